import { type Check, isObject, type Place, type Report, type Section, type TreeNode, textOf } from '../base/index.ts';
import type { Diagnosis } from './diagnose.ts';
import type { Facts } from './facts.ts';
import type { FoundAnswer } from './findAnswers.ts';
import { rankCauses } from './rankCauses.ts';
import { readAnswer } from './readAnswer.ts';

/** An error with its place in the input. */
export interface Found {
  diagnosis: Diagnosis;
  place?: Place;
  /** The input, which may say more about its causes than the error itself. */
  around: string;
}

/** Each error with its page, what it says, and its causes. */
export function errorSection(found: Found[]): Section {
  return {
    kind: 'checks',
    title: found.length === 1 ? 'What went wrong' : `What went wrong, ${found.length} findings`,
    checks: found.map(checkOf),
  };
}

function checkOf({ diagnosis, place, around }: Found): Check {
  const { title, quote, cause, page, error, problem, policy, service, isWarning, next } = diagnosis;
  const by = [policy && `policy ${policy}`, service && `service ${service}`].filter(Boolean).join(', ');
  const links = [{ title: `The page about it: ${title}`, href: page }];
  const text = [by && `Reported by ${by}.`, error?.when].filter(Boolean).join(' ');
  const common = { outcome: isWarning ? ('warning' as const) : ('error' as const), title, quote, place, links, text };
  if (!error) return { ...common, points: [`Most likely: ${plain(cause)}`, ...(next ?? []).map(plain)] };
  return { ...common, checks: causeChecks(rankCauses(error, problem, around), error.fixes ?? []) };
}

function causeChecks(
  causes: ReturnType<typeof rankCauses>,
  fixes: readonly { text: string; page?: string }[],
): Check[] {
  const speaking = causes.filter(({ because }) => because.length > 0);
  const others = causes.filter(({ because }) => because.length === 0);
  const checkNext = (fix: { text: string; page?: string } | undefined): Partial<Check> =>
    fix
      ? {
          points: [`Next: ${plain(fix.text)}`],
          ...(fix.page && { links: [{ title: 'How to do it', href: fix.page }] }),
        }
      : {};
  const rest = speaking.length === 0 ? others.slice(1) : others;
  const first: Check[] = speaking.map(({ text, because, fix }) => ({
    outcome: 'warning',
    title: `Likely cause: ${plain(text)}`,
    text: because.join(' '),
    ...checkNext(fix ?? fixes[0]),
  }));
  if (first.length === 0) {
    first.push({
      title: `Usual cause: ${plain(causes[0]?.text ?? '')}`,
      ...checkNext(fixes[0]),
    });
  }
  if (rest.length === 0) return first;
  const title = speaking.length > 0 ? 'Nothing in the input speaks for these' : 'In their usual order';
  return [...first, { title, points: rest.map(({ text }) => plain(text)) }];
}

/** Text of data without the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** Whether nothing but warnings was found. */
export function isWarningOnly(found: Found[]): boolean {
  return found.every(({ diagnosis }) => diagnosis.isWarning);
}

/** The first error in a sentence. */
export function summaryOf([{ diagnosis }, ...others]: Found[]): string {
  const more = others.length === 0 ? '' : ` ${others.length} more below; begin with this one.`;
  return `${diagnosis.title}.${more}`;
}

