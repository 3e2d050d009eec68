import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFiles } from './examples/build/examples.ts';
import { readFlags } from './flags.ts';

readFlags(
  `npm run examples
Writes the signed examples anew. Nothing is fetched, and two runs give the same bytes.`,
  {},
);
const folder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'docs/public/examples');
const files = await buildFiles();
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(
  `${files.size} files in docs/public/examples. Record what they say now: npm run facts -- docs/public/examples`,
);
