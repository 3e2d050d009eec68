/** A text in the form in which it is compared: lower case, without accents and without invisible characters. */
export interface FoldedText {
  original: string;
  folded: string;
  /** The place of each character of `folded` in `original`. Left out where both are as long. */
  offsets?: number[];
}

/** Letters that Unicode doesn't decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

const invisible = /\p{Default_Ignorable_Code_Point}/u;
const accented = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const accents = /[\u0300-\u036f]/g;
const known = new Map<string, string>();

/** Folds a text for comparison and remembers where its characters came from. */
export function foldText(original: string): FoldedText {
  if (!/[^\p{ASCII}]/u.test(original)) return { original, folded: original.toLowerCase() };
  let folded = '';
  const offsets: number[] = [];
  let index = 0;
  for (const character of original) {
    const part = foldCharacter(character);
    for (let unit = 0; unit < part.length; unit++) offsets.push(index);
    folded += part;
    index += character.length;
  }
  offsets.push(original.length);
  return { original, folded, offsets };
}

/** The place in the original of a character of the folded text. */
export function originalOffset({ offsets }: FoldedText, index: number): number {
  return offsets ? offsets[index] : index;
}

function foldCharacter(character: string): string {
  let part = known.get(character);
  if (part === undefined) {
    part = invisible.test(character) ? '' : character.normalize('NFKC').toLowerCase();
    // A text may also have an accent as a separate character.
    if (accented.test(part)) part = part.normalize('NFD');
    part = part.replace(accents, '');
    part = LETTERS[part] ?? part;
    known.set(character, part);
  }
  return part;
}
