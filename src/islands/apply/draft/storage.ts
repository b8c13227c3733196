import { clear, createStore, del, getMany, keys, setMany } from 'idb-keyval';

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** A database of its own; it is opened at the first access, which fails where the browser refuses storage. */
const place = createStore('application', 'draft');

const savedAt = ' savedAt';

/**
 * What the draft holds in these fields, in their order: a text, a file, or nothing. A draft that is too old is deleted.
 * @throws whatever the browser says when it refuses storage, here and below
 */
export async function read(fields: readonly string[]): Promise<unknown[]> {
  const [at, ...values] = await getMany<unknown>([savedAt, ...fields], place);
  if (typeof at === 'number' && Date.now() - at < lifetime) return values;
  if (at !== undefined) await clear(place);
  return [];
}

/** Keeps the value of one field, and so the whole draft for another seven days. */
export const write = (field: string, value: string | File): Promise<void> =>
  setMany(
    [
      [field, value],
      [savedAt, Date.now()],
    ],
    place,
  );

/** Whether any field is kept. */
export const holds = async (): Promise<boolean> => (await keys(place)).some((key) => key !== savedAt);

/** Forgets one field. */
export const remove = (field: string): Promise<void> => del(field, place);

/** Forgets the draft. */
export const removeAll = (): Promise<void> => clear(place);
