import { useEffect, useEffectEvent } from 'react';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTypedText } from '../../fields/field-table.ts';
import { whenActivated } from '../../hydration/when-activated.ts';
import { useForm } from '../form/form-context.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import { loadDraft, refreshDraft, removeDraft, restoredText, saveDraft } from './draft.ts';

/** Selects the inputs that a draft stores. */
const textInputs = Object.entries<FieldSpec>(applicationFields)
  .flatMap(([name, spec]) => (isTypedText(spec) ? `input[name=${name}]` : []))
  .join();

/** Whether this visit is a reload, Back or Forward. */
const isRevisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));

/**
 * Fills in the form from the draft, and saves what the visitor types.
 * @returns a function that discards the draft
 */
export function useDraft() {
  const { form } = useForm();

  const inputs = () => [...(form.current?.querySelectorAll<HTMLInputElement>(textInputs) ?? [])];
  const save = () => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    saveDraft(texts, location.search);
  };
  const restore = () => {
    // First, because the draft fills in fields too.
    const isFilledIn = inputs().some(({ value, defaultValue }) => value !== defaultValue);
    // `restored` asks for the resume again, which is wrong if the browser has kept the file.
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length;
    const draft = loadDraft(hasFile ? 'saved' : 'restored');
    for (const input of inputs()) input.value = restoredText(input, draft, location.search);
    // Save what the visitor typed before hydration, but not what the browser restored.
    if (isFilledIn && !isRevisit()) save();
  };

  const onMount = useEffectEvent(restore);
  useEffect(() => whenActivated(() => onMount()), []);
  useWindowEvent('input', save);
  // Autofill may dispatch no `input`.
  useWindowEvent('change', save);
  // Another tab may have changed the draft, also while this page was in the back/forward cache.
  useWindowEvent('storage', refreshDraft);
  useWindowEvent('pageshow', refreshDraft);

  return () => {
    removeDraft('discarded');
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  };
}
