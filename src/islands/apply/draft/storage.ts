import { clear, createStore, promisifyRequest, type UseStore } from 'idb-keyval';

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
 * What the draft holds, by field: texts and a file. A draft that is too old is deleted.
 * @throws whatever the browser says when it refuses storage, here and below
 */
export const read = (): Promise<FormData> =>
  onDraft(async (draft) => {
    const fields = await promisifyRequest(draft.getAllKeys());
    const values: unknown[] = await promisifyRequest(draft.getAll());
    const data = new FormData();
    for (const [index, field] of fields.entries()) {
      const value = values[index];
      if (typeof value === 'string' || value instanceof File) data.set(String(field), value);
    }
    return data;
  });

/** Keeps the value of one field, and so the whole draft for another seven days; without one, forgets the field. */
export const write = (field: string, value?: string | File): Promise<void> =>
  onDraft((draft) => {
    if (value) {
      draft.put(value, field);
      draft.put(Date.now(), savedAt);
    } else draft.delete(field);
    return promisifyRequest(draft.transaction);
  });

/** Forgets the draft. */
export const removeAll = (): Promise<void> => clear(store);
