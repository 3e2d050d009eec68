import type { KeyFact } from '../../data/keyFacts.ts';
import type { Page } from '../../pages/page.ts';
import type { JsonValue } from '../../schemas/jsonValue.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import { type Claim, claimsOf, claimsOfCells, isQuantity } from './keyClaims.ts';
import type { ProseRow } from './proseRows.ts';
import { isSame, sayAs } from './quantity.ts';

/** Keys that one place of a text may mean. */
interface Mention {
  index: number;
  keys: KeyFact[];
}

/**
 * Rules `facts/default` and `facts/limit`: a default or a limit that stands beside the name of a key, or in a table
 * of keys, is the one of its schema.
 * @param rows outside samples
 */
export function checkKeyFacts(
  page: Pick<Page, 'file' | 'route'>,
  rows: readonly ProseRow[],
  facts: readonly KeyFact[],
): Problem[] {
  if (facts.length === 0) return [];
  const service = /\/services\/(\w+)/.exec(page.route)?.[1];
  const keys = keysOf(facts);
  return rows.flatMap((row) => slipsOfRow(row, page.file, (text) => mentionsOf(text, keys, service)));
}

function slipsOfRow(
  { line, row, header, isHead, paragraph }: ProseRow,
  file: string,
  mentions: (text: string) => Mention[],
): Problem[] {
  // Front matter says nothing of keys.
  if (paragraph === undefined) return [];
  const problems: Problem[] = [];
  const report = (claim: Claim, keys: readonly KeyFact[]) => {
    const isWrong = keys.length > 0 && !keys.some((key) => fits(claim, key));
    if (isWrong) problems.push(problemOf(file, line, claim, keys[0]));
    return isWrong;
  };
  if (header && !isHead)
    // The key of a row stands before what is said of it. Of several, one problem says it.
    for (const claim of claimsOfCells(row, header))
      mentions(row)
        .filter(({ index }) => index < claim.index)
        .some(({ keys }) => report(claim, aboutOf(claim, keys)));
  problems.push(...unitSlips(file, line, row, (text) => mentions(text).flatMap(({ keys }) => keys)));
  for (const claim of claimsOf(row)) {
    const here = mentions(row);
    const near = nearest(claim, here, row);
    // A list of values, or a paragraph without a key, goes with the paragraph before it.
    const isAlone = near.length === 0 && (header !== undefined || here.length === 0) && typeof claim.said !== 'boolean';
    report(claim, isAlone ? nearest(claim, mentions(paragraph), paragraph) : near);
  }
  return problems;
}

function problemOf(file: string, line: number, { rule, index, text, of, said }: Claim, key: KeyFact): Problem {
  const right = of(key) as JsonValue;
  const written = isQuantity(said) && typeof right === 'number' ? sayAs(said, right, key.unit) : say(right);
  const unit = typeof right === 'number' && key.unit ? ` ${key.unit}` : '';
  const message = `"${text.trim()}": the ${rule.replace('facts/', '')} of ${key.path} is ${say(right)}${unit}.`;
  return { file, line, column: index + 1, rule, message, fix: `Write ${written}.` };
}

const NAME = /\[([^\]]*)\]\((\/[^)\s]*)\)|`([A-Za-z][\w.]*)`/g;

