import path from 'node:path';
import { decodeSafely } from '../../theme/shared/decode.ts';
import { addressOf } from '../../theme/shared/href.ts';
import { type LinkTargets, missingAnchor } from '../checks/rules/links.ts';
import { type JsonFile, parseJsonFile, positionOf } from '../shared/jsonFile.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { nearestAddress } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { findRoute } from '../shared/routes.ts';
import { BASE } from '../shared/site.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';

/** One row of `redirects.json`: an old address and the page that took its place. Both without base and `.html`. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
  column: number;
}

/** What the site has at its addresses, so that no redirect hides it. The anchors may be unknown. */
type LiveAddresses = Pick<LinkTargets, 'routes' | 'publicFiles'> & Partial<Pick<LinkTargets, 'anchors'>>;

/** Reads the redirects of a site, which may have no such file, and returns the file as messages name it. */
export function readRedirects({ redirectsFile, root }: Pick<SiteOptions, 'redirectsFile' | 'root'>) {
  const file = path.relative(root, redirectsFile);
  return { file, ...parseRedirects(file, readIfThere(redirectsFile) ?? '{}') };
}

/** The address that a redirect leads to, and its anchor with `#`: the query of a request goes between them. */
export function addressOfTarget(to: string, base: string): { path: string; anchor: string } {
  const [route, anchor] = to.split('#');
  return { path: addressOf(route, base), anchor: anchor === undefined ? '' : `#${anchor}` };
}

/** Reads the rows of a redirects file. Syntax errors and keys that occur twice come back as problems. */
export function parseRedirects(file: string, text: string): { redirects: Redirect[]; problems: Problem[] } {
  const { json, problems } = parseJsonFile(file, text);
  if (problems.length > 0) return { redirects: [], problems };
  if (json.root?.type !== 'object') {
    return { redirects: [], problems: [wrongShape(json, 'The file is not one JSON object.', json.root)] };
  }
  const redirects: Redirect[] = [];
  for (const property of json.root.children ?? []) {
    const [key, value] = property.children ?? [];
    const from = String(key.value);
    if (value?.type !== 'string') {
      problems.push(wrongShape(json, `The target of "${from}" is not a text.`, value));
      continue;
    }
    redirects.push({ from, to: value.value, ...positionOf(json, key) });
  }
  return { redirects, problems };
}

function wrongShape(json: JsonFile, message: string, node: Parameters<typeof positionOf>[1]): Problem {
  const fix = 'Write rows of the form "/old/address": "/new/address".';
  return { file: json.file, ...positionOf(json, node), rule: 'redirects/form', message, fix };
}

/** Checks each redirect against the site and the other redirects. Paths are compared without regard to case. */
export function checkRedirects(file: string, redirects: Redirect[], live: LiveAddresses): Problem[] {
  const seen = new Map<string, Redirect>();
  const sources = new Map(redirects.map((redirect) => [pathKey(redirect.from), redirect]));
  return redirects.flatMap((redirect): Problem[] => {
    const { from, to, line, column } = redirect;
    const finding = checkForm(redirect) ?? checkSource(redirect, live, seen) ?? checkTarget(redirect, live, sources);
    seen.set(pathKey(from), redirect);
    if (!finding) return [];
    const [rule, message, fix, target] = finding;
    const edit = target === undefined ? undefined : { from: `"${rule === 'form' ? from : to}"`, to: `"${target}"` };
    return [{ file, line, column, rule: `redirects/${rule}`, message: `"${from}": "${to}": ${message}`, fix, edit }];
  });
}

type Finding = readonly [
  rule: 'form' | 'source-is-live' | 'target' | 'chain',
  message: string,
  fix: string,
  /** The address to write: the old one for a wrong form, and the target otherwise. */
  target?: string,
];

/** Addresses that a static host answers with the same file share one key. */
function pathKey(address: string): string {
  const key = address
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replace(/(\/index)?\/?$/, '');
  return key === '' ? '/' : key;
}

function checkForm({ from, to }: Redirect): Finding | undefined {
  if (BASE !== '/' && from.startsWith(BASE)) {
    const address = from.slice(BASE.length - 1);
    return [
      'form',
      'the old address begins with the base of the site.',
      `Write it without base: "${address}".`,
      address,
    ];
  }
  if (!/^\/(?![/\\])[\w./~-]*[\w~-]$/.test(from) || from.includes('..') || from.endsWith('.html')) {
    const fix = 'Write it from the root of the site, without base, host, query, hash, .html or closing slash.';
    return ['form', 'the old address is not a path of this site.', fix];
  }
  if (to.includes('?')) return ['form', 'the target has a query.', 'Leave it out: the query of a request goes there.'];
  if (/^\/(?![/\\])/.test(to) && !to.includes('\\') && !to.includes('..')) return undefined;
  const fix = 'Redirect to a page of this site, and link to the other site from there.';
  return ['form', 'the target is off the site.', fix];
}

function checkSource({ from }: Redirect, live: LiveAddresses, seen: Map<string, Redirect>): Finding | undefined {
  const key = pathKey(from);
  const earlier = seen.get(key);
  if (earlier) return ['form', `line ${earlier.line} redirects the same address.`, 'Keep one of the two rows.'];
  const hidden = (address: string, kind: string): Finding => [
    'source-is-live',
    `${address} is a ${kind}, which the redirect would hide.`,
    `Take the row out, or move the ${kind.split(' ').at(-1)} first.`,
  ];
  const route = [...live.routes].find((candidate) => pathKey(candidate) === key);
  if (route) return hidden(route, 'page');
  const isSame = (file: string) => file.toLowerCase() === from.toLowerCase() || pathKey(file) === key;
  const file = [...live.publicFiles].find(isSame);
  return file === undefined ? undefined : hidden(file, 'published file');
}

function checkTarget({ from, to }: Redirect, live: LiveAddresses, sources: Map<string, Redirect>): Finding | undefined {
  if (sources.has(pathKey(to))) {
    const end = endOf(to, sources);
    if (end === undefined)
      return ['chain', 'the redirects lead round in a circle.', `Give ${from} a target that is a page.`];
    return ['chain', `the target redirects again, to ${end}.`, `Write ${end} as the target.`, end];
  }
  const route = findRoute(to, live.routes);
  if (route === undefined) {
    const guess = nearestAddress(to, live.routes);
    const fix = guess ? `Did you mean ${guess}?` : 'Name a page that exists.';
    return ['target', 'there is no page at the target.', fix];
  }
  if (route !== to.replace(/[?#].*$/, ''))
    return ['target', `the address of the page is ${route}.`, `Write ${route}.`, to.replace(/^[^?#]*/, () => route)];
  const hash = decodeSafely(to.split('#')[1] ?? '');
  const anchors = live.anchors?.get(route);
  if (!hash || !anchors || anchors.has(hash)) return undefined;
  return ['target', `the target has no heading "#${hash}".`, missingAnchor(route, hash, anchors)[2]];
}

/** The target at the end of a chain of redirects; undefined for a circle. */
function endOf(to: string, sources: Map<string, Redirect>): string | undefined {
  const visited = new Set<string>();
  let end = to;
  for (let next = sources.get(pathKey(end)); next; next = sources.get(pathKey(end))) {
    if (visited.has(pathKey(end))) return undefined;
    visited.add(pathKey(end));
    end = next.to;
  }
  return end;
}
