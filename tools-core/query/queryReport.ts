import { type Check, isObject, type Link, type Outcome, type Place, type Section } from '../base/index.ts';
import { causeOfUnmet, type QueryCause } from './causes.ts';
import type { Credential } from './credential.ts';
import { evaluateDcql } from './dcql.ts';
import { bindingNote, disclosureOf } from './disclosure.ts';
import type { Unread } from './readCredentials.ts';
import type { Candidate, Match, PartResult, QueryResult } from './result.ts';
import type { Draft } from './toDcql.ts';

/** What came of all queries, in a sentence. */
export function verdict(results: QueryResult[], credentials: Credential[]): { outcome: Outcome; summary: string } {
  if (results.some(({ problems }) => problems.length > 0)) {
    return { outcome: 'error', summary: 'The query itself is malformed. Its problems stand first.' };
  }
  if (credentials.length === 0)
    return { outcome: 'skipped', summary: 'The query is well formed. Add credentials to evaluate it against.' };
  if (results.every(({ isMet }) => isMet))
    return { outcome: 'success', summary: 'The query is met by these credentials.' };
  const missing = results.flatMap(({ parts }) => parts.filter(({ chosen }) => !chosen).map(({ id }) => id));
  return {
    outcome: 'error',
    summary: `The query is not met${missing.length > 0 ? `: nothing fits ${missing.join(', ')}` : ''}.`,
  };
}

