import type { HeaderLink } from '../../navigation.ts';
import Text from '../../hydration/Text.tsx';
import MenuLink, { type CurrentPage } from './MenuLink.tsx';

/**
 * An entry with a dropdown: a link with a toggle beside it in a wide window, only a toggle in a narrow window. `<details>` opens
 * it on a click, and `menus.css` on hover. `menus.ts` does the rest. It may have changed the elements
 * before hydration.
 */
export default function Dropdown({ entry, ...page }: CurrentPage & { entry: HeaderLink }) {
  const { label, href, overviewLabel = label, submenu = [] } = entry;
  return (
    <li className="entry" suppressHydrationWarning>
      <MenuLink label={label} href={href} {...page} />
      <details name="menu" suppressHydrationWarning>
        <summary className="chevron">
          <Text as="span">{label}</Text>
          <Text as="span" className="visually-hidden">
            {' menu'}
          </Text>
        </summary>
      </details>
      <div>
        <ul>
          {[{ label: overviewLabel, href }, ...submenu].map((link) => (
            <li key={link.href}>
              <MenuLink {...link} here={page.here} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
