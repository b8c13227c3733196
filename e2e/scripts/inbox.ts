import { listApplications } from '../stand-in/applications.ts';

/** `npm run inbox`: prints the applications that the stand-in stored. */
const dataDir = process.env['DATA_DIR'] || '.data';
const rows = listApplications(dataDir).map(({ fields: { date, ...fields }, fileName, resume }) => ({
  // The first column, since applicants quote the date from their receipt.
  date,
  ...fields,
  resume: `${fileName}, ${resume.length} bytes`,
}));
if (rows.length > 0) console.table(rows);
else console.log(`No applications in ${dataDir} yet.`);
