import { rmSync } from 'node:fs';
import type { KeptChecks } from '../../engine/checks/keptChecks.ts';
import { lookUp } from '../../engine/checks/lookUp.ts';
import { pageMemories } from '../../engine/checks/pageMemory.ts';

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
