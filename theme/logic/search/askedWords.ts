import { FILLERS } from './fillers.ts';
import { GENERAL_WORDS } from './generalWords.ts';
import { chunksOf, type IndexWord, joined } from './indexWords.ts';
import { normalizeQuery } from './searchQuery.ts';

/** A word of a query. */
export interface AskedWord extends IndexWord {
  /** It says how a reader asks, and nothing about what. */
  isFiller: boolean;
  /** It is of everyday English, and says little about any subject. */
  isGeneral: boolean;
  /** The query ends with it, so that it may be half typed. */
  isLast: boolean;
}

/** Two or more words of a query in one piece, such as `notbefore`. */
export interface AskedPiece {
  text: string;
  /** Positions of the words in it. */
  from: number;
  to: number;
  /** The reader wrote it in one piece. */
  isName: boolean;
}

/** A query taken apart. */
export interface Asked {
  text: string;
  words: AskedWord[];
  pieces: AskedPiece[];
  /** What the reader wants, as far as the query says: to do something, or to know what something is. */
  wants: 'task' | 'concept' | undefined;
}

const asksHow = /^(?:how (?:do|to|can|should|would|could)\b|can i\b|steps\b|i (?:want|need) to\b)/;
const asksWhat = /^(?:what(?:'s| is| are| does| do)?\b|why\b|explain\b|difference\b|meaning\b|when (?:should|do)\b)/;

/**
 * Takes a query apart into words and pieces.
 * @param tasks words with which the titles of guides begin
 */
export function readAsked(input: string, tasks: ReadonlySet<string> = new Set()): Asked {
  const text = normalizeQuery(input);
  const words: AskedWord[] = [];
  const pieces: AskedPiece[] = [];
  for (const { words: own, names } of chunksOf(text)) {
    const [name = ''] = names;
    if (name !== '') pieces.push({ text: name, from: words.length, to: words.length + own.length, isName: true });
    // The words of a name are no fillers: `did:key`, `on.error`.
    for (const word of own) {
      const isProse = name === '';
      words.push({
        ...word,
        isFiller: isProse && FILLERS.has(word.surface),
        isGeneral: isProse && GENERAL_WORDS.has(word.surface),
        isLast: false,
      });
    }
  }
  if (words.every(({ isFiller }) => isFiller)) for (const word of words) word.isFiller = false;
  const last = words.at(-1);
  if (last) last.isLast = true;
  return {
    text,
    words: once(words, pieces),
    pieces: [...pieces, ...neighbours(words)],
    wants: wantsOf(text, words, tasks),
  };
}

/** A word that comes twice counts once, unless places in pieces depend on it. */
function once(words: AskedWord[], pieces: AskedPiece[]): AskedWord[] {
  return words.map((word, index) => {
    const isRepeated = words.slice(0, index).some(({ key }) => key === word.key);
    return isRepeated && pieces.length === 0 ? { ...word, isFiller: true } : word;
  });
}

/** Words side by side, and also across words that tell nothing: `triangle of trust`, `how long`. */
function neighbours(words: AskedWord[]): AskedPiece[] {
  const plain = words.flatMap(({ script }, index) => (script === 'default' ? [index] : []));
  const telling = plain.filter((index) => !words[index].isFiller);
  const pairs = [plain, telling].flatMap((list) => list.slice(1).map((to, index) => ({ from: list[index], to })));
  return pairs
    .filter(({ from, to }, index) => pairs.findIndex((pair) => pair.from === from && pair.to === to) === index)
    .map(({ from, to }) => ({
      text: joined(words[from].surface + words[to].surface),
      from,
      to: to + 1,
      isName: false,
    }));
}

function wantsOf(text: string, words: AskedWord[], tasks: ReadonlySet<string>): Asked['wants'] {
  const lower = text.toLowerCase();
  if (asksHow.test(lower)) return 'task';
  if (asksWhat.test(lower)) return 'concept';
  return words.length > 1 && tasks.has(words[0].key) ? 'task' : undefined;
}
