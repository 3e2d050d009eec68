import type { Problem } from '../../base/problem.ts';
import type { Page } from '../../pages/page.ts';
import type { Facts } from '../knownFacts.ts';
import { answerSlips, statusesFor } from './answerFacts.ts';
import { capitalNames, capitalSlips } from './capitals.ts';
import { codeListSlips } from './codeLists.ts';
import { checkCodeNames, checkMediaTypes } from './codeNames.ts';
import { hostSlips } from './hostFacts.ts';
import { checkKeyFacts } from './keyFacts.ts';
import { keyValueSlips } from './keyValueFacts.ts';
import { actionSlips, checkSpellings, schemeSlips } from './namedFacts.ts';
import { NUMBER_WORDS, numberOf, writtenAs } from './numberWords.ts';
import { relationSlips } from './relatedFacts.ts';
import { rowsOfFences } from './rows.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';
import { checkSampleSlips } from './sampleSlips.ts';
import { standardSlips } from './standardFacts.ts';
import { statedSlips } from './statedFacts.ts';
import { columnSlips, errorStatusSlips, outputSlips } from './statusFacts.ts';
import { cellsOf } from './tableRows.ts';
import { checkUnknownNames } from './unknownNames.ts';

/** Two services may work together, and three may share a page. More of them are all that there are. */
const FEW = 3;
const NUMBER = `(\\d+|${NUMBER_WORDS.join('|')})`;
/** A number before what it counts. "Supports the 14 methods" counts those of DIDs. */
const countOf = (noun: string) =>
  new RegExp(`\\b${NUMBER} ${noun.replace('DID ', '(?:DID |(?<=\\bsupports (?:all |the |all the )?\\w+ ))')}\\b`, 'gi');
const STATUS = /\b(?:answers?|status(?: code)?)(?: of| with| is| was)? `?([1-5]\d\d)`?(?![\d.,]\d|\w)/gi;
/** One method, or a list of them. */
const METHODS = /\bsupports? (?:[\w ]+ )?(`?did:[a-z0-9]+`?(?:(?:, | and | or |, and |, or )`?did:[a-z0-9]+`?)*)/g;
/** What answers here is the reader's own, of which the data know nothing. */
const OWN_SERVER =
  /\byour (?:own )?(?:[\w-]+ )?(?:proxy|server|firewall|load balancer|CDN|backend|application|app|website)\b[^.;:]*$/i;

/** What a row says otherwise than the data. */
interface Slip {
  rule: Problem['rule'];
  index: number;
  message: string;
  fix: string;
}

/**
 * Rules `facts/*`: what prose says of the platform is what its data say: how many services and DID methods there are,
 * which methods it supports, which statuses its operations answer with, and what keys have as defaults and limits.
 */
export function checkFacts(page: Page, facts: Facts): Problem[] {
  const { file, source } = page;
  const outputs = outputSlips(source, rowsOfFences(source)).map(
    (slip): Problem => ({ file, column: 1, rule: 'facts/status', ...slip }),
  );
  const slipsOf = slipsIn(facts, page.route, statusesFor(page, facts.operations, facts.statuses));
  const rows = proseRows(source);
  const ofRows = rows.flatMap(({ line, row, header }) =>
    slipsOf(row, header).map(({ index, ...slip }): Problem => ({ file, line, column: index + 1, ...slip })),
  );
  return withoutEchoes([
    ...checkKeyFacts(page, facts.keys),
    ...checkCodeNames(page, facts.names, facts.policies),
    ...outputs,
    ...(facts.hasNames ? checkSampleSlips(page, facts.known.vocabulary) : []),
    ...checkMediaTypes(page, facts.mediaTypes),
    ...checkSpellings(page, rows, facts.spellings),
    ...checkSchemes(page, facts.schemes),
    ...ofRows,
    ...checkUnknownNames(page, rows, facts.known),
  ]);
}

