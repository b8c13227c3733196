import { useEffect, useEffectEvent, useState } from 'react';
import { isNearlySent } from '../../api/upload.ts';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTypedText } from '../../fields/field-table.ts';
import { whenActivated } from '../../hydration/when-activated.ts';
import { useForm } from '../form/form-context.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import { type DraftChange, draftNote, readDraft, removeDraft, restoredText, writeDraft } from './draft.ts';

/** Selects the inputs that a draft stores. */
const textInputs = Object.entries<FieldSpec>(applicationFields)
  .flatMap(([name, spec]) => (isTypedText(spec) ? `input[name=${name}]` : []))
  .join();

/** Whether this visit is a reload, Back or Forward. The browser may have filled in the form then. */
const isRevisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));

/**
 * Stores the text of the form as a draft while the visitor types, and restores it (`restoredText`). After a draft is removed,
 * here or in another tab, it is stored again only when the visitor types.
 * @returns the note about the draft, whether one is stored, and a function that discards the draft
 */
export function useDraft() {
  const { form, busy, progress, outcome } = useForm();
  const [change, setChange] = useState<DraftChange>('none');
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  const isStored = change === 'saved' || change === 'restored';

  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>(textInputs) ?? [])];
  /** Shows a change, unless there is no stored draft (any more). */
  const refresh = (change: DraftChange) => {
    const draft = readDraft();
    setChange(draft ? change : 'none');
    setMayHaveArrived(draft?.mayHaveArrived ?? false);
  };
  const save = (mayHaveArrived = readDraft()?.mayHaveArrived ?? false) => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    writeDraft({ texts, query: location.search, mayHaveArrived });
    refresh('saved');
  };
  const restore = () => {
    const draft = readDraft();
    // It may have expired.
    if (!draft) removeDraft();
    const isFilledIn = inputs().some(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) input.value = restoredText(input, draft, location.search);
    // The visitor has typed before hydration.
    if (isFilledIn && !isRevisit()) return save();
    // The note asks for the resume again, unless the browser has kept the file.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length === 1;
    refresh(hasFile ? 'saved' : 'restored');
  };

  const onMount = useEffectEvent(restore);
  useEffect(() => whenActivated(() => onMount()), []);
  const onInput = ({ target }: Event) => {
    // Choosing a file updates a stored draft, but starts no new one.
    if (isStored || (target instanceof HTMLInputElement && target.type !== 'file')) save();
  };
  useWindowEvent('input', onInput);
  // Autofill may dispatch no `input`.
  useWindowEvent('change', onInput);
  useWindowEvent('reset', () => {
    removeDraft();
    refresh('none');
  });
  // Another tab may have removed the draft, also while this page was in the back/forward cache.
  const refreshStored = () => isStored && refresh(change);
  useWindowEvent('storage', refreshStored);
  useWindowEvent('pageshow', refreshStored);
  // Marks the draft before the response too, because the visitor may close the page meanwhile.
  const arrival = busy && isNearlySent(progress) ? 'unknown' : outcome?.arrival;
  const markDraft = useEffectEvent(() => {
    if (isStored && arrival) save(arrival === 'unknown');
  });
  useEffect(() => markDraft(), [arrival]);

  const discard = () => {
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    setChange('discarded');
  };
  return { note: draftNote(change, mayHaveArrived, busy, outcome?.arrival), isStored, discard };
}
