import { useEffect, useEffectEvent, useState } from 'react';
import { applicationFields } from '../../fields/application.ts';
import { type FieldSpec, isTextInput } from '../../fields/field-table.ts';
import { useForm } from '../form/form-context.ts';
import { useWindowEvent } from '../useWindowEvent.ts';
import { whenActivated } from '../../hydration/when-activated.ts';
import { readDraft, removeDraft, writeDraft } from './draft.ts';

/** What the visitor reads about the draft (`messages/apply.ts`). */
type DraftState =
  /** Nothing is stored: nothing was typed, the form was sent, or the storage is full or denied. */
  | 'none'
  | 'kept'
  /** From an earlier page. The file is missing. */
  | 'restored'
  /** Kept, and the application may have arrived. */
  | 'unanswered'
  /** None, since the visitor pressed Discard. */
  | 'discarded';

const textFields = Object.entries<FieldSpec>(applicationFields)
  .filter(([, spec]) => isTextInput(spec))
  .map(([name]) => name);

/** Whether the browser may have filled in the form with the text of an earlier visit. */
const isRevisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type));

/**
 * Stores the text of the form as a draft while the visitor types, and restores it. Text typed before hydration wins over the
 * draft. The draft wins over what the query of the page fills in, unless that query is new. A draft that was removed, here or
 * in another tab, is stored again only when the visitor types.
 * @returns the state of the draft, and a function that discards it
 */
export function useDraft() {
  const { form, outcome } = useForm();
  const [state, setState] = useState<DraftState>('none');
  const isStored = !['none', 'discarded'].includes(state);

  const inputs = () =>
    textFields.flatMap((name) => {
      const input = form.current?.elements.namedItem(name);
      return input instanceof HTMLInputElement ? input : [];
    });
  const showStored = () => {
    const draft = readDraft();
    setState(!draft ? 'none' : draft.unanswered ? 'unanswered' : 'kept');
  };
  const save = () => {
    const texts = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
    writeDraft({ texts, query: location.search, unanswered: readDraft()?.unanswered ?? false });
    showStored();
  };
  const restore = () => {
    const draft = readDraft();
    if (!draft) removeDraft();
    // Typed before hydration, or restored by the browser.
    const isTyped = inputs().some(({ value, defaultValue }) => value !== defaultValue);
    for (const input of inputs()) {
      const text = draft?.texts[input.name];
      // A default value is from the query of the page.
      const isOpen =
        input.value === '' || (input.value === input.defaultValue && draft?.query === location.search);
      if (isOpen && typeof text === 'string') input.value = text;
    }
    const hasFile = form.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length === 1;
    if (isTyped && !isRevisit()) save();
    else if (draft) setState(draft.unanswered ? 'unanswered' : hasFile ? 'kept' : 'restored');
  };

  const onMount = useEffectEvent(restore);
  useEffect(() => whenActivated(() => onMount()), []);
  const onInput = ({ target }: Event) => {
    // A chosen file alone does not store a draft that was removed.
    if (isStored || (target instanceof HTMLInputElement && target.type !== 'file')) save();
  };
  useWindowEvent('input', onInput);
  // Autofill may dispatch no `input`.
  useWindowEvent('change', onInput);
  useWindowEvent('reset', () => {
    removeDraft();
    setState('none');
  });
  const onRemovedElsewhere = () => isStored && !readDraft() && setState('none');
  useWindowEvent('storage', onRemovedElsewhere);
  // After a return from the back/forward cache, `storage` events of other tabs may be missing.
  useWindowEvent('pageshow', onRemovedElsewhere);
  // A submit may have marked the draft.
  const onOutcome = useEffectEvent(() => isStored && outcome && showStored());
  useEffect(() => void onOutcome(), [outcome]);

  const discard = () => {
    form.current?.reset();
    setState('discarded');
  };
  return { state, isStored, discard };
}
