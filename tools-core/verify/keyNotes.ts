import {
  bytesOfBase64,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  readSpki,
  sameBytes,
  textOf,
  toBase64url,
  tryOr,
} from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import { isKnownKind, KeyError, keyOfJwk, keyOfMethod, type PublicKey, thumbprintOf } from './keys.ts';
import { methodsOf } from './resolving.ts';
import type { Step } from './types.ts';

/** Whether keys are keys: a JWK, a set of them, a verification method, or those of a DID document. */
export async function keyNotesOf(format: Decoded['format'], document: JsonObject): Promise<Step[]> {
  if (format === 'jwk') return document.kty === undefined ? [] : [await jwkNote(document, 'The key', '')];
  if (format === 'jwk-set')
    return Promise.all(objectsOf(document.keys).map((key, at) => jwkNote(key, `Key ${at + 1}`, `/keys/${at}`)));
  if (format === 'did-document') return methodNotes(isObject(document.didDocument) ? document.didDocument : document);
  return [keyNote(String(document.id ?? 'The key'), () => keyOfMethod(document), '')];
}

function keyNote(name: string, read: () => PublicKey, pointer: string, more = ''): Step {
  const place = `document${pointer}`;
  try {
    const { kind } = read();
    if (isKnownKind(kind))
      return { text: `${name} is a usable key of the kind ${kind}${more}.`, state: 'passed', place };
    const text = `${name} is of the kind ${kind}, which is not known here, so its bytes were not checked.`;
    return { text, state: 'warning', place };
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    return { text: `${name} cannot be used: ${error.message.replace(/\.$/, '')}.`, state: 'failed', place };
  }
}

async function jwkNote(jwk: JsonObject, name: string, pointer: string): Promise<Step> {
  if (jwk.kty === 'oct') return { text: `${name} is a secret that both sides share.`, state: 'note' };
  const isOther = jwk.x5c !== undefined && !(await isOfKey(jwk.x5c, jwk));
  if (isOther) {
    const text = `${name} does not fit its certificate: the first one in x5c has to be for this key (RFC 7517 section 4.7).`;
    return { text, state: 'failed', place: `document${pointer}/x5c` };
  }
  return keyNote(name, () => keyOfJwk(jwk), pointer, `, with the thumbprint ${toBase64url(thumbprintOf(jwk))}`);
}

/** Whether the first of some certificates is for a key. */
async function isOfKey(x5c: Json, jwk: JsonObject): Promise<boolean> {
  const { readCertificate } = await import('../decode/certificate.ts');
  const der = bytesOfBase64(textOf(listOf(x5c)[0]));
  const own = der && tryOr(() => readSpki(readCertificate(der).spki).jwk);
  return own !== undefined && sameBytes(thumbprintOf(own), thumbprintOf(jwk));
}

function methodNotes(document: JsonObject): Step[] {
  const methods = methodsOf(document).filter((method) =>
    Object.keys(method).some((name) => name.startsWith('publicKey')),
  );
  if (methods.length === 0) return [{ text: 'It contains no key.', state: 'warning' }];
  return methods.map((method) => keyNote(String(method.id), () => keyOfMethod(method), '/verificationMethod'));
}