/** A key with the unit that prose gives it: "`web.timeout`, in milliseconds", "`web.timeout` counts in seconds". */
const WITH_UNIT =
  /(?:\[[^\]]*\]\(\/[^)\s]*\)|`[A-Za-z][\w.]*`)(?:,? in| counts(?: in)?| is (?:given |counted |written )?in| \(in) (milliseconds|seconds|minutes|hours|bytes)\b/g;

function unitSlips(file: string, line: number, row: string, keysIn: (text: string) => KeyFact[]): Problem[] {
  if (!/(?: in| counts| \(in) (?:milliseconds|seconds|minutes|hours|bytes)\b/.test(row)) return [];
  return matchesOf(row, WITH_UNIT).flatMap(({ 0: text, 1: said, index }): Problem[] => {
    const keys = keysIn(text).filter(({ unit }) => unit !== undefined);
    if (keys.length === 0 || keys.some(({ unit }) => unit === said)) return [];
    const message = `${keys[0].path} counts ${keys[0].unit}.`;
    const column = index + text.lastIndexOf(said) + 1;
    return [{ file, line, column, rule: 'facts/limit', message, fix: `Write "in ${keys[0].unit}".` }];
  });
}

/** The keys that a row names: by a link to their place on the page of a configuration, or in backticks. */
function mentionsOf(row: string, { byAnchor, byName }: Keys, service: string | undefined): Mention[] {
  return matchesOf(row, NAME).flatMap(({ 1: words, 2: url, 3: code, index }): Mention[] => {
    const [, linked, anchor] = /^\/reference\/services\/(\w+)\/configuration#(.+)$/.exec(url ?? '') ?? [];
    const exact = byAnchor.get(`${linked}#${anchor}`);
    if (linked && exact) return [{ index, keys: exact }];
    const name = code ?? /^`([A-Za-z][\w.]*)`/.exec(words ?? '')?.[1];
    const named = (name && byName.get(name)) || [];
    const own = named.filter((key) => key.service === service);
    const keys = own.length > 0 ? own : named;
    return keys.length > 0 ? [{ index, keys }] : [];
  });
}

/** Keys by what prose may call them. */
interface Keys {
  /** By the service and the anchor of their place. */
  byAnchor: ReadonlyMap<string, KeyFact[]>;
  /** By the end of their path, from the beginning of any of its names. */
  byName: ReadonlyMap<string, KeyFact[]>;
}

/** Every page asks for the same keys. */
const known = new WeakMap<readonly KeyFact[], Keys>();

function keysOf(facts: readonly KeyFact[]): Keys {
  const made = known.get(facts);
  if (made) return made;
  const [byAnchor, byName] = [new Map<string, KeyFact[]>(), new Map<string, KeyFact[]>()];
  const add = (map: Map<string, KeyFact[]>, name: string, key: KeyFact) => {
    const keys = map.get(name);
    if (keys) keys.push(key);
    else map.set(name, [key]);
  };
  for (const key of facts) {
    add(byAnchor, `${key.service}#${slugOf(key.path)}`, key);
    for (const name of namesOf(key)) add(byName, name, key);
  }
  known.set(facts, { byAnchor, byName });
  return { byAnchor, byName };
}

const slugOf = (path: string) => path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** What a key is called: its path, and each end of it. A switch may go by the name of what it switches. */
function namesOf({ path }: KeyFact): Set<string> {
  const parts = path.split('.');
  const ends = parts.map((_, index) => parts.slice(index).join('.'));
  const switched = ends.flatMap((end) => (end.endsWith('.enabled') ? [end.slice(0, -'.enabled'.length)] : []));
  return new Set([...ends, ...switched]);
}

const aboutOf = (claim: Claim, keys: readonly KeyFact[]) => keys.filter((key) => fits(claim, key) !== undefined);

/**
 * The keys of the mention that stands nearest to a claim and has what the claim is about: in its sentence, else in its
 * paragraph. What is on or off is said of anything, so only a sentence that names the key tells.
 */
function nearest(claim: Claim, mentions: readonly Mention[], row: string): KeyFact[] {
  const [first] = mentions
    .map(({ index, keys }) => {
      const [start, end] = index < claim.index ? [index, claim.index] : [claim.index, index];
      const isFar = /[.!?] /.test(row.slice(start, end));
      return { away: end - start, isFar, keys: aboutOf(claim, keys) };
    })
    .filter(({ keys, isFar }) => keys.length > 0 && !(isFar && typeof claim.said === 'boolean'))
    .sort((a, b) => Number(a.isFar) - Number(b.isFar) || a.away - b.away);
  return first?.keys ?? [];
}

/** @returns undefined where the claim is not about the key */
function fits({ of, said }: Claim, key: KeyFact): boolean | undefined {
  const right = of(key);
  if (isQuantity(said)) return typeof right === 'number' ? isSame(said, right, key.unit) : undefined;
  if (right === undefined || typeof right !== typeof said || Array.isArray(right) !== Array.isArray(said))
    return undefined;
  return Array.isArray(right) && Array.isArray(said)
    ? right.length === said.length && right.every((one) => said.includes(one))
    : right === said;
}

const say = (value: JsonValue) =>
  Array.isArray(value) && value.length > 0
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
