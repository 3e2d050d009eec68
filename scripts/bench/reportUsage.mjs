// Loaded into the measured process: at its end, writes what it used to the file named by USAGE_FILE.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMemoryMiB: maxRSS / 1024 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
