import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoizeByText } from '../shared/memoize.ts';

/** Gives the title of the page at a route; undefined where there is no page. */
export type TitleOf = (route: string) => string | undefined;

/** Reads titles from the pages of a docs folder, each of them once. */
export function pageTitles(docsDir: string): TitleOf {
  return memoizeByText((route: string) => {
    const name = route.endsWith('/') ? `${route}index` : route;
    const file = ['.mdx', '.md'].map((ending) => path.join(docsDir, name + ending)).find(existsSync);
    return file && titleIn(readFileSync(file, 'utf8'));
  });
}

/** The title in the text of a page, as it is written. */
export function titleIn(text: string): string | undefined {
  return /^# (.+?)\s*$/m.exec(text)?.[1];
}
