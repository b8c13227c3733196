import type { Ref } from 'react';
import type { Entry } from '../../navigation.ts';
import Text from '../Text.tsx';

/** The page that shows the menu. */
export interface CurrentPage {
  /** The path of the page. */
  here: string;
  /** The path of the section of the site that contains the page. */
  section?: string | undefined;
}

interface Props extends Entry, CurrentPage {
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link of the menu, marked when it leads to the page or to its section. */
export default function MenuLink({ label, here, section, ...link }: Props) {
  const current = link.href === here ? 'page' : link.href === section || undefined;
  return (
    <Text as="a" {...link} aria-current={current}>
      {label}
    </Text>
  );
}