/** What identifies the call, for a look into logs or for support. */
export function factsRead(text: string, answers: FoundAnswer[], status: number | undefined): Section[] {
  const body = answers.map(({ answer }) => answer.body).find(isObject);
  const rows: [string, string | undefined][] = [
    ['Status', status === undefined ? undefined : String(status)],
    ['Request ID', /\bx-request-id["']?\s*[:=]\s*["']?([\w-]{6,})/i.exec(text)?.[1]],
    ['Instance of the problem', /urn:uuid:[0-9a-f-]{36}/i.exec(text)?.[0]],
    ['Retry after', /\bretry-after["']?\s*:\s*["']?([^"'\n,]+)/i.exec(text)?.[1]],
    ['Called', /\b(?:GET|POST|PUT|PATCH|DELETE) ((?:https?:\/\/|\/)[^\s"']+)/.exec(text)?.[1]],
    [
      'Policies reported',
      body && Array.isArray(body.data)
        ? [...new Set(body.data.map((one) => textOf(isObject(one) ? one.policy : '')))].filter(Boolean).join(', ') ||
          undefined
        : undefined,
    ],
  ];
  const known = rows.filter((row): row is [string, string] => row[1] !== undefined);
  return known.length > 0 ? [{ kind: 'table', title: 'What was read', head: ['What', 'Value'], rows: known }] : [];
}

/** What was read as JSON, as trees. */
export function bodies(answers: FoundAnswer[]): Section[] {
  const nodes = answers.flatMap(({ answer }, index): TreeNode[] =>
    answer.body === undefined ? [] : [treeOf(answers.length === 1 ? 'body' : `body ${index + 1}`, answer.body)],
  );
  return nodes.length > 0 ? [{ kind: 'tree', title: 'The answer, decoded', nodes }] : [];
}

function treeOf(name: string, value: unknown, level = 0): TreeNode {
  if (typeof value !== 'object' || value === null || level > 64)
    return { name, value: JSON.stringify(value) ?? 'undefined' };
  return { name, children: Object.entries(value).map(([key, inner]) => treeOf(key, inner, level + 1)) };
}

/** A signed token, which may be an SD-JWT, and nothing around it. */
const TOKEN = /^\s*["']?e[wy][\w-]+(?:\.[\w-]*){2}(?:~[\w.~-]*)?["']?\s*$/;

/** Whether the text is what one verifies, rather than an answer about it. */
function isCredential(text: string, answers: FoundAnswer[]): boolean {
  const [only, ...others] = answers;
  if (!only) return TOKEN.test(text);
  const body = only.answer.body;
  return others.length === 0 && isObject(body) && '@context' in body && 'type' in body && !('data' in body);
}

function otherTool({ title, cause, page }: NonNullable<Facts['credential']>): Report {
  const links = [{ title, href: page }];
  const summary = 'This is a credential, and no answer about one.';
  const check: Check = { outcome: 'warning', title: summary.slice(0, -1), text: cause, links };
  return { outcome: 'warning', summary, sections: [{ kind: 'checks', title: 'What was looked for', checks: [check] }] };
}

/** Errors of libraries that verify tokens: the credential itself tells more than the stack trace. */
const LIBRARY =
  /\bJW[STEK]\w*(?:Error|Failed|Invalid|Expired)\b|\bERR_J(?:W[STEK]|OSE)|\bSDJWT\w*(?:Error|Exception)|@sd-jwt\/|\bjose\b/;

const linkOf = (link: { title: string; page?: string; href?: string }) => ({
  title: link.title,
  href: link.href ?? link.page ?? '',
});

/** What is said where no error was found: an answer that reports none, or what kept it from being read. */
export function nothingFound(
  text: string,
  answers: FoundAnswer[],
  status: number | undefined,
  sections: Section[],
  facts: Facts,
): Report {
  const links = [{ title: 'All errors', href: facts.all.page }];
  const reading = readAnswer(text);
  if (facts.credential && isCredential(text, answers)) return otherTool(facts.credential);
  if (answers.length > 0 && (status === undefined || status < 400)) {
    const check: Check = {
      outcome: 'success',
      title: 'This answer reports no error',
      text: 'Each part of it was read, and none holds an error or a warning.',
      links,
    };
    return {
      outcome: 'success',
      summary: 'This answer reports no error.',
      sections: [{ kind: 'checks', title: 'What went wrong', checks: [check] }, ...sections],
    };
  }
  const reason = reading.state === 'unreadable' ? reading.reason : 'No error of this platform is named in it.';
  const check: Check = {
    outcome: 'warning',
    title: 'No error was recognized',
    text: reason,
    points: [
      'Paste the whole answer with its status, for example all that curl -i prints.',
      ...(facts.credential && LIBRARY.test(text) ? [facts.credential.cause] : []),
    ],
    links: facts.credential && LIBRARY.test(text) ? [facts.credential, ...links].map(linkOf) : links,
  };
  return {
    outcome: 'warning',
    summary: `No error was recognized. ${reason}`,
    sections: [{ kind: 'checks', title: 'What was looked for', checks: [check] }, ...sections],
  };
}
