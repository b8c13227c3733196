import { useEffect, useEffectEvent, useState } from 'react';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTypedText } from '../../fields/field-table.ts';
import { whenActivated } from '../../hydration/when-activated.ts';
import { useForm } from '../form/form-context.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import { type Draft, readDraft, removeDraft, restoredText, updateDraft } from './draft.ts';

/** Selects the inputs that a draft stores. */
const textInputs = Object.entries<FieldSpec>(applicationFields)
  .flatMap(([name, spec]) => (isTypedText(spec) ? `input[name=${name}]` : []))
  .join();

/** Whether this visit is a reload, Back or Forward. The browser may have filled in the form then. */
const isRevisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));

/** What this tab shows: the stored draft, and what last happened to the draft. */
interface Shown {
  readonly draft?: Draft | undefined;
  readonly event: 'none' | 'saved' | 'restored' | 'discarded';
}

/**
 * Keeps the text of the form as a draft in local storage:
 *
 * | what happens                       | stored draft                | `event`                              |
 * | ---------------------------------- | --------------------------- | ------------------------------------ |
 * | the form opens                     | read, see `restoredText`    | restored; saved, if a file is chosen |
 * | the visitor typed before hydration | saved                       | saved                                |
 * | the visitor types                  | saved                       | saved                                |
 * | the visitor chooses a file         | saved, if a draft is shown  | saved, if a draft is shown           |
 * | the application succeeds           | removed                     | none                                 |
 * | the visitor presses Discard        | removed                     | discarded                            |
 * | a submit begins or ends            | read, if a draft is shown   |                                      |
 * | another tab changes the draft      | read, if a draft is shown   | none, if it was removed              |
 *
 * @returns the note about the draft (its key in `draftMessages`), whether one is stored, and a function that discards the draft
 */
export function useDraft() {
  const { form, busy, outcome } = useForm();
  const [{ draft, event }, setShown] = useState<Shown>({ event: 'none' });

  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>(textInputs) ?? [])];
  /** Reads the storage, which may be full or denied. */
  const refresh = (event: Shown['event']) => {
    const draft = readDraft();
    setShown({ draft, event: draft ? event : 'none' });
  };
  const refreshShown = () => {
    if (draft) refresh(event);
  };
  const save = () => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    updateDraft({ texts, query: location.search });
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
    // `restored` asks for the resume again, which is wrong if the browser has kept the file.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length === 1;
    refresh(hasFile ? 'saved' : 'restored');
  };

  const onMount = useEffectEvent(restore);
  useEffect(() => whenActivated(() => onMount()), []);
  const onInput = ({ target }: Event) => {
    if (draft || (target instanceof HTMLInputElement && target.type !== 'file')) save();
  };
  useWindowEvent('input', onInput);
  // Autofill may dispatch no `input`.
  useWindowEvent('change', onInput);
  useWindowEvent('reset', () => {
    removeDraft();
    refresh('none');
  });
  useWindowEvent('storage', refreshShown);
  // Another tab may have changed the draft while this page was in the back/forward cache.
  useWindowEvent('pageshow', refreshShown);
  // A submit may have changed `mayHaveArrived`.
  const onBusy = useEffectEvent(refreshShown);
  useEffect(() => onBusy(), [busy]);

  const discard = () => {
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    setShown({ event: 'discarded' });
  };
  // During a submit, a warning is too early. After a submit, its own message says whether the application arrived.
  const warns = draft?.mayHaveArrived && !busy && (!outcome || outcome.kind === 'invalid');
  return { note: warns ? 'mayHaveArrived' : event, isStored: draft !== undefined, discard } as const;
}
