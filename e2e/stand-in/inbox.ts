import { listApplications } from './applications.ts';

/** `npm run inbox`: prints the applications that the stand-in stored. */
const dataDir = process.env['DATA_DIR'] || '.data';
const rows = listApplications(dataDir).map(({ fields, ...stored }) => ({
  // First, as applicants quote it from their receipt.
  date: fields['date'],
  ...fields,
  ...stored,
}));
if (rows.length > 0) console.table(rows);
else console.log(`No applications in ${dataDir} yet.`);
