import { type Check, isObject, type Link, type Outcome, type Place, type Report, type Section } from '../base/index.ts';
import { causeOfUnmet, type QueryCause } from './causes.ts';
import type { Credential } from './credential.ts';
import { evaluateDcql } from './dcql.ts';
import { bindingNote, disclosureOf } from './disclosure.ts';
import type { Unread } from './readCredentials.ts';
import type { Candidate, Match, PartResult, QueryResult } from './result.ts';
import type { Draft } from './toDcql.ts';

type Verdict = Pick<Report, 'outcome' | 'summary' | 'reason'>;

/** What came of all queries, with the one reason. */
export function verdict(
  results: QueryResult[],
  credentials: Credential[],
  unread: Unread[] = [],
  place: (pointer: string) => Place | undefined = () => undefined,
): Verdict {
  const said = (outcome: Outcome, what: string, reason?: { text: string; pointer: string }): Verdict => ({
    outcome,
    summary: reason ? `${what} ${reason.text}` : what,
    reason: { text: reason ? `${what} ${reason.text}` : what, ...(reason ? { place: place(reason.pointer) } : {}) },
  });
  const [problem] = results.flatMap(({ problems }) => problems);
  if (problem) return said('error', 'The query itself is malformed.', problem);
  const [left] = unread;
  if (credentials.length === 0 && left)
    return said('skipped', 'No credential could be read.', { text: left.why, pointer: '' });
  if (credentials.length === 0)
    return said('skipped', 'The query is well formed. Add credentials to evaluate it against.');
  if (results.every(({ isMet }) => isMet)) {
    const noted = notedIn(results);
    return said(noted ? 'warning' : 'success', 'The query is met by these credentials.', noted);
  }
  const unmet = results.find(({ isMet }) => !isMet) as QueryResult;
  return said('error', 'The query is not met.', whyUnmet(unmet));
}

/** What a query asks for that was not evaluated, or asks for by an older name. */
function notedIn(results: QueryResult[]): { text: string; pointer: string } | undefined {
  const matches = results.flatMap(({ parts }) => parts.flatMap(({ chosen }) => chosen?.matches ?? []));
  const match = matches.find(
    ({ isMet, why }) => (isMet === undefined && why.startsWith('Not ')) || why.includes('older name'),
  );
  return match && { text: `${match.what}: ${match.why}`, pointer: match.pointer };
}

/** Why a query is not met: what the nearest credential lacks for the first part that nothing fits. */
function whyUnmet({ parts, rules }: QueryResult): { text: string; pointer: string } {
  const rule = rules.find(({ isMet, isRequired }) => !isMet && isRequired);
  const part = parts.find(({ chosen }) => !chosen);
  const lacks = ({ matches }: Candidate) => matches.filter(({ isMet }) => isMet === false);
  // A credential of the right format that lacks least is the one that was meant.
  const isFormat = (one: Candidate) => lacks(one).some(({ what }) => what === 'format');
  const [nearest] = [...(part?.candidates ?? [])].sort(
    (one, other) => Number(isFormat(one)) - Number(isFormat(other)) || lacks(one).length - lacks(other).length,
  );
  const [first] = nearest ? lacks(nearest) : [];
  if (part && nearest && first)
    return { text: `${part.id} lacks a credential. ${nearest.credential.title}: ${first.why}`, pointer: first.pointer };
  if (rule) return { text: rule.why, pointer: rule.pointer };
  return { text: part ? `Nothing fits ${part.id}.` : '', pointer: part?.pointer ?? '' };
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
