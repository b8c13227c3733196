import type { CollectionEntry } from 'astro:content';
import { ContentProblem } from '../content-files/problem.ts';
import { inOrder, offers, whereIn } from './entries.ts';

type Project = CollectionEntry<'projects'>;

/**
 * The services and solutions that a project names.
 * @throws ContentProblem when an address is of neither.
 */
export async function offersOf(project: Project) {
  const all = await offers();
  return project.data.services.map((path, index) => {
    const offer = all.find(({ data }) => data.path === path);
    if (offer) return offer.data;
    const here = whereIn(project, ['services', String(index)]);
    throw new ContentProblem(`${here}: must be the address of a service or a solution, found "${path}"`);
  });
}

/** The projects that name this service or solution. */
export const projectsBy = async (path: string) =>
  (await inOrder('projects')).filter(({ data }) => data.services.includes(path));
