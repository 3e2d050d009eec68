import {
  errorLink,
  type Json,
  listOf,
  type Outcome,
  plain,
  type Reason,
  type Report,
  type Check as ReportCheck,
  type Section,
  worst,
} from '../base/index.ts';
import { type Decoded, type Part, splitLocation } from '../decode/index.ts';
import {
  type Check,
  type Fault,
  type Inspection,
  POLICIES,
  type PolicyName,
  type Settings,
  type State,
  type Step,
} from '../verify/index.ts';
import { chainsOf, OUTCOMES } from './chain.ts';
import { placeInInput } from './places.ts';
import { reasonOfRules, ruleChecks } from './ruleChecks.ts';

/** An inspection as the report of a tool: the reason for its outcome, what was decoded, and each check. */
export async function inspectionReport(inspection: Inspection, { configuration, now }: Settings): Promise<Report> {
  const { decoded, checks, body, notes, unused, status, transcripts } = inspection;
  // The texts about members are fetched behind the checks, which every input needs.
  const isToken = decoded.tokenKind?.explain === 'jwt';
  const { reportNode, treeOf } = isToken ? await import('../explain/tokens.ts') : await import('../explain/index.ts');
  const { name } = decoded;
  const rules = ruleChecks(inspection);
  const broken = rules.find((one) => one.outcome === 'error') ?? rules.find((one) => one.outcome === 'warning');
  const own = outcomeOf(inspection);
  const outcome = worst([own, ...(broken?.outcome ? [broken.outcome] : [])]);
  const reason =
    outcome !== own || (inspection.result === 'none' && rules[0]?.outcome)
      ? reasonOfRules(rules)
      : reasonOf(inspection);
  const sections: Section[] = [];
  const add = (section: Section, items: unknown[]) => items.length > 0 && sections.push(section);
  const addChecks = (title: string, rows: ReportCheck[]) => add({ kind: 'checks', title, checks: rows }, rows);
  const addPanel = (title: string, panel: string, data: unknown[]) => add({ kind: 'panel', title, panel, data }, data);
  addChecks(
    'Checks',
    worstFirst(checks).map((check) => checkOf(check, decoded)),
  );
  addPanel('From the issuer to the result', 'chains', chainsOf(checks, decoded));
  addChecks('Rules of the request', rules);
  addChecks(
    'Content',
    notes.map((note) => noteOf(note, decoded)),
  );
  const nodes = [...decoded.parts, ...decoded.contains.flatMap(innerParts)].map((part) => {
    // The root of a part leads to our page about what it is; its members lead to their standards.
    const tree = treeOf(part);
    const page = tree.children.map(({ explanation }) => explanation?.page).find((found) => found !== undefined);
    return { ...reportNode(tree), ...(page ? { link: { title: 'Explained', href: page } } : {}) };
  });
  add({ kind: 'tree', title: 'Decoded', nodes }, nodes);
  add({ kind: 'text', title: 'Raw', text: JSON.stringify(rawOf(decoded), null, 2), file: 'decoded.json' }, nodes);
  const text = transcripts.join('\n\n');
  add({ kind: 'text', title: 'Session transcripts', text, file: 'session-transcripts.txt' }, transcripts);
  addPanel('Disclosed claims', 'disclosed', disclosedIn(decoded));
  const left = unused.map((one): ReportCheck => ({ outcome: 'skipped', title: one.name, text: ended(one.reason) }));
  addChecks('Provided, but not used', left);
  addChecks('Format', [{ title: name, points: [...decoded.why, ...listOf(decoded.advice).map(String)] }]);
  const isOpen = checks.some(({ state }) => state === 'not-checked');
  const response: Section = {
    kind: 'text',
    title: `Response of the verifier${status ? `, ${status}` : ''}`,
    text: JSON.stringify(body, null, 2),
    file: 'response.json',
    ...(isOpen ? { note: "Entries of policies that couldn't be checked here are left out." } : {}),
  };
  add(response, body.data);
  const value = { time: now.toISOString(), policies: configuration.policies ?? {} };
  const settings = reportNode(treeOf({ id: 'configuration', title: 'Configuration and time', value, kind: 'json' }));
  add({ kind: 'tree', title: 'Settings', nodes: [settings] }, checks);
  return { outcome, name, reason, summary: reason.text, sections };
}

