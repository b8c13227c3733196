import { signedInAttribute, userIdKey } from './dom-contract.ts';

/**
 * Sets the attribute of a signed-in user before the header is drawn, and keeps it correct until the header is hydrated: after
 * a change in another tab, also while the page is prerendered, and on a return from the back/forward cache. Where storage is denied,
 * `session.ts` sets the attribute instead.
 */
export function showStoredSession(): void {
  const update = () => {
    try {
      document.documentElement.toggleAttribute(signedInAttribute, !!localStorage.getItem(userIdKey));
    } catch {}
  };
  update();
  for (const type of ['storage', 'pageshow']) addEventListener(type, update);
}
