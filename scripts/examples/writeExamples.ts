import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from '../flags.ts';
import { buildFiles } from './build/examples.ts';

readFlags(
  `npm run examples
Writes the signed examples again. Nothing is fetched, and two runs write the same bytes.`,
  {},
);
const folder = path.join(import.meta.dirname, '../../docs/public/examples');
const files = await buildFiles();
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${files.size} files in docs/public/examples.`);
