import CMS from '@sveltia/cms';
import { frontMatter, yamlFile } from './formats.ts';

// A format of front matter is one whose name ends so.
CMS.registerCustomFormat('file-frontmatter', 'md', frontMatter);
CMS.registerCustomFormat('yaml-file', 'yaml', yamlFile);

/** Where the site is shown beside the editor, on this machine. */
const beside = () => window.parent.document.querySelector<HTMLIFrameElement>('[name=site]')?.contentWindow;

CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const path = entry.getIn(['data', 'path']);
    // Once the editor has gone back to its list: Chromium would take the frame back with it.
    if (typeof path === 'string')
      window.addEventListener('hashchange', () => beside()?.location.replace(path), { once: true });
  },
});

await CMS.init({ config: JSON.parse(document.getElementById('config')?.textContent ?? '') });
