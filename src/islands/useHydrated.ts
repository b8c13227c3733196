import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hydratedAttribute, hydratedEvent } from '../dom-contract.ts';

/** The inputs of the server-rendered HTML, as elements, since their values may still change; and the focus. */
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

/**
 * Marks the island as hydrated. React attaches event listeners at commit, later than Astro removes `ssr`. First it copies
 * what was typed before hydration into inputs that React replaced, as React does when an extension inserted elements beside them.
 */
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
    // In a microtask, after the effects of all components, such as the one of `DateField`.
    queueMicrotask(() => {
      const island = element.current?.closest('astro-island');
      island?.setAttribute(hydratedAttribute, '');
      island?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    });
  }, [element]);
}