/** States in the order in which they matter to a reader. */
const RANK: State[] = ['failed', 'not-checked', 'warning', 'passed', 'note', 'skipped'];

/** Checks in the order in which they matter to a reader. */
export const worstFirst = (checks: readonly Check[]): Check[] =>
  [...checks].sort((one, other) => RANK.indexOf(one.state) - RANK.indexOf(other.state));

function outcomeOf({ result, decoded }: Inspection): Outcome {
  if (result === 'valid') return 'success';
  if (result !== 'none') return OUTCOMES[result];
  return decoded.advice ? 'skipped' : decoded.hasSecret ? 'warning' : 'success';
}

/** The one reason for an outcome, from the check or the note that decided it. */
function reasonOf({ result, decoded, checks, notes }: Inspection): Reason {
  const check = checks.find(({ state }) => state === result);
  if (check) {
    const { place, links } = checkOf(check, decoded);
    const step = check.steps.findLast(({ state }) => state === check.state);
    const text = ended(plain(check.fault?.detail ?? step?.text ?? ''));
    const isUnread = check.policy === 'format' && decoded.format === 'unknown' && decoded.level === 'other';
    const fix = check.fault?.fix ? ended(plain(check.fault.fix)) : undefined;
    return { text: isUnread ? ended(decoded.advice ?? decoded.why.at(-1) ?? text) : text, fix, place, links };
  }
  if (decoded.advice) return { text: decoded.advice };
  const note = notes.find(({ state }) => state === result || result === 'none');
  if (note?.state === 'passed' && notes.length > 1) {
    const what = decoded.format === 'certificate' ? 'certificates are within their validity period' : 'keys are usable';
    return { text: `All ${notes.length} ${what}.` };
  }
  if (note) {
    const { title, place } = noteOf(note, decoded);
    return { text: ended(title), place };
  }
  if (decoded.hasSecret)
    return { text: "It contains a private key, which isn't shown. If anyone else has seen it, replace the key." };
  if (result === 'valid') return { text: checkedText(checks) };
  return { text: "It's decoded and explained, but there's nothing to verify." };
}

const CHECKED: [names: PolicyName[], text: string][] = [
  [['proof'], 'the signature'],
  [['notBefore', 'notAfter'], 'the dates'],
  [['credentialStatus'], 'the status'],
  [['credentialSchema'], 'the schema'],
  [['trustedIssuer'], 'the certificates'],
];

/** What passed, in one sentence. It lists only what was checked. */
function checkedText(checks: Check[]): string {
  const texts = CHECKED.flatMap(([names, text]) =>
    checks.some(({ policy, steps }) => names.includes(policy) && steps.some(({ state }) => state === 'passed'))
      ? [text]
      : [],
  );
  const list = texts.length > 0 ? new Intl.ListFormat('en').format(texts) : 'the format';
  return `${list.replace(/^t/, 'T')} ${texts.length > 1 || /(?:dates|certificates)$/.test(list) ? 'are' : 'is'} valid.`;
}

function checkOf(check: Check, decoded: Decoded): ReportCheck {
  const { policy, path, state, steps, fault, service } = check;
  const { name, page, slug } = POLICIES[policy];
  const base = baseOf(decoded, path);
  const place = fault && base !== undefined ? placeInInput(decoded, fault.place, base) : undefined;
  const isReported = fault && state !== 'passed';
  // Errors of a policy that has its own are explained on its page.
  return {
    outcome: OUTCOMES[state],
    title: `${name}${path.length > 0 ? ` of ${path.join(', ')}` : ''}${service === 'validator' ? ' (validator)' : ''}`,
    text: fault && ended(plain(fault.detail)),
    corrected: fault?.corrected,
    points: [
      ...(isReported ? faultPoints(fault) : []),
      ...steps.filter((step) => step.text !== fault?.detail).map(pointOf),
    ],
    place,
    links: [...(isReported && !slug ? [errorLink(fault.slug)] : []), { title: `Policy: ${name}`, href: page }],
  };
}

