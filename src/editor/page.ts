import type { backendOf } from './backend.ts';
import { configOf } from './config.ts';

/**
 * The page of the editor. Its policy lets it reach the host of the repository and nobody else; its scripts stand in
 * `/admin/` (`bundle.ts`). The editor writes styles while it runs, hence 'unsafe-inline' for them alone.
 */
export function editorPage(backend: ReturnType<typeof backendOf>): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', new URL(backend.api_root).origin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  const stated = Object.entries(policy).map(([directive, sources]) => [directive, ...sources].join(' '));
  // A script of data does not run; `<` would end it.
  const config = JSON.stringify(configOf(backend)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${stated.join('; ')}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit the words</title>
    <script type="application/json" id="config">${config}</script>
    <script type="module" src="/admin/main.js"></script>
  </head>
  <body></body>
</html>
`;
}
