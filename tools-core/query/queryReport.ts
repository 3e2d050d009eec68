import {
  type Check,
  errorLink,
  errorLinks,
  isObject,
  type Link,
  type Outcome,
  type Place,
  placeOfPointer,
  type Report,
  type Section,
} from '../base/index.ts';
import type { Credential } from './credential.ts';
import { bindingNote, disclosureOf } from './disclosure.ts';
import type { Unread } from './readCredentials.ts';
import type { Candidate, Match, PartResult, QueryProblem, QueryResult, RuleResult } from './result.ts';
import type { Draft } from './toDcql.ts';

/** A problem around queries, and the input that it is in. */
export interface ProblemAround extends QueryProblem {
  input: string;
}

type PlaceOf = (pointer: string) => Place | undefined;

/** A query with its result, and the place of a pointer into it. */
export interface EvaluatedQuery {
  result: QueryResult;
  place: PlaceOf;
  /** For a definition, the DCQL query that could take its place. */
  drafted?: { draft: Draft; result: QueryResult };
}

interface Evaluated {
  evaluated: EvaluatedQuery[];
  around: ProblemAround[];
  credentials: Credential[];
  unread: Unread[];
  /** The inputs by name. */
  texts: Readonly<Record<string, string>>;
}

const LINKS: Record<QueryResult['language'], Link> = {
  DCQL: { title: 'DCQL explained', href: '/explanations/standards/openid/dcql' },
  'DIF.PresentationExchange': {
    title: 'Input descriptors explained',
    href: '/explanations/standards/dif/presentation-exchange/input-descriptors',
  },
};
const NAMES = { DCQL: 'DCQL', 'DIF.PresentationExchange': 'Presentation Exchange' };

/** What the evaluator shows: the outcome with the one reason, and then each query. */
export function queryReport(all: Evaluated): Report {
  const { evaluated, around, credentials, unread, texts } = all;
  const checks = around.map((one) => problemCheck(one, placeOfPointer(texts[one.input] ?? '', one.pointer, one.input)));
  return {
    ...(around.length > 0 || evaluated.length === 0 ? summaryAround(around) : summaryOf(all)),
    sections: [
      ...checksSection('Other members of the request', checks),
      ...sideBySide(evaluated, credentials),
      ...evaluated.flatMap((one) => [...sectionsOf(one), ...draftSections(one)]),
      ...checksSection('Not read', unread.map(unreadCheck)),
    ],
  };
}

const checksSection = (title: string, checks: Check[]): Section[] =>
  checks.length > 0 ? [{ kind: 'checks', title, checks }] : [];

type Summary = Pick<Report, 'outcome' | 'summary' | 'reason'>;

/** What is reported first where something around the queries is wrong, or where there is no query to evaluate. */
function summaryAround([first]: readonly ProblemAround[]): Summary {
  const text = first?.text ?? "The request matches the response. Their elements aren't compared here.";
  return { outcome: first ? 'error' : 'skipped', summary: text, reason: { text } };
}

/** The outcome of all queries, with the one reason. */
function summaryOf({ evaluated, credentials, unread }: Evaluated): Summary {
  const summary = (outcome: Outcome, what: string, text = '', place?: Place): Summary => {
    const words = `${what} ${text}`.trim();
    return { outcome, summary: words, reason: { text: words, ...(place && { place }) } };
  };
  const malformed = evaluated.find(({ result }) => result.problems.length > 0);
  if (malformed) {
    const [{ text, pointer }] = malformed.result.problems;
    return summary('error', 'The query itself is malformed.', text, malformed.place(pointer));
  }
  if (credentials.length === 0 && unread[0]) return summary('skipped', 'No credential could be read.', unread[0].why);
  if (credentials.length === 0)
    return summary('skipped', 'The query is well formed. Add credentials to evaluate it against.');
  const unmet = evaluated.find(({ result }) => !result.isMet);
  if (unmet) {
    const { why, pointer } = reasonUnmet(unmet.result);
    return summary('error', 'The query is not met.', why, unmet.place(pointer));
  }
  const met = 'The query is met by these credentials.';
  for (const { result, place } of evaluated) {
    const match = result.parts.flatMap(({ chosen }) => chosen?.matches ?? []).find(isNotable);
    if (match) return summary('warning', met, `${match.what}: ${match.why}`, place(match.pointer));
  }
  return summary('success', met);
}

/** Something that a query asks for and that was not evaluated, or that has an older name. */
const isNotable = ({ isMet, why, hasCaveat }: Match): boolean =>
  hasCaveat || (isMet === undefined && why.startsWith('Not '));

/** Why a query is not met: what the nearest credential lacks for the first part that nothing fits. */
function reasonUnmet({ parts, rules }: QueryResult): Pick<RuleResult, 'why' | 'pointer'> {
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
    return { why: `No credential fits ${part.id}. ${nearest.credential.title}: ${first.why}`, pointer: first.pointer };
  return rule ?? { why: part ? `Nothing fits ${part.id}.` : '', pointer: part?.pointer ?? '' };
}

const problemCheck = ({ pointer, text, error }: QueryProblem, place: Place | undefined, more: Link[] = []): Check => ({
  outcome: 'error',
  title: pointer || 'The query',
  text,
  place,
  links: [...errorLinks(error), ...more],
});

