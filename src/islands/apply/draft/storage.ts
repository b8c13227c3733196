import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

const database = createStore('application', 'draft');

/** Opens the database at the first access. Where the browser refuses it, some throw at once: that is a rejection here too. */
const store: UseStore = async (mode, work) => database(mode, work);

const savedAt = ' savedAt';

/**
 * Works on the draft in one transaction, once what is too old is deleted: what another transaction wrote in between is
 * neither lost nor mixed with words of an old draft. One that was saved under a clock that ran ahead counts as saved now.
 */
const onDraft = <T>(work: (draft: IDBObjectStore) => Promise<T>): Promise<T> =>
  store('readwrite', async (draft) => {
    const at: unknown = await promisifyRequest(draft.get(savedAt));
    const now = Date.now();
    const age = typeof at === 'number' ? now - at : Infinity;
    if (age >= lifetime) draft.clear();
    else if (age < 0) draft.put(now, savedAt);
    return work(draft);
  });

/**
 * What the draft holds in these fields, in their order: a text, a file, or nothing. A draft that is too old is deleted.
 * @throws whatever the browser says when it refuses storage, here and below
 */
export const read = (fields: readonly string[]): Promise<unknown[]> =>
  onDraft((draft) =>
    Promise.all(fields.map((field): Promise<unknown> => promisifyRequest(draft.get(field)))),
  );

/** Keeps the value of one field, and so the whole draft for another seven days. */
export const write = (field: string, value: string | File): Promise<void> =>
  onDraft((draft) => {
    draft.put(value, field);
    draft.put(Date.now(), savedAt);
    return promisifyRequest(draft.transaction);
  });

/** Whether any field is kept. */
export const holds = (): Promise<boolean> =>
  store('readonly', async (draft) =>
    (await promisifyRequest(draft.getAllKeys())).some((key) => key !== savedAt),
  );

/** Forgets one field. */
export const remove = (field: string): Promise<void> =>
  store('readwrite', (draft) => {
    draft.delete(field);
    return promisifyRequest(draft.transaction);
  });

/** Forgets the draft. */
export const removeAll = (): Promise<void> =>
  store('readwrite', (draft) => {
    draft.clear();
    return promisifyRequest(draft.transaction);
  });
