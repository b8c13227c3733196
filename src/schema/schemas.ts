import { internship } from './internship.ts';
import { job } from './job.ts';
import { product } from './product.ts';
import { service } from './service.ts';
import { solution } from './solution.ts';

/** The schema of each collection, except for `pages`, where each file has its own schema (`pages.ts`). */
export const schemas = {
  services: service,
  solutions: solution,
  products: product,
  jobs: job,
  internships: internship,
};
