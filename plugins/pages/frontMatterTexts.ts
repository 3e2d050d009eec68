import type { Page } from './page.ts';
import type { Passage } from './prose.ts';
import { FRONT_MATTER } from './sourceRows.ts';

export interface FrontMatterText extends Pick<Passage, 'text' | 'positionAt'> {
  /** The key of the first level that it belongs to, such as `description`. */
  key: string;
}

const TEXT = /^\s*(?:- )?(?:(?:description|title|text|tagline|details|alt|name): +|(?=["']?[A-Z]))(.+)$/;

/** The texts of the front matter that readers or search engines see, line by line. */
export function frontMatterTexts({ source }: Pick<Page, 'source'>): FrontMatterText[] {
  const rows = (FRONT_MATTER.exec(source)?.[1] ?? '').split('\n');
  let key = '';
  return rows.flatMap((row, index): FrontMatterText[] => {
    key = /^(\w+):/.exec(row)?.[1] ?? key;
    const match = TEXT.exec(row);
    if (!match || !/\s/.test(match[1])) return [];
    const start = row.length - match[1].length + 1;
    return [{ key, text: match[1], positionAt: (at) => ({ line: index + 2, column: start + at }) }];
  });
}

/** Texts that speak as the site does. Questions are those of readers, who have their own names for things. */
export function ownFrontMatterTexts(page: Pick<Page, 'source'>): FrontMatterText[] {
  return frontMatterTexts(page).filter(({ key }) => key !== 'answers');
}
