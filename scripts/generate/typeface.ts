import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { repositoryRoot } from '../run.ts';

/** Weights that the styles use, of the 200 to 800 that the files contain. */
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
function subset(file: Buffer, letters: string): Promise<Buffer> {
  return subsetFont(file, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

const { resolve } = createRequire(import.meta.url);
/** Where the styles find the typeface: see `theme/styles/type.css`. */
export const FONTS = path.join(repositoryRoot, 'theme', 'fonts');

/** The files of the typeface, made small, by name. */
export async function makeFonts(): Promise<Record<string, Buffer>> {
  const read = (name: string) =>
    readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  return {
    'atkinson-hyperlegible-next.woff2': await subset(read('atkinson-hyperlegible-next'), TEXT_LETTERS),
    'atkinson-hyperlegible-mono.woff2': await subset(read('atkinson-hyperlegible-mono'), CODE_LETTERS),
  };
}

/** Writes the fonts with the letters that the site needs, and their license. */
export async function writeFonts(): Promise<void> {
  for (const [name, file] of Object.entries(await makeFonts())) writeFileSync(path.join(FONTS, name), file);
  copyFileSync(resolve('@fontsource-variable/atkinson-hyperlegible-next/LICENSE'), path.join(FONTS, 'LICENSE.txt'));
  console.log('theme/fonts: the subset of the typeface');
}
