import {
  listOf,
  type Outcome,
  type Reason,
  type Report,
  type Check as ReportCheck,
  type TreeNode as ReportNode,
  type Section,
} from '../base/index.ts';
import { type Decoded, type Part, splitLocation } from '../decode/index.ts';
import type { TreeNode } from '../explain/index.ts';
import type { Check, Fault, Inspection, PolicyName, Settings, State, Step } from '../verify/index.ts';
import { chainsOf, OUTCOMES } from './chain.ts';
import { disclosedIn } from './disclosed.ts';
import { placeInInput } from './places.ts';

/** Names of policies and their pages. */
const POLICIES: Record<PolicyName, [name: string, page: string]> = {
  format: ['Format', '/reference/services/verifier/policies/format'],
  proof: ['Proof', '/reference/services/verifier/policies/proof'],
  notBefore: ['Not before', '/reference/services/verifier/policies/not-before'],
  notAfter: ['Not after', '/reference/services/verifier/policies/not-after'],
  credentialStatus: ['Status', '/reference/services/verifier/policies/status'],
  credentialSchema: ['Schema', '/reference/services/verifier/policies/schema'],
  trustedIssuer: ['Trusted issuer', '/reference/services/validator/policies/trusted-issuer'],
};

const FROM = 'From the issuer to the result';

/** An inspection as the report of a tool: the reason for its outcome, what was decoded, and each check. */
export async function reportOf(inspection: Inspection, { configuration, now }: Settings): Promise<Report> {
  // The texts about members are fetched behind the checks, which every input needs.
  const { treeOf } = await import('../explain/index.ts');
  const { decoded, checks, body, notes, unused } = inspection;
  const outcome = outcomeOf(inspection);
  const reason = reasonOf(inspection);
  const sections: Section[] = [];
  const add = (section: Section, count: number) => count > 0 && sections.push(section);
  const ordered = [...checks].sort((one, other) => RANK.indexOf(one.state) - RANK.indexOf(other.state));
  const rows = ordered.map((check) => checkOf(check, decoded));
  add({ kind: 'checks', title: 'Checks', checks: rows }, rows.length);
  const noted = notes.map((note) => noteOf(note, decoded));
  add({ kind: 'checks', title: 'Content', checks: noted }, noted.length);
  const nodes = [...inspection.parts, ...decoded.contains.flatMap(innerParts)].map((part) => partNode(treeOf(part)));
  add({ kind: 'tree', title: 'Decoded', nodes }, nodes.length);
  const disclosed = disclosedIn(decoded);
  add({ kind: 'panel', title: 'Disclosed claims', panel: 'disclosed', data: disclosed }, disclosed.length);
  const chains = chainsOf(checks, decoded);
  add({ kind: 'panel', title: FROM, panel: 'chains', data: chains }, chains.length);
  const left = unused.map(
    ({ name, reason: text }): ReportCheck => ({ outcome: 'skipped', title: name, text: ended(text) }),
  );
  add({ kind: 'checks', title: 'Provided, but not used', checks: left }, left.length);
  const format = { title: decoded.name, points: [...decoded.why, ...listOf(decoded.advice).map(String)] };
  add({ kind: 'checks', title: 'Format', checks: [format] }, 1);
  const isOpen = checks.some(({ state }) => state === 'not-checked');
  const answer = {
    kind: 'text' as const,
    title: `Response of the verifier${inspection.status ? `, ${inspection.status}` : ''}`,
    text: JSON.stringify(body, null, 2),
    file: 'response.json',
    ...(isOpen ? { note: 'Entries of policies that could not be checked here are left out.' } : {}),
  };
  add(answer, body.data.length);
  const value = { time: now.toISOString(), policies: configuration.policies ?? {} };
  const settings = treeOf({ id: 'configuration', title: 'Settings', value, kind: 'json' });
  add({ kind: 'tree', title: 'Configuration and time of this check', nodes: [nodeOf(settings)] }, checks.length);
  return { outcome, name: decoded.name, reason, summary: `${decoded.name}: ${reason.text}`, sections };
}

const OUTCOMES_OF: Record<Inspection['verdict'], Outcome> = {
  none: 'success',
  valid: 'success',
  warning: 'warning',
  failed: 'error',
  'not-checked': 'skipped',
};

function outcomeOf({ verdict, decoded }: Inspection): Outcome {
  if (verdict !== 'none') return OUTCOMES_OF[verdict];
  return decoded.advice ? 'skipped' : decoded.holdsSecret ? 'warning' : 'success';
}

/** States in the order in which they matter to a reader. */
const RANK: State[] = ['failed', 'not-checked', 'warning', 'passed', 'note', 'skipped'];

/** The one reason for an outcome, from the check or the note that decided it. */
function reasonOf({ verdict, decoded, checks, notes }: Inspection): Reason {
  const check = checks.find(({ state }) => state === verdict);
  if (check) {
    const { place, links } = checkOf(check, decoded);
    const step = check.steps.findLast(({ state }) => state === check.state);
    const text = ended(plain(check.fault?.detail ?? step?.text ?? ''));
    const isUnread = check.policy === 'format' && decoded.format === 'unknown' && decoded.level === 'other';
    return {
      text: isUnread ? ended(decoded.advice ?? decoded.why.at(-1) ?? text) : text,
      ...(check.fault?.fix ? { fix: ended(plain(check.fault.fix)) } : {}),
      ...(place ? { place } : {}),
      ...(links ? { links } : {}),
    };
  }
  const note = notes.find(({ state }) => state === verdict || verdict === 'none');
  if (note && !decoded.advice) {
    const place = note.place && placeInInput(decoded, note.place);
    return { text: ended(note.text), ...(place ? { place } : {}) };
  }
  if (decoded.advice) return { text: decoded.advice };
  if (decoded.holdsSecret)
    return { text: 'It contains a private key, which is not shown. Replace the key if anybody else saw it.' };
  if (verdict === 'valid') return { text: checkedText(checks) };
  return { text: 'It is decoded and explained. There is nothing to verify.' };
}

