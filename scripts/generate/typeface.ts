import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../root.ts';
import { CODE_LETTERS, subset, TEXT_LETTERS } from './subset.ts';

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
