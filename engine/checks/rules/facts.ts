import { once } from '../../base/once.ts';
import type { Problem } from '../../base/problem.ts';
import type { Page } from '../../pages/page.ts';
import type { Facts } from '../knownFacts.ts';
import { answerSlips, statusesFor } from './answerFacts.ts';
import { capitalNames, capitalSlips } from './capitals.ts';
import { codeListSlips } from './codeLists.ts';
import { checkCodeNames, checkMediaTypes, type MarkedName, markedNames } from './codeNames.ts';
import { hostSlips } from './hostFacts.ts';
import { checkKeyFacts } from './keyFacts.ts';
import { keyValueSlips } from './keyValueFacts.ts';
import { actionSlips, checkSpellings, schemeSlips } from './namedFacts.ts';
import { type ProseRow, proseRows } from './proseRows.ts';
import { relationSlips } from './relatedFacts.ts';
import { rowsOfFences } from './rows.ts';
import { checkSampleSlips } from './sampleSlips.ts';
import { standardSlips } from './standardFacts.ts';
import { statedSlips } from './statedFacts.ts';
import { columnSlips, errorStatusSlips, outputSlips } from './statusFacts.ts';
import { countSlips, methodSlips, statusSlips } from './supportFacts.ts';
import { checkUnknownNames } from './unknownNames.ts';

/** What the rules of facts read of a page: none needs its tree, once its names were read. */
export interface FactPage {
  file: string;
  route: string;
  source: string;
  /** Its rows outside samples. */
  rows: () => readonly ProseRow[];
  /** What its own text has in code or in bold. */
  names: () => readonly MarkedName[];
}

/** A rule that holds a page to some of the facts, which is handed no other: what it finds follows from these alone. */
export interface FactRule {
  needs: readonly (keyof Facts)[];
  check: (page: FactPage, facts: Facts) => Problem[];
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
  return { needs, check };
}

/** A rule that looks at the rows outside samples one by one. */
function ruleOfRows<Need extends keyof Facts>(
  needs: readonly Need[],
  slipsIn: (facts: Pick<Facts, Need>, page: FactPage) => SlipsOf,
): FactRule {
  return rule(needs, (page, facts) => {
    const slipsOf = slipsIn(facts, page);
    return page
      .rows()
      .flatMap(({ line, row, header }) =>
        slipsOf(row, header).map(({ index, ...slip }) => ({ file: page.file, line, column: index + 1, ...slip })),
      );
  });
}

/** The rules, those first that tell more of the words of a line. */
export const factRules: readonly FactRule[] = [
  rule(['keys'], (page, { keys }) => checkKeyFacts(page, keys)),
  rule(['names', 'policies'], (page, { names, policies }) => checkCodeNames(page, page.names(), names, policies)),
  rule([], ({ file, source }) =>
    outputSlips(source, rowsOfFences(source)).map((slip) => ({ file, column: 1, rule: 'facts/status', ...slip })),
  ),
  rule(['hasNames', 'known'], (page, { hasNames, known }) =>
    hasNames ? checkSampleSlips(page, known.vocabulary) : [],
  ),
  rule(['mediaTypes'], (page, { mediaTypes }) => checkMediaTypes(page, mediaTypes)),
  rule(['spellings'], (page, { spellings }) => checkSpellings(page, page.rows(), spellings)),
  rule(['schemes'], (page, { schemes }) => checkSchemes(page, schemes)),
  ruleOfRows(
    ['standards'],
    ({ standards }) =>
      (row) =>
        standardSlips(row, standards).map(as('facts/standard')),
  ),
  ruleOfRows(
    ['counts'],
    ({ counts }) =>
      (row) =>
        countSlips(row, counts).map(as('facts/count')),
  ),
  ruleOfRows(
    ['methods'],
    ({ methods }) =>
      (row) =>
        methodSlips(row, methods).map(as('facts/method')),
  ),
  ruleOfRows(['standards'], ({ standards }) => {
    const capitals = capitalNames(standards);
    return (row) =>
      capitalSlips(row, capitals).map(({ index, found, right }) =>
        as('terms/capitals')({ index, message: `"${found}" has other capitals.`, fix: `Write "${right}".` }),
      );
  }),
  ruleOfRows(
    ['errors'],
    ({ errors }) =>
      (row) =>
        errorStatusSlips(row, errors).map(as('facts/status')),
  ),
  ruleOfRows(['operations', 'statuses'], ({ operations, statuses }, page) => {
    const statusesOf = statusesFor(page, operations, statuses);
    return (row, header) => [
      ...(header && statuses.length > 0 ? columnSlips(row, header, statusesOf(row)).map(as('facts/status')) : []),
      ...statusSlips(row, statusesOf(row)).map(as('facts/status')),
    ];
  }),
  ruleOfRows(
    ['operations', 'told'],
    ({ operations, told }, { route }) =>
      (row) =>
        answerSlips(row, route, operations, told).map(as('facts/status')),
  ),
  ruleOfRows(
    ['sets'],
    ({ sets }) =>
      (row) =>
        codeListSlips(row, sets),
  ),
  ruleOfRows(
    ['stated', 'services'],
    ({ stated, services }, { route }) =>
      (row) =>
        statedSlips(row, route, stated, services),
  ),
  ruleOfRows(
    ['values'],
    ({ values }) =>
      (row) =>
        keyValueSlips(row, values).map(as('facts/name')),
  ),
  ruleOfRows(
    ['actions'],
    ({ actions }) =>
      (row, header) =>
        actionSlips(row, header, actions).map(as('facts/name')),
  ),
  ruleOfRows(
    ['schemes'],
    ({ schemes }) =>
      (row) =>
        schemeSlips(row, schemes, false).map(as('facts/name')),
  ),
  ruleOfRows(
    ['servers', 'services'],
    ({ servers, services }) =>
      (row) =>
        hostSlips(row, servers, services).map(as('facts/name')),
  ),
  ruleOfRows(
    ['relations'],
    ({ relations }) =>
      (row, header) =>
        relationSlips(row, header, relations).map(as('facts/name')),
  ),
  rule(['known'], (page, { known }) => checkUnknownNames(page, page.rows(), known)),
];

/**
 * What rules of facts read of a page.
 * @param names gives what the page has in code or in bold
 */
export function factPage(page: Pick<Page, 'file' | 'route' | 'source'>, names: () => readonly MarkedName[]): FactPage {
  const { file, route, source } = page;
  return { file, route, source, rows: once(() => proseRows(source)), names };
}

/**
 * Rules `facts/*`: what prose says of the platform is what its data say: how many services and DID methods there are,
 * which methods it supports, which statuses its operations answer with, and what keys have as defaults and limits.
 */
export function checkFacts(page: Page, facts: Facts): Problem[] {
  const read = factPage(page, () => markedNames(page));
  return withoutEchoes(factRules.flatMap(({ check }) => check(read, facts)));
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
