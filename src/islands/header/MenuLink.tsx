import type { ComponentProps } from 'react';
import Text from '../../hydration/Text.tsx';

/** The page that contains the menu. */
export interface CurrentPage {
  /** The path of the page. */
  here: string;
  /** The path of its section (`sectionOf`). */
  section?: string | undefined;
}

interface Props extends CurrentPage, ComponentProps<'a'> {
  label: string;
}

/** A link of the menu, with `aria-current` if it leads to the current page or its section. */
export default function MenuLink({ label, here, section, ...link }: Props) {
  const current = link.href === here ? 'page' : link.href === section || undefined;
  return (
    <Text as="a" {...link} aria-current={current}>
      {label}
    </Text>
  );
}
