import { InputError, isObject } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import { configured, notChecked, passed, policyFault } from './check.ts';
import { statusName, tokenList, tokenStatusAt } from './statusBits.ts';
import { causeOf, type Entry, FIX, otherLists, type World } from './statusEntry.ts';
import type { Check, Need, Step } from './types.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/** `status_list` of a mobile security object or of an SD-JWT VC (Token Status List section 6). */
export function tokenEntries({ mdoc, sdJwt, token }: Decoded): Entry[] {
  const found: Entry[] = [];
  for (const { status } of mdoc?.documents ?? []) {
    const list = status instanceof Map ? status.get('status_list') : undefined;
    if (!(list instanceof Map)) continue;
    const entry = { uri: String(list.get('uri')), idx: Number(list.get('idx')) };
    found.push({ entry, place: { part: 'mobile security object', pointer: '/status/status_list' } });
  }
  const status = (sdJwt?.claims ?? token?.payload)?.status;
  const list = isObject(status) ? status.status_list : undefined;
  const part = sdJwt && sdJwt.token.payload.status === undefined ? 'claims' : 'payload';
  if (isObject(list)) found.push({ entry: list, place: { part, pointer: '/status/status_list' } });
  return found;
}

const CAUSE_OF_TOKEN = 'The status list token says `INVALID` or `SUSPENDED`';
const CAUSE_OF_MDOC = 'The status list token of an mdoc says `INVALID` or `SUSPENDED`';

/** Judges the entries of status list tokens (Token Status List section 8.3). */
export async function checkTokenStatus(
  decoded: Decoded,
  entries: Entry[],
  { path, catalog, lists, verifyList }: World,
): Promise<Check> {
  // The verifier reads these lists for mdocs alone: for others, the list is read for the reader, and no result is made.
  const isInformal = decoded.format !== 'mdoc';
  const frame = { policy: 'credentialStatus', path, catalog, isInformal } as const;
  const steps: Step[] = [];
  if (isInformal) {
    const text = 'The verifier has no status policy for this format, so its response does not depend on this list.';
    steps.push({ text, state: 'note' });
  }
  for (const { entry, place } of entries) {
    const list = lists.get(String(entry.uri));
    if (!list) {
      const text = `Give the status list token ${entry.uri}: it needs a network to fetch.${otherLists(lists)}`;
      const lacking: Step = { text, state: 'not-checked', place };
      const needs: Need[] = [{ kind: 'status-list', id: String(entry.uri) }];
      return notChecked(frame, [...steps, lacking], needs);
    }
    try {
      await verifyList(list);
      const status = statusIn(list, entry);
      const text = `The entry ${entry.idx} of ${entry.uri} is ${statusName(status)}.`;
      if (status !== 0) {
        const detail = `Credential is ${statusName(status)}: entry ${entry.idx} of ${entry.uri}`;
        const fault = faultOf('token-status', detail, isInformal ? CAUSE_OF_TOKEN : CAUSE_OF_MDOC, place);
        return configured(frame, [...steps, { text, state: 'note', place }], 'error', fault);
      }
      steps.push({ text, state: 'passed', place });
    } catch (error) {
      if (error instanceof MissingInput) {
        const text = `The status list ${entry.uri} cannot be verified: ${error.message}`;
        return notChecked(frame, [...steps, { text, state: 'not-checked', place }], error.needs);
      }
      if (!(error instanceof VerificationError) && !(error instanceof InputError)) throw error;
      const fault = faultOf('status-list', `The list cannot be used: ${error.message}`, causeOf(error.message), place);
      return configured(frame, steps, 'error', fault);
    }
  }
  return passed(frame, steps);
}

/** The status that a list holds for an entry. */
function statusIn({ token }: Decoded, { idx }: Entry['entry']): number {
  const content = token?.payload.status_list;
  const status = tokenStatusAt(tokenList(isObject(content) ? content : {}), Number(idx));
  if (status === undefined) throw new InputError(`idx ${idx} is out of range`);
  return status;
}

const faultOf = (key: string, detail: string, cause: string, place: Place) =>
  policyFault('credentialStatus', key, detail, cause, FIX, place);
