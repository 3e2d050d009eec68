import { isObject, type Json } from '../base/index.ts';
import { pathText, type ValuePath } from './claimsPath.ts';
import type { Credential } from './credential.ts';
import type { Candidate } from './result.ts';

/** Paths that would be disclosed: with selective disclosure what was asked for and what goes along, otherwise all. */
export function disclosureOf({ credential, asked }: Candidate) {
  const isAsked = (path: ValuePath) => isAskedIn(asked, path);
  const leaves = leavesOf(credential.claims);
  const hidden = credential.disclosable.filter(({ path }) => !isAsked(path));
  const isHidden = (path: ValuePath) => hidden.some((one) => covers(one.path, path));
  return {
    asked: leaves.filter(isAsked).map(pathText),
    along: leaves.filter((path) => !isAsked(path) && !isHidden(path)).map(pathText),
    withheld: leaves.filter(isHidden).map(pathText),
  };
}

/** The credential as it would be sent: an SD-JWT without the disclosures that nobody asked for. */
export function presented({ credential, asked }: Candidate): string {
  const { written, format, disclosable, title } = credential;
  const shown = disclosable.filter(({ path }) => isAskedIn(asked, path));
  if (format === 'mso_mdoc')
    return `DeviceResponse for ${title} with ${shown.map(({ path }) => pathText(path)).join(', ') || 'no element'}`;
  if (format !== 'dc+sd-jwt' || disclosable.length === 0) return written;
  const [jwt] = written.split('~');
  return [jwt, ...shown.map(({ disclosure }) => disclosure), ''].join('~');
}

const isAskedIn = (asked: readonly ValuePath[], path: ValuePath): boolean =>
  asked.some((one) => covers(one, path) || covers(path, one));

/** Whether a path leads to a value or to something that contains it. */
const covers = (path: ValuePath, inner: ValuePath): boolean =>
  path.length <= inner.length && path.every((step, index) => step === inner[index]);

const MOST = 200;

function leavesOf(value: Json, path: ValuePath = []): ValuePath[] {
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isObject(value) ? value : {});
  if (entries.length === 0) return [path];
  return entries.flatMap(([step, item]) => leavesOf(item, [...path, step])).slice(0, MOST);
}

/** What the wallet adds for the holder's key. */
export function bindingNote({ format }: Credential): string {
  if (format === 'dc+sd-jwt') return 'The wallet adds the key binding at the end.';
  if (format === 'mso_mdoc') return 'The wallet signs it with the device key.';
  return 'The wallet puts it into a presentation and signs that.';
}