/** The cause of a problem, as the page of its error says it. */
export const causePoints = (cause: QueryCause | undefined): string[] =>
  cause ? [`Cause: ${cause.cause.replaceAll('`', '')}`] : [];

type PlaceOf = (pointer: string) => Place | undefined;

/** What came of one query: its problems, what fits which part, what would be disclosed, and the answer. */
export function sectionsOf(
  result: QueryResult,
  place: PlaceOf,
  link: Link | undefined,
  error?: (slug: string) => Link,
): Section[] {
  const { language, problems, parts, rules, answer } = result;
  const name = language === 'DCQL' ? 'DCQL' : 'Presentation Exchange';
  const sections: Section[] = [];
  if (problems.length > 0) {
    const checks = problems.map(
      ({ pointer, text, cause }): Check => ({
        outcome: 'error',
        title: pointer || 'The query',
        text,
        points: causePoints(cause),
        place: place(pointer),
        links: [...(cause && error ? [error(cause.slug)] : []), ...(link ? [link] : [])],
      }),
    );
    sections.push({ kind: 'checks', title: `${name}: problems of the query`, checks });
  }
  const checks = [
    ...parts.map((part) => partCheck(part, place)),
    ...rules.map(
      (rule): Check => ({
        outcome: rule.isMet ? 'success' : rule.isRequired ? 'error' : 'skipped',
        title: rule.what,
        text: rule.why,
        points: rule.isMet || !rule.isRequired ? [] : causePoints(causeOfUnmet(rule.pointer)),
        place: place(rule.pointer),
      }),
    ),
  ];
  const isUnmet = error && !result.isMet && problems.length === 0;
  const links = [...(isUnmet ? [error('credential-query-evaluation')] : []), ...(link ? [link] : [])];
  if (checks[0]) checks[0].links = links;
  if (parts.some(({ candidates }) => candidates.length > 0))
    sections.push({ kind: 'checks', title: `${name}: which credential fits which part`, checks });
  sections.push(...disclosureSections(result, name));
  if (answer) {
    const [first] = parts.flatMap(({ chosen }) => (chosen ? [chosen.credential] : []));
    const note = `What a wallet would send, without its signatures. ${first ? bindingNote(first) : ''}`;
    const title = language === 'DCQL' ? 'DCQL: the answer' : 'Presentation Exchange: the submission';
    sections.push({ kind: 'text', title, text: JSON.stringify(answer, null, 2), note, file: 'answer.json' });
  }
  return sections;
}

function partCheck({ id, pointer, candidates, chosen }: PartResult, place: PlaceOf): Check {
  return {
    outcome: chosen ? 'success' : 'error',
    title: chosen ? `${id}: ${chosen.credential.title}` : `${id}: no credential fits`,
    place: place(pointer),
    checks: candidates.map((candidate) => candidateCheck(candidate, place)),
  };
}

function candidateCheck({ credential, isMatch, matches }: Candidate, place: PlaceOf): Check {
  return {
    outcome: isMatch ? 'success' : 'warning',
    title: `${credential.title} (${credential.format}) ${isMatch ? 'fits' : 'does not fit'}`,
    place: credential.place,
    checks: matches.map((match) => matchCheck(match, place)),
  };
}

function matchCheck({ what, isMet, why, pointer }: Match, place: PlaceOf): Check {
  const outcome: Outcome = isMet === undefined ? 'skipped' : isMet ? 'success' : 'error';
  const points = isMet === false ? causePoints(causeOfUnmet(pointer)) : [];
  return { outcome, title: what, text: why, points, place: place(pointer) };
}

function disclosureSections({ parts, isMet, answer }: QueryResult, name: string): Section[] {
  const sent = isObject(answer) && isObject(answer.vp_token) ? Object.keys(answer.vp_token) : undefined;
  const isSent = (id: string) => !isMet || sent === undefined || sent.includes(id);
  const rows = parts.flatMap(({ id, chosen }) => {
    if (!chosen || !isSent(id)) return [];
    const { asked, along, withheld } = disclosureOf(chosen);
    return [[id, asked.join(', ') || 'nothing', along.join(', ') || 'nothing', withheld.join(', ') || 'nothing']];
  });
  if (rows.length === 0) return [];
  const title = `${name}: what ${isMet ? 'would be' : 'could be'} disclosed`;
  return [{ kind: 'table', title, head: ['Part', 'Asked for', 'Goes along', 'Kept back'], rows }];
}

/** Each credential in a row, with the parts that it fits in each language. */
export function sideBySide(results: QueryResult[], draft: Draft | undefined, credentials: Credential[]): Section[] {
  const all = [...results, ...(draft && results.length === 1 ? [evaluateDcql(draft.query, credentials)] : [])];
  if (all.length < 2 || credentials.length === 0) return [];
  const fits = ({ parts }: QueryResult, credential: Credential) =>
    parts
      .filter(({ candidates }) => candidates.some((one) => one.credential === credential && one.isMatch))
      .map(({ id }) => id)
      .join(', ') || 'nothing';
  const head = [
    'Credential',
    ...all.map(({ language }, index) =>
      index >= results.length ? 'DCQL draft' : language === 'DCQL' ? 'DCQL' : 'Presentation Exchange',
    ),
  ];
  const rows = credentials.map((credential) => [credential.title, ...all.map((result) => fits(result, credential))]);
  return [
    {
      kind: 'table',
      title: 'Side by side: what each credential fits',
      head,
      rows: [...rows, ['The whole query', ...all.map(({ isMet }) => (isMet ? 'met' : 'not met'))]],
    },
  ];
}

/** The DCQL query that could take the place of a definition, and what it cannot carry over. */
export function draftSections(
  { query, lost }: Draft,
  drafted: QueryResult,
  result: QueryResult,
  place: PlaceOf,
  link: Link | undefined,
): Section[] {
  const isSame = drafted.isMet === result.isMet;
  const note = `A first draft. With these credentials it is ${drafted.isMet ? 'met' : 'not met'}${isSame ? ', as the definition is' : ', unlike the definition'}.`;
  const checks = lost.map(
    ({ pointer, text }): Check => ({
      outcome: 'warning',
      title: pointer,
      text,
      place: place(pointer),
    }),
  );
  if (link && checks[0]) checks[0].links = [link];
  return [
    { kind: 'text', title: 'The same as DCQL', text: JSON.stringify(query, null, 2), note, file: 'dcql.json' },
    ...(checks.length > 0 ? [{ kind: 'checks' as const, title: 'What DCQL cannot say', checks }] : []),
  ];
}

/** What of the credentials was not read, and why. */
export function unreadSection(unread: Unread[]): Section {
  const checks = unread.map(
    ({ why, place }): Check => ({
      outcome: 'warning',
      title: 'A part of the credentials was not read',
      text: why,
      place,
    }),
  );
  return { kind: 'checks', title: 'Not read', checks };
}
