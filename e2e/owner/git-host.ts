import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Page } from '@playwright/test';

/** A file that a commit changed, with its text before and after. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A repository on GitHub, as the editor sees it. */
export interface GitHost {
  /** The files of each commit. */
  readonly commits: readonly (readonly Change[])[];
}

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex');

const graphQuery = z.object({
  query: z.string(),
  variables: z.object({
    input: z
      .object({
        fileChanges: z.object({ additions: z.array(z.object({ path: z.string(), contents: z.base64() })) }),
      })
      .optional(),
  }),
});

/**
 * Responds to the calls of GitHub's API with which the editor signs in, reads and commits. The repository contains
 * `content/` and the given files.
 */
export async function mockGitHub(page: Page, added: Readonly<Record<string, string>>): Promise<GitHost> {
  const files = new Map(globSync('content/**/*.{md,yaml}').map((path) => [path, readFileSync(path, 'utf8')]));
  for (const [path, text] of Object.entries(added)) files.set(path, text);
  const commits: Change[][] = [];
  const head = () => shaOf(`commit ${commits.length}`);
  const user = { id: 1, login: 'asha', name: 'Asha', email: 'asha@example.com' };

  function commit(additions: readonly { path: string; contents: string }[]) {
    const changes = additions.map(({ path, contents }) => {
      const after = Buffer.from(contents, 'base64').toString();
      return { path, before: files.get(path) ?? '', after };
    });
    for (const { path, after } of changes) files.set(path, after);
    commits.push(changes);
    const oids = changes.map(({ after }, index) => [`file_${index}`, { oid: shaOf(after) }]);
    return { oid: head(), committedDate: new Date().toISOString(), ...Object.fromEntries(oids) };
  }

  function read(query: string) {
    const texts = new Map([...files.values()].map((text) => [shaOf(text), text]));
    const author = { name: user.name, email: user.email, user };
    const node = { oid: head(), message: 'Content', author, committedDate: '2025-06-14T00:00:00Z' };
    const ref = { target: { history: { nodes: [node] } } };
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)];
    const histories = [...query.matchAll(/(commit_\d+):/g)];
    return {
      defaultBranchRef: { name: 'main' },
      ref,
      ...Object.fromEntries(
        contents.map(([, name, sha = '']) => [name, { text: texts.get(sha), isTruncated: false }]),
      ),
      ...Object.fromEntries(histories.map(([, name]) => [name, ref])),
    };
  }

  function respond(path: string, body: string | null): unknown {
    if (path === '/user') return user;
    if (path.includes('/git/trees/'))
      return {
        tree: [...files].map(([path, text]) => ({ type: 'blob', path, sha: shaOf(text), size: text.length })),
      };
    if (path !== '/graphql') return {};
    const { query, variables } = graphQuery.parse(JSON.parse(body ?? ''));
    if (!variables.input) return { data: { repository: read(query) } };
    return { data: { createCommitOnBranch: { commit: commit(variables.input.fileChanges.additions) } } };
  }

  await page.route('https://api.github.com/**', (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (path.includes('/collaborators/')) return route.fulfill({ status: 204 });
    return route.fulfill({ json: respond(path, request.postData()) });
  });
  return { commits };
}
