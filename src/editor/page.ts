import { backendOf } from './backend.ts';
import { configOf, type PublishMode } from './config.ts';

/** The options of the editor (`config/environment.ts`). */
export interface EditorOptions {
  /** The value of `CMS_REPOSITORY`. */
  readonly repository: string;
  /** The value of `CMS_HOST`. */
  readonly host?: string | undefined;
  /** The value of `CMS_PUBLISH_MODE`. */
  readonly publishMode?: PublishMode | undefined;
}

/**
 * The HTML of the editor. Its Content-Security-Policy allows requests only to the host of the repository, and
 * 'unsafe-inline' only for styles, which the editor adds at run time.
 */
export function editorPage({ repository, host, publishMode }: EditorOptions): string {
  const backend = backendOf(repository, host);
  const policy = [
    "default-src 'none'",
    // Safari cannot write WebP, so the editor does it with WebAssembly there.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data: ${new URL(backend.api_root).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  // Without the escape, `</script>` in a text would end the element.
  const config = JSON.stringify(configOf(backend, publishMode)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy.join('; ')}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit the content</title>
    <script type="application/json" id="config">${config}</script>
    <script type="module" src="/admin/main.js"></script>
  </head>
  <body></body>
</html>
`;
}
