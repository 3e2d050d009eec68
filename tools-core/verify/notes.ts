import { InputError, isObject, type JsonObject, listOf, toBase64url } from '../base/index.ts';
import type { CertificateFacts, Decoded } from '../decode/index.ts';
import { KeyError, keyOfJwk, keyOfMethod, type PublicKey } from './keys.ts';
import { methodsOf } from './resolving.ts';
import { thumbprintOf } from './thumbprint.ts';
import type { Step } from './types.ts';

/** What can be said of an input without a policy: whether its keys are keys, its certificates valid, its lists whole. */
export async function notesOf(decoded: Decoded, now: Date): Promise<Step[]> {
  const { format, document = {}, certificates = [] } = decoded;
  if (format === 'jwk') return document.kty === undefined ? [] : [jwkNote(document, 'The key', '')];
  if (format === 'jwk-set') {
    return listOf(document.keys)
      .filter(isObject)
      .map((key, at) => jwkNote(key, `Key ${at + 1}`, `/keys/${at}`));
  }
  if (format === 'did-document') return methodNotes(isObject(document.didDocument) ? document.didDocument : document);
  if (format === 'other-json' && typeof document.type === 'string' && document.controller !== undefined) {
    return [keyNote(String(document.id ?? 'The key'), () => keyOfMethod(document), '')];
  }
  if (format === 'certificate') {
    const { readCertificate } = await import('../decode/certificate.ts');
    return certificates.map((der, at) => certificateNote(readCertificate(der), at, now));
  }
  try {
    if (format === 'status-list' || format === 'status-list-token') {
      const { listNote, tokenListNote } = await import('./listNotes.ts');
      return [format === 'status-list' ? listNote(document) : tokenListNote(document)];
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const part = decoded.token ? 'payload' : 'document';
    return [{ text: error.message, state: 'failed', place: { part, pointer: '' } }];
  }
  return [];
}

function keyNote(name: string, read: () => PublicKey, pointer: string, more = ''): Step {
  const place = { part: 'document', pointer };
  try {
    return { text: `${name} is a usable key of the kind ${read().kind}${more}.`, state: 'passed', place };
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    return { text: `${name} cannot be used: ${error.message.replace(/\.$/, '')}.`, state: 'failed', place };
  }
}

function jwkNote(jwk: JsonObject, name: string, pointer: string): Step {
  if (jwk.kty === 'oct') return { text: `${name} is a secret that both sides share.`, state: 'note' };
  return keyNote(name, () => keyOfJwk(jwk), pointer, `, with the thumbprint ${toBase64url(thumbprintOf(jwk))}`);
}

function methodNotes(document: JsonObject): Step[] {
  const methods = methodsOf(document).filter((method) =>
    Object.keys(method).some((name) => name.startsWith('publicKey')),
  );
  if (methods.length === 0) return [{ text: 'It contains no key.', state: 'warning' }];
  return methods.map((method) => keyNote(String(method.id), () => keyOfMethod(method), '/verificationMethod'));
}

function certificateNote({ subject, notBefore, notAfter }: CertificateFacts, at: number, now: Date): Step {
  const part = at === 0 ? 'document' : `certificate ${at + 1}`;
  const isValid = now >= notBefore && now <= notAfter;
  const text = `${subject} is ${isValid ? 'within' : 'outside of'} its validity period at ${now.toISOString()}.`;
  return {
    text,
    state: isValid ? 'passed' : 'failed',
    place: { part, pointer: now < notBefore ? '/notBefore' : '/notAfter' },
  };
}
