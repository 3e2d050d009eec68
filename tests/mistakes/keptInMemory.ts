import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeptChecks } from '../../plugins/checks/keptChecks.ts';
import { lookUp } from '../../plugins/checks/lookUp.ts';
import { pageMemories } from '../../plugins/checks/pageMemory.ts';
import { codeDigest } from '../../plugins/shared/codeDigest.ts';

/**
 * What a check remembers from look to look, as the command does from run to run.
 * @param folder for what is worked out for single pages
 */
export function keptInMemory(folder: string): Omit<KeptChecks, 'keep'> {
  const known = lookUp();
  const forget = () => {
    known.forget();
    rmSync(folder, { recursive: true, force: true });
  };
  return { known, memories: pageMemories(folder, 'here'), forget };
}

/**
 * As above, with what other tests of this run worked out for the same pages: their copies of our site differ in a few,
 * and a look at all others takes half. That what is remembered says the same as a fresh look has tests of its own.
 */
export function keptForRun(root: string): Omit<KeptChecks, 'keep'> {
  // Other rules, which a run that watches may see, find other things.
  return keptInMemory(path.join(tmpdir(), 'checked', codeDigest(root)));
}
