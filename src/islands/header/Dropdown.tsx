import { pageAttribute } from '../../dom-contract.ts';
import type { HeaderLink } from '../../navigation.ts';
import Text from '../Text.tsx';
import styles from './Dropdown.module.css';
import MenuLink, { type CurrentPage } from './MenuLink.tsx';

/**
 * An entry with a dropdown: in a wide window a link with a toggle beside it, in a narrow one a toggle. Hover opens it by
 * `Dropdown.module.css`, a click by `<details>`; the rest is in `earlyMenus.ts` and `useMenus.ts`.
 */
export default function Dropdown({ entry, ...page }: CurrentPage & { entry: HeaderLink }) {
  const { label, href, overviewLabel = label, submenu = [] } = entry;
  return (
    <div className={styles.entry}>
      <MenuLink label={label} href={href} {...page} className={styles.wide} />
      <details name="menu" suppressHydrationWarning>
        <summary {...{ [pageAttribute]: href }}>
          <Text as="span" className={styles.narrow}>
            {label}
          </Text>
          <Text as="span" className={`${styles.hidden} visually-hidden`}>
            {`${label} menu`}
          </Text>
        </summary>
      </details>
      <ul>
        {[{ label: overviewLabel, href }, ...submenu].map((link) => (
          <li key={link.href}>
            <MenuLink {...link} here={page.here} />
          </li>
        ))}
      </ul>
    </div>
  );
}
