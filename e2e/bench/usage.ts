import { writeFileSync } from 'node:fs';

// Loaded into a build before anything else: at its end it writes what it used to the file that BENCH_USAGE names.
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const file = process.env.BENCH_USAGE;
  if (file)
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, peak: maxRSS * 1024 }));
});
