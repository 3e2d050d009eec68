import type { Problem } from '../../base/problem.ts';
import type { RuleOf } from '../../base/rules/rules.ts';
import { type KeyFact, keyFacts } from '../../data/keyFacts.ts';
import { didMethods, iamData, standardEntries } from '../../data/publishedData.ts';
import { isSoundAt, type SiteData } from '../../data/siteData.ts';
import { dereference, listOperations } from '../../descriptions/operations.ts';
import type { Page } from '../../pages/page.ts';
import { ERROR_PAGES, errorEntries } from '../../schemas/errorCatalogue.ts';
import type { JsonObject, JsonValue } from '../../schemas/jsonValue.ts';
import { capitalNames, capitalSlips } from './capitals.ts';
import { checkCodeNames } from './codeNames.ts';
import { checkKeyFacts } from './keyFacts.ts';
import { cellsOf, rowsOutsideCode } from './markdown.ts';
import { rowsOfFences } from './rows.ts';
import { type StandardFact, standardSlips } from './standardFacts.ts';
import { columnSlips, type ErrorStatuses, errorStatusSlips, errorsOfAnswers, outputSlips } from './statusFacts.ts';

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
  /** Names of the policies that the platform supplies. */
  policies: string[];
  standards: StandardFact[];
  errors: ErrorStatuses;
}

/**
 * Reads the facts from the published data. Of data that are missing or broken nothing is known.
 * @param names of the texts of the data
 */
export function factsOf(data: SiteData, names: string[]): Facts {
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
    names,
    policies: isSoundAt(data, 'iam-actions.json') ? iamData(published.iam).managedPolicies.map(({ name }) => name) : [],
    standards: isSoundAt(data, 'standards.json') ? standardFacts(data) : [],
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

const standardFacts = ({ published }: SiteData): StandardFact[] =>
  standardEntries(published.standards).map(({ by, name, address, status, date }) => ({
    by,
    name,
    address,
    status,
    date,
  }));

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
/** Two services may work together, and three may share a page. More of them are all that there are. */
const FEW = 3;
const NUMBER = `(\\d+|${WORDS.join('|')})`;
/** A number before what it counts. "Supports the 14 methods" counts those of DIDs. */
const countOf = (noun: string) =>
  new RegExp(`\\b${NUMBER} ${noun.replace('DID ', '(?:DID |(?<=\\bsupports (?:all |the |all the )?\\w+ ))')}\\b`, 'gi');
const STATUS = /\b(?:answers?|status(?: code)?)(?: of| with| is| was)? `?([1-5]\d\d)`?(?![\d.,]\d|\w)/gi;
const METHOD = /\bsupports? (?:[\w ]+ )?`?did:([a-z0-9]+)/g;

/**
 * Rules `facts/*`: what prose says of the platform is what its data say: how many services and DID methods there are,
 * which methods it supports, which statuses its operations answer with, and what keys have as defaults and limits.
 */
export function checkFacts(
  page: Page,
  { counts, methods, statuses, keys, names, policies, standards, errors }: Facts,
): Problem[] {
  const problems = [...checkKeyFacts(page, keys), ...checkCodeNames(page, names, policies)];
  const report = (line: number, index: number, rule: RuleOf<'facts'>, message: string, fix: string) =>
    problems.push({ file: page.file, line, column: index + 1, rule: `facts/${rule}`, message, fix });
  for (const { line, message, fix } of outputSlips(page.source, rowsOfFences(page.source)))
    report(line, 0, 'status', message, fix);
  const capitals = capitalNames(standards);
  let header: string[] = [];
  let last = 0;
  for (const [line, row] of proseRows(page.source)) {
    if (/^\s*\|/.test(row)) {
      if (line !== last + 1) header = cellsOf(row).map((cell) => cell.trim().toLowerCase());
      last = line;
    }
    for (const { index, message, fix } of standardSlips(row, standards)) report(line, index, 'standard', message, fix);
    for (const [noun, count] of Object.entries(counts))
      for (const { 0: found, 1: number, index } of row.matchAll(countOf(noun))) {
        const said = /\d/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase());
        if (said === count || said <= FEW) continue;
        const right = /\d/.test(number) ? String(count) : (WORDS[count] ?? String(count));
        report(
          line,
          index,
          'count',
          `"${found}": the data have ${count}.`,
          `Write "${right}${found.slice(number.length)}".`,
        );
      }
    if (methods.length > 0)
      for (const { 1: method, index } of row.matchAll(METHOD))
        if (!methods.includes(method)) {
          const message = `The data do not say that did:${method} is supported.`;
          report(line, index, 'method', message, `Name one of: ${methods.join(', ')}.`);
        }
    for (const { index, found, right } of capitalSlips(row, capitals)) {
      const message = `"${found}" has other capitals.`;
      problems.push({
        file: page.file,
        line,
        column: index + 1,
        rule: 'terms/capitals',
        message,
        fix: `Write "${right}".`,
      });
    }
    for (const { index, message, fix } of errorStatusSlips(row, errors)) report(line, index, 'status', message, fix);
    if (statuses.length > 0 && last === line)
      for (const { index, message, fix } of columnSlips(row, header, statuses))
        report(line, index, 'status', message, fix);
    if (statuses.length > 0)
      for (const { 1: status, index } of row.matchAll(STATUS))
        if (!statuses.includes(status)) {
          const message = `No operation of the platform answers with ${status}.`;
          report(
            line,
            index,
            'status',
            message,
            `Write one of: ${statuses.filter((one) => /^\d+$/.test(one)).join(', ')}.`,
          );
        }
  }
  return problems;
}

/** The rows of the front matter, and those outside samples. */
function proseRows(source: string): [line: number, row: string][] {
  const outside = rowsOutsideCode(source);
  const front = source.split('\n').slice(0, (outside[0]?.[0] ?? 1) - 1);
  return [...front.map((row, index): [number, string] => [index + 1, row]), ...outside];
}
