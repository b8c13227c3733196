import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecord } from '../../api/response.ts';
import { draftDays } from '../../fields/draft-days.ts';
import { type FieldTable, isTextInput } from '../../fields/field-table.ts';
import { safely } from '../../safely.ts';
import { whenActivated } from '../when-activated.ts';

export type DraftState =
  /** Nothing is stored. */
  | 'none'
  /**
   * Stored, and the visitor need not choose the file again: typed on this page, or the file or the only text is there already.
   */
  | 'kept'
  /** From an earlier page. The file is missing. */
  | 'restored'
  /** As `restored`, but that page sent it and got no response. */
  | 'sent'
  /** None, since the visitor pressed Discard. */
  | 'discarded'
  /**
   * Text without a draft, which was removed in another tab, has expired, or was removed before the browser restored the text.
   */
  | 'removed';

const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;

/** The texts of a stored draft, none if it is old; whether it was sent; and the query of the page they were typed on. */
function readDraft(stored: string | null | undefined) {
  // Without a draft this parses `null`, which is JSON.
  const draft: unknown = safely(() => JSON.parse(String(stored)));
  const { savedAt, query, fields, sent } = isRecord(draft) ? draft : {};
  const age = Date.now() - Number(savedAt);
  return {
    query,
    sent: sent === true,
    isFuture: age < 0,
    // A draft that is dated in the future, by a clock that was wrong, counts as new.
    texts: age < maxAgeMs && isRecord(fields) ? fields : {},
  };
}

/** Whether the browser may have filled in the form with the text of an earlier visit. */
const isRevisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));

/**
 * Stores the text of a form as a draft in local storage, never a password or a file, and restores it. What was typed before
 * hydration wins over the draft, and the draft over what the query of the page fills in, unless that query is another one than
 * that of the draft. A draft that was removed, here or in another tab, is written again only when the visitor types.
 * @param key of the draft; without it there is none
 * @param isSent whether a request was sent whole and has no response, also after it has ended
 * @returns the state of the draft, and functions that save and remove it
 */
export function usePersistedFields(
  form: RefObject<HTMLFormElement | null>,
  fields: FieldTable,
  key: string | undefined,
  isSent: boolean,
) {
  const [state, setState] = useState<DraftState>('none');
  const sent = useRef(false);

  const inputs = () =>
    Object.entries(fields).flatMap(([name, spec]) => {
      const input = form.current?.elements.namedItem(name);
      return isTextInput(spec) && input instanceof HTMLInputElement ? input : [];
    });
  const stored = () => (key ? safely(() => localStorage.getItem(key)) : undefined);
  const remove = (next: DraftState = 'none') => {
    if (key) safely(() => localStorage.removeItem(key));
    // The next draft was not sent, unless this page is sending it.
    sent.current = isSent;
    setState(next);
  };
  const save = () => {
    if (!key) return;
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    const draft = JSON.stringify({
      savedAt: Date.now(),
      query: location.search,
      fields: texts,
      sent: sent.current,
    });
    const saved =
      Object.values(texts).some(Boolean) &&
      safely(() => {
        localStorage.setItem(key, draft);
        return true;
      });
    // In full storage, the previous draft would replace newer text.
    if (saved) setState('kept');
    else remove();
  };
  const restore = () => {
    const { query, texts, isFuture, ...draft } = readDraft(stored());
    sent.current = draft.sent;
    // Before hydration, or in an earlier visit whose text the browser restored.
    const typed = inputs().filter(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs().filter((each) => !typed.includes(each))) {
      const text = texts[input.name];
      // A value here is from the query of the page.
      if (typeof text === 'string' && (input.value === '' || query === location.search)) input.value = text;
    }
    const isNewer = typed.some(({ name, value }) => value !== texts[name]);
    const hasDraft = Object.values(texts).some(Boolean);
    if (!hasDraft && !isNewer) return remove();
    // The browser filled in the text of a draft that was removed.
    if (!hasDraft && isRevisit()) return remove('removed');
    if (isNewer) return save();
    // Corrects its date.
    if (isFuture) save();
    const isRestored = inputs().some(({ name, value }) => value && value === texts[name]);
    // Chosen before hydration, or restored by Firefox.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length;
    // If the query filled in the only field of the draft, nothing was restored.
    setState(hasFile || !isRestored ? 'kept' : sent.current ? 'sent' : 'restored');
  };
  const onMount = useEffectEvent(restore);
  const onRemovedElsewhere = useEffectEvent(() => {
    if (state !== 'none' && state !== 'discarded' && stored() === null) setState('removed');
  });
  useEffect(() => {
    if (!key) return;
    whenActivated(() => onMount());
    const controller = new AbortController();
    // After a return from the back/forward cache, `storage` events of other tabs may be missing.
    for (const type of ['storage', 'pageshow'])
      addEventListener(type, () => onRemovedElsewhere(), { signal: controller.signal });
    return () => controller.abort();
  }, [key]);

  const mark = useEffectEvent((isSent: boolean) => {
    sent.current = isSent;
    if (stored()) save();
  });
  useEffect(() => {
    if (!isSent) return;
    mark(true);
    return () => mark(false);
  }, [isSent]);

  return { state, save, remove };
}
