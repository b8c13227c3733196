/** Fields by their names. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same but for the order of their fields. */
export const isEqual = (one: unknown, other: unknown) => sorted(one) === sorted(other);

const sorted = (value: unknown) =>
  JSON.stringify(value, (_name, inner: unknown) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );

/** What nobody filled in: nothing, a blank text, or what holds nothing else. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : value === undefined ||
      value === null ||
      (typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * What a file should hold: what the editor hands back, with the old value wherever nobody changed it. The editor
 * adds fields that are empty, sets what nobody ticked to false, and trims every text.
 * @param emptied what a text becomes that was emptied; nothing, and its field goes
 */
export function wanted(now: unknown, old: unknown, emptied?: ''): unknown {
  if (isEmpty(now)) return isEmpty(old) ? old : typeof old === 'string' ? emptied : undefined;
  if (typeof now === 'string') return typeof old === 'string' && now.trim() === old.trim() ? old : now;
  if (Array.isArray(now)) {
    const known: readonly unknown[] = Array.isArray(old) ? old : [];
    const places = placesOf(now, known);
    const items = now.map((item, index) => wanted(item, known[places[index] ?? -1]));
    return items.filter((item) => item !== undefined);
  }
  if (!isFields(now)) return now;
  const names = Object.keys(isFields(old) ? { ...now, ...old } : now);
  const fields = names.map((name) => {
    const [value, known] = [fieldOf(now, name), fieldOf(old, name)];
    const isUnticked = value === false && known === undefined && isFields(old);
    return [name, isUnticked ? undefined : wanted(value, known, emptied)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const fieldOf = (fields: unknown, name: string) =>
  isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Where each item of a list stood before: the same item, else one with a field in common, else one at its place. */
export function placesOf(now: readonly unknown[], old: readonly unknown[]): readonly (number | undefined)[] {
  const isNear = (index: number, place: number) =>
    place === index || place - old.length === index - now.length;
  const isSame = (index: number, place: number) => isEqual(wanted(now[index], old[place]), old[place]);
  const isAlike = (index: number, place: number) =>
    Object.entries(Object(now[index])).some(
      ([name, value]) => isFields(old[place]) && !isEmpty(value) && isEqual(value, fieldOf(old[place], name)),
    );
  const left = new Set(old.keys());
  let places: readonly (number | undefined)[] = now.map(() => undefined);
  for (const fits of [(i: number, j: number) => isNear(i, j) && isSame(i, j), isSame, isAlike, isNear])
    places = places.map((known, index) => {
      const place = known ?? [...left].find((place) => fits(index, place));
      left.delete(place ?? -1);
      return place;
    });
  return places;
}
