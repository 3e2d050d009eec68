import { escapePattern } from '../../shared/escapePattern.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { editDistance } from '../../shared/nearest.ts';
import { once } from '../../shared/once.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RowPage } from './factPage.ts';

/** What the data call things. */
export interface KnownNames {
  /** Keys, values and code of the data, and names of other things that the site lists. */
  vocabulary: string[];
  /** Which members stand in which: "web.timeout". */
  pairs: string[];
  /** Calls of the operations: "GET /health". */
  calls: string[];
}

/** A name: of a key, a value, a header, an error, an algorithm. */
const NAME = /^[A-Za-z][\w-]*[A-Za-z0-9](?:\.[A-Za-z][\w-]*)*$/;
/** A call of an operation, or the path of one. */
const CALL = /^(?:([A-Z]{3,7}) )?(\/[\w%.{}~:/-]*[\w}])$/;
const FILE = /\.[a-z]+$/;
/** A file of the reader's, in the words of a guide. */
const OWN_FILE =
  /\.(?:c?nf|conf|crt|css|csv|env|go|html?|ini|js|json|key|lock|log|m?[jt]s|mdx?|pdf|pem|png|py|sh|svg|toml|txt|xml|ya?ml|zip)$/;
const MEDIA_TYPE = /^(?:[A-Z][\w-]+: )?((?:application|text|image|multipart)\/[\w.+-]*\w)/;
/** Longer, or of letters and digits by turns, are keys, hashes and tokens. */
const LONGEST = 50;
const RANDOM = /^(?=.{16})(?:.*?\d.*?[A-Za-z]){4}/;
/** Names that RFC 2606 keeps for examples. */
const HOST = /(?:^|\.)example(?:\.(?:com|org|net))?$|^(?:www|com)\./;
/** What follows is a name that the writer or the reader gave: of an example, or of something of their own. */
const OWN_BEFORE = /\bsuch as\b|\bfor example\b|\be\.g\.|\bcalled\b|\bnamed?\b|\binstance ID/i;
const OWN = /\b(?:of|in|by|as) your\b|\byour own\b|\b(?:of|in) yours\b/i;

/**
 * Rule `facts/name`, of what stands as code in a sentence: a name that neither the data know, nor a sample of the page,
 * nor the list of names of other things, is no name.
 * @param rows outside samples
 */
export function checkUnknownNames(
  { file, fences }: RowPage,
  rows: readonly { line: number; row: string }[],
  known: KnownNames,
): Problem[] {
  if (known.vocabulary.length === 0) return [];
  // No row of most edits has code, and the sets are of thousands of names.
  if (!rows.some(({ row }) => row.includes('`'))) return [];
  const { names, pairs, parents, calls } = setsOf(known);
  const samples = once(() => fences().map(({ code, meta }) => `${code}\n${meta}`));
  const words = once(() => new Set(samples().flatMap(wordsIn)));
  const inSamples = (name: string) =>
    words().has(name) || (!isOfKnown(name, parents) && name.split('.').every((part) => words().has(part)));
  const isShown = (path: string) => samples().some((sample) => sample.includes(path));
  const isKnown = (name: string) => names.has(name) || (name.includes('.') && isPath(name, pairs)) || inSamples(name);
  return rows.flatMap(({ line, row }) =>
    codesIn(row).flatMap(({ text, index, before, sentence }): Problem[] => {
      const at = { file, line, column: index + 1, rule: 'facts/name' as const };
      const call = CALL.exec(text);
      if (call) {
        const [, method, path] = call;
        if (calls.some((one) => one.test(text)) || FILE.test(text) || names.has(text)) return [];
        // A server of the reader's own may be in a sample, while one of our paths has our methods.
        const isOurs = method && known.calls.some((one) => patternOf(one, method).test(text));
        if (!isOurs && (isShown(path) || (!method && !startsAsOurs(path, known.calls)))) return [];
        const message = `No API has the operation "${text}".`;
        return [{ ...at, message, fix: fixOf(nearestOf(text, known.calls)) }];
      }
      const name =
        MEDIA_TYPE.exec(text)?.[1] ?? (NAME.test(text) && !HOST.test(text) && !OWN_FILE.test(text) ? text : undefined);
      if (
        !name ||
        name.length > LONGEST ||
        RANDOM.test(name) ||
        isKnown(name) ||
        OWN_BEFORE.test(before) ||
        OWN.test(sentence)
      )
        return [];
      const meant = nearestOf(name, known.vocabulary);
      return [
        { ...at, message: `Nothing is called "${name}" in the data or in a sample of this page.`, fix: fixOf(meant) },
      ];
    }),
  );
}

