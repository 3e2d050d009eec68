import type { Page } from '../../pages/page.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { rowsOfFences } from './rows.ts';

/** A whole word of a command, such as a file or a DID. */
const WHOLE = /[^\s"'`,()[\]{}<>|;=\\$#]+/g;
/** A name in code. */
const NAME = /(?<!%[\dA-F]?)[\p{L}_][\p{L}\d_]*/gu;
/** Marks of code around a name. */
const AROUND = /^[^\p{L}\d_]+|[^\p{L}\d_]+$/gu;
/** Shorter names have neighbors by chance. */
const LEAST = 5;
/** Words of prose are for the spelling, and what is encoded or a number for a reader. */
const JUDGED = /[_./:-]|\p{Ll}\p{Lu}|\p{Lu}{2}/u;
const ENCODED = /%|\d{5}|(?=\S{20})\S*\d\p{L}+\d/u;

interface Names {
  known: ReadonlySet<string>;
  /** By the same in small letters. */
  cased: ReadonlyMap<string, string>;
}

/** Every page asks for the same names. */
const made = new WeakMap<readonly string[], Names>();

function namesOf(vocabulary: readonly string[]): Names {
  const names = made.get(vocabulary) ?? {
    known: new Set(vocabulary),
    cased: new Map(vocabulary.map((name) => [name.toLowerCase(), name])),
  };
  made.set(vocabulary, names);
  return names;
}

interface Use {
  name: string;
  line: number;
  column: number;
}

/**
 * Rule `samples/slip`: a name that the samples of a page have once, and the page nowhere else, is not one slip away from one
 * that they have again and again.
 * @param vocabulary names that are right wherever they stand
 */
export function checkSampleSlips(
  { file, source }: Pick<Page, 'file' | 'source'>,
  vocabulary: readonly string[],
): Problem[] {
  const { known, cased } = namesOf(vocabulary);
  const uses = usesIn(source);
  const rare = [...uses].filter(
    ([name, of]) =>
      of.length === 1 && JUDGED.test(name) && !ENCODED.test(name) && !known.has(name) && isOnce(source, name),
  );
  const titles = rowsOfFences(source).flatMap(({ meta }) => /title="([\w-]+\.\w+)"/.exec(meta)?.[1] ?? []);
  const often = [...titles, ...[...uses.keys()].filter((name) => known.has(name) || !isOnce(source, name))];
  const told = new Set<number>();
  const named = titleSlips(file, source);
  return [
    ...named,
    ...rare.flatMap(([name, [{ line, column }]]): Problem[] => {
      const meant = [...often, cased.get(name.toLowerCase()) ?? ''].find((other) => isSlipOf(name, other));
      if (!meant || told.has(line)) return [];
      told.add(line);
      const message = `"${name}" stands here alone, and "${meant}" elsewhere or in the data.`;
      const fix = `Write "${meant}", or a name that differs in more than one character.`;
      return [{ file, line, column, rule: 'samples/slip', message, fix }];
    }),
  ];
}

const FILE = /[\w-]+\.[a-z]\w*/g;

/** Samples that are titled with a file which the page has nowhere else, while it names one like it again and again. */
function titleSlips(file: string, source: string): Problem[] {
  const fences = rowsOfFences(source).flatMap(({ line, meta }) => {
    const [, title] = /title="([\w-]+\.[a-z]\w*)"/.exec(meta) ?? [];
    return title ? [{ line, title }] : [];
  });
  const lone = fences.filter(({ title }) => isOnce(source, title));
  if (lone.length === 0) return [];
  const files = [...new Set(source.match(FILE))].filter((name) => !isOnce(source, name));
  return lone.flatMap(({ line, title }): Problem[] => {
    const meant = files.find((name) => isSlipOf(title, name) && fences.every((one) => one.title !== name));
    if (!meant) return [];
    const column = (source.split('\n')[line - 1]?.indexOf(title) ?? 0) + 1;
    const message = `The page has "${title}" here alone, and "${meant}" elsewhere.`;
    return [{ file, line, column, rule: 'samples/slip', message, fix: `Write title="${meant}".` }];
  });
}

/** Numbered names differ in their numbers. */
function isSlipOf(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < LEAST) return false;
  if (name.replace(/\d/g, '') === other.replace(/\d/g, '')) return false;
  // Headers have no case, and a class has the name of its value.
  if (name.toLowerCase() === other.toLowerCase())
    return name.slice(1) !== other.slice(1) && !name.includes('-') && !/^\p{Lu}+$/u.test(name);
  return isOneSlip(name, other);
}

const isOnce = (source: string, name: string) => source.indexOf(name) === source.lastIndexOf(name);

function usesIn(source: string): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { line, code, meta } of rowsOfFences(source)) {
    if (/ (?:nocheck|file)=/.test(` ${meta}`)) continue;
    for (const [index, row] of code.split('\n').entries()) {
      const seen = new Set<string>();
      for (const pattern of [WHOLE, NAME])
        for (const { 0: found, index: at } of matchesOf(row, pattern)) {
          const name = found.replace(AROUND, '');
          if (name.length < LEAST - 1 || seen.has(`${name} ${at}`)) continue;
          seen.add(`${name} ${at}`);
          const of = uses.get(name) ?? [];
          of.push({ name, line: line + 1 + index, column: at + 1 });
          uses.set(name, of);
        }
    }
  }
  return uses;
}
