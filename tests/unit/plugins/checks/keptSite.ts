import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { keptChecks } from '../../../../plugins/checks/keptChecks.ts';
import { siteChecker } from '../../../../plugins/checks/siteChecker.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';

/** What a run found, and the kinds of what it had to work out, in order. */
export interface Run {
  problems: unknown[];
  made: string[];
}

/** A copy of the small site, for runs that remember what they found. */
export function keptSite() {
  const tests = path.resolve(import.meta.dirname, '../../..');
  const site = mkdtempSync(path.join(tmpdir(), 'kept-checks-'));
  cpSync(path.join(tests, 'fixtures/smallSite'), site, { recursive: true });
  // The code of the rules: what another version of it found does not count.
  const CODE = path.join(site, 'engine/rule.ts');
  for (const folder of ['plugins', 'theme/logic']) mkdirSync(path.join(site, folder), { recursive: true });
  writeFileSync(CODE, '');
  return {
    site,
    CODE,
    at: (file: string) => path.join(site, file),
    run: (isFresh?: boolean, whileMaking?: (kind: string) => void) => run(site, isFresh, whileMaking),
  };
}

/** A run of the command, which remembers what it found; a fresh one knows nothing of earlier runs. */
async function run(site: string, isFresh = false, whileMaking = (_kind: string) => {}): Promise<Run> {
  const kept = keptChecks(readSiteOptions(site, {}), isFresh);
  const made: string[] = [];
  const asked: typeof kept.known.get = (kind, name, make) =>
    kept.known.get(kind, name, () => {
      made.push(kind);
      whileMaking(kind);
      return make();
    });
  const has: typeof kept.known.has = (kind, name) => {
    whileMaking(`has ${kind}`);
    return kept.known.has(kind, name);
  };
  const put: typeof kept.known.put = (kind, name, value) => {
    // When a file was written is no work, and how long ago that was depends on how busy the machine is.
    if (kind !== 'states of files') made.push(kind);
    kept.known.put(kind, name, value);
  };
  const known = { ...kept.known, get: asked, has, put };
  const { problems } = await siteChecker(site, {}, { ...kept, known }).check();
  if (!isFresh) kept.keep();
  await nextTurn();
  return { problems, made };
}
