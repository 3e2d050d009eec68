import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from '../flags.ts';
import { buildFiles } from './build/examples.ts';
import { EXAMPLES } from './catalogue.ts';

readFlags(
  `npm run examples
Writes the signed examples again. Nothing is fetched, and two runs write the same bytes.`,
  {},
);
const files = await buildFiles();
for (const [name, text] of files) {
  const file = path.join(EXAMPLES, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${files.size} files in docs/public/examples.`);
