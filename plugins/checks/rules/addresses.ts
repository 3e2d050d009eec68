import { findNodeAtLocation } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { withoutClosingSlash } from '../../shared/routes.ts';
import type { PageReport } from '../checkPage.ts';
import type { LinkTargets } from './links.ts';

/** The file with every address and heading ever published, inside the docs folder. */
export const ADDRESSES_FILE = '_addresses.json';

/** Anchors of the headings of a page, by its route. */
export type Addresses = Record<string, string[]>;

/**
 * Rules `addresses/*`: what was ever published is still there, or leads on. Others link to it, and nobody can tell them.
 * @param json the list of all that was published
 */
export function checkAddresses(json: JsonFile, reports: readonly PageReport[], targets: LinkTargets): Problem[] {
  const { value, file } = json;
  const form = { file, line: 1, column: 1, rule: 'data/form' as const };
  if (!isAddresses(value))
    return [
      {
        ...form,
        message: 'The list of addresses has another form.',
        fix: 'Take it back from Git; npm run addresses adds to it.',
      },
    ];
  const pages = new Map(reports.map((report) => [report.route, report]));
  return Object.entries(value).flatMap(([route, anchors]) => {
    if (targets.redirects.has(withoutClosingSlash(route))) return [];
    if (!targets.routes.has(route)) {
      const place = positionOf(json, json.root && findNodeAtLocation(json.root, [route]));
      const message = `The address ${route} was published, and nothing is there now.`;
      const remove = `npm run remove -- ${route} --to <page>`;
      // An address without headings may be an old one, which led on.
      const fix =
        anchors.length === 0
          ? `Lead it to a page in redirects.json: "${route}": "/…". Of a page, ${remove} does so.`
          : `Bring the page back, or run ${remove}; npm run move moves one.`;
      return [{ file, ...place, rule: 'addresses/page', message, fix }];
    }
    const page = pages.get(route);
    return page ? missingAnchors(page, anchors) : [];
  });
}

/** Headings that are gone, at the heading that may have taken the place of each. */
function missingAnchors({ file, headings = [] }: PageReport, anchors: readonly string[]): Problem[] {
  const here = new Set(headings.map(({ id }) => id));
  return anchors
    .filter((id) => !here.has(id))
    .map((id) => {
      const fresh = headings.filter((heading) => !anchors.includes(heading.id));
      const name = nearest(
        id,
        fresh.map((heading) => heading.id),
      );
      const heading = fresh.find((one) => one.id === name) ?? between(id, anchors, headings, fresh);
      const message = `The heading #${id} was published, and links to it lead nowhere now.`;
      const fix = heading
        ? `Keep its id: "${heading.text} \\{#${id}}".`
        : `Give the id to the heading that says it now: \\{#${id}}.`;
      return { file, line: heading?.line ?? 1, column: 1, rule: 'addresses/heading', message, fix };
    });
}

type PageHeadings = NonNullable<PageReport['headings']>;

/** The one new heading that stands where a heading stood: the list keeps them in the order of the page. */
function between(
  id: string,
  anchors: readonly string[],
  headings: PageHeadings,
  fresh: PageHeadings,
): PageHeadings[number] | undefined {
  const known = headings.filter((one) => anchors.includes(one.id) || fresh.includes(one));
  const at = anchors.indexOf(id);
  const isHere = (one: string | undefined) => one === undefined || headings.some((heading) => heading.id === one);
  const [before, after] = [anchors[at - 1], anchors[at + 1]];
  if (!isHere(before) || !isHere(after)) return undefined;
  const found = fresh.filter((one) => {
    const place = known.indexOf(one);
    return known[place - 1]?.id === before && (after === undefined || known[place + 1]?.id === after);
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Adds what pages have now to what was ever published.
 * @param old addresses that lead on, which are promised as well
 */
export function withAddresses(known: Addresses, reports: readonly PageReport[], old: Iterable<string> = []): Addresses {
  const all = new Map(Object.entries(known));
  for (const route of old) if (!all.has(route)) all.set(route, []);
  for (const { route, headings = [] } of reports)
    all.set(route, [...new Set([...(all.get(route) ?? []), ...headings.map(({ id }) => id)])]);
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isAddresses(value: unknown): value is Addresses {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((list) => Array.isArray(list) && list.every((id) => typeof id === 'string'));
}
