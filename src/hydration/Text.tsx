import { type ComponentProps, createElement } from 'react';

type Tag = 'a' | 'button' | 'label' | 'p' | 'span';

/**
 * An element (`as`) whose only child is a text. If a translation replaces the text before hydration, React keeps the translation
 * instead of rendering the island again. When the text changes later, React replaces the translation.
 */
export default function Text<T extends Tag>({
  as,
  ...props
}: ComponentProps<T> & { as: T; children?: string | undefined }) {
  return createElement(as, { suppressHydrationWarning: true, ...props });
}
