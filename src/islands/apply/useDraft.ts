import { useEffect, useEffectEvent, useState } from 'react';
import { isNearlySent } from '../../api/upload.ts';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTextInput } from '../../fields/field-table.ts';
import { whenActivated } from '../../hydration/when-activated.ts';
import type { draftMessages } from '../../messages/apply.ts';
import { useForm } from '../form/form-context.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import { readDraft, removeDraft, restoredText, writeDraft } from './draft.ts';

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
  const { form, busy, progress, outcome } = useForm();
  const [note, setNote] = useState<keyof typeof draftMessages>('none');
  const isStored = note !== 'none' && note !== 'discarded';

  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>(textInputs) ?? [])];
  const showStored = (note: 'saved' | 'restored') => {
    const draft = readDraft();
    setNote(draft?.mayHaveArrived ? 'mayHaveArrived' : draft ? note : 'none');
  };
  const save = (mayHaveArrived = readDraft()?.mayHaveArrived ?? false) => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    writeDraft({ texts, query: location.search, mayHaveArrived });
    showStored('saved');
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
    showStored(hasFile ? 'saved' : 'restored');
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
    setNote('none');
  });
  // Another tab may have removed the draft, also while this page was in the back/forward cache.
  const onOtherTab = () => readDraft() ?? setNote('none');
  useWindowEvent('storage', onOtherTab);
  useWindowEvent('pageshow', onOtherTab);
  // Marks the draft before the response too, because the visitor may close the page meanwhile.
  const mayHaveArrived = busy ? isNearlySent(progress) || undefined : outcome?.mayHaveArrived;
  const markDraft = useEffectEvent(() => {
    if (isStored && mayHaveArrived !== undefined) save(mayHaveArrived);
  });
  useEffect(() => markDraft(), [mayHaveArrived]);

  const discard = () => {
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    setNote('discarded');
  };
  // The outcome says it already.
  const isRepeated = note === 'mayHaveArrived' && (busy || outcome?.mayHaveArrived);
  return { note: isRepeated ? 'saved' : note, isStored, discard };
}
