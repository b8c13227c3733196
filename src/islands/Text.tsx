import { type ComponentProps, createElement } from 'react';

type Tag = 'a' | 'button' | 'label' | 'p' | 'span';

/**
 * An element (`as`) with one text as its only child. When a translation replaces the text before hydration, React keeps it
 * instead of rendering the island again; when the text changes later, React replaces the translation. Use
 * `Button` for buttons present in the static HTML.
 */
export default function Text<T extends Tag>({
  as,
  ...props
}: ComponentProps<T> & { as: T; children?: string | undefined }) {
  return createElement(as, { suppressHydrationWarning: true, ...props });
}
