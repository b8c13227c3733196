import { useStore } from '@nanostores/react';
import { type Ref, useRef } from 'react';
import * as catalogue from '../catalogue/signout.ts';
import { failedAttribute, pageAttribute } from '../contract.ts';
import { anonymous, header, type HeaderEntry } from '../navigation.ts';
import { $session } from '../session.ts';
import Dialog from './Dialog.tsx';
import styles from './HeaderMenu.module.css';
import { useMenus } from './useMenus.ts';
import { useHydrated } from './useHydrated.ts';
import { useSignOut } from './useSignOut.ts';

interface Props {
  /** The address of the page the menu stands on. */
  here: string;
  /** The address of the page whose part of the site that is; nothing for a page that hangs below none but the home page. */
  part: string | undefined;
}

/**
 * The header's menu: links, dropdowns, Login and Signup or Signout. Plain HTML that works before any script: until it
 * is hydrated it holds all three, and the style sheet shows what `<html>` says.
 */
export default function HeaderMenu({ here, part }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const login = useRef<HTMLAnchorElement>(null);
  const session = useStore($session, { ssr: 'initial' });
  const { button, busy, outcome, signOut, close } = useSignOut(login);
  const { alert = false } = outcome;
  useMenus(root);
  useHydrated(root);
  return (
    <div ref={root} className={styles.menu}>
      <details className={styles.burger} suppressHydrationWarning>
        <summary>
          <span className={styles.bars} aria-hidden="true" />
          Menu
        </summary>
      </details>
      <nav aria-label="Main">
        <ul>
          {header.map((entry) => (
            <li key={entry.href}>
              {entry.below ? (
                <Dropdown entry={entry} here={here} part={part} />
              ) : (
                <Link {...entry} here={here} part={part} />
              )}
            </li>
          ))}
          {session?.id === undefined &&
            anonymous.map((entry, index) => (
              <li key={entry.href} className={styles.anonymous}>
                <Link {...entry} here={here} ref={index === 0 ? login : undefined} />
              </li>
            ))}
          {(!session || session.id !== undefined) && (
            <li className={styles.user}>
              <button
                ref={button}
                type="button"
                className={styles.signout}
                aria-busy={busy}
                onClick={signOut}
                {...{ [failedAttribute]: catalogue.failed }}
              >
                Signout
              </button>
            </li>
          )}
        </ul>
      </nav>
      <Dialog sentence={outcome.sentence} alert={alert} stays={!alert} onClose={close} />
    </div>
  );
}

function Dropdown({ entry, here, part }: Props & { entry: HeaderEntry }) {
  const { label, href, all = label, below = [] } = entry;
  return (
    <div className={styles.entry}>
      <Link label={label} href={href} here={here} part={part} className={styles.wide} />
      <details name="menu" suppressHydrationWarning>
        <summary {...{ [pageAttribute]: href }}>
          <span className={styles.narrow}>{label}</span>
          <span className={styles.button}>{label} menu</span>
        </summary>
      </details>
      <ul>
        <li>
          <Link label={all} href={href} here={here} />
        </li>
        {below.map((link) => (
          <li key={link.href}>
            <Link {...link} here={here} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinkProps {
  label: string;
  href: string;
  here: string;
  part?: string | undefined;
  className?: string | undefined;
  translate?: 'no';
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function Link({ label, href, here, part, className, translate, ref }: LinkProps) {
  return (
    <a
      ref={ref}
      href={href}
      className={className}
      translate={translate}
      aria-current={href === here ? 'page' : href === part || undefined}
    >
      {label}
    </a>
  );
}
