import { type JsonFile, parseJsonFile, positionOf } from '../shared/jsonFile.ts';
import { nearest, nearestAddress } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { findRoute } from '../shared/routes.ts';
import { BASE } from '../shared/site.ts';

/** One row of `redirects.json`: an old address and the page that took its place. Both without base and `.html`. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
  column: number;
}

/** What the site answers by itself, so that no redirect hides it. */
export interface LiveAddresses {
  routes: ReadonlySet<string>;
  /** Published files, as paths from the site root. */
  publicFiles: ReadonlySet<string>;
  /** Anchors of the pages that could be read, by route. */
  anchors?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads the rows of a redirects file. Syntax errors and keys that stand twice come back as problems. */
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
  return redirects.flatMap((redirect) => {
    const finding = checkForm(redirect) ?? checkSource(redirect, live, seen) ?? checkTarget(redirect, live, sources);
    seen.set(pathKey(redirect.from), redirect);
    if (!finding) return [];
    const row = `"${redirect.from}": "${redirect.to}"`;
    const { line, column } = redirect;
    return [{ file, line, column, rule: finding.rule, message: `${row}: ${finding.message}`, fix: finding.fix }];
  });
}

type Finding = Pick<Problem, 'rule' | 'message' | 'fix'>;

/** Addresses that a static host answers with the same file share one key. */
function pathKey(path: string): string {
  const key = path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replace(/(\/index)?\/?$/, '');
  return key === '' ? '/' : key;
}

function checkForm({ from, to }: Redirect): Finding | undefined {
  if (BASE !== '/' && from.startsWith(BASE)) {
    return {
      rule: 'redirects/form',
      message: 'the old address begins with the base of the site.',
      fix: `Write it without base: "${from.slice(BASE.length - 1)}".`,
    };
  }
  if (/^\/(?![/\\])[\w./~-]*[\w~-]$/.test(from) === false || from.includes('..') || from.endsWith('.html')) {
    return {
      rule: 'redirects/form',
      message: 'the old address is not a path of this site.',
      fix: 'Write it from the root of the site, without base, host, query, hash, .html or closing slash.',
    };
  }
  if (!to.startsWith('/') || /^\/[/\\]/.test(to) || to.includes('\\') || to.includes('..')) {
    return {
      rule: 'redirects/form',
      message: 'the target is off the site.',
      fix: 'Redirect to a page of this site, and link to the other site from there.',
    };
  }
  return undefined;
}

function checkSource({ from }: Redirect, live: LiveAddresses, seen: Map<string, Redirect>): Finding | undefined {
  const key = pathKey(from);
  const earlier = seen.get(key);
  if (earlier) {
    return {
      rule: 'redirects/form',
      message: `line ${earlier.line} redirects the same address.`,
      fix: 'Keep one of the two rows.',
    };
  }
  const route = [...live.routes].find((candidate) => pathKey(candidate) === key);
  if (route) {
    return {
      rule: 'redirects/source-is-live',
      message: `${route} is a page, which the redirect would hide.`,
      fix: 'Take the row out, or move the page first.',
    };
  }
  const file = [...live.publicFiles].find(
    (candidate) => candidate.toLowerCase() === from.toLowerCase() || pathKey(candidate) === key,
  );
  if (!file) return undefined;
  return {
    rule: 'redirects/source-is-live',
    message: `${file} is a published file, which the redirect would hide.`,
    fix: 'Take the row out, or move the file first.',
  };
}

function checkTarget(redirect: Redirect, live: LiveAddresses, sources: Map<string, Redirect>): Finding | undefined {
  const { to } = redirect;
  const next = sources.get(pathKey(to));
  if (next) return leadsBack(redirect, sources) ? loop(redirect) : chain(redirect, sources);
  const route = findRoute(to, live.routes);
  if (route === undefined) {
    const guess = nearestAddress(to, live.routes);
    return {
      rule: 'redirects/target',
      message: 'there is no page at the target.',
      fix: guess ? `Did you mean ${guess}?` : 'Name a page that exists.',
    };
  }
  if (route === to.replace(/[?#].*$/, '')) return checkAnchor(to, live.anchors?.get(route));
  return {
    rule: 'redirects/target',
    message: `the address of the page is ${route}.`,
    fix: `Write ${route}.`,
  };
}

function checkAnchor(to: string, anchors: ReadonlySet<string> | undefined): Finding | undefined {
  const hash = to.split('#')[1];
  if (!hash || !anchors || anchors.has(hash)) return undefined;
  const guess = nearest(hash, anchors);
  return {
    rule: 'redirects/target',
    message: `the target has no heading "#${hash}".`,
    fix: guess ? `Did you mean #${guess}?` : `The page has: ${[...anchors].map((id) => `#${id}`).join(' ')}`,
  };
}

function leadsBack(redirect: Redirect, sources: Map<string, Redirect>): boolean {
  const visited = new Set<string>();
  let key = pathKey(redirect.to);
  while (!visited.has(key)) {
    if (key === pathKey(redirect.from)) return true;
    visited.add(key);
    const next = sources.get(key);
    if (!next) return false;
    key = pathKey(next.to);
  }
  return true;
}

function loop({ from }: Redirect): Finding {
  return {
    rule: 'redirects/chain',
    message: 'the redirects lead round in a circle.',
    fix: `Give ${from} a target that is a page.`,
  };
}

function chain({ to }: Redirect, sources: Map<string, Redirect>): Finding {
  let end = to;
  for (let next = sources.get(pathKey(end)); next; next = sources.get(pathKey(end))) end = next.to;
  return {
    rule: 'redirects/chain',
    message: `the target redirects again, to ${end}.`,
    fix: `Write ${end} as the target.`,
  };
}
