import type { Draft } from './draft.ts';

/**
 * The text of a field after hydration. The first of these wins:
 *
 * 1. what the visitor typed before hydration, or the browser restored
 * 2. the position in the URL, if the draft belongs to another URL
 * 3. the draft
 * 4. the default value
 */
export function restoredText(
  { name, value, defaultValue }: Pick<HTMLInputElement, 'name' | 'value' | 'defaultValue'>,
  draft: Pick<Draft, 'texts' | 'query'> | undefined,
  query: string,
): string {
  const text = draft?.texts[name];
  const isReplaceable = value === '' || (value === defaultValue && draft?.query === query);
  return isReplaceable && typeof text === 'string' ? text : value;
}
