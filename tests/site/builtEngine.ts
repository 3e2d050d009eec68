import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { createEngine } from '../../theme/components/Search/engine/localEngine.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { outDir } = readSiteOptions(root, process.env);

/** Reads a file below the output folder. */
function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, file), 'utf8'));
}

/** The search of the built site, over the files that a browser would load. Links are routes with hashes. */
export async function builtEngine(): Promise<SearchEngine> {
  type Files = { file: string; manifest: string };
  const [[name, files]] = Object.entries(readJson('search.json') as Record<string, Files>);
  const options = {
    setup: { indexes: [{ name, label: '', lang: 'en', version: '', ...files }] },
    current: name,
    lang: 'en',
    urlOf: (file: string) => file,
    addressOf: ({ routePath }: { routePath: string }, heading: string) => routePath + (heading && `#${heading}`),
  };
  const engine = createEngine(options, async (file) => readJson(path.join('static', file)));
  await engine.open(name);
  return engine;
}
