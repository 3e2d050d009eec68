import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from '../plugins/checks/applyEdits.ts';
import { siteChecker } from '../plugins/checks/checkSite.ts';
import { fixText } from '../plugins/checks/fixText.ts';
import { listFilesBelow } from '../plugins/shared/listFiles.ts';
import { rulesMarkdown } from '../plugins/shared/rules/rulesText.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot, runProgram } from './run.ts';

readFlags(
  `npm run fix
Fixes what needs no decision: line ends, hidden characters and heading levels of texts, problems of the check
with a single fix, the order of the glossary, the rules in the handbook, and the form of code.`,
  {},
);
const TEXTS = /\.(?:mdx?|json|ya?ml|svg|txt)$/;
const options = readSiteOptions(repositoryRoot, process.env);
const { docsDir } = options;
const files = listFilesBelow(docsDir).filter((file) => TEXTS.test(file) && !file.startsWith('public/examples/'));
for (const name of files) {
  const file = path.join(docsDir, name);
  const text = readFileSync(file, 'utf8');
  const { text: after, fixed } = fixText(name, text);
  if (fixed.length === 0) continue;
  writeFileSync(file, after);
  console.log(`docs/${name}: ${fixed.join(', ')}`);
}
const { problems } = siteChecker(options)();
const fixable = problems.filter(({ edit }) => edit);
for (const name of new Set(fixable.map(({ file }) => file))) {
  const file = path.join(repositoryRoot, name);
  const { text, fixed } = applyEdits(
    readFileSync(file, 'utf8'),
    fixable.filter((one) => one.file === name),
  );
  writeFileSync(file, text);
  for (const { line, rule, edit } of fixed) console.log(`${name}:${line}: ${rule}, "${edit?.from}" to "${edit?.to}"`);
}
const handbook = path.join(repositoryRoot, 'handbook/rules.md');
if (readFileSync(handbook, 'utf8') !== rulesMarkdown()) {
  writeFileSync(handbook, rulesMarkdown());
  console.log('handbook/rules.md: the table of rules');
}
if (!(await runProgram('biome', ['check', '--write', '.']))) process.exitCode = 1;
