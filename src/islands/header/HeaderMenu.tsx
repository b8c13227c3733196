import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { notLoaded } from '../../messages/sign-out.ts';
import { slowResponse } from '../../messages/slow-response.ts';
import { anonymousLinks, headerLinks } from '../../navigation.ts';
import { $session } from '../../session/session.ts';
import Dialog from '../dialog/Dialog.tsx';
import Button from '../Button.tsx';
import Spoken from '../Spoken.tsx';
import Text from '../Text.tsx';
import { useHydrated } from '../useHydrated.ts';
import Dropdown from './Dropdown.tsx';
import MenuLink, { type CurrentPage } from './MenuLink.tsx';
import { useSignOut } from './useSignOut.ts';

/**
 * The menu of the header: links, dropdowns, and Login and Signup or Signout. It works as plain HTML, but for Signout. Before
 * hydration it contains all three, and `signedInAttribute` on `<html>` selects those that the style sheet shows.
 */
export default function HeaderMenu(page: CurrentPage) {
  const root = useRef<HTMLDivElement>(null);
  const login = useRef<HTMLAnchorElement>(null);
  const session = useStore($session, { ssr: 'initial' });
  const { button, busy, slow, outcome, start, cancel, closeDialog } = useSignOut(login);
  // Before hydration both are rendered.
  const showsLogin = !session || session.id === undefined;
  const showsSignout = !session || session.id !== undefined;
  useHydrated(root);
  return (
    <div ref={root} className="menu">
      {/* The visitor may have opened it before hydration. */}
      <details className="burger" suppressHydrationWarning>
        <summary>
          <Text as="span">Menu</Text>
        </summary>
      </details>
      <nav aria-label="Main">
        <ul className="entries">
          {headerLinks.map((entry) =>
            entry.submenu ? (
              <Dropdown key={entry.href} entry={entry} {...page} />
            ) : (
              <li key={entry.href}>
                <MenuLink {...entry} {...page} />
              </li>
            ),
          )}
        </ul>
        <ul>
          {showsLogin &&
            anonymousLinks.map((entry, index) => (
              <li key={entry.href} className="anonymous">
                <MenuLink {...entry} here={page.here} ref={index === 0 ? login : undefined} />
              </li>
            ))}
          {showsSignout && (
            <li className="user">
              <Button ref={button} type="button" aria-busy={busy || undefined} onClick={start}>
                Signout
              </Button>
              <Text as="p" className="not-loaded below">
                {notLoaded}
              </Text>
              {slow && (
                <div className="below">
                  <Text as="p">{slowResponse}</Text>
                  <Button type="button" onClick={cancel}>
                    Cancel
                  </Button>
                </div>
              )}
              {busy && <Spoken>{slow ? slowResponse : undefined}</Spoken>}
            </li>
          )}
        </ul>
      </nav>
      {outcome.message !== undefined && (
        <Dialog
          message={outcome.message}
          alert={outcome.alert}
          persistent={!outcome.alert}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
