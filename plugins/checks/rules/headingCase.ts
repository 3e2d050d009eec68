import { once } from '../../shared/once.ts';
import { isThing } from './agreement.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';

/** Words that begin with a capital in the middle of a title only where all words do. */
const SMALL = /^(?:A|An|The|And|Or|Of|For|To|In|On|With|Without|Your|From|By|At|Is|Are)$/;
/** A word with nothing but its first letter in capitals. */
const PLAIN = /^[A-Z][a-z]{2,}$/;

/**
 * Rule `markdown/case`: a heading has capitals in names alone. Small words are no names, and neither are those that the
 * text of the page has only in small letters, where two of them stand in a heading or one is a thing that pages speak of.
 * @param source of the page
 * @returns checks the text of a heading, and gives it as it should be written where it has other capitals
 */
export function headingCase(source: string): (text: string) => string | undefined {
  const prose = once(() =>
    rowsOutsideCode(source)
      .map(([, row]) => (/^\s*#/.test(row) ? '' : row.replace(/`[^`]*`|\]\([^)]*\)/g, ' ')))
      .join('\n'),
  );
  const isName = (word: string) =>
    new RegExp(`[\\p{Ll},] [*\\[]*${word}\\b`, 'u').test(prose()) ||
    !new RegExp(`\\b${word.toLowerCase().replace(/s$/, '')}s?\\b`).test(prose());
  return (text) => {
    const words = text.split(/\s+/);
    const isInside = (index: number) => index > 0 && !/[:?!.]$/.test(words[index - 1] ?? '');
    const small = words.map((word, index) => isInside(index) && SMALL.test(word));
    const plain = words.map((word, index) => isInside(index) && !small[index] && PLAIN.test(word) && !isName(word));
    // A thing behind another capital may be the second half of a name, and a standard may stand before its words.
    const isSure = (word: string, index: number) => isThing(word) && !(index > 1 && /^[A-Z]/.test(words[index - 1]));
    const isSpelled = words.some((word) => /.[A-Z\d]/.test(word));
    const isTitle =
      small.includes(true) ||
      (!isSpelled &&
        (plain.filter(Boolean).length > 1 || words.some((word, index) => plain[index] && isSure(word, index))));
    if (!isTitle) return undefined;
    return words.map((word, index) => (small[index] || plain[index] ? word.toLowerCase() : word)).join(' ');
  };
}
