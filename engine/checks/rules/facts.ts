import type { Problem } from '../../base/problem.ts';
import { type KeyFact, keyFacts } from '../../data/keyFacts.ts';
import { didMethods, iamData, standardEntries } from '../../data/publishedData.ts';
import { isSoundAt, type SiteData } from '../../data/siteData.ts';
import { dereference, listOperations } from '../../descriptions/operations.ts';
import type { Page } from '../../pages/page.ts';
import { ERROR_PAGES, errorEntries } from '../../schemas/errorCatalogue.ts';
import type { JsonObject, JsonValue } from '../../schemas/jsonValue.ts';
import { capitalNames, capitalSlips } from './capitals.ts';
import { codeListSlips, valueSets } from './codeLists.ts';
import { checkCodeNames, checkMediaTypes } from './codeNames.ts';
import { checkKeyFacts } from './keyFacts.ts';
import { rowsOutsideCode } from './markdown.ts';
import { NUMBER_WORDS, numberOf, writtenAs } from './numberWords.ts';
import { rowsOfFences } from './rows.ts';
import { type StandardFact, standardSlips } from './standardFacts.ts';
import { columnSlips, type ErrorStatuses, errorStatusSlips, errorsOfAnswers, outputSlips } from './statusFacts.ts';
import { cellsOf } from './tableRows.ts';

/** What prose may say of the platform, as the published data know it: plain values, which can be kept. */
export interface Facts {
  /** How many there are, by the words that follow the number. */
  counts: Record<string, number>;
  /** Names of the DID methods that the platform supports. */
  methods: string[];
  /** Statuses that an operation answers with. */
  statuses: string[];
  /** Keys with their defaults and limits. */
  keys: KeyFact[];
  /** What else the data call things, which prose writes as code. */
  names: string[];
  /** Media types that the data name. */
  mediaTypes: string[];
  /** Names of the policies that the platform supplies. */
  policies: string[];
  standards: StandardFact[];
  errors: ErrorStatuses;
  /** Values that belong together: those of a key, and the actions of IAM. */
  sets: string[][];
}

/**
 * Reads the facts from the published data. Of data that are missing or broken nothing is known.
 * @param names of the texts of the data
 * @param mediaTypes of the same texts
 */
export function factsOf(data: SiteData, names: string[], mediaTypes: string[]): Facts {
  const { spec, published } = data;
  const services = isSoundAt(data, 'configuration/') ? spec.cores.size : 0;
  const methods = isSoundAt(data, 'did-methods.json') ? didMethods(published.didMethods) : [];
  const answers = isSoundAt(data, 'openapi/') ? answersIn(data) : [];
  const catalogue = spec.errors && isSoundAt(data, 'errors.json') ? errorEntries(spec.errors) : [];
  return {
    counts: {
      ...(services > 0 && { services }),
      ...(methods.length > 0 && { 'DID methods': methods.length }),
    },
    methods: methods.map(({ method }) => method),
    statuses: [...new Set(answers.map(([status]) => status))].sort(),
    keys: isSoundAt(data, 'openapi/', 'json-schema/') ? keyFacts(data) : [],
    names: isSoundAt(data, 'openapi/') ? [...names, ...callsIn(data)] : names,
    mediaTypes,
    policies: isSoundAt(data, 'iam-actions.json') ? iamData(published.iam).managedPolicies.map(({ name }) => name) : [],
    standards: isSoundAt(data, 'standards.json') ? standardFacts(data) : [],
    sets: isSoundAt(data, 'openapi/', 'json-schema/') ? setsIn(data) : [],
    errors: {
      ...errorsOfAnswers(answers),
      ...Object.fromEntries(catalogue.map(({ slug, status }) => [ERROR_PAGES + slug, [String(status)]])),
    },
  };
}

/** The answers of all operations, by status. */
function answersIn({ descriptions }: SiteData): [status: string, answer: JsonValue][] {
  return [...descriptions.files.values()].flatMap(({ value: document }) =>
    listOperations(document).flatMap(({ value }) =>
      Object.entries((value.responses ?? {}) as JsonObject).map(([status, answer]): [string, JsonValue] => [
        status,
        dereference(document, answer).value,
      ]),
    ),
  );
}

/** Operations as prose names them: "GET /health". */
function callsIn({ descriptions }: SiteData): string[] {
  return [...descriptions.files.values()].flatMap(({ value }) =>
    listOperations(value).map(({ method, path }) => `${method} ${path}`),
  );
}

/** Values that belong together. */
function setsIn({ spec, published, descriptions }: SiteData): string[][] {
  const documents = [...spec.schemas, ...descriptions.files.values()].map(({ value }) => value as JsonValue);
  const actions = iamData(published.iam).actions.map(({ action }) => action);
  return [...valueSets(documents), ...(actions.length > 0 ? [actions] : [])];
}

const standardFacts = ({ published }: SiteData): StandardFact[] =>
  standardEntries(published.standards).map(({ by, name, address, status, date }) => ({
    by,
    name,
    address,
    status,
    date,
  }));

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
  const slipsOf = slipsIn(facts);
  const ofRows = proseRows(source).flatMap(({ line, row, header }) =>
    slipsOf(row, header).map(({ index, ...slip }): Problem => ({ file, line, column: index + 1, ...slip })),
  );
  return [
    ...checkKeyFacts(page, facts.keys),
    ...checkCodeNames(page, facts.names, facts.policies),
    ...outputs,
    ...checkMediaTypes(page, facts.mediaTypes),
    ...ofRows,
  ];
}

/** What finds the slips of a row, which may be one of a table with a header. */
function slipsIn({ counts, methods, statuses, standards, errors, sets }: Facts) {
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
    ...(header && statuses.length > 0 ? columnSlips(row, header, statuses).map(as('facts/status')) : []),
    ...statusSlips(row, statuses).map(as('facts/status')),
    ...codeListSlips(row, sets),
  ];
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
