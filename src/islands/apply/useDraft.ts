import { useEffect, useEffectEvent, useState } from 'react';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTextInput } from '../../fields/field-table.ts';
import { whenActivated } from '../../hydration/when-activated.ts';
import { useForm } from '../form/form-context.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import { draftNote, readDraft, removeDraft, restoredText, writeDraft } from './draft.ts';

/** Selects the inputs that a draft stores. */
const textInputs = Object.entries<FieldSpec>(applicationFields)
  .flatMap(([name, spec]) => (isTextInput(spec) ? `input[name=${name}]` : []))
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
  const { form, outcome } = useForm();
  /** Whether the stored draft may have arrived; undefined if there is none. Without the texts, which change with each key. */
  const [mayHaveArrived, setMayHaveArrived] = useState<boolean>();
  const isStored = mayHaveArrived !== undefined;
  /** What last happened to the draft, unless the visitor has typed since. */
  const [change, setChange] = useState<'restored' | 'discarded'>();

  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>(textInputs) ?? [])];
  const refresh = () => setMayHaveArrived(readDraft()?.mayHaveArrived);
  const save = () => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    writeDraft({ texts, query: location.search, mayHaveArrived: readDraft()?.mayHaveArrived ?? false });
    refresh();
    setChange(undefined);
  };
  const restore = () => {
    const draft = readDraft();
    // It may have expired.
    if (!draft) removeDraft();
    const isFilledIn = inputs().some(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) input.value = restoredText(input, draft, location.search);
    // The visitor has typed before hydration.
    if (isFilledIn && !isRevisit()) return save();
    refresh();
    // The note asks for the resume again, unless the browser has kept the file.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length === 1;
    if (!hasFile) setChange('restored');
  };

  const onMount = useEffectEvent(restore);
  useEffect(() => whenActivated(() => onMount()), []);
  const onInput = ({ target }: Event) => {
    // Choosing a file doesn’t bring back a removed draft.
    if (isStored || (target instanceof HTMLInputElement && target.type !== 'file')) save();
  };
  useWindowEvent('input', onInput);
  // Autofill may dispatch no `input`.
  useWindowEvent('change', onInput);
  useWindowEvent('reset', () => {
    removeDraft();
    refresh();
    setChange(undefined);
  });
  // A change in another tab matters only if this tab has a draft.
  const refreshStored = () => isStored && refresh();
  // Another tab may have removed the draft, also while this page was in the back/forward cache.
  useWindowEvent('storage', refreshStored);
  useWindowEvent('pageshow', refreshStored);
  // A submit may have marked the draft.
  const onOutcome = useEffectEvent(refreshStored);
  useEffect(() => void onOutcome(), [outcome]);

  const discard = () => {
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    setChange('discarded');
  };
  return { note: draftNote(mayHaveArrived, change, outcome), isStored, discard };
}
