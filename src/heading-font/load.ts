import { headingFamily } from '../dom-contract.ts';

/**
 * Loads the heading font for the first frame: browsers load it after the first layout, one frame too late even for a data URI.
 * The fallback face of `tokens.css` is left out: a lookup of a system font takes longer than our font (2.7 and 0.2 ms in
 * Chromium, 2026-11).
 */
export function loadHeadingFont(): void {
  document.fonts.forEach((face) => face.family.includes(headingFamily) && face.load());
}
