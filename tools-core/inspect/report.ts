import type { Outcome, Report, Check as ReportCheck, TreeNode as ReportNode, Section } from '../base/index.ts';
import type { Decoded, Part } from '../decode/index.ts';
import { type TreeNode, treeOf } from '../explain/index.ts';
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

const FROM = 'From the issuer to the answer';

/** An inspection as the report of a tool: the verdict, each policy, what was disclosed, the tree, and the answer. */
export function reportOf(inspection: Inspection, { configuration, now }: Settings): Report {
  const { decoded, checks, body, notes } = inspection;
  const sections: Section[] = [];
  if (checks.length > 0) {
    sections.push({
      kind: 'checks',
      title: 'Policies, step by step',
      checks: checks.map((check) => checkOf(check, decoded)),
    });
    const chains = chainsOf(checks, decoded);
    if (chains.length > 0) sections.push({ kind: 'panel', title: FROM, panel: 'chains', data: chains });
  }
  if (notes.length > 0) {
    sections.push({ kind: 'checks', title: 'What is in it', checks: notes.map((note) => noteOf(note, decoded)) });
  }
  const disclosed = disclosedIn(decoded);
  if (disclosed.length > 0)
    sections.push({ kind: 'panel', title: 'What is disclosed', panel: 'disclosed', data: disclosed });
  sections.push({
    kind: 'checks',
    title: 'Format',
    checks: [
      { outcome: decoded.format === 'unknown' ? 'warning' : 'success', title: decoded.name, points: decoded.why },
    ],
  });
  sections.push({
    kind: 'tree',
    title: 'Decoded',
    nodes: [...inspection.parts.map(partNode), ...decoded.contains.flatMap(innerNodes)],
  });
  if (body.data.length > 0) {
    const isOpen = checks.some(({ state }) => state === 'not-checked');
    sections.push({
      kind: 'text',
      title: `Answer of the verifier${inspection.status ? `, ${inspection.status}` : ''}`,
      text: JSON.stringify(body, null, 2),
      file: 'answer.json',
      ...(isOpen ? { note: 'Entries of policies that could not be checked here are left out.' } : {}),
    });
  }
  if (checks.length > 0) {
    const value = { time: now.toISOString(), policies: configuration.policies ?? {} };
    const part = { id: 'configuration', title: 'Settings', value, kind: 'json' };
    sections.push({ kind: 'tree', title: 'Configuration and time of this check', nodes: [nodeOf(treeOf(part))] });
  }
  return { outcome: VERDICTS[inspection.verdict], summary: summaryOf(inspection), sections };
}

const VERDICTS: Record<Inspection['verdict'], Outcome> = {
  none: 'success',
  valid: 'success',
  warning: 'warning',
  failed: 'error',
  'not-checked': 'skipped',
};

function summaryOf({ verdict, decoded, checks, notes }: Inspection): string {
  const failed = checks.filter(({ state }) => state === 'failed');
  const open = checks.filter(({ state }) => state === 'not-checked');
  const names = (list: Check[]) => [...new Set(list.map(({ policy }) => POLICIES[policy][0]))].join(', ');
  const what = `${decoded.name}:`;
  if (verdict === 'failed' && failed.length === 0) {
    return `${what} ${notes.find(({ state }) => state === 'failed')?.text ?? 'it cannot be used.'}`;
  }
  if (verdict === 'failed')
    return `${what} ${names(failed)} ${failed.length === 1 ? 'fails' : 'fail'}. ${failed[0]?.fault?.detail ?? ''}.`;
  if (verdict === 'not-checked')
    return `${what} nothing fails, and ${names(open)} could not be checked without more input.`;
  if (verdict === 'warning') return `${what} it verifies, with warnings.`;
  if (verdict === 'valid') return `${what} every policy passes.`;
  return `${decoded.name}. It is decoded and explained; no policy applies to it.`;
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
  const where = place.pointer ? `${place.part}, ${place.pointer}` : place.part;
  return [`Cause: ${ended(plain(cause))}`, `What to do: ${ended(plain(fix))}`, `Place: ${where}`];
}

/** Sentences of pages mark names with backticks, which a report draws as they are. */
const plain = (text: string): string => text.replaceAll('`', '');

const ended = (sentence: string): string => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

const WORDS: Partial<Record<State, string>> = {
  failed: 'Fails: ',
  'not-checked': 'Not checked: ',
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
    ({ decoded: inner, place }) => inner.document?.id === path[0] || place.pointer === path[0],
  );
  return found && !decoded.token && found.decoded.parts[0]?.id === 'document' ? found.place.pointer : undefined;
}

/** What stands inside as a token or in bytes; JSON is read where it stands. */
function innerNodes({ decoded, place }: Decoded['contains'][number]): ReportNode[] {
  const isRead = decoded.parts[0]?.kind !== 'mdoc' && decoded.parts[0]?.id === 'document';
  const own: ReportNode[] = isRead
    ? []
    : [
        {
          name: `${decoded.name}, at ${place.pointer}`,
          children: decoded.parts.map((part) => partNode({ ...part, span: undefined, places: undefined })),
        },
      ];
  return [...own, ...decoded.contains.flatMap((inner) => innerNodes(inner))];
}

/** The root of a part leads to our page about what it is; its members lead to their standards. */
function partNode(part: Part): ReportNode {
  const tree = treeOf(part);
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
