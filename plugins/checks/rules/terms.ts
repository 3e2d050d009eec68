import { nameFinder } from '../../data/findNames.ts';
import type { Term } from '../../data/glossary.ts';
import { ownFrontMatterTexts } from '../../pages/frontMatterTexts.ts';
import type { Page } from '../../pages/page.ts';
import { passagesOf } from '../../pages/prose.ts';
import { type Problem, problemIn } from '../../shared/problem.ts';
import type { Words } from './words.ts';

export type TermFinder = ReturnType<typeof termFinder>;

/** Finds names that the glossary rules out. */
export function termFinder(terms: readonly Pick<Term, 'term' | 'not' | 'others'>[]) {
  const wrong = terms.flatMap(({ term, not }) => not.map((name) => [name, term] as const));
  const right = terms.flatMap(({ others = [] }) => others.map((name) => [name, undefined] as const));
  const find = nameFinder<string | undefined>([...wrong, ...right]);
  return (text: string) => find(text).flatMap(({ value, ...found }) => (value ? [{ ...found, term: value }] : []));
}

/** Rule `terms/one-name` for a page. Emphasis and links that leave the site may mention other names. */
export function checkTerms(page: Page, find: TermFinder): Problem[] {
  const texts = [...ownFrontMatterTexts(page), ...passagesOf(page, true)];
  return texts.flatMap((words) => checkNames(page.file, words, find));
}

/** Rule `terms/one-name`: a thing has the name that the glossary gives it. */
export function checkNames(file: string, { text, positionAt }: Words, find: TermFinder): Problem[] {
  return find(text).map(({ term, text: name, index }) => {
    const message = `"${name}" is called ${term} on this site.`;
    const fix = `Write "${term}", or *${name}* to mention the other name.`;
    return problemIn(file, positionAt(index), 'terms/one-name', message, fix);
  });
}
