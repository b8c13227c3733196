import { command } from '../support/command.ts';
import { dataDir } from '../support/local.ts';
import { TEXT_FIELDS } from './application-fields.ts';
import { FUNNEL_KINDS } from './funnel.ts';
import { listApplications, readFunnel } from './store.ts';

const BAR_WIDTH = 40;

/** The fields that get a column; when an application came in says more than its stamp. */
const columns = TEXT_FIELDS.filter((name) => name !== 'date');

/** `npm run inbox`: the applications of the data folder as a table, and the funnel as bars. */
await command(async () => {
  console.log([applicationsText(), funnelText()].filter((part) => part !== '').join('\n\n'));
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

function funnelText(): string {
  const counts = readFunnel(dataDir);
  if (counts.size === 0) return '';
  const most = Math.max(...counts.values());
  return FUNNEL_KINDS.map((kind) => {
    const count = counts.get(kind) ?? 0;
    return `${kind.padEnd(12)} ${'█'.repeat(Math.ceil((count / most) * BAR_WIDTH)).padEnd(BAR_WIDTH)} ${count}`;
  }).join('\n');
}
