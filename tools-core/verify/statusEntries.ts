import { isObject, type Json, type JsonObject, listOf } from '../base/index.ts';
import { type Decoded, type Location, viewOf } from '../decode/index.ts';
import { VerificationError } from './types.ts';

/** A status entry of a credential; one of a Token Status List has no type. */
export interface StatusEntry {
  entry: JsonObject;
  place: Location;
  isToken?: boolean;
}

/** The status entries of a credential: those of the W3C, and those of a Token Status List. */
export const statusEntriesIn = (decoded: Decoded): StatusEntry[] => [...tokenEntries(decoded), ...entriesOf(decoded)];

/** Entries of the W3C (Bitstring Status List 1.0 section 2.2). */
function entriesOf({ document, token, sdJwt }: Decoded): StatusEntry[] {
  const part = sdJwt && token?.payload.credentialStatus === undefined ? 'claims' : token ? 'payload' : 'document';
  const base = token && !sdJwt && isObject(token.payload.vc) ? '/vc' : '';
  const entries = document?.credentialStatus;
  return listOf(entries).flatMap((entry, at) => {
    const place = `${part}${base}/credentialStatus${Array.isArray(entries) ? `/${at}` : ''}`;
    return isObject(entry) ? [{ entry, place }] : [];
  });
}

/** `status_list` of a mobile security object or of a token (Token Status List section 6). */
function tokenEntries({ mdoc, sdJwt, token }: Decoded): StatusEntry[] {
  const found = (mdoc?.documents ?? []).flatMap(({ status }): StatusEntry[] => {
    const entry = entryOfMdoc(status);
    return entry ? [{ entry, place: 'mobile security object/status/status_list', isToken: true }] : [];
  });
  const status = (sdJwt?.claims ?? token?.payload)?.status;
  const entry = isObject(status) ? status.status_list : undefined;
  const part = sdJwt && sdJwt.token.payload.status === undefined ? 'claims' : 'payload';
  if (isObject(entry)) found.push({ entry, place: `${part}/status/status_list`, isToken: true });
  return found;
}

function entryOfMdoc(status: unknown): JsonObject | undefined {
  const list = status instanceof Map ? status.get('status_list') : undefined;
  return list instanceof Map ? { uri: list.get('uri'), idx: list.get('idx') } : undefined;
}

/** A status of a credential that names no list, such as an identifier list; undefined if there is none. */
export function unreadStatus({ document, mdoc, level }: Decoded, entries: readonly StatusEntry[]): Json | undefined {
  const other = mdoc?.documents.find(({ status }) => status !== undefined && !entryOfMdoc(status));
  if (other) return viewOf(other.status);
  const named = document?.status ?? document?.credentialStatus;
  const isRead = isObject(named) ? entries.length > 0 : listOf(named).every(isObject);
  return isRead || level === 'other' ? undefined : named;
}

/** An entry that is malformed in itself needs no list. */
export function checkIndex(entry: JsonObject, place: Location, isToken = false): void {
  const name = isToken ? 'idx' : 'statusListIndex';
  const index = entry[name];
  const isIndex = isToken ? Number.isSafeInteger(index) && Number(index) >= 0 : /^\d+$/.test(String(index));
  if (!isIndex) {
    const detail = `${name} is ${JSON.stringify(index ?? null)}, but must be a whole number of 0 or more`;
    throw new VerificationError('list', detail, `${place}/${name}`);
  }
  const size = isToken ? 1 : Number(entry.statusSize ?? 1);
  if (![1, 2, 4, 8].includes(size))
    throw new VerificationError('list', `statusSize is ${JSON.stringify(entry.statusSize)}`, `${place}/statusSize`);
}
