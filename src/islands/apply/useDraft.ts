import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * Stores the text of the form as a draft while the visitor types, and restores it (`restoredText`). After a draft is removed,
 * here or in another tab, it is stored again only when the visitor types.
 * @returns what the visitor is told about the draft, whether one is stored, and a function that discards the draft
 */
export function useDraft() {
  const { form, outcome } = useForm();
  const [state, setState] = useState<keyof typeof draftMessages>('none');
  const isStored = state !== 'none' && state !== 'discarded';

  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>(textInputs) ?? [])];
  /** Shows what is in the storage now. */
  const show = (stored: 'saved' | 'restored') => {
    const draft = readDraft();
    setState(!draft ? 'none' : draft.unanswered ? 'unanswered' : stored);
  };
  const save = () => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    writeDraft({ texts, query: location.search, unanswered: readDraft()?.unanswered ?? false });
    show('saved');
  };
  const restore = () => {
    const draft = readDraft();
    // It may have expired.
    if (!draft) removeDraft();
    // The visitor may have typed before hydration. After a reload or Back, the browser may have restored the text.
    const isRevisit = performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));
    const isFilledIn = inputs().some(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) input.value = restoredText(input, draft, location.search);
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length === 1;
    if (isFilledIn && !isRevisit) save();
    else show(hasFile ? 'saved' : 'restored');
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
    setState('none');
  });
  const refresh = () => isStored && show(state === 'restored' ? state : 'saved');
  // Another tab may have removed the draft, also while this page was in the back/forward cache.
  useWindowEvent('storage', refresh);
  useWindowEvent('pageshow', refresh);
  // A submit may have marked the draft.
  const onOutcome = useEffectEvent(refresh);
  useEffect(() => void onOutcome(), [outcome]);

  const discard = () => {
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    setState('discarded');
  };
  // The note of an unanswered submit already says that the application may have arrived.
  return { state: outcome?.unanswered && isStored ? 'saved' : state, isStored, discard } as const;
}
