import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../engine/base/pageFiles.ts';
import { routeOfFile } from '../engine/base/routes.ts';
import { readSiteOptions } from '../engine/base/siteOptions.ts';
import { isPageFile } from '../engine/checks/readDocs.ts';
import {
  parseStatements,
  recordPage,
  STATEMENTS_FILE,
  writeStatements,
} from '../engine/checks/statements/recordedStatements.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';

// `npm run facts` records what pages state today, in new words as well. A statement that says something else than before
// is taken only where it is named by its line, or with all others of its page.
const { positionals } = readFlags('npm run facts -- [page | page:line …]', { allowPositionals: true });
const { docsDir, root } = readSiteOptions(repositoryRoot, process.env);
const file = path.join(docsDir, STATEMENTS_FILE);
const known = parseStatements(existsSync(file) ? readFileSync(file, 'utf8') : '');
const pages = listFilesBelow(docsDir).filter(isPageFile);
const all = new Map<string, string[]>();
let left = 0;
for (const page of pages) {
  const shown = path.relative(root, path.join(docsDir, page)).replaceAll('\\', '/');
  const route = routeOfFile(page);
  const isTaken = ({ line }: { line: number }) =>
    positionals.includes(shown) || positionals.includes(`${shown}:${line}`);
  const { recorded, refused } = recordPage(
    readFileSync(path.join(docsDir, page), 'utf8'),
    known.get(route) ?? [],
    isTaken,
  );
  if (recorded.length > 0) all.set(route, recorded);
  for (const { line, was, is } of refused) console.log(`${shown}:${line} says "${is}", and said "${was}".`);
  left += refused.length;
}
writeFileSync(file, writeStatements(all));
console.log(`What ${all.size} pages state is in docs/${STATEMENTS_FILE}.`);
if (left > 0) {
  console.log(
    'Look up the statements above. Mend those that are wrong, and name those that are right: npm run facts -- <page>:<line>.',
  );
  process.exitCode = 1;
}
