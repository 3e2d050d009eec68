import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestedWith } from '../../plugins/checks/rules/frontMatter.ts';
import { siteData } from '../../plugins/data/siteData.ts';
import { simulatorFile } from '../../plugins/simulator/simulatorFile.ts';
import { pages } from './pages.ts';
import { docsDir, root, tokens } from './site.ts';

const tested = pages.flatMap(({ route, frontMatter }) =>
  frontMatter.testedWith ? [[route, frontMatter.testedWith as TestedWith] as const] : [],
);

/** The file that the site publishes, in a folder of its own. */
export const file = path.join(mkdtempSync(path.join(tmpdir(), 'simulator-')), 'simulator.mjs');
const data = siteData(docsDir, root, tokens)();
/** What the file is made of. */
export const source = { root, docsDir, tokens, data, pages: Object.fromEntries(tested) };
writeFileSync(file, simulatorFile(source));

/** What the published file exports. */
export const simulator: typeof import('../../scripts/simulator/index.ts') = await import(pathToFileURL(file).href);