/** The result of one query: its problems, what fits which part, what would be disclosed, and the response. */
function sectionsOf({ result, place }: EvaluatedQuery): Section[] {
  const { language, problems, parts, rules, isMet, response } = result;
  const [name, link] = [NAMES[language], LINKS[language]];
  const checks = [...parts.map((part) => partCheck(part, place)), ...rules.map((rule) => ruleCheck(rule, place))];
  const isUnmet = !isMet && problems.length === 0;
  if (checks[0]) checks[0].links = [...(isUnmet ? [errorLink('credential-query-evaluation')] : []), link];
  const hasCandidates = parts.some(({ candidates }) => candidates.length > 0);
  const sections = [
    ...checksSection(
      `${name}: problems of the query`,
      problems.map((problem) =>
        problemCheck(problem, place(problem.pointer), [errorLink('credential-query-format'), link]),
      ),
    ),
    ...checksSection(`${name}: which credential fits which part`, hasCandidates ? checks : []),
    ...disclosureSections(result, name),
  ];
  if (!response) return sections;
  const first = parts.find(({ chosen }) => chosen)?.chosen;
  const note = `What a wallet would send, without signatures. ${first ? bindingNote(first.credential) : ''}`;
  const title = language === 'DCQL' ? 'DCQL: the response' : 'Presentation Exchange: the submission';
  return [...sections, { kind: 'text', title, text: JSON.stringify(response, null, 2), note, file: 'response.json' }];
}

const ruleCheck = ({ what, isMet, isRequired, why, pointer }: RuleResult, place: PlaceOf): Check => ({
  outcome: isMet ? 'success' : isRequired ? 'error' : 'skipped',
  title: what,
  text: why,
  place: place(pointer),
});

const partCheck = ({ id, pointer, candidates, chosen }: PartResult, place: PlaceOf): Check => ({
  outcome: chosen ? 'success' : 'error',
  title: chosen ? `${id}: ${chosen.credential.title}` : `${id}: no credential fits`,
  place: place(pointer),
  checks: candidates.map(({ credential, isMatch, matches }) => ({
    ...(isMatch && { outcome: 'success' as const }),
    title: `${credential.title} (${credential.format}) ${isMatch ? 'fits' : 'does not fit'}`,
    place: credential.place,
    checks: matches.map((match) => matchCheck(match, place)),
  })),
});

const matchCheck = ({ what, isMet, why, pointer, hasCaveat }: Match, place: PlaceOf): Check => ({
  outcome: hasCaveat ? 'warning' : isMet === undefined ? 'skipped' : isMet ? 'success' : 'error',
  title: what,
  text: why,
  place: place(pointer),
});

const unreadCheck = ({ why, place }: Unread): Check => ({
  outcome: 'warning',
  title: 'Some of the credentials could not be read',
  text: why,
  place,
});

function disclosureSections({ parts, isMet, response }: QueryResult, name: string): Section[] {
  const sent = isObject(response) && isObject(response.vp_token) ? Object.keys(response.vp_token) : undefined;
  const rows = parts.flatMap(({ id, chosen }) => {
    if (!chosen || (isMet && sent && !sent.includes(id))) return [];
    const { asked, along, withheld } = disclosureOf(chosen);
    return [[id, ...[asked, along, withheld].map((paths) => paths.join(', ') || 'nothing')]];
  });
  const title = `${name}: what ${isMet ? 'would be' : 'could be'} disclosed`;
  const head = ['Part', 'Asked for', 'Goes along', 'Withheld'];
  return rows.length > 0 ? [{ kind: 'table', title, head, rows }] : [];
}

/** Each credential in a row, with the parts that it fits in each language. */
function sideBySide(evaluated: EvaluatedQuery[], credentials: Credential[]): Section[] {
  const drafted = evaluated.length === 1 ? evaluated[0].drafted?.result : undefined;
  const columns = evaluated.map(({ result }) => ({ name: NAMES[result.language], result }));
  if (drafted) columns.push({ name: 'DCQL draft', result: drafted });
  if (columns.length < 2 || credentials.length === 0) return [];
  const fits = ({ parts }: QueryResult, credential: Credential) =>
    parts
      .filter(({ candidates }) => candidates.some((one) => one.credential === credential && one.isMatch))
      .map(({ id }) => id)
      .join(', ') || 'nothing';
  const rows = credentials.map((one) => [one.title, ...columns.map(({ result }) => fits(result, one))]);
  const whole = ['The whole query', ...columns.map(({ result }) => (result.isMet ? 'met' : 'not met'))];
  const title = 'Side by side: what each credential fits';
  return [{ kind: 'table', title, head: ['Credential', ...columns.map(({ name }) => name)], rows: [...rows, whole] }];
}

/** The DCQL query that could take the place of a definition, and what it cannot carry over. */
function draftSections({ result, place, drafted }: EvaluatedQuery): Section[] {
  if (!drafted) return [];
  const { query, lost } = drafted.draft;
  const { isMet } = drafted.result;
  const compared = isMet === result.isMet ? ', as the definition is' : ', unlike the definition';
  const note = `A first draft. With these credentials it is ${isMet ? 'met' : 'not met'}${compared}.`;
  const checks = lost.map(
    ({ pointer, text }): Check => ({ outcome: 'warning', title: pointer, text, place: place(pointer) }),
  );
  if (checks[0]) checks[0].links = [LINKS.DCQL];
  return [
    { kind: 'text', title: 'The same as DCQL', text: JSON.stringify(query, null, 2), note, file: 'dcql.json' },
    ...checksSection("What DCQL can't express", checks),
  ];
}
