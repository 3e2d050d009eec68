import {
  type Check,
  fixFor,
  isObject,
  objectsOf,
  type Place,
  plain,
  type Report,
  type Section,
  type TreeNode,
  textOf,
} from '../base/index.ts';
import type { Diagnosis } from './diagnose.ts';
import type { CatalogError, ErrorCatalog, Fix, Sign } from './errorCatalog.ts';
import type { FoundResponse } from './findResponses.ts';
import { hasResponseShape, innerResponses } from './innerResponses.ts';
import { readResponse } from './readResponse.ts';

export interface Found {
  diagnosis: Diagnosis;
  place: Place;
}

/** Characters of a quotation up to which the first line of a report has it. */
const LONGEST_REASON = 120;

export const placeAt = (start: number, end: number): Place => ({ input: 'input', start, end });

/** The report of errors: each with its page, its words, and its causes. @param around the input */
export function errorReport(found: [Found, ...Found[]], around: string, sections: Section[]): Report {
  const [{ diagnosis, place }, ...others] = found;
  const { title, quote, error, problem, page, cause, next = [cause] } = diagnosis;
  const more = others.length === 0 ? '' : ` ${others.length} more below. Start with this one.`;
  const checks = found.map((one) => checkOf(one, around));
  const heading = found.length === 1 ? 'What went wrong' : `What went wrong, ${found.length} findings`;
  const text = quote && quote.length <= LONGEST_REASON ? `${title}: ${quote.replace(/\.?$/, '.')}` : `${title}.`;
  const [likely] = error ? rankCauses(error, problem, around) : [];
  const fix = error ? likely?.fix?.text : next[0];
  return {
    outcome: found.every(({ diagnosis }) => diagnosis.isWarning) ? 'warning' : 'error',
    reason: { text, place, ...(fix && { fix: plain(fix) }), links: [{ title: 'What it means', href: page }] },
    summary: `${text}${more}`,
    sections: [{ kind: 'checks', title: heading, checks }, ...sections],
  };
}

function checkOf({ diagnosis, place }: Found, around: string): Check {
  const { title, quote, cause, page, error, problem, policy, service, isWarning, next = [] } = diagnosis;
  const by = [policy && `policy ${policy}`, service && `service ${service}`].filter(Boolean).join(', ');
  const common: Check = {
    outcome: isWarning ? 'warning' : 'error',
    title,
    quote,
    place,
    links: [{ title: `The page about it: ${title}`, href: page }],
    text: [by && `Reported by ${by}.`, error?.when].filter(Boolean).join(' '),
  };
  if (error) return { ...common, checks: causeChecks(error, problem, around) };
  return { ...common, points: [`Most likely: ${cause}`, ...next].map(plain) };
}

function causeChecks(error: CatalogError, problem: unknown, around: string): Check[] {
  const causes = rankCauses(error, problem, around);
  const speaking = causes.filter(({ because }) => because.length > 0);
  const others = causes.filter(({ because }) => because.length === 0);
  const next = (fix: Fix | undefined): Partial<Check> => ({
    ...(fix ? { points: [`Next: ${plain(fix.text)}`] } : {}),
    ...(fix?.page ? { links: [{ title: 'How to do it', href: fix.page }] } : {}),
  });
  const first: Check[] = speaking.map(({ text, because, fix }) => ({
    title: `Likely cause: ${plain(text)}`,
    text: because.join(' '),
    ...next(fix),
  }));
  const [usual] = causes;
  const isUsual = first.length === 0;
  if (isUsual) first.push({ title: `Usual cause: ${plain(usual?.text ?? '')}`, ...next(usual?.fix) });
  const rest = isUsual ? others.slice(1) : others;
  if (rest.length === 0) return first;
  const title = isUsual ? 'In their usual order' : 'Less likely causes';
  return [...first, { title, points: rest.map(({ text }) => plain(text)) }];
}

