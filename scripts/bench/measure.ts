import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildMemory, ownRspress, repositoryRoot, rspress } from '../run.ts';

/** What one build took and made. */
export interface Measurement {
  wallSeconds: number;
  cpuSeconds: number;
  peakMemoryMiB: number;
  outputMiB: number;
  /** One page with the styles and scripts that its HTML names, compressed. */
  firstViewKiB: number;
}

export interface BenchBuild {
  name: string;
  /** Configuration file of Rspress; ours without one. */
  config?: string;
  docsDir: string;
  outDir: string;
}

/**
 * Builds a folder once, without the cache, and measures the whole process.
 * @throws Error with what the build printed when it fails.
 */
export function measureBuild({ config, docsDir, outDir }: BenchBuild): Measurement {
  const usageFile = path.join(tmpdir(), `usage-${process.pid}.json`);
  const hook = path.join(import.meta.dirname, 'reportUsage.mjs');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hook, programOf(config), 'build', ...configArgs(config)],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        // Rspress as it comes has none of it.
        ...(config === undefined && buildMemory),
        NODE_ENV: 'production',
        RSPRESS_PERSISTENT_CACHE: 'false',
        SITE_DOCS: docsDir,
        SITE_OUT: outDir,
        SITE_RULES: 'off',
        USAGE_FILE: usageFile,
      },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  const wallSeconds = (performance.now() - start) / 1000;
  const usage = JSON.parse(readFileSync(usageFile, 'utf8'));
  return {
    wallSeconds,
    ...usage,
    outputMiB: folderBytes(outDir) / 2 ** 20,
    firstViewKiB: firstViewBytes(outDir, 'part-0/page-0.html') / 2 ** 10,
  };
}

/** Rspress as it comes has none of what we start it with. */
const programOf = (config?: string) => (config === undefined ? rspress : ownRspress);

/** What tells Rspress its configuration. */
export const configArgs = (config?: string) => (config === undefined ? [] : ['-c', config]);

/** Size of the files of a folder. */
function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Compressed size of a page with every style and script that its HTML names. */
function firstViewBytes(outDir: string, page: string): number {
  const html = readFileSync(path.join(outDir, page), 'utf8');
  const addresses = [...html.matchAll(/(?:src|href)="\/docs\/([^"]+\.(?:js|css))"/g)].map(([, address]) => address);
  const files = [...new Set(addresses)].map((file) => readFileSync(path.join(outDir, file)));
  return [Buffer.from(html), ...files].reduce((sum, body) => sum + gzipSync(body).length, 0);
}
