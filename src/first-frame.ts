import { headingFamily, signedInAttribute, userIdKey } from './dom-contract.ts';
import { addMenuListeners } from './islands/header/earlyMenus.ts';
import { safely } from './safely.ts';

/** What must happen before the first frame: called by the inline script before the header (`hydration/client-when.ts`). */
export function prepareFirstFrame(): void {
  loadHeadingFont();
  showStoredSession();
  addMenuListeners();
}

/**
 * Browsers load a font after the first layout, one frame too late even for a data URI. The fallback face of `tokens.css` is
 * left out: a lookup of a system font takes longer than our font (2.7 and 0.2 ms in Chromium, 2026-11).
 */
function loadHeadingFont(): void {
  document.fonts.forEach((face) => face.family.includes(headingFamily) && face.load());
}

/**
 * Sets the attribute of a signed-in user, and keeps it correct until the header is hydrated: after a change in another tab,
 * also while the page is prerendered, and on a return from the back/forward cache. Where storage is denied, `session.ts` sets
 * the attribute instead.
 */
function showStoredSession(): void {
  const { documentElement } = document;
  const update = () =>
    safely(() => documentElement.toggleAttribute(signedInAttribute, !!localStorage.getItem(userIdKey)));
  update();
  for (const type of ['storage', 'pageshow']) addEventListener(type, update);
}
