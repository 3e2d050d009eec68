import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../plugins/checks/checkSite.ts';
import { ADDRESSES_FILE, withAddresses } from '../plugins/checks/rules/addresses.ts';
import {
  addVersion,
  currentSurfaces,
  nextVersion,
  readSurfaces,
  readVersions,
  writeRecord,
} from '../plugins/openapi/apiChanges.ts';
import { readRedirects } from '../plugins/redirects/redirects.ts';
import { explanationFiles } from '../plugins/schemas/explanations.ts';
import { readSpec } from '../plugins/schemas/readSpec.ts';
import { brandTokens, readBrand } from '../plugins/shared/brand.ts';
import { BASE } from '../plugins/shared/site.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { readFlags } from './flags.ts';
import { writeEditorSchemas } from './generate/editorSchemas.ts';
import { writeSchemaTypes } from './generate/schemaTypes.ts';
import { writeFonts } from './generate/typeface.ts';
import { repositoryRoot } from './run.ts';

const { values } = readFlags(
  `npm run generate -- [options]
Writes the files that are generated from others: types of the published schemas, what tools explain of them, schemas for
editors, the list of published addresses, and the subset of the typeface.
  --record "What changed"   adds the changes of the API descriptions to their changelog`,
  { options: { record: { type: 'string' } } },
);
await writeSchemaTypes();
writeEditorSchemas();
writeExplanations();
await writeFonts();
await writeAddresses();
if (values.record) recordApis(values.record);

/** Writes what members of standards mean, for the tools. */
function writeExplanations(): void {
  const { docsDir, brandFile } = readSiteOptions(repositoryRoot, process.env);
  const { standards } = readSpec(docsDir, repositoryRoot, brandTokens(readBrand(brandFile), BASE));
  for (const [file, text] of explanationFiles(standards)) writeFileSync(path.join(repositoryRoot, file), text);
}

/** Adds today's addresses and headings, and the old addresses that redirect, to those that were ever published. */
async function writeAddresses(): Promise<void> {
  const options = readSiteOptions(repositoryRoot, process.env);
  const file = path.join(options.docsDir, ADDRESSES_FILE);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const old = readRedirects(options).redirects.map(({ from }) => from);
  const all = withAddresses(known, checkSite(options).reports, old);
  const rows = Object.entries(all).map(([route, ids]) => `  ${JSON.stringify(route)}: ${JSON.stringify(ids)}`);
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
  console.log(`${Object.keys(all).length} addresses in docs/${ADDRESSES_FILE}.`);
}

/** Adds what changed in the API descriptions since the last entry to their changelog. */
function recordApis(note: string): void {
  const docsDir = path.join(repositoryRoot, 'docs');
  const current = currentSurfaces(docsDir);
  const recorded = new Date().toISOString().slice(0, 10);
  const entry = nextVersion(readSurfaces(docsDir), current, { recorded, note: `${note.replace(/\.$/, '')}.` });
  if (entry.changes.length === 0) {
    console.log('The API descriptions have no changes since the last entry.');
    return;
  }
  writeRecord(docsDir, addVersion(readVersions(docsDir), entry), current);
  console.log(`${entry.changes.length} changes of the API descriptions in docs/_apiVersions`);
}
