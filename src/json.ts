/** Whether a parsed JSON value is an object, not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path in parsed JSON; undefined if the path does not exist. */
export const valueAt = (json: unknown, ...path: readonly string[]): unknown =>
  path.reduce((value, key) => (isRecord(value) ? value[key] : undefined), json);

/** A value if it is a string, otherwise an empty string. */
export const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');
