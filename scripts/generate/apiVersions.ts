import path from 'node:path';
import {
  addVersion,
  currentSurfaces,
  nextVersion,
  readSurfaces,
  readVersions,
  writeRecord,
} from '../../plugins/openapi/apiChanges.ts';
import { repositoryRoot } from '../root.ts';

/** Adds what changed in the API descriptions since the last entry to their changelog. */
export function recordApis(note: string): void {
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
