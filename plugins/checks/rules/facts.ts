import type { Page } from '../../pages/page.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Facts, PublishedFacts, WordFacts } from '../knownFacts.ts';
import { answerSlips, statusesFor } from './answerFacts.ts';
import { capitalNames, capitalSlips } from './capitals.ts';
import { codeListSlips } from './codeLists.ts';
import { checkCodeNames, checkMediaTypes, markedNames } from './codeNames.ts';
import { type FactPage, factPage, type RowPage } from './factPage.ts';
import { hostSlips } from './hostFacts.ts';
import { checkKeyFacts } from './keyFacts.ts';
import { keyValueSlips } from './keyValueFacts.ts';
import { checkBrand, checkHosts, checkTokens } from './leaks.ts';
import { actionSlips, checkSpellings, schemeSlips } from './namedFacts.ts';
import type { ProseRow } from './proseRows.ts';
import { relationSlips } from './relatedFacts.ts';
import { rowsOfFences } from './rows.ts';
import { checkSampleSlips } from './sampleSlips.ts';
import { standardSlips } from './standardFacts.ts';
import { statedSlips } from './statedFacts.ts';
import { columnSlips, errorStatusSlips, outputSlips } from './statusFacts.ts';
import { countSlips, methodSlips, statusSlips } from './supportFacts.ts';
import { checkTerms, type TermFinder, type TermNames, termFinder } from './terms.ts';
import { checkUnknownNames } from './unknownNames.ts';

/** A rule that holds a page to some of the facts, which is handed no other: what it finds follows from these alone. */
interface FactRule {
  needs: readonly (keyof Facts)[];
  /** Whether it looks at rows one by one, so that those need no look in which nothing was found before. */
  isOfRows: boolean;
  /** @param rows those to look at, for a rule of rows */
  check: (page: FactPage, facts: Facts, rows: readonly ProseRow[]) => Problem[];
}

/** What a row says otherwise than the data. */
interface Slip {
  rule: Problem['rule'];
  index: number;
  message: string;
  fix: string;
}

type SlipsOf = (row: string, header: readonly string[] | undefined) => Slip[];

const as = (rule: Slip['rule']) => (slip: Omit<Slip, 'rule'>) => ({ ...slip, rule });

function rule<Need extends keyof Facts>(
  needs: readonly Need[],
  check: (page: FactPage, facts: Pick<Facts, Need>) => Problem[],
): FactRule {
  return { needs, isOfRows: false, check };
}

/** A rule that looks at the rows outside samples one by one. */
function ruleOfRows<Need extends keyof Facts>(
  needs: readonly Need[],
  check: (page: RowPage, facts: Pick<Facts, Need>, rows: readonly ProseRow[]) => Problem[],
): FactRule {
  return { needs, isOfRows: true, check };
}

/** A rule of rows that finds slips in each. */
function ruleOfSlips<Need extends keyof Facts>(
  needs: readonly Need[],
  slipsIn: (facts: Pick<Facts, Need>, page: RowPage) => SlipsOf,
): FactRule {
  return ruleOfRows(needs, (page, facts, rows) => {
    const slipsOf = slipsIn(facts, page);
    return rows.flatMap(({ line, row, header }) =>
      slipsOf(row, header).map(({ index, ...slip }) => ({ file: page.file, line, column: index + 1, ...slip })),
    );
  });
}

