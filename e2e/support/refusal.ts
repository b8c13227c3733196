import { readContent } from '../../src/collections/loader.ts';
import { schemas } from '../../src/content.config.ts';
import { pages } from '../../src/schema/pages.ts';
import { messageFrom } from '../../src/schema/parse.ts';
import type { Project } from '../scripts/project.ts';
import { siteUrl } from '../scripts/sites.ts';

/** The message with which the content of the copy is refused, by the function that reads it in a build, or “accepted”. */
export async function refusalOf(project: Project): Promise<string> {
  const root = process.cwd();
  process.chdir(project.dir);
  const reading = readContent(schemas, pages, siteUrl).then(() => 'accepted', messageFrom);
  return reading.finally(() => process.chdir(root));
}
