import { isObject, type Json } from '../base/index.ts';
import { pathText } from './claimsPath.ts';
import type { Credential } from './credential.ts';
import type { Candidate } from './result.ts';

/** What the verifier would see of a credential. */
export interface Disclosure {
  /** Claims that were asked for. */
  asked: string[];
  /** Claims that go along without being asked for. */
  along: string[];
  /** Claims that the holder keeps back. */
  withheld: string[];
}

/** Says what would be disclosed: with selective disclosure what was asked for, otherwise everything. */
export function disclosureOf({ credential, asked }: Candidate): Disclosure {
  const isAsked = (path: (string | number)[]) => asked.some((one) => covers(one, path) || covers(path, one));
  const leaves = leavesOf(credential.claims);
  const hidden = credential.disclosable.filter(({ path }) => !isAsked(path));
  const isHidden = (path: (string | number)[]) => hidden.some((one) => covers(one.path, path));
  return {
    asked: leaves.filter(isAsked).map(pathText),
    along: leaves.filter((path) => !isAsked(path) && !isHidden(path)).map(pathText),
    withheld: leaves.filter(isHidden).map(pathText),
  };
}

/** The credential as it would be sent: an SD-JWT without the disclosures that nobody asked for. */
export function presented({ credential, asked }: Candidate): string {
  const { written, format, disclosable } = credential;
  if (format === 'mso_mdoc') {
    const names = disclosable.filter(({ path }) => asked.some((one) => covers(one, path) || covers(path, one)));
    return `DeviceResponse for ${credential.title} with ${names.map(({ path }) => pathText(path)).join(', ') || 'no element'}`;
  }
  if (format !== 'dc+sd-jwt' || disclosable.length === 0) return written;
  const shown = disclosable.filter(({ path }) => asked.some((one) => covers(one, path) || covers(path, one)));
  const [jwt] = written.split('~');
  return `${[jwt, ...shown.map(({ disclosure }) => disclosure)].join('~')}~`;
}

/** Whether a path leads to a value or to something that holds it. */
function covers(path: readonly (string | number)[], inner: readonly (string | number)[]): boolean {
  return path.length <= inner.length && path.every((step, index) => step === inner[index]);
}

const MOST = 200;

function leavesOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  if (entries.length === 0) return [path];
  return entries.flatMap(([step, item]) => leavesOf(item, [...path, step])).slice(0, MOST);
}

/** The holder's key of an SD-JWT or mdoc, which a wallet proves. */
export function bindingNote({ format }: Credential): string {
  if (format === 'dc+sd-jwt') return 'The wallet adds the key binding at the end.';
  if (format === 'mso_mdoc') return 'The wallet signs it with the device key.';
  return 'The wallet puts it into a presentation and signs that.';
}
