import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BASE } from '../plugins/shared/site.ts';
import { build } from './build/buildSite.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { createStaticServer, listen } from './staticServer.ts';
import { testBrowser } from './testBrowser.ts';

const WANTED_PORT = 4400;

const usage = `npm run catalogue -- [--renew]
Builds a site with every part in every state, and serves it.
  --renew   takes the pictures of its parts anew, instead of serving it`;

const folder = path.join(repositoryRoot, 'tests', 'fixtures', 'catalogue');

/**
 * What makes a build one of the catalogue.
 * @param out folder for its files
 */
export const catalogueFlags = (out: string) => ({
  docs: folder,
  brand: path.join(folder, 'brand.json'),
  rules: 'on',
  out,
});

/**
 * Builds the catalogue: pages with every part of the site, which nobody publishes. It has a brand of its own, so that
 * a site with another name looks the same here.
 * @param out folder for its files
 * @returns whether it succeeded
 */
export function buildCatalogue(out: string): Promise<boolean> {
  return build(catalogueFlags(out));
}

/** Builds the catalogue and serves it until the process is stopped. */
async function show(): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  if (!(await buildCatalogue(dir))) return false;
  const port = await listen(createStaticServer({ dir, base: BASE }), WANTED_PORT);
  console.log(`The catalogue is at http://localhost:${port}${BASE}parts.html\nPress Ctrl+C to stop.`);
  return true;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readFlags(usage, { options: { renew: { type: 'boolean' } } });
  const isDone = await (values.renew ? testBrowser(['catalogue', '--update-snapshots=all']) : show());
  if (!isDone) process.exitCode = 1;
}