const fixOf = (meant: string | undefined) =>
  `${meant ? `Did you mean "${meant}"?` : 'Write it as the data have it.'} The name of something else belongs in docs/_names.txt.`;

/** Words as they stand in code, whole and in parts. */
const wordsIn = (code: string): string[] =>
  (code.match(/\w[\w$.+/@-]*/g) ?? []).flatMap((word) => [word, ...(word.match(/\w[\w$-]*/g) ?? [])]);

/** Code of a row, with its sentence, or its cell, and what stands before it there. */
function codesIn(row: string): { text: string; index: number; before: string; sentence: string }[] {
  const ends = matchesOf(row, END).map(({ index }) => index);
  return matchesOf(row, /`([^`]+)`/g).map(({ 1: text, index }) => {
    const start = (ends.findLast((end) => end < index) ?? -1) + 1;
    const end = ends.find((one) => one > index + text.length) ?? row.length;
    return { text, index: index + 1, before: row.slice(start, index), sentence: row.slice(start, end) };
  });
}

/** Where a sentence or a cell ends: "e.g." goes on. */
const END = /(?<!\b(?:e\.g|i\.e))\. |\| |; /g;

/** Whether each part of a path stands in the one before it. */
function isPath(name: string, pairs: ReadonlySet<string>): boolean {
  const parts = name.split('.');
  return parts.slice(1).every((part, index) => pairs.has(`${parts[index]}.${part}`));
}

/** Whether a path without a method begins as one of an operation. */
function startsAsOurs(path: string, all: readonly string[]): boolean {
  const [, first] = path.split('/');
  return first.startsWith('%') || all.some((call) => call.split('/')[1] === first);
}

/** Whether the data know what stands in the parents of a name: then a sample with its parts says nothing of it. */
const isOfKnown = (name: string, parents: ReadonlySet<string>) =>
  name.includes('.') &&
  name
    .split('.')
    .slice(0, -1)
    .every((part) => parents.has(part));

/** What nobody would take for the same by chance. */
const FARTHEST = 0.4;

function nearestOf(name: string, all: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length * FARTHEST)) + 1;
  for (const one of all) {
    if (Math.abs(one.length - name.length) >= least) continue;
    const distance = editDistance(name, one);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

interface Sets {
  names: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  /** What has members. */
  parents: ReadonlySet<string>;
  calls: readonly RegExp[];
}

/** Every page asks for the same names. */
const made = new WeakMap<KnownNames, Sets>();

function setsOf(known: KnownNames): Sets {
  const last = made.get(known);
  if (last) return last;
  const sets = {
    names: new Set([
      ...known.vocabulary.map((name) => name.replace(/^\$/, '')),
      ...known.calls.flatMap((call) => call.split(/[ /]/)),
    ]),
    pairs: new Set(known.pairs),
    parents: new Set(known.pairs.map((pair) => pair.slice(0, pair.lastIndexOf('.')))),
    calls: known.calls.map((call) => patternOf(call)),
  };
  made.set(known, sets);
  return sets;
}

/**
 * A call with any values in its path, perhaps below the path of a gateway, or the beginning or the end of the path. A path
 * of parameters alone would be any path: a DID is known by its first letters.
 * @param like a method in the place of that of the call
 */
function patternOf(call: string, like?: string): RegExp {
  const [own, path] = call.split(' ');
  const method = like ?? own;
  const isOpen = !/\/\w/.test(path);
  const parts = path
    .slice(1)
    .split('/')
    .map((part) =>
      !part.startsWith('{')
        ? `(?:${escapePattern(part)}|%[\\w.]+%)`
        : isOpen
          ? `(?:${escapePattern(part)}|did:[^/]+)`
          : '[^/]+',
    );
  const starts = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const ends = parts.map((_, index) => `/${parts.slice(index).join('/')}`);
  const below = isOpen ? '' : '(?:/[\\w{}-]+)?';
  return new RegExp(`^(?:${method} ${below}/${parts.join('/')}|${[...starts, ...ends].join('|')})$`);
}
