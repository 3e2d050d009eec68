import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  parseStatements,
  recordStatements,
  STATEMENTS_FILE,
  writeStatements,
} from '../plugins/checks/statements/recordedStatements.ts';
import { statementSource } from '../plugins/checks/statements/statementSources.ts';
import { listFilesBelow } from '../plugins/shared/listFiles.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { readFlags, refuseCall } from './flags.ts';
import { repositoryRoot } from './run.ts';

const usage = `npm run facts -- [file | file:line | folder …]
Records what pages and data state today, in new words as well. A statement that says something else than before is
taken only where it is named by its line, or with all others of its file or folder.`;
const { positionals } = readFlags(usage, { allowPositionals: true });
const { docsDir, root } = readSiteOptions(repositoryRoot, process.env);
const missing = positionals.find((name) => !existsSync(path.join(root, name.replace(/:\d+$/, ''))));
if (missing !== undefined) refuseCall(`There is nothing at ${missing}.`, usage);
const file = path.join(docsDir, STATEMENTS_FILE);
const known = parseStatements(existsSync(file) ? readFileSync(file, 'utf8') : '');
const all = new Map<string, string[]>();
let left = 0;
for (const name of listFilesBelow(docsDir)) {
  const source = statementSource(name);
  if (!source) continue;
  const shown = path.relative(root, path.join(docsDir, name)).replaceAll('\\', '/');
  const isTaken = ({ line }: { line: number }) =>
    positionals.some((one) => one === shown || one === `${shown}:${line}` || shown.startsWith(`${one}/`));
  const statements = source.read(readFileSync(path.join(docsDir, name), 'utf8'));
  const { recorded, refused } = recordStatements(statements, known.get(source.name) ?? [], isTaken);
  if (recorded.length > 0) all.set(source.name, recorded);
  for (const { line, was, is } of refused) console.log(`${shown}:${line} says "${is}", and said "${was}".`);
  left += refused.length;
}
writeFileSync(file, writeStatements(all));
console.log(`What ${all.size} pages and files of data state is in docs/${STATEMENTS_FILE}.`);
if (left > 0) {
  console.log(
    'Look up the statements above. Mend those that are wrong, and name the others: npm run facts -- <file>:<line>.',
  );
  process.exitCode = 1;
}