const CHECKED: [names: PolicyName[], text: string][] = [
  [['proof'], 'the signature'],
  [['notBefore', 'notAfter'], 'the dates'],
  [['credentialStatus'], 'the status'],
  [['credentialSchema'], 'the schema'],
  [['trustedIssuer'], 'the certificates'],
];

/** What passed, in one sentence: no more than was checked. */
function checkedText(checks: Check[]): string {
  const texts = CHECKED.flatMap(([names, text]) =>
    checks.some(({ policy, state }) => names.includes(policy) && state === 'passed') ? [text] : [],
  );
  const list = texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : (texts[0] ?? 'the format');
  return `${list.replace(/^t/, 'T')} ${texts.length > 1 || list === 'the dates' || list === 'the certificates' ? 'are' : 'is'} valid.`;
}

function checkOf(check: Check, decoded: Decoded): ReportCheck {
  const { policy, path, state, steps, fault, service } = check;
  const [name, page] = POLICIES[policy];
  const base = baseOf(decoded, path);
  const place = fault && base !== undefined ? placeInInput(decoded, fault.place, base) : undefined;
  return {
    outcome: OUTCOMES[state],
    title: `${name}${path.length > 0 ? ` of ${path.join(', ')}` : ''}${service === 'validator' ? ' (validator)' : ''}`,
    ...(fault ? { text: ended(plain(fault.detail)) } : {}),
    ...(fault?.corrected === undefined ? {} : { corrected: fault.corrected }),
    points: [
      ...(fault && state !== 'passed' ? faultPoints(fault) : []),
      ...steps.filter((step) => step.text !== fault?.detail).map(pointOf),
    ],
    ...(place ? { place } : {}),
    links: [
      ...(fault && state !== 'passed' ? errorLinks(fault, policy) : []),
      { title: `Policy: ${name}`, href: page },
    ],
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

/** Sentences of pages mark names with backticks, which a report draws as they are. */
const plain = (text: string): string => text.replaceAll('`', '');

const ended = (sentence: string): string => (/[.?!…}]$/.test(sentence) ? sentence : `${sentence}.`);

const WORDS: Partial<Record<State, string>> = {
  failed: 'Error: ',
  'not-checked': 'Skipped: ',
  warning: 'Warning: ',
};
const pointOf = ({ text, state }: Step): string => ended(`${WORDS[state] ?? ''}${text}`);

/** Errors with a page of their own; those of a policy stand on its page. */
function errorLinks({ slug }: Fault, policy: PolicyName): { title: string; href: string }[] {
  const isOwn = ['notBefore', 'notAfter', 'credentialStatus', 'credentialSchema'].includes(policy);
  return isOwn ? [] : [{ title: `Error: ${slug}`, href: `/reference/errors/${slug}` }];
}

/** Pointer of what a check is about, within the document of the input; undefined if it stands inside of a token. */
function baseOf(decoded: Decoded, path: string[]): string | undefined {
  if (path.length === 0) return '';
  const found = decoded.contains.find(
    ({ decoded: inner, pointer }) => inner.document?.id === path[0] || pointer === path[0],
  );
  return found && !decoded.token && found.decoded.parts[0]?.id === 'document' ? found.pointer : undefined;
}

/** Parts of what is inside as a token or as bytes; JSON is read where it is. */
function innerParts({ decoded, pointer }: Decoded['contains'][number]): Part[] {
  const isRead = decoded.parts[0]?.kind !== 'mdoc' && decoded.parts[0]?.id === 'document';
  const own = isRead
    ? []
    : decoded.parts.map(
        (part) =>
          ({
            ...part,
            title: `${part.title} (${decoded.name}, at ${pointer})`,
            span: undefined,
            places: undefined,
          }) as Part,
      );
  return [...own, ...decoded.contains.flatMap(innerParts)];
}

/** The root of a part leads to our page about what it is; its members lead to their standards. */
function partNode(tree: TreeNode): ReportNode {
  const page = tree.children.map(({ explanation }) => explanation?.page).find((found) => found !== undefined);
  const node = nodeOf(tree);
  return page ? { ...node, link: { title: 'Explained', href: page } } : node;
}

function nodeOf({ name, value, means, explanation, span, children }: TreeNode): ReportNode {
  const note = plain([means, explanation?.text].filter((text) => text !== undefined).join('. '));
  return {
    name,
    ...(value === undefined ? {} : { value }),
    ...(note ? { note } : {}),
    ...(explanation?.address ? { link: { title: explanation.source, href: explanation.address } } : {}),
    ...(span ? { place: { input: 'input', start: span.start, end: span.end } } : {}),
    ...(value === undefined ? { children: children.map((child) => nodeOf(child)) } : {}),
  };
}