function noteOf({ text, state, place }: Step, decoded: Decoded): ReportCheck {
  const found = place && placeInInput(decoded, place);
  return { outcome: OUTCOMES[state], title: text.replace(/\.$/, ''), ...(found ? { place: found } : {}) };
}

function faultPoints({ cause, fix, place }: Fault): string[] {
  const { part, pointer } = splitLocation(place);
  const where = pointer ? `${part}, ${pointer}` : part;
  return [`Cause: ${ended(plain(cause))}`, `What to do: ${ended(plain(fix))}`, `Place: ${where}`];
}

/** A sentence with its period. */
export const ended = (sentence: string): string => (/[.?!…}]$/.test(sentence) ? sentence : `${sentence}.`);

const WORDS: Partial<Record<State, string>> = {
  failed: 'Error: ',
  'not-checked': 'Skipped: ',
  warning: 'Warning: ',
};
const pointOf = ({ text, state }: Step): string => ended(`${WORDS[state] ?? ''}${text}`);

/** Pointer of what a check is about, within the document of the input; undefined if it is inside of a token. */
function baseOf(decoded: Decoded, path: string[]): string | undefined {
  if (path.length === 0) return '';
  const found = decoded.contains.find(
    ({ decoded: inner, pointer }) => inner.document?.id === path[0] || pointer === path[0],
  );
  return found && !decoded.token && found.decoded.parts[0]?.id === 'document' ? found.pointer : undefined;
}

/** What is inside as JSON is a value of the document around it already, unlike a token or bytes. */
const isInDocument = ({ parts: [part] }: Decoded): boolean => part?.kind !== 'mdoc' && part?.id === 'document';

/** All that was decoded as one value: the document, or the parts of a token by name, and what is inside by pointer. */
function rawOf({ parts, contains }: Decoded): Json {
  const inner = contains.filter(({ decoded }) => !isInDocument(decoded) || decoded.contains.length > 0);
  if (parts.length === 1 && inner.length === 0) return parts[0]?.value ?? null;
  const named = parts.map(({ id, value }): [string, Json] => [id, value]);
  return Object.fromEntries([...named, ...inner.map(({ pointer, decoded }) => [pointer, rawOf(decoded)])]);
}

/** Parts of what is inside as a token or as bytes. */
function innerParts({ decoded, pointer }: Decoded['contains'][number]): Part[] {
  const { parts, name, contains } = decoded;
  const own = parts.map(({ span: _, places: __, ...part }) => ({
    ...part,
    title: `${part.title} (${name}, at ${pointer})`,
  }));
  return [...(isInDocument(decoded) ? [] : own), ...contains.flatMap(innerParts)];
}

/** What of a credential is shown, and how much of it is not. */
export interface Disclosed {
  title: string;
  shown: { name: string; value: string }[];
  /** Digests of which nothing is shown. */
  hidden: number;
}

/** What was disclosed of each credential in an input that can be disclosed by parts: SD-JWT and mdoc. */
export function disclosedIn(decoded: Decoded): Disclosed[] {
  const inner = decoded.contains.flatMap(({ decoded: one }) => disclosedIn(one));
  const { sdJwt, mdoc, name } = decoded;
  if (sdJwt) {
    const shown = sdJwt.disclosures.map(({ claim, value }) => ({
      name: claim ?? 'An item of a list',
      value: JSON.stringify(value),
    }));
    return [{ title: name, shown, hidden: sdJwt.withheld }, ...inner];
  }
  const documents = mdoc?.documents ?? [];
  return [
    ...documents.map(({ docType, elements, digests }) => ({
      title: docType,
      shown: elements.map((element) => ({ name: element.name, value: JSON.stringify(element.view) })),
      hidden: Math.max(0, [...digests.values()].reduce((sum, one) => sum + one.size, 0) - elements.length),
    })),
    ...inner,
  ];
}
