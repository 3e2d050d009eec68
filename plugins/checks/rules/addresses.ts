import { findNodeAtLocation } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { withoutClosingSlash } from '../../shared/routes.ts';
import * as z from '../../shared/zod.ts';
import type { PageReport } from '../checkPage.ts';
import type { LinkTargets } from './links.ts';

/** The file with every address and heading ever published, inside the docs folder. */
export const ADDRESSES_FILE = '_addresses.json';

const addresses = z.record(z.string(), z.array(z.string()));
/** Anchors of the headings of a page, by its route. */
export type Addresses = z.infer<typeof addresses>;

/**
 * Rules `addresses/*`: what was ever published is still there, or redirects, since other sites link to it.
 * @param json the list of all that was published
 */
export function checkAddresses(json: JsonFile, reports: readonly PageReport[], targets: LinkTargets): Problem[] {
  const { file } = json;
  const { data } = addresses.safeParse(json.value);
  if (!data) {
    const message = 'The list of addresses has a different form.';
    const fix = 'Restore it from Git; npm run generate adds to it.';
    return [{ file, line: 1, column: 1, rule: 'data/form', message, fix }];
  }
  const pages = new Map(reports.map((report) => [report.route, report]));
  return Object.entries(data).flatMap(([route, anchors]) => {
    if (targets.redirects.has(withoutClosingSlash(route))) return [];
    if (!targets.routes.has(route)) {
      const place = positionOf(json, json.root && findNodeAtLocation(json.root, [route]));
      const message = `The address ${route} was published, but there is no page there now.`;
      const fix = `Restore the page, or run npm run remove -- ${route} --to <page>; npm run move moves a page.`;
      return [{ file, ...place, rule: 'addresses/page', message, fix }];
    }
    const page = pages.get(route);
    return page ? missingAnchors(page, anchors) : [];
  });
}

/** Anchors that are gone, at the new heading that most likely replaced each. */
function missingAnchors(
  { file, headings = [], anchors: here = [] }: PageReport,
  anchors: readonly string[],
): Problem[] {
  const fresh = headings.filter(({ id }) => !anchors.includes(id));
  const ids = fresh.map(({ id }) => id);
  const gone = anchors.filter((id) => !here.includes(id) && !headings.some((heading) => heading.id === id));
  return gone.map((id) => {
    const name = nearest(id, ids);
    const heading = fresh.find((one) => one.id === name) ?? (fresh.length === 1 ? fresh[0] : undefined);
    const message = `The anchor #${id} was published, but it no longer exists, so links to it are broken.`;
    const fix = heading
      ? `Keep its id: "${heading.text} \\{#${id}}".`
      : `Give the id to the heading that replaced it: \\{#${id}}.`;
    // Of several headings, only the writer knows which replaced which.
    const isOnly = gone.length === 1 && fresh.length === 1;
    const edit = heading && isOnly ? { from: heading.text, to: `${heading.text} \\{#${id}}` } : undefined;
    return { file, line: heading?.line ?? 1, column: 1, rule: 'addresses/heading', message, fix, edit };
  });
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
