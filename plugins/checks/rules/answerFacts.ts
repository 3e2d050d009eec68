import { isObject, type JsonValue } from '../../schemas/jsonValue.ts';
import { escapePattern } from '../../shared/escapePattern.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { RowPage } from './factPage.ts';
import { statementsOf } from './statementsOf.ts';

/** An operation, as prose names it. */
export interface OperationFact {
  /** Name of the API, as `verifier`. */
  api: string;
  /** Its ID, its call such as "GET /health", and the end of the link to its place: `verifier#verify-jwt`. */
  names: string[];
  statuses: string[];
}

/** Statuses by the words that tell an answer, in small letters. */
export type ToldAnswers = Record<string, string[]>;

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

const STATUS =
  /(?<![\w.,$#/:-]|\d to |up to )[1-5]\d\d(?![\w-]|[.,:]\d| (?:ms|milliseconds|seconds|minutes|bytes|kB|KiB|MiB|characters|letters|pages|items|entries|times)\b)/g;
const LINK = /\]\(\/reference\/(?:services\/(\w+)\/(?:api)?|api\/(\w+))#([\w-]+)\)/g;
const CODE = /`([^`]+)`/g;

/** Reads which words tell which answers, from what the answers of descriptions say of it. */
export function toldAnswers(answers: Iterable<[status: string, answer: JsonValue]>): ToldAnswers {
  const found: ToldAnswers = {};
  for (const [status, answer] of answers) {
    const words = isObject(answer) ? answer['x-told-by'] : undefined;
    for (const one of Array.isArray(words) ? words : []) {
      const told = String(one).toLowerCase();
      found[told] ??= [];
      if (!found[told].includes(status)) found[told].push(status);
    }
  }
  return found;
}

/** APIs that a page of a service may speak of beside that of the service: they make what it works with. */
const BESIDE_APIS = ['management', 'iam'];

/**
 * Gives the statuses that a row of a page may speak of: those of the APIs that the address of the page, its parts and
 * the row name, or of all where the page is of no service.
 * @param all statuses of all operations
 */
export function statusesFor(
  { route, apis: parts, isBeside }: Pick<RowPage, 'route' | 'apis' | 'isBeside'>,
  operations: readonly OperationFact[],
  all: string[],
): (row: string) => string[] {
  const apis = [...new Set(operations.map(({ api }) => api))];
  const own = apiOf(route);
  if (!own || !apis.includes(own)) return () => all;
  const named = new Set([own, ...parts(), ...(isBeside() ? BESIDE_APIS : [])]);
  const of = (isNamed: (api: string) => boolean) =>
    all.filter((status) => operations.some(({ api, statuses }) => isNamed(api) && has(statuses, status)));
  const ofPage = of((api) => named.has(api));
  // A heading speaks of what stands below it, which may be an answer of another service.
  return (row) => {
    if (row.startsWith('#')) return all;
    return /[1-5]\d\d/.test(row) && apis.some((api) => !named.has(api) && row.includes(api))
      ? of((api) => named.has(api) || row.includes(api))
      : ofPage;
  };
}

/** The API that the address of a page names. */
function apiOf(route: string): string | undefined {
  const [, service, name] = /\/services\/(\w+)|\/reference\/api\/(\w+)/.exec(route) ?? [];
  return service ?? name;
}

/**
 * Rule `facts/status`: the one status of a sentence or of a row is one of the operation that it names, and one of the
 * answer that its words tell, such as "deactivated".
 * @param row outside samples
 * @param route of its page
 */
export function answerSlips(
  row: string,
  route: string,
  operations: readonly OperationFact[],
  told: ToldAnswers,
): Finding[] {
  if (!STATUS.test(row)) return [];
  STATUS.lastIndex = 0;
  return statementsOf(row).flatMap(({ text, start }): Finding[] => {
    const statuses = matchesOf(text, STATUS);
    const [first] = statuses;
    if (!first || statuses.some(([status]) => status !== first[0])) return [];
    const index = start + first.index;
    return [
      ...ofOperation(aboutOf(text, first.index), first[0], index, operations),
      ...ofWords(text, first[0], index, told),
      ...ofDeed(text, first[0], index, apiOf(route), operations),
    ].slice(0, 1);
  });
}

/** What a status of a row is said of stands in its cell, or in the first one. The last one says what to do. */
function aboutOf(text: string, index: number): string {
  if (!text.trimStart().startsWith('|')) return text;
  const start = text.lastIndexOf('|', index);
  return `${text.split('|', 2).join('|')}|${text.slice(start, text.indexOf('|', index))}`;
}

function ofOperation(text: string, status: string, index: number, operations: readonly OperationFact[]): Finding[] {
  const names = [
    ...matchesOf(text, CODE).map(([, code]) => code),
    ...matchesOf(text, LINK).map(([, service, api, anchor]) => `${service ?? api}#${anchor}`),
  ];
  const named = operations.filter((one) => one.names.some((name) => names.includes(name)));
  if (named.length === 0 || named.some(({ statuses }) => has(statuses, status))) return [];
  const [name] = named[0].names;
  const known = [...new Set(named.flatMap((one) => one.statuses))].filter((one) => /^\d+$/.test(one)).sort();
  return [{ index, message: `${name} does not answer with ${status}.`, fix: `Write one of: ${known.join(', ')}.` }];
}

/** What a sentence says that an operation does, and that it answers: "Creating one answers 201". */
const DEED =
  /\b(creat|delet|list|read|updat)(?:e|es|ing|s)?\b[^.;:]*?\b(?:answers?|gives|returns) (?:with )?`?2\d\d\b/i;

/** Without a name, only what succeeds tells one operation of an API from the others. */
function ofDeed(
  text: string,
  status: string,
  index: number,
  api: string | undefined,
  operations: readonly OperationFact[],
): Finding[] {
  const deed = DEED.exec(text)?.[1].toLowerCase();
  const named = operations.filter((one) => one.api === api && deed && one.names[1].startsWith(deed));
  const right = [...new Set(named.flatMap(({ statuses }) => statuses.filter((one) => /^2\d\d$/.test(one))))];
  if (right.length === 0 || right.includes(status)) return [];
  const message = `What "${deed}…" does at ${api} does not answer with ${status}.`;
  return [{ index, message, fix: `Write ${right.join(' or ')}.` }];
}

/** An answer of any status is one of a gateway, which hands on what it gets. */
const has = (statuses: readonly string[], status: string) =>
  ['default', status, `${status[0]}XX`].some((one) => statuses.includes(one));

function ofWords(text: string, status: string, index: number, told: ToldAnswers): Finding[] {
  const found = Object.keys(told).filter((words) => patternOf(words).test(text));
  const right = [...new Set(found.flatMap((words) => told[words]))];
  if (right.length === 0 || right.includes(status)) return [];
  const message = `"${found[0]}" tells the answer ${right.join(' or ')}.`;
  return [{ index, message, fix: `Write ${right.join(' or ')}.` }];
}

const patterns = new Map<string, RegExp>();

/** Words in a sentence, and not in the name of a member. */
function patternOf(words: string): RegExp {
  const made = patterns.get(words) ?? new RegExp(`(?<![\`\\w.])${escapePattern(words)}(?![\\w\`])`, 'i');
  patterns.set(words, made);
  return made;
}
