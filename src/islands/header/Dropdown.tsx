import type { HeaderLink } from '../../navigation.ts';
import Text from '../../hydration/Text.tsx';
import MenuLink, { type CurrentPage } from './MenuLink.tsx';

/**
 * An entry with a dropdown. In a wide window it is a link with a toggle beside it, in a narrow window only a toggle. A click
 * on the toggle opens the dropdown, `wide-menu.css` opens it on hover, and `menus.ts` does the rest. The list is a sibling of
 * `<details>`, because CSS cannot show a part of a closed `<details>` on hover. The visitor may open the dropdown before hydration.
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
      <div className="dropdown">
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
