import path from 'node:path';
import type { SearchRecord } from '../../../theme/logic/search/searchRecord.ts';
import { digestOf } from '../../shared/digestOf.ts';
import { keepText, readKept } from '../../shared/keptText.ts';
import { type BuiltParts, buildParts, type PartsOptions } from './buildParts.ts';

/** Where parts are kept from one build to the next. */
export interface PartsStore {
  /** It has a file for each index, and may be lost at any time. */
  folder: string;
  /** Changes with the code that makes parts. */
  version: string;
}

/** Parts that were made before. A build asks twice: for their names, and for their content. */
const made = new Map<string, BuiltParts>();
const MOST_MADE = 16;

/** Makes the parts of an index, where neither this build nor the last one made them of the same things. */
export function partsOnce(records: SearchRecord[], options: PartsOptions, store?: PartsStore): BuiltParts {
  const { notes = new Map() } = options;
  const key = digestOf(JSON.stringify([store?.version, records, { ...options, notes: [...notes] }]));
  let parts = made.get(key);
  if (!parts) {
    if (made.size >= MOST_MADE) made.clear();
    parts = store ? kept(path.join(store.folder, options.prefix ?? ''), key, make) : make();
    made.set(key, parts);
  }
  return parts;

  function make(): BuiltParts {
    return buildParts(records, options);
  }
}

function kept(file: string, key: string, make: () => BuiltParts): BuiltParts {
  const known = readKept(file, key);
  if (known !== undefined) {
    const { head, files } = JSON.parse(known);
    return { head, files: new Map(files) };
  }
  const parts = make();
  keepText(file, key, JSON.stringify({ head: parts.head, files: [...parts.files] }));
  return parts;
}
