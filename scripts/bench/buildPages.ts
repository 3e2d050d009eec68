import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../run.ts';

/** What a build costs. */
export interface Cost {
  'build, s': number;
  'processor, s': number;
  'peak memory, MB': number;
}

/**
 * Builds a folder of pages, and measures the processes of the build.
 * @param args of `rspress build`
 */
export async function buildPages(docsDir: string, outDir: string, args: string[] = []): Promise<Cost> {
  const usageFile = `${outDir}.usage`;
  // Node runs this in each process of the build. `maxRSS` is in kilobytes, the times in microseconds.
  const report = `process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const row = [maxRSS / 1e3, (userCPUTime + systemCPUTime) / 1e6].join(' ');
    process.getBuiltinModule('fs').appendFileSync(${JSON.stringify(usageFile)}, row + '\\n');
  })`;
  const env = {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(report)}`,
    SITE_DOCS: docsDir,
    SITE_OUT: outDir,
    SITE_RULES: 'off',
  };
  const start = performance.now();
  if (!(await runProgram('rspress', ['build', ...args], { env })))
    throw new Error(`The build of ${path.basename(outDir)} failed.`);
  const seconds = (performance.now() - start) / 1000;
  const rows = readFileSync(usageFile, 'utf8').trim().split('\n');
  const usages = rows.map((row) => row.split(' ').map(Number));
  return {
    'build, s': seconds,
    'processor, s': usages.reduce((sum, [, processor]) => sum + processor, 0),
    'peak memory, MB': Math.max(...usages.map(([memory]) => memory)),
  };
}
