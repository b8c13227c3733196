import { defineCollection } from 'astro/content/config';
import { contentLoader as loader } from './loader/loader.ts';
import { schemas } from './schema/schemas.ts';
import { anyPage } from './schema/pages.ts';

/** Each collection is named after its folder in `content/`. The loader checks the fields; Astro needs the schemas for types. */
export const collections = {
  services: defineCollection({ loader, schema: schemas.services }),
  solutions: defineCollection({ loader, schema: schemas.solutions }),
  products: defineCollection({ loader, schema: schemas.products }),
  jobs: defineCollection({ loader, schema: schemas.jobs }),
  internships: defineCollection({ loader, schema: schemas.internships }),
  pages: defineCollection({ loader, schema: anyPage }),
};
