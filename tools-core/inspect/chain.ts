import { idOf, type Outcome, worst } from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import type { ChainPart, Check, State } from '../verify/index.ts';
import { innerOf } from './places.ts';

/** A link of the chain from who made a credential to its result. */
export interface ChainLink {
  name: string;
  outcome: Outcome;
  text: string;
}

export interface Chain {
  title: string;
  links: ChainLink[];
}

export const OUTCOMES: Record<State, Outcome> = {
  passed: 'success',
  note: 'success',
  warning: 'warning',
  failed: 'error',
  'not-checked': 'skipped',
  skipped: 'skipped',
};

/** Causes that break the link of the issuer or that of the key; any other cause of a proof breaks the proof itself. */
const BREAKS_ISSUER = ['did-missing', 'method-unknown', 'other-did'];
const BREAKS_KEY = 'no-key key-missing key-curve key-malformed key-point alg-differs other-key relationship'.split(' ');
const brokenBy = (key: string): ChainPart =>
  BREAKS_ISSUER.includes(key) ? 'issuer' : BREAKS_KEY.includes(key) ? 'key' : 'proof';

/** The chains of an input, as far as its policies ran: one for each credential and presentation in it. */
export function chainsOf(checks: readonly Check[], decoded: Decoded): Chain[] {
  const paths = new Map(checks.map(({ path }) => [JSON.stringify(path), path]));
  return [...paths].flatMap(([key, path]) => {
    const group = checks.filter((check) => JSON.stringify(check.path) === key);
    const inner = innerOf(decoded, path) ?? decoded;
    const find = (policy: Check['policy']) => group.find((check) => check.policy === policy);
    const proof = find('proof');
    if (!proof && !find('format')) return [];
    const dates = group.filter(({ policy }) => policy === 'notBefore' || policy === 'notAfter');
    const status = find('credentialStatus');
    const links = [
      issuerLink(inner, proof, find('trustedIssuer')),
      proofLink('Key', 'key', proof),
      proofLink('Proof', 'proof', proof),
      ...(inner.level === 'presentation' ? [] : [policyLink('Status', status ? [status] : [])]),
      policyLink('Validity', dates),
    ];
    return [{ title: path.length > 0 ? path.join(', ') : inner.name, links }];
  });
}

const NOT_REACHED = { outcome: 'skipped', text: 'Not checked, because an earlier check failed.' } as const;

const link = (name: string, state: State, text: string): ChainLink => ({ name, outcome: OUTCOMES[state], text });

/** Who made it: by the proof, and by the certificates where there are some. */
function issuerLink(decoded: Decoded, proof: Check | undefined, trust: Check | undefined): ChainLink {
  const role = decoded.level === 'presentation' ? 'Holder' : 'Issuer';
  const name = whoMade(decoded);
  const own = proofLink(role, 'issuer', proof);
  if (trust && trust.state !== 'skipped' && own.outcome !== 'error') {
    const said = trust.fault?.detail ?? trust.steps.at(-1)?.text ?? '';
    return link(role, trust.state, name ? `${name}. ${said}` : said);
  }
  return own.outcome === 'success' && name ? { ...own, text: name } : own;
}

function whoMade({ token, document, level, mdoc }: Decoded): string | undefined {
  if (mdoc) return undefined;
  const { iss } = token?.payload ?? {};
  return typeof iss === 'string' ? iss : idOf(level === 'presentation' ? document?.holder : document?.issuer);
}

/** What the proof policy found for one link. A cause that ends the policy leaves the links behind it open. */
function proofLink(name: string, part: ChainPart, check: Check | undefined): ChainLink {
  if (!check) return { name, ...NOT_REACHED };
  const { state, fault, steps, need } = check;
  if (fault && brokenBy(fault.key) === part) return link(name, state, fault.detail);
  const shown = steps.find(({ shows }) => shows === part);
  if (shown) return link(name, shown.state, shown.text);
  if (state === 'skipped') return link(name, state, steps.at(-1)?.text ?? '');
  const open = need === 'did-document' ? 'issuer' : need === 'key' ? 'key' : 'proof';
  if (state === 'not-checked' && open === part) return link(name, state, steps.at(-1)?.text ?? '');
  return { name, ...NOT_REACHED };
}

function policyLink(name: string, checks: readonly Check[]): ChainLink {
  if (checks.length === 0) return { name, outcome: 'skipped', text: 'It contains nothing to check.' };
  const outcome = worst(checks.map(({ state }) => OUTCOMES[state]));
  const first = checks.find(({ state }) => OUTCOMES[state] === outcome) as Check;
  const text = outcome === 'success' ? checks.map(saidBy).filter(Boolean).join('. ') : saidBy(first);
  return { name, outcome, text };
}

/** The steps of dates name the time of the check as well, which is elsewhere in the report. */
const saidBy = ({ fault, state, steps }: Check): string =>
  fault && state !== 'passed' ? fault.detail : (steps.at(-1)?.text ?? '').replace(/, the time of.*|\.$/, '');
