import { command } from '../support/command.ts';
import { dataDir } from '../support/local.ts';
import { TEXT_FIELDS } from './application-fields.ts';
import { listApplications } from './store.ts';

/** The fields that get a column; when an application came in says more than its stamp. */
const columns = TEXT_FIELDS.filter((name) => name !== 'date');

/** `npm run inbox`: the applications of the data folder as a table. */
await command(async () => {
  console.log(applicationsText());
});

function applicationsText(): string {
  const applications = listApplications(dataDir);
  if (applications.length === 0) return `No application has arrived in ${dataDir} yet.`;
  return table([
    ['Received (UTC)', ...columns.map(capitalised), 'Resume', 'Stored as'],
    ...applications.map((application) => [
      application.receivedAt.toISOString().slice(0, 19).replace('T', ' '),
      ...columns.map((name) => application[name] ?? ''),
      `${application.fileName} (${Math.ceil(application.fileSize / 1024)} KB)`,
      application.resumePath,
    ]),
  ]);
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
