import { digestOf } from '../base/digestOf.ts';
import type { DataKind } from '../data/dataKinds.ts';
import type { DataFiles } from './dataFiles.ts';

/** What samples are held against. */
const OF_SAMPLES: readonly DataKind[] = ['schemas', 'descriptions'];

/** Changes with all that samples are held against. Their calls may name any published file. */
export function digestOfSamples(data: DataFiles): string {
  const published = data.folder.files.filter((file) => file.startsWith('public/'));
  return digestOf(data.digestOfKinds(OF_SAMPLES), digestOf(...published));
}
