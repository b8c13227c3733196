import type { Page } from '@playwright/test';
import Color from 'colorjs.io';

/**
 * The controls whose focus ring, or whose edge if they are fields, has too little contrast with its ground (WCAG 2.2, 1.4.11).
 * @param part a selector of the part of the page to check
 */
export async function weakRings(page: Page, part: string): Promise<string[]> {
  const lines = await page.evaluate(linesOf, part);
  const weak = lines.filter(({ colour, ground }) => new Color(colour).contrast(ground, 'WCAG21') < 3);
  return weak.map(({ html }) => html);
}

/** Runs in the page: the colours of rings and edges. The ground of a ring is inside the control or around it. */
function linesOf(part: string) {
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isTransparent = /rgba|\//.test(backgroundColor);
    return isTransparent && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
  };
  const root = document.querySelector('dialog[open]') ?? document.querySelector(part) ?? document;
  const controls = root.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, input');
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor } =
      getComputedStyle(control);
    const html = control.outerHTML.slice(0, 100);
    const around = groundOf(control.parentElement ?? control);
    const isInside = parseFloat(outlineOffset) <= -parseFloat(outlineWidth);
    const ground = isInside ? groundOf(control) : around;
    const ring = { html, colour: outlineStyle === 'none' ? ground : outlineColor, ground };
    return control.matches('input') ? [ring, { html, colour: borderTopColor, ground: around }] : [ring];
  });
}
