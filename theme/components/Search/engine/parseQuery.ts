import { FILLERS } from './stopWords.ts';
import { chunksOf, type IndexWord, joined } from './tokenize.ts';

/** A word of a query. */
export interface QueryTerm extends IndexWord {
  /** It's about how a reader asks, not about what. */
  isFiller: boolean;
  /** The query ends with it, so it may be half typed. */
  isLast: boolean;
}

/** Two or more words of a query written together, such as `notbefore`. */
export interface Compound {
  text: string;
  /** Positions of its words in the query. */
  from: number;
  to: number;
  /** The reader typed it as one word. */
  isName: boolean;
}

export interface ParsedQuery {
  text: string;
  terms: QueryTerm[];
  compounds: Compound[];
}

/** The rest of a longer pasted text adds nothing. */
export const MAX_QUERY_LENGTH = 256;

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Brings typed or pasted text to one form: composed characters, single spaces, nothing invisible, limited length. */
export function normalizeQuery(input: string): string {
  const clean = input
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** Splits a query into terms and compounds. */
export function parseQuery(input: string): ParsedQuery {
  const text = normalizeQuery(input);
  const terms: QueryTerm[] = [];
  const names: Compound[] = [];
  for (const { words, names: own } of chunksOf(text)) {
    const [name = ''] = own;
    if (name !== '') names.push({ text: name, from: terms.length, to: terms.length + words.length, isName: true });
    // Words inside a name are never fillers: `did:key`, `on.error`.
    const isProse = name === '';
    for (const word of words) terms.push({ ...word, isFiller: isProse && FILLERS.has(word.surface), isLast: false });
  }
  if (terms.every(({ isFiller }) => isFiller)) for (const term of terms) term.isFiller = false;
  const last = terms.at(-1);
  if (last) last.isLast = true;
  // A repeated word counts once, unless compounds refer to its position.
  const isRepeated = ({ key }: QueryTerm, index: number) => terms.findIndex((other) => other.key === key) < index;
  const unique = terms.map((term, index) =>
    names.length === 0 && isRepeated(term, index) ? { ...term, isFiller: true } : term,
  );
  return { text, terms: unique, compounds: [...names, ...neighbors(terms)] };
}

/** Adjacent words, also across fillers: `triangle of trust`, `how long`. */
function neighbors(terms: QueryTerm[]): Compound[] {
  const plain = terms.flatMap(({ script }, index) => (script === 'default' ? [index] : []));
  const content = plain.filter((index) => !terms[index].isFiller);
  const pairs = [plain, content].flatMap((list) => list.slice(1).map((to, at) => ({ from: list[at], to })));
  return pairs
    .filter(({ from, to }, index) => pairs.findIndex((pair) => pair.from === from && pair.to === to) === index)
    .map(({ from, to }) => ({
      text: joined(terms[from].surface + terms[to].surface),
      from,
      to: to + 1,
      isName: false,
    }));
}