/** What identifies the call, for a look into logs or for support; and what was read as JSON, as trees. */
export function readSections(text: string, responses: FoundResponse[], status: number | undefined): Section[] {
  const sections: Section[] = [];
  const data = responses.map(({ response }) => response.body).find(isObject)?.data;
  const policies = [...new Set(objectsOf(data).map(({ policy }) => textOf(policy)))].filter(Boolean);
  const rows = [
    ['Status', status === undefined ? undefined : String(status)],
    ['Request ID', /\bx-request-id["']?\s*[:=]\s*["']?([\w-]{6,})/i.exec(text)?.[1]],
    ['Instance of the problem', /urn:uuid:[0-9a-f-]{36}/i.exec(text)?.[0]],
    ['Retry after', /\bretry-after["']?\s*:\s*["']?([^"'\n,]+)/i.exec(text)?.[1]],
    ['Called', /\b(?:GET|POST|PUT|PATCH|DELETE) ((?:https?:\/\/|\/)[^\s"']+)/.exec(text)?.[1]],
    ['Policies reported', policies.join(', ') || undefined],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  if (rows.length > 0) sections.push({ kind: 'table', title: 'What was read', head: ['What', 'Value'], rows });
  const nodes = responses.flatMap(({ response: { body } }, index) =>
    body === undefined ? [] : [treeOf(responses.length === 1 ? 'body' : `body ${index + 1}`, body)],
  );
  if (nodes.length > 0) sections.push({ kind: 'tree', title: 'The response, decoded', nodes });
  return sections;
}

function treeOf(name: string, value: unknown, level = 0): TreeNode {
  if (typeof value !== 'object' || value === null || level > 64)
    return { name, value: JSON.stringify(value) ?? 'undefined' };
  return { name, children: Object.entries(value).map(([key, inner]) => treeOf(key, inner, level + 1)) };
}

/** A signed token, which may be an SD-JWT, and nothing around it. */
const TOKEN = /^\s*["']?e[wy][\w-]+(?:\.[\w-]*){2}(?:~[\w.~-]*)?["']?\s*$/;

/** Whether the text is what one verifies, rather than a response about it. */
function isCredential(text: string, responses: FoundResponse[]): boolean {
  const [only, ...others] = responses;
  if (!only) return TOKEN.test(text);
  const { body } = only.response;
  return others.length === 0 && isObject(body) && '@context' in body && 'type' in body && !('data' in body);
}

const isOfService = ({ response }: FoundResponse): boolean =>
  innerResponses(response).some(({ body }) => hasResponseShape(body));

/** Errors of libraries that verify tokens: the credential itself shows more than the stack trace. */
const LIBRARY =
  /\bJW[STEK]\w*(?:Error|Failed|Invalid|Expired)\b|\bERR_J(?:W[STEK]|OSE)|\bSDJWT\w*(?:Error|Exception)|@sd-jwt\/|\bjose\b/;

/** The report where no error was found: of a response that reports none, or why it cannot be read. */
export function emptyReport(
  text: string,
  responses: FoundResponse[],
  status: number | undefined,
  sections: Section[],
  { all, credential }: ErrorCatalog,
): Report {
  const links = [{ title: 'All errors', href: all.page }];
  const inspector = credential && { title: credential.title, href: credential.page };
  const report = (check: Check, title: string, rest: Section[], more = ''): Report => ({
    outcome: check.outcome ?? 'warning',
    summary: `${check.title}.${more}`,
    sections: [{ kind: 'checks', title, checks: [check] }, ...rest],
  });
  const looked = 'What was looked for';
  if (inspector && isCredential(text, responses)) {
    const title = 'This is a credential, not a response about one';
    return report({ outcome: 'warning', title, text: credential.cause, links: [inspector] }, looked, []);
  }
  const reading = readResponse(text);
  const isRead = reading.state === 'response' || (!/cut off/.test(reading.reason) && responses.some(isOfService));
  if (responses.length > 0 && isRead && (status === undefined || (status >= 200 && status < 300))) {
    const none = 'It was read completely, and contains no error or warning.';
    const check: Check = { outcome: 'success', title: 'This response reports no error', text: none, links };
    return report(check, 'What went wrong', sections);
  }
  const reason =
    reading.state === 'unreadable'
      ? reading.reason
      : status !== undefined && status >= 300 && status < 400
        ? 'It redirects to a different URL. Compare your URL with the endpoint of the instance.'
        : "It doesn't contain an error from this platform.";
  const isLibrary = inspector && LIBRARY.test(text);
  const paste = 'Paste the whole response with its status, for example everything that curl -i prints.';
  const check: Check = {
    outcome: 'warning',
    title: 'No error was recognized',
    text: reason,
    points: isLibrary ? [paste, credential.cause] : [paste],
    links: isLibrary ? [inspector, ...links] : links,
  };
  return report(check, looked, sections, ` ${reason}`);
}

export interface RankedCause {
  text: string;
  /** Words of the input that speak for it; empty where only its usual place does. */
  because: string[];
  fix?: Fix | undefined;
}

/** How much a sign weighs: a problem itself reports what is wrong, and what is around it may be there by chance. */
const KINDS: [name: 'words' | 'pointer' | 'code' | 'around', weight: number, phrase: (found: string) => string][] = [
  ['words', 2, (found) => `It contains “${found}”.`],
  ['pointer', 3, (found) => `It points at ${found}.`],
  ['code', 3, (found) => `Its code is ${found}.`],
  ['around', 1, (found) => `The input has “${found}”.`],
];

/**
 * Orders the causes of an error by what speaks for them in the input.
 * @param problem the problem object (RFC 9457), if the input has it
 * @param around what else is in the input
 * @returns all causes: those that something speaks for first, the others in their usual order
 */
export function rankCauses({ causes, fixes = [] }: CatalogError, problem: unknown, around = ''): RankedCause[] {
  const members = isObject(problem) ? problem : {};
  const all = [members, ...objectsOf(members.errors)];
  const texts = (...names: string[]) => names.flatMap((name) => all.map((one) => textOf(one[name])).filter(Boolean));
  const evidence = {
    words: texts('detail'),
    pointer: texts('pointer', 'parameter', 'header'),
    code: texts('code'),
    around: [around],
  };
  const ranked = causes.map(({ id, text, signs = [] }) => {
    const weighed = signs.map((sign) => weigh(sign, evidence));
    const best = weighed.reduce((first, next) => (next.weight > first.weight ? next : first), NOTHING);
    return { cause: { text, because: best.because, fix: fixFor(fixes, id) }, weight: best.weight };
  });
  return ranked.sort((first, next) => next.weight - first.weight).map(({ cause }) => cause);
}

const NOTHING = { weight: 0, because: [] as string[] };

/** Every pattern of a sign has to be found. */
function weigh(sign: Sign, evidence: Record<(typeof KINDS)[number][0], string[]>): typeof NOTHING {
  const because: string[] = [];
  let sum = 0;
  for (const [name, weight, phrase] of KINDS) {
    if (sign[name] === undefined) continue;
    const expression = new RegExp(sign[name], 'i');
    const found = evidence[name].find((text) => expression.test(text));
    if (found === undefined) return NOTHING;
    const excerpt = (expression.exec(found)?.[0] ?? '').replace(/\s+/g, ' ').slice(0, 80);
    because.push(phrase(name === 'around' ? excerpt : found));
    sum += weight;
  }
  return { weight: sum, because };
}
