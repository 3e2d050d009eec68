import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixText } from '../plugins/checks/fixText.ts';
import { listFilesBelow } from '../plugins/shared/listFiles.ts';
import { rulesMarkdown } from '../plugins/shared/rules/rulesText.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot, runProgram } from './run.ts';

readFlags(
  `npm run fix
Fixes what needs no decision: line ends, quotes, hidden characters and heading levels of texts, the order of the
glossary, the rules in the handbook, and the form of code.`,
  {},
);
const TEXTS = /\.(?:mdx?|json|ya?ml|svg|txt)$/;
const docs = path.join(repositoryRoot, 'docs');
const files = listFilesBelow(docs).filter((file) => TEXTS.test(file) && !file.startsWith('public/examples/'));
for (const name of files) {
  const file = path.join(docs, name);
  const text = readFileSync(file, 'utf8');
  const { text: after, fixed } = fixText(name, text);
  if (fixed.length === 0) continue;
  writeFileSync(file, after);
  console.log(`docs/${name}: ${fixed.join(', ')}`);
}
const handbook = path.join(repositoryRoot, 'handbook/rules.md');
if (readFileSync(handbook, 'utf8') !== rulesMarkdown()) {
  writeFileSync(handbook, rulesMarkdown());
  console.log('handbook/rules.md: the table of rules');
}
if (!(await runProgram('biome', ['check', '--write', '.']))) process.exitCode = 1;
