import { parse } from 'yaml';
import type { Json } from '../../plugins/openapi/specFiles.ts';
import { withoutClosingSlash } from '../../plugins/shared/routes.ts';
import { type Difference, differences } from './differences.ts';
import type { PageFacts, SiteState } from './siteState.ts';
import { changedStatements, type Statement } from './statements.ts';

/** What is new, gone or different for readers. Lists are in the order of their names. */
export interface SiteChanges {
  added: { route: string; title: string }[];
  /** Pages that are elsewhere now: the old address leads to the new one. */
  moved: { route: string; title: string; from: string }[];
  /** `to` is where the address leads now; undefined where it leads nowhere. */
  removed: { route: string; title: string; to: string | undefined }[];
  /** Pages whose text differs. */
  changed: string[];
  /** What pages state otherwise, or anew. */
  statements: ({ route: string } & Statement)[];
  titles: { route: string; what: 'title' | 'description'; before: string; after: string }[];
  /** Headings that links of others may name, and that are gone. */
  anchors: { route: string; anchor: string }[];
  samples: { route: string; name: string; kind: Difference['kind'] }[];
  files: { name: string; kind: Difference['kind']; differences: Difference[] }[];
  redirects: Difference[];
  brand: Difference[];
}

/** Compares what readers see before and after a change. */
export function compareSites(before: SiteState, after: SiteState): SiteChanges {
  const routes = sorted([...before.pages.keys(), ...after.pages.keys()]);
  const isIn = (state: SiteState) => (route: string) => state.pages.has(route);
  const changed = routes.filter(
    (route) =>
      isIn(before)(route) && isIn(after)(route) && before.pages.get(route)?.text !== after.pages.get(route)?.text,
  );
  const facts = (state: SiteState, route: string) => state.pages.get(route)?.facts() ?? NOTHING;
  const missing = routes.filter((route) => !isIn(after)(route));
  const isNew = (route: string) => isIn(after)(route) && !isIn(before)(route);
  const moved = missing.flatMap((from) => {
    const to = leadsTo(after, from);
    return to !== undefined && isNew(to) ? [{ from, to }] : [];
  });
  const removed = missing.filter((route) => moved.every(({ from }) => from !== route));
  const added = routes.filter((route) => isNew(route) && moved.every(({ to }) => to !== route));
  const both = [...changed.map((route) => ({ from: route, to: route })), ...moved];
  const pairs = both.map(({ from, to }) => ({ route: to, old: facts(before, from), now: facts(after, to) }));
  const textOf = (state: SiteState, route: string) => state.pages.get(route)?.text ?? '';
  return {
    added: added.map((route) => ({ route, title: facts(after, route).title })),
    moved: moved.map(({ from, to }) => ({ route: to, title: facts(after, to).title, from })),
    removed: removed.map((route) => ({ route, title: facts(before, route).title, to: leadsTo(after, route) })),
    changed,
    statements: both.flatMap(({ from, to }) =>
      changedStatements(textOf(before, from), textOf(after, to)).map((one) => ({ route: to, ...one })),
    ),
    titles: pairs.flatMap(({ route, old, now }) =>
      (['title', 'description'] as const)
        .filter((what) => old[what] !== now[what])
        .map((what) => ({ route, what, before: old[what], after: now[what] })),
    ),
    anchors: pairs.flatMap(({ route, old, now }) =>
      old.anchors.filter((anchor) => !now.ids.includes(anchor)).map((anchor) => ({ route, anchor })),
    ),
    samples: [
      ...pairs.flatMap(({ route, old, now }) => samplesBetween(route, old, now)),
      ...added.flatMap((route) => samplesBetween(route, NOTHING, facts(after, route))),
      ...removed.flatMap((route) => samplesBetween(route, facts(before, route), NOTHING)),
    ],
    files: filesBetween(before.files, after.files),
    redirects: differences(before.redirects, after.redirects),
    brand: differences(before.brand as Json, after.brand as Json),
  };
}

const NOTHING: PageFacts = { title: '', description: '', anchors: [], ids: [], samples: [] };
const leadsTo = ({ redirects }: SiteState, route: string): string | undefined => redirects[withoutClosingSlash(route)];
const sorted = (names: string[]) => [...new Set(names)].sort();

function samplesBetween(route: string, old: PageFacts, now: PageFacts): SiteChanges['samples'] {
  const [left, right] = [byName(old.samples), byName(now.samples)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((name) => {
    const [code, next] = [left.get(name), right.get(name)];
    if (code === next) return [];
    return [{ route, name, kind: code === undefined ? 'added' : next === undefined ? 'removed' : 'changed' }];
  });
}

/** Samples by title and language; the second of a name is numbered. */
function byName(samples: PageFacts['samples']): Map<string, string> {
  const found = new Map<string, string>();
  for (const { language, title, code } of samples) {
    const name = [title || 'without a title', language].filter(Boolean).join(', ');
    let key = name;
    for (let number = 2; found.has(key); number++) key = `${name}, ${number}`;
    found.set(key, code);
  }
  return found;
}

function filesBetween(before: SiteState['files'], after: SiteState['files']): SiteChanges['files'] {
  return sorted([...before.keys(), ...after.keys()]).flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const [left, right] = kind === 'changed' ? [valueIn(name, old), valueIn(name, now)] : [];
    const inside = left !== undefined && right !== undefined ? differences(left, right) : [];
    return [{ name, kind, differences: inside }];
  });
}

function valueIn(name: string, latin1 = ''): Json | undefined {
  const text = Buffer.from(latin1, 'latin1').toString('utf8');
  try {
    if (/\.json$/.test(name)) return JSON.parse(text);
    return /\.ya?ml$/.test(name) ? parse(text) : undefined;
  } catch {
    return undefined;
  }
}
