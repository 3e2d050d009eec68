import { digestOf } from '../shared/digestOf.ts';
import type { Problem } from '../shared/problem.ts';
import type { LookUp } from './lookUp.ts';
import type { PageReport } from './pageReport.ts';
import type { LinkTargets } from './rules/links.ts';

/** Looks at the links of a page, which needs no look where an earlier run found nothing wrong. */
export type LinkLook = (report: PageReport, look: () => Problem[]) => Problem[];

/**
 * Changes with all that links may lead to.
 * @param titles routes by the titles of their pages
 */
export function stateOfTargets(targets: LinkTargets, titles: ReadonlyMap<string, string>): string {
  const { routes, publicFiles, redirects, anchors } = targets;
  const lists = [...anchors].map(([route, ids]) => [route, ...ids]);
  return digestOf(JSON.stringify([[...routes], [...publicFiles], [...redirects], lists, [...titles]]));
}

const KIND = 'pages of sound links';

/**
 * Links of a page are right as long as the page is what it was, and all that links may lead to.
 * @param state changes with all that links may lead to
 * @param nameOf gives a name that changes with the page
 */
export function linkLook(
  known: LookUp,
  state: string,
  nameOf: (report: PageReport) => string,
): LinkLook & { keep(): void } {
  const last = new Set(known.has(KIND, state) ? known.get<string[]>(KIND, state, () => []) : []);
  const sound: string[] = [];
  const look: LinkLook = (report, find) => {
    const name = nameOf(report);
    const found = last.has(name) ? [] : find();
    if (found.length === 0) sound.push(name);
    return found;
  };
  const keep = () => {
    if (sound.length !== last.size || sound.some((name) => !last.has(name))) known.put(KIND, state, sound);
  };
  return Object.assign(look, { keep });
}
