import { startApi } from './server.ts';
import { readSettings } from './settings.ts';

try {
  const { port, dataDir, origins } = readSettings(process.env);
  const api = await startApi({ port, dataDir, origins, log: console.log }).catch((error: unknown) => {
    throw new Error(explain(error, port, dataDir));
  });
  console.log(
    `Stand-in for the product's API, for development and tests only: ${api.origin}; applications are stored in ${dataDir}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function explain(error: unknown, port: number, dataDir: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or set API_PORT to another.`;
  if (code === 'EACCES' && port > 0 && port < 1024)
    return `Port ${port} is not allowed: set API_PORT to one above 1023.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `The stand-in API cannot keep its data in ${dataDir} (${reason}): set DATA_DIR to a folder it may write to.`;
}
