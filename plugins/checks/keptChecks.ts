import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeDigest } from '../shared/codeDigest.ts';
import { digestOf } from '../shared/digestOf.ts';
import { addBlock, readBlocks, writeBlock } from '../shared/keptBlocks.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { filesAt } from '../shared/whileUnchanged.ts';
import { LIST } from './dataFiles.ts';
import { type LookUp, lookUp, textOf } from './lookUp.ts';
import { type PageMemories, pageMemories } from './pageMemory.ts';

/** What looks at a site found, from one run to the next: for the command, its watch mode and the dev server alike. */
export interface KeptChecks {
  known: LookUp;
  /** What was worked out for single pages; nothing where pages are looked at once. */
  memories?: PageMemories;
  /** Writes down what was asked for since the last call, where any of it is new. */
  keep(): void;
  /** Lets go of what was found since the last call of `keep`, since it may be of no one state of the files. */
  forget(): void;
}

/**
 * Opens what earlier runs found of a docs folder, in `.cache/`, which may be lost at any time.
 * @param isFresh leaves aside what they found
 * @param asker who looks, where others ask for other things: what nobody asks for in a run is let go
 */
export function keptChecks({ root, docsDir }: SiteOptions, isFresh = false, asker = ''): KeptChecks {
  const store = path.join(cacheOf(root, docsDir), asker, 'check');
  const folder = path.join(cacheOf(root, docsDir), asker, PAGES);
  const stamp = stampOf(root, docsDir);
  const blocks = isFresh ? { texts: [], added: 0, isOpen: false } : readBlocks(store, stamp);
  const known = lookUp(...blocks.texts);
  const keep = () => {
    const isNew = known.isNew();
    const fresh = known.fresh();
    const values = known.turn();
    if (!isNew) return;
    const text = textOf(fresh);
    blocks.added += text.length;
    if (blocks.isOpen && blocks.added < MOST_ADDED) addBlock(store, stamp, text);
    else {
      writeBlock(store, stamp, textOf(values));
      Object.assign(blocks, { added: 0, isOpen: true });
    }
    if (!fresh.has(`${LIST} `)) return;
    for (const file of filesAt(folder)) {
      const page = path.join(docsDir, path.relative(folder, file));
      if (!existsSync(page)) rmSync(file, { force: true });
    }
  };
  const forget = () => {
    known.forget();
    // Single pages are written down as they are looked at.
    rmSync(folder, { recursive: true, force: true });
  };
  return { known, memories: pageMemories(folder, stamp, isFresh), keep, forget };
}

const PAGES = 'checked';
/** Characters behind the first block, from which on all is written anew, without what no run asks for. */
const MOST_ADDED = 500_000;

/** What is known of the site stays known after a look at another folder, which tests and plain folders are. */
const cacheOf = (root: string, docsDir: string) =>
  path.join(root, '.cache', docsDir === path.join(root, 'docs') ? '' : 'other');

const stampOf = (root: string, docsDir: string) => digestOf(docsDir, codeDigest(root));
