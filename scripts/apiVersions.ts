import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  currentSurfaces,
  nextVersion,
  readSurfaces,
  readVersions,
  unrecordedChanges,
  writeRecord,
} from '../plugins/openapi/recordedApis.ts';
import { readFlags } from './flags.ts';

const usage = `npm run api-versions -- [options]
Lists what changed in the API descriptions since the last record.
  --record "What it is about"   records it as the next entry of the changelog
  --start-over "…"              makes what is there the first version`;

const docsDir = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'docs');
const { values } = readFlags(usage, { options: { record: { type: 'string' }, 'start-over': { type: 'string' } } });
const isFirst = values['start-over'] !== undefined;
const versions = isFirst ? [] : readVersions(docsDir);
const recorded = isFirst ? {} : readSurfaces(docsDir);
const current = currentSurfaces(docsDir);
const note = values['start-over'] ?? values.record;
const changes = isFirst ? [] : unrecordedChanges(recorded, current);

if (note === undefined) {
  for (const { kind, api, subject, place, before, after } of changes) {
    console.log([kind, api, subject, place, before, after].filter(Boolean).join(' '));
  }
  if (changes.length > 0) {
    console.error(`${changes.length} changes are not recorded: npm run api-versions -- --record "What it is about"`);
    process.exitCode = 1;
  }
} else if (note.trim() === '') {
  console.error('Say what this version is about.');
  process.exitCode = 1;
} else if (!isFirst && changes.length === 0) {
  console.log('Nothing changed since the last record.');
} else {
  const day = new Date().toISOString().slice(0, 10);
  const entry = nextVersion(recorded, current, { recorded: day, note: sentence(note) });
  writeRecord(docsDir, [...versions, entry], current);
  console.log(`Recorded ${entry.changes.length} changes in docs/_apiVersions.`);
}

/** A note as the page shows it: a sentence. */
function sentence(text: string): string {
  const words = text.trim();
  return words[0].toUpperCase() + words.slice(1).replace(/\.?$/, '.');
}
