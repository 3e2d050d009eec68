import { createHash } from 'node:crypto';
import { type Line, linesOf, type Texts } from './lines.ts';

/** One mistake at one place of the site. */
export interface Mistake {
  /** New texts of files by path; `undefined` takes a file away. */
  edits: Record<string, string | Uint8Array | undefined>;
  file: string;
  /** Line that a good check names, from 1. */
  line: number;
  /** What a good fix says. */
  fix: RegExp;
}

/** A kind of mistake that writers make. */
export interface MistakeKind {
  group: string;
  name: string;
  /** True for a change of data, after which the whole site has to be looked at. */
  isSlow?: boolean;
  /** All places where it can be made, in an order that depends on nothing but the site. */
  places(site: SiteOfMistakes): (() => Mistake)[];
}

/** The site before a mistake. */
export interface SiteOfMistakes {
  texts: Texts;
  lines: Line[];
}

export const siteOfMistakes = (texts: Texts): SiteOfMistakes => ({ texts, lines: linesOf(texts) });

interface LineKind {
  group: string;
  name: string;
  isSlow?: boolean;
  where: (line: Line) => boolean;
  /** The line with the mistake; several lines are separated by line feeds. */
  write: (text: string) => string;
  fix: RegExp;
  /** Lines between the one that is changed and the one that a good check names. */
  offset?: number;
}

/** A kind of mistake that changes one line. */
export function lineKind({ group, name, isSlow, where, write, fix, offset = 0 }: LineKind): MistakeKind {
  return {
    group,
    name,
    isSlow,
    places: ({ texts, lines }) =>
      lines
        .filter((line) => where(line) && write(line.text) !== line.text)
        .map(({ file, index }) => () => {
          const rows = (texts.get(file) ?? '').split('\n');
          rows[index] = write(rows[index]);
          return { edits: { [file]: rows.join('\n') }, file, line: index + 1 + offset, fix };
        }),
  };
}

/** Takes some places by a fixed seed, each in another file while there are enough. */
export function takeSome(kind: MistakeKind, site: SiteOfMistakes, count: number, seed: string): Mistake[] {
  const places = kind.places(site).map((make, index) => ({ make, order: hash(`${seed} ${kind.name} ${index}`) }));
  places.sort((a, b) => (a.order < b.order ? -1 : 1));
  const taken: Mistake[] = [];
  const spare: Mistake[] = [];
  for (const { make } of places.slice(0, count * 20)) {
    if (taken.length === count) break;
    const mistake = make();
    (taken.some(({ file }) => file === mistake.file) ? spare : taken).push(mistake);
  }
  return [...taken, ...spare].slice(0, count);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
