import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation } from 'jsonc-parser';
import { nameFinder } from '../../data/findNames.ts';
import { GLOSSARY_FILE, type Term } from '../../data/glossary.ts';
import { ownFrontMatterTexts } from '../../pages/frontMatterTexts.ts';
import type { Page } from '../../pages/page.ts';
import { passagesOf } from '../../pages/prose.ts';
import { parseJsonFile, positionOf } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Words } from './words.ts';

/**
 * Rule `terms/one-name`: a thing has the name that the glossary gives it, also in a title or a description. A name of
 * others may be mentioned in emphasis, *like this*, and in the text of a link that leaves the site.
 */
export function checkTerms(page: Page, find: TermFinder): Problem[] {
  return [
    ...ownFrontMatterTexts(page).flatMap((words) => findNames(page.file, words, find, () => '')),
    ...passagesOf(page, { withoutMentions: true }).flatMap((words) => checkNames(page.file, words, find)),
  ];
}

/** The same rule for a text of Markdown in which nothing is only mentioned. */
export function checkNames(file: string, words: Words, find: TermFinder): Problem[] {
  return findNames(file, words, find, (name) => ` To mention the other name, put it in emphasis: *${name}*.`);
}

/** @param mention says how a name may be mentioned, where it may */
function findNames(
  file: string,
  { text, placeOf }: Words,
  find: TermFinder,
  mention: (name: string) => string,
): Problem[] {
  return find(text).map(({ value, text: name, index }) => ({
    file,
    ...placeOf(index),
    rule: 'terms/one-name',
    message: `"${name}" has another name on this site: ${value.term}.`,
    fix: `Write "${value.term}".${mention(name)}`,
  }));
}

/** The texts of a page to which the rule is held, beside its front matter, each once. */
export function textsOfTerms(page: Page): string[] {
  return [...new Set(passagesOf(page, { withoutMentions: true }).map(({ text }) => text))];
}

/** Whether anything of a page has a name that others use. */
export const hasOtherNames = (page: Pick<Page, 'source'>, texts: readonly string[], find: TermFinder): boolean =>
  [...ownFrontMatterTexts(page).map(({ text }) => text), ...texts].some((text) => find(text).length > 0);

export type TermFinder = ReturnType<typeof termFinder>;

/** A term with the names that others use for it, and with those that are right. */
export type TermNames = Pick<Term, 'term' | 'not' | 'others'>;

/** Finds the names that others use for our terms. */
export function termFinder(terms: readonly TermNames[]) {
  const refused = terms.flatMap((term) => term.not.map((name) => [name, term] as const));
  const right = terms.flatMap(({ others = [] }) => others.map((name) => [name, undefined] as const));
  const find = nameFinder<TermNames | undefined>([...refused, ...right]);
  return (text: string) => find(text).flatMap(({ value, ...found }) => (value ? [{ ...found, value }] : []));
}

/** Rule `glossary/entry`: the page that explains a term exists. */
export function checkGlossaryPages(docsDir: string, root: string, routes: ReadonlySet<string>): Problem[] {
  const file = path.join(docsDir, GLOSSARY_FILE);
  if (!existsSync(file)) return [];
  const shown = path.relative(root, file).replaceAll('\\', '/');
  const { json, problems } = parseJsonFile(shown, readFileSync(file, 'utf8'));
  if (problems.length > 0 || !Array.isArray(json.value)) return [];
  return json.value.flatMap((entry, index): Problem[] => {
    const page = entry?.page;
    if (typeof page !== 'string' || routes.has(page.replace(/#.*/, ''))) return [];
    const place = positionOf(json, json.root && findNodeAtLocation(json.root, [index, 'page']));
    const guess = nearest(page, routes);
    const fix = guess ? `Did you mean ${guess}?` : 'Name the address of a page.';
    return [{ file: shown, ...place, rule: 'glossary/entry', message: `No page at ${page}.`, fix }];
  });
}
