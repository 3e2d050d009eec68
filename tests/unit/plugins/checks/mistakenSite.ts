import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { siteChecker } from '../../../../plugins/checks/checkSite.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import type { RuleCase } from './ruleCases/ruleCase.ts';
import { SITE } from './ruleCases/ruleCase.ts';

/** A file of the small site, or a text of it, that another takes the place of. */
export type Mistake = Pick<RuleCase, 'file' | 'from' | 'to'>;

/** The small site, for mistakes of which a row of the rules shows only the first. */
export function mistakenSite() {
  const site = mkdtempSync(path.join(tmpdir(), 'mistaken-'));
  cpSync(SITE, site, { recursive: true });
  const check = siteChecker(readSiteOptions(site, {}));
  const make = ({ file, from, to }: Mistake) => {
    const place = path.join(site, file);
    const before = existsSync(place) ? readFileSync(place) : undefined;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, from === undefined ? to : String(before).replaceAll(from, () => String(to)));
    return () => (before ? writeFileSync(place, before) : rmSync(place));
  };
  return {
    /** What a run says of mistakes, a line each: `file:line rule message fix`, the file from `docs/`. */
    async told(...mistakes: Mistake[]): Promise<string[]> {
      const undo = mistakes.map(make);
      // Data are read once a turn.
      await nextTurn();
      try {
        const { problems } = await check();
        return problems.map(
          ({ file, line, rule, message, fix }) => `${file.replace(/^docs\//, '')}:${line} ${rule} ${message} ${fix}`,
        );
      } finally {
        for (const take of undo.reverse()) take();
        await nextTurn();
      }
    },
    remove: () => rmSync(site, { recursive: true }),
  };
}
