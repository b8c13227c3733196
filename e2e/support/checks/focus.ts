import type { Locator } from '@playwright/test';
import Color from 'colorjs.io';

/** Returns the controls that are hidden while they have the focus, or whose focus ring or border has too little contrast. */
export async function controlsWithoutVisibleFocus(part: Locator) {
  const controls = await part
    .locator('a[href], button:enabled, summary, input, [tabindex="0"]')
    .evaluateAll(focusEach);
  // WCAG 2.2, 1.4.11.
  return controls.filter(
    ({ isSeen, ringAndBorder }) =>
      !isSeen ||
      ringAndBorder.some(({ color, background }) => new Color(color).contrast(background, 'WCAG21') < 3),
  );
}

/** Runs in the page: whether each visible control is seen when it has the focus, and the colors of its focus ring and border. */
function focusEach(controls: HTMLElement[]) {
  const backgroundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isTransparent = /rgba|\//.test(backgroundColor);
    return isTransparent && element.parentElement ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const partOf = (element: Element | null) => element?.closest('header, main, footer, dialog');

  /** Another control of the same part may be on top: a link covers its card. */
  const isSeen = (control: Element) => {
    const [{ x, y, width, height } = new DOMRect()] = control.getClientRects();
    const top = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1));
    return control.matches(':focus') && partOf(top) === partOf(control);
  };

  const colorsOf = (control: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor } =
      getComputedStyle(control);
    const around = backgroundOf(control.parentElement ?? control);
    const isInside = parseFloat(outlineOffset) <= -parseFloat(outlineWidth);
    const background = isInside ? backgroundOf(control) : around;
    const ring = { color: outlineStyle === 'none' ? background : outlineColor, background };
    return control.matches('input') ? [ring, { color: borderTopColor, background: around }] : [ring];
  };

  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus();
    const html = control.outerHTML.slice(0, 120);
    return [{ html, isSeen: isSeen(control), ringAndBorder: colorsOf(control) }];
  });
}
