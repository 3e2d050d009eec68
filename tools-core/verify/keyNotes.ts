import {
  bytesOfBase64,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  ownEntry,
  readSpki,
  sameBytes,
  textOf,
  toBase64url,
  tryOr,
} from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import { checkDocument } from '../resolve/index.ts';
import { keyOfMethod } from './keyOfMethod.ts';
import { isKnownKind, KeyError, keyOfJwk, type PublicKey, thumbprintOf } from './keys.ts';
import { methodsOf } from './resolving.ts';
import { ALGORITHMS } from './signature.ts';
import type { Step } from './types.ts';

/** Whether keys are keys: a JWK, a set of them, a verification method, or those of a DID document. */
export async function keyNotesOf(format: Decoded['format'], document: JsonObject): Promise<Step[]> {
  if (format === 'jwk') return document.kty === undefined ? [] : [await jwkNote(document, 'The key', '')];
  if (format === 'jwk-set') {
    const keys = objectsOf(document.keys);
    const notes = await Promise.all(keys.map((key, at) => jwkNote(key, `Key ${at + 1}`, `/keys/${at}`)));
    return [...notes, ...twinNotes(keys)];
  }
  if (format === 'did-document') return methodNotes(isObject(document.didDocument) ? document.didDocument : document);
  return [keyNote(String(document.id ?? 'The key'), () => keyOfMethod(document), '')];
}

function keyNote(name: string, read: () => PublicKey, pointer: string, more = ''): Step {
  const place = `document${pointer}`;
  try {
    const { kind } = read();
    if (isKnownKind(kind)) return { text: `${name} is a usable ${kind} key${more}.`, state: 'passed', place };
    const text = `${name} has the type ${kind}, which this tool doesn't know, so its bytes weren't checked.`;
    return { text, state: 'warning', place };
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    return { text: `${name} cannot be used: ${error.message.replace(/\.$/, '')}.`, state: 'failed', place };
  }
}

async function jwkNote(jwk: JsonObject, name: string, pointer: string): Promise<Step> {
  if (jwk.kty === 'oct') return { text: `${name} is a shared secret.`, state: 'note' };
  const failed = (member: string, text: string): Step => ({
    text,
    state: 'failed',
    place: `document${pointer}/${member}`,
  });
  if (jwk.x5c !== undefined && !(await isOfKey(jwk.x5c, jwk))) {
    const rule = 'the first one in x5c has to be for this key (RFC 7517 section 4.7)';
    return failed('x5c', `${name} does not fit its certificate: ${rule}.`);
  }
  const needed = ownEntry(ALGORITHMS, textOf(jwk.alg))?.kind;
  const kind = tryOr(() => keyOfJwk(jwk).kind);
  if (needed && kind && needed !== kind)
    return failed('alg', `${name} is for ${kind}, but its alg is ${jwk.alg}, which requires a key for ${needed}.`);
  return keyNote(name, () => keyOfJwk(jwk), pointer, `, with the thumbprint ${toBase64url(thumbprintOf(jwk))}`);
}

/** Keys of one type with the same kid, which differ (RFC 7517 section 4.5). */
function twinNotes(keys: JsonObject[]): Step[] {
  return keys.flatMap((key, at): Step[] => {
    const isTwin = ({ kid, kty }: JsonObject) => kid !== undefined && kid === key.kid && kty === key.kty;
    const first = keys.slice(0, at).find(isTwin);
    if (!first || sameBytes(thumbprintOf(first), thumbprintOf(key))) return [];
    const text = `Different keys have the kid ${JSON.stringify(key.kid)}, so it doesn't identify a key.`;
    return [{ text, state: 'warning', place: `document/keys/${at}/kid` }];
  });
}

/** Whether the first of some certificates is for a key. */
async function isOfKey(x5c: Json, jwk: JsonObject): Promise<boolean> {
  const { readCertificate } = await import('../decode/certificate.ts');
  const der = bytesOfBase64(textOf(listOf(x5c)[0]));
  const own = der && tryOr(() => readSpki(readCertificate(der).spki).jwk);
  return own !== undefined && sameBytes(thumbprintOf(own), thumbprintOf(jwk));
}

/** What is wrong in a DID document (`checkDocument`), and its keys. */
function methodNotes(document: JsonObject): Step[] {
  const methods = methodsOf(document).filter((method) =>
    Object.keys(method).some((name) => name.startsWith('publicKey')),
  );
  const faults = checkDocument(document, String(document.id)).map(({ pointer, message, severity }): Step => {
    const text = `${pointer || 'The document'}: ${message}`;
    return { text, state: severity === 'error' ? 'failed' : 'warning', place: `document${pointer}` };
  });
  if (methods.length === 0) return [...faults, { text: 'It contains no key.', state: 'warning' }];
  const keys = methods.map((method) => keyNote(textOf(method.id), () => keyOfMethod(method), '/verificationMethod'));
  return [...faults, ...keys];
}
