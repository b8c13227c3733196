import { pageAttribute } from '../../dom-contract.ts';
import type { HeaderEntry } from '../../navigation.ts';
import Text from '../Text.tsx';
import styles from './Dropdown.module.css';
import MenuLink, { type CurrentPage } from './MenuLink.tsx';

/**
 * An entry with a dropdown. On wide windows a link with a button beside it; on narrow ones a button, whose double click
 * leads to the page of the entry.
 */
export default function Dropdown({ entry, ...page }: CurrentPage & { entry: HeaderEntry }) {
  const { label, href, all = label, below = [] } = entry;
  return (
    <div className={styles.entry}>
      <MenuLink label={label} href={href} {...page} className={styles.wide} />
      <details name="menu" suppressHydrationWarning>
        <summary {...{ [pageAttribute]: href }}>
          <Text as="span" className={styles.narrow}>
            {label}
          </Text>
          <Text as="span" className={styles.button}>
            {`${label} menu`}
          </Text>
        </summary>
      </details>
      <ul>
        {[{ label: all, href }, ...below].map((link) => (
          <li key={link.href}>
            <MenuLink {...link} here={page.here} />
          </li>
        ))}
      </ul>
    </div>
  );
}
