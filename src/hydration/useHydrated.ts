import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hydratedAttribute, hydratedEvent } from '../dom-contract.ts';

/**
 * The inputs of the HTML and the focused element, before React may replace them. Returns elements instead of values, because the
 * visitor may still type.
 */
function captureInputs() {
  if (import.meta.env.SSR) return { inputs: [], focused: null };
  const selector = `astro-island:not([${hydratedAttribute}]) input`;
  return {
    inputs: [...document.querySelectorAll<HTMLInputElement>(selector)],
    focused: document.activeElement,
  };
}

/** Copies the state of an input, and the focus. The browser puts the cursor at the end of the text. */
function copyInput(from: HTMLInputElement, to: HTMLInputElement, focus: boolean) {
  to.checked = from.checked;
  if (from.type === 'file') to.files = from.files;
  else if (to.value !== from.value) to.value = from.value;
  if (focus && document.activeElement === document.body) to.focus({ preventScroll: true });
}

/** Keeps what was typed before hydration if React replaces the inputs, then marks the island as hydrated. */
export function useHydrated(element: RefObject<HTMLElement | null>) {
  const [{ inputs, focused }] = useState(captureInputs);
  // A layout effect, because the effects of the form read the inputs.
  useLayoutEffect(() => {
    for (const to of element.current?.querySelectorAll('input') ?? []) {
      const from = inputs.find(({ name }) => name === to.name);
      if (from && from !== to) copyInput(from, to, from === focused);
    }
  }, [element, inputs, focused]);
  useEffect(() => {
    // In a microtask: after the effects of the form, and after the update that enables its buttons.
    queueMicrotask(() => {
      const island = element.current?.closest('astro-island');
      island?.setAttribute(hydratedAttribute, '');
      island?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    });
  }, [element]);
}
