import subsetFont from 'subset-font';

/** Weights that the styles use, of the 200 to 800 that the files hold. */
const WEIGHTS = { min: 400, max: 700 };

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const ASCII = between(0x20, 0x7e);
const MARKS = '\u00a0§·×–—‘’“”…−€';

/** Letters of the text: those of western European languages, as names have them. */
export const TEXT_LETTERS = ASCII + between(0xa0, 0xff) + MARKS;
/** Letters of code. Others, which are rare there, come from the reader's system. */
export const CODE_LETTERS = `${ASCII}${MARKS}äöüÄÖÜßéèêàçñ`;

/**
 * Makes a variable font small: only these letters, only the weights in use. The same file gives the same bytes.
 * @param file a font in any format of the web
 * @returns a WOFF2 file
 */
export function subset(file: Buffer, letters: string): Promise<Buffer> {
  return subsetFont(file, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}
