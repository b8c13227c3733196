import { join } from 'node:path';

/** Where a data folder keeps its database. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'api.sqlite');
}

/** Where a data folder keeps the resumes, one file each under a random name. */
export function resumeFolder(dataDir: string): string {
  return join(dataDir, 'resumes');
}
