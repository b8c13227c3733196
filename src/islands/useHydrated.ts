import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hydratedAttribute, hydratedEvent } from '../dom-contract.ts';

/*
 * How the HTML of a page becomes a form that listens, in this order:
 *
 * 1. The HTML has the whole form. Its fields can be filled in; its buttons are disabled (`Button.tsx`), so nothing is sent.
 * 2. After the first paint, after a second at the latest, or at once on a prerendered page, `client:paint`
 *    (`hydration/paint.ts`) loads the file of the island and the renderer with React DOM, then the files that these import:
 *    two round trips. After a second, Astro requests a file that failed again.
 * 3. React hydrates the HTML. It keeps the elements, and so what was typed, also where a translation replaced texts
 *    (`Text.tsx`). Where an extension inserted elements, React renders the form again, and `useHydrated` copies the fields.
 * 4. Effects run: the draft is restored, the date is set. React enables the buttons, and `useHydrated` marks the island as
 *    hydrated. On a prerendered page, draft and date wait until it is activated (`when-activated.ts`).
 *
 * If a file fails twice, the page shows a message until it is reloaded (`layouts/FormLayout.astro`). Until the files arrive, the
 * form says that it is loading, after 30 s with the mailbox. The header and the terms hydrate in the same way when they are used,
 * where the box is ticked already, and for a signed-in user after the paint (`hydration/intent.ts`).
 */

/**
 * The inputs of the server-rendered HTML, as elements, since their values may still change; and the focus. Called while the
 * elements are in the page, before React may replace them.
 */
function captureInputs() {
  if (import.meta.env.SSR) return { inputs: [], focused: null };
  const selector = `astro-island:not([${hydratedAttribute}]) input`;
  const inputs = [...document.querySelectorAll<HTMLInputElement>(selector)];
  return { inputs, focused: document.activeElement };
}

/** Copies the state, the focus and the selection. */
function copyInput(from: HTMLInputElement, to: HTMLInputElement, focus: boolean) {
  to.checked = from.checked;
  if (from.type === 'file') to.files = from.files;
  else if (to.value !== from.value) to.value = from.value;
  if (!focus || document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  // Some types of input have no selection.
  if (from.selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Keeps what was typed before hydration, then marks the island as hydrated. */
export function useHydrated(element: RefObject<HTMLElement | null>) {
  const [{ inputs, focused }] = useState(captureInputs);
  // A layout effect, since the effects of the form read the inputs.
  useLayoutEffect(() => {
    for (const to of element.current?.querySelectorAll('input') ?? []) {
      const from = inputs.find(({ name }) => name === to.name);
      if (from && from !== to) copyInput(from, to, from === focused);
    }
  }, [element, inputs, focused]);
  useEffect(() => {
    // In a microtask, after the effects of the form around and the update that enables the buttons.
    queueMicrotask(() => {
      const island = element.current?.closest('astro-island');
      island?.setAttribute(hydratedAttribute, '');
      island?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    });
  }, [element]);
}
