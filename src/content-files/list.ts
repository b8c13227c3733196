import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentProblem } from './problem.ts';

/** Where all content stands, from the project's folder. */
export const contentFolder = 'content';

const picture = /\.(png|jpe?g|gif|webp|avif|svg)$/i;
/** What systems and editors leave behind. */
const leftBehind = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|~$/;
const fileName = /^[\p{L}\p{M}\p{N} ._()-]+$/u;

/**
 * Every text of these folders of `content/`, such as `content/jobs/mobile-developer.md`, in the order of the names.
 * @param refuse is told about each file that nobody would read: another ending, another folder, a name that is not one
 */
export function textFiles(folders: readonly string[], refuse: (problem: ContentProblem) => void): string[] {
  const all = readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => relative('.', join(found.parentPath, found.name)).replaceAll('\\', '/'))
    .filter((file) => !leftBehind.test(file) && !picture.test(file) && file !== `${contentFolder}/site.yaml`);
  return all.sort().filter((file) => {
    const [, folder = '', name = '', ...deeper] = file.split('/');
    const isText = folders.includes(folder) && deeper.length === 0 && /[^.].*\.md$/.test(name);
    if (!isText)
      refuse(
        new ContentProblem(
          `${file}: is not read; a text ends in .md, in small letters, and stands directly in one of the folders ${folders.join(', ')} of ${contentFolder}/`,
        ),
      );
    else if (!fileName.test(name))
      refuse(
        new ContentProblem(
          `${file}: has a name that can't be used; it may hold letters, digits, spaces and ( ) . _ -`,
        ),
      );
    return isText && fileName.test(name);
  });
}