/** Of two problems with the same words of a line, the first one tells more. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ rule, line, message }, at) => {
    const [, words = ''] = /"([^"]+)"/.exec(message) ?? [];
    const isToldOf = (other: Problem) => other.line === line && other.message.includes(words);
    return rule !== 'facts/name' || words === '' || !problems.slice(0, at).some(isToldOf);
  });
}

/** What finds the slips of a row, which may be one of a table with a header. */
function slipsIn(facts: Facts, route: string, statusesOf: (row: string) => string[]) {
  const { counts, methods, standards, errors, sets, values, actions, schemes } = facts;
  const capitals = capitalNames(standards);
  const as = (rule: Slip['rule']) => (slip: Omit<Slip, 'rule'>) => ({ ...slip, rule });
  return (row: string, header: readonly string[] | undefined): Slip[] => [
    ...standardSlips(row, standards).map(as('facts/standard')),
    ...countSlips(row, counts).map(as('facts/count')),
    ...methodSlips(row, methods).map(as('facts/method')),
    ...capitalSlips(row, capitals).map(({ index, found, right }) =>
      as('terms/capitals')({ index, message: `"${found}" has other capitals.`, fix: `Write "${right}".` }),
    ),
    ...errorStatusSlips(row, errors).map(as('facts/status')),
    ...(header && facts.statuses.length > 0 ? columnSlips(row, header, statusesOf(row)).map(as('facts/status')) : []),
    ...statusSlips(row, statusesOf(row)).map(as('facts/status')),
    ...answerSlips(row, route, facts.operations, facts.told).map(as('facts/status')),
    ...codeListSlips(row, sets),
    ...statedSlips(row, route, facts.stated, facts.services),
    ...[
      ...keyValueSlips(row, values),
      ...actionSlips(row, header, actions),
      ...schemeSlips(row, schemes, false),
      ...hostSlips(row, facts.servers, facts.services),
      ...relationSlips(row, header, facts.relations),
    ].map(as('facts/name')),
  ];
}

/** Samples of all languages. */
function checkSchemes({ file, source }: Page, schemes: readonly string[]): Problem[] {
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

function countSlips(row: string, counts: Facts['counts']) {
  return Object.entries(counts).flatMap(([noun, count]) =>
    [...row.matchAll(countOf(noun))].flatMap(({ 0: found, 1: number, index }) => {
      const said = numberOf(number);
      if (said === count || said <= FEW) return [];
      const fix = `Write "${writtenAs(count, number)}${found.slice(number.length)}".`;
      return [{ index, message: `"${found}": the data have ${count}.`, fix }];
    }),
  );
}

function methodSlips(row: string, methods: readonly string[]) {
  if (methods.length === 0) return [];
  return [...row.matchAll(METHODS)].flatMap(({ 0: found, 1: list, index }) =>
    [...list.matchAll(/did:([a-z0-9]+)/g)].flatMap(({ 1: method, index: at }) => {
      if (methods.includes(method)) return [];
      const message = `The data do not say that did:${method} is supported.`;
      const place = index + found.length - list.length + at;
      return [{ index: place, message, fix: `Name one of: ${methods.join(', ')}.` }];
    }),
  );
}

function statusSlips(row: string, statuses: readonly string[]) {
  if (statuses.length === 0) return [];
  const numbers = statuses.filter((one) => /^\d+$/.test(one));
  return [...row.matchAll(STATUS)].flatMap(({ 1: status, index }) => {
    if (statuses.includes(status) || OWN_SERVER.test(row.slice(0, index))) return [];
    const message = `No operation of the platform answers with ${status}.`;
    return [{ index, message, fix: `Write one of: ${numbers.join(', ')}.` }];
  });
}

interface ProseRow {
  line: number;
  row: string;
  /** The cells of the first row of the table that the row belongs to. */
  header?: string[];
}

/** The rows of the front matter, and those outside samples. */
function proseRows(source: string): ProseRow[] {
  const outside = rowsOutsideCode(source);
  const front = source.split('\n').slice(0, (outside[0]?.[0] ?? 1) - 1);
  const rows = [...front.map((row, index): [number, string] => [index + 1, row]), ...outside];
  let header: string[] = [];
  let last = 0;
  return rows.map(([line, row]) => {
    if (!/^\s*\|/.test(row)) return { line, row };
    if (line !== last + 1) header = cellsOf(row).map((cell) => cell.trim().toLowerCase());
    last = line;
    return { line, row, header };
  });
}
