import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import * as messages from '../../messages/sign-out.ts';
import { anonymousLinks, contact, headerLinks } from '../../navigation.ts';
import { $session } from '../../session/session.ts';
import Dialog from '../dialog/Dialog.tsx';
import Text from '../../hydration/Text.tsx';
import { useHydrated } from '../../hydration/useHydrated.ts';
import Dropdown from './Dropdown.tsx';
import MenuLink, { type CurrentPage } from './MenuLink.tsx';
import SignOut from './SignOut.tsx';
import { useSignOut } from './useSignOut.ts';

/**
 * The menu of the header: links, dropdowns, and either Login and Signup or Signout. Only Signout needs a script. Before
 * hydration, the menu contains all three, and `signedInAttribute` on `<html>` selects the visible ones (`header.css`).
 */
export default function HeaderMenu(page: CurrentPage) {
  const root = useRef<HTMLDivElement>(null);
  const session = useStore($session, { ssr: 'initial' });
  const signOut = useSignOut();
  const { result } = signOut;
  useHydrated(root);
  return (
    <div ref={root} className="menu">
      {/* The visitor may have opened the menu before hydration. */}
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
                <MenuLink {...entry} {...page} className={entry === contact ? 'button' : undefined} />
              </li>
            ),
          )}
        </ul>
        <ul className="account">
          {session?.id === undefined &&
            anonymousLinks.map((entry, index) => (
              <li key={entry.href} className="anonymous">
                <MenuLink {...entry} here={page.here} ref={index === 0 ? signOut.loginLink : undefined} />
              </li>
            ))}
          {(!session || session.id !== undefined) && (
            <li className="user">
              <SignOut {...signOut} />
            </li>
          )}
        </ul>
      </nav>
      {/* The product document asks for an alert if nobody is signed in, otherwise for a dialog that stays until Close or X. */}
      {result && (
        <Dialog
          message={messages[result]}
          alert={result === 'noUser'}
          persistent={result !== 'noUser'}
          onClose={signOut.closeDialog}
        />
      )}
    </div>
  );
}