/** The rules, those first that tell more of the words of a line. */
export const factRules: readonly FactRule[] = [
  ruleOfRows(['keys'], (page, { keys }, rows) => checkKeyFacts(page, rows, keys)),
  rule(['names', 'policies'], (page, { names, policies }) => checkCodeNames(page, page.names(), names, policies)),
  rule([], ({ file, source }) =>
    outputSlips(source, rowsOfFences(source)).map((slip) => ({ file, column: 1, rule: 'facts/status', ...slip })),
  ),
  rule(['hasNames', 'known'], (page, { hasNames, known }) =>
    hasNames ? checkSampleSlips(page, known.vocabulary) : [],
  ),
  rule(['mediaTypes'], (page, { mediaTypes }) => checkMediaTypes(page, mediaTypes)),
  ruleOfRows(['spellings'], (page, { spellings }, rows) => checkSpellings(page, rows, spellings)),
  rule(['schemes'], (page, { schemes }) => checkSchemes(page, schemes)),
  ruleOfSlips(
    ['standards'],
    ({ standards }) =>
      (row) =>
        standardSlips(row, standards).map(as('facts/standard')),
  ),
  ruleOfSlips(
    ['counts'],
    ({ counts }) =>
      (row) =>
        countSlips(row, counts).map(as('facts/count')),
  ),
  ruleOfSlips(
    ['methods'],
    ({ methods }) =>
      (row) =>
        methodSlips(row, methods).map(as('facts/method')),
  ),
  ruleOfSlips(['standards'], ({ standards }) => {
    const capitals = capitalNames(standards);
    return (row) =>
      capitalSlips(row, capitals).map(({ index, found, right }) =>
        as('terms/capitals')({ index, message: `"${found}" has other capitals.`, fix: `Write "${right}".` }),
      );
  }),
  ruleOfSlips(
    ['errors'],
    ({ errors }) =>
      (row) =>
        errorStatusSlips(row, errors).map(as('facts/status')),
  ),
  ruleOfSlips(['operations', 'statuses'], ({ operations, statuses }, page) => {
    const statusesOf = statusesFor(page, operations, statuses);
    return (row, header) => [
      ...(header && statuses.length > 0 ? columnSlips(row, header, statusesOf(row)).map(as('facts/status')) : []),
      ...statusSlips(row, statusesOf(row)).map(as('facts/status')),
    ];
  }),
  ruleOfSlips(
    ['operations', 'told'],
    ({ operations, told }, { route }) =>
      (row) =>
        answerSlips(row, route, operations, told).map(as('facts/status')),
  ),
  ruleOfSlips(
    ['sets'],
    ({ sets }) =>
      (row) =>
        codeListSlips(row, sets),
  ),
  ruleOfSlips(
    ['stated', 'services'],
    ({ stated, services }, { route }) =>
      (row) =>
        statedSlips(row, route, stated, services),
  ),
  ruleOfSlips(
    ['values'],
    ({ values }) =>
      (row) =>
        keyValueSlips(row, values).map(as('facts/name')),
  ),
  ruleOfSlips(
    ['actions'],
    ({ actions }) =>
      (row, header) =>
        actionSlips(row, header, actions).map(as('facts/name')),
  ),
  ruleOfSlips(
    ['schemes'],
    ({ schemes }) =>
      (row) =>
        schemeSlips(row, schemes, false).map(as('facts/name')),
  ),
  ruleOfSlips(
    ['servers', 'services'],
    ({ servers, services }) =>
      (row) =>
        hostSlips(row, servers, services).map(as('facts/name')),
  ),
  ruleOfSlips(
    ['relations'],
    ({ relations }) =>
      (row, header) =>
        relationSlips(row, header, relations).map(as('facts/name')),
  ),
  ruleOfRows(['known'], (page, { known }, rows) => checkUnknownNames(page, rows, known)),
  rule(['tokens'], ({ file, source }, { tokens }) => [
    ...checkBrand(file, source, tokens),
    ...checkTokens(file, source, tokens),
  ]),
  rule(['hosts'], ({ file, source }, { hosts }) => (hosts ? checkHosts(file, source, hosts) : [])),
  rule(['terms'], (page, { terms }) => page.otherNames(finderOf(terms))),
];

/**
 * Rules `facts/*`: what prose says of the platform is what its data say: how many services and DID methods there are,
 * which methods it supports, which statuses its operations answer with, and what keys have as defaults and limits.
 */
export function checkFacts(page: Page, facts: PublishedFacts & Partial<WordFacts>): Problem[] {
  const read = factPage(page, { names: () => markedNames(page), otherNames: (find) => checkTerms(page, find) });
  const held = factRules.filter(({ needs }) => needs.every((need) => need in facts));
  return withoutEchoes(held.flatMap(({ check }) => check(read, facts as Facts, read.rows())));
}

const finders = new WeakMap<readonly TermNames[], TermFinder>();

/** Every page asks for the same terms. */
function finderOf(terms: readonly TermNames[]): TermFinder {
  const finder = finders.get(terms) ?? termFinder(terms);
  finders.set(terms, finder);
  return finder;
}

/** Of two problems with the same words of a line, the first one tells more. */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ rule, line, message }, at) => {
    const [, words = ''] = /"([^"]+)"/.exec(message) ?? [];
    const isToldOf = (other: Problem) => other.line === line && other.message.includes(words);
    return rule !== 'facts/name' || words === '' || !problems.slice(0, at).some(isToldOf);
  });
}

/** Samples of all languages. */
function checkSchemes({ file, source }: FactPage, schemes: readonly string[]): Problem[] {
  if (!source.includes('Authorization')) return [];
  return rowsOfFences(source).flatMap(({ line, code }) =>
    code.split('\n').flatMap((row, place) =>
      schemeSlips(row, schemes, true).map(
        ({ index, ...slip }): Problem => ({
          file,
          line: line + 1 + place,
          column: index + 1,
          rule: 'facts/name',
          ...slip,
        }),
      ),
    ),
  );
}
