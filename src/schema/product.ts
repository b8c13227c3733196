import { z } from 'astro/zod';
import { field, list } from './field.ts';
import { shortText, markdownBody, productIllustration, productPath } from './field-types.ts';
import { listedFields, point } from './page-fields.ts';

/** A product. */
export const product = field(
  // Search results and the sitemap list pages, and the products share one page.
  z
    .strictObject(listedFields)
    .omit({ searchTitle: true, description: true, updated: true })
    .extend({
      path: field(productPath, 'Address of the product', 'Example: /products#aedan.'),
      audiences: list(shortText, 1, 'Audiences', 'Who it is for: two or three words each.', 'Audience'),
      availability: shortText
        .describe('Whether people can use it today, in one sentence. Example: In use since 2026.')
        .optional(),
      features: list(point, 2, 'Features', 'What it can do: at least two.', 'Feature'),
      illustration: productIllustration,
      body: markdownBody.optional(),
    }),
  'Products',
  'All products share one page.',
  'Product',
);
