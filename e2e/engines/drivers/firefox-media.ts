import { createRequire } from 'node:module';

/**
 * Playwright tells every Firefox which colours to prefer with a command that those before 155 do not know, and stops
 * when it is refused. The question whether the browser is ready takes its place; nothing here asks for a colour.
 */
const unknown = '"emulation.setMediaFeaturesOverride"';

const { ws: WebSocket } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
const { send } = WebSocket.prototype;

WebSocket.prototype.send = function (message: unknown, ...rest: unknown[]) {
  const known =
    typeof message === 'string' && message.includes(unknown)
      ? JSON.stringify({ ...JSON.parse(message), method: 'session.status', params: {} })
      : message;
  return send.call(this, known, ...rest);
};
