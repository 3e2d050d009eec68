import { InputError, isObject, type JsonObject, objectsOf, textOf, toBase64url } from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import { KeyError, keyOfJwk, keyOfMethod, type PublicKey, thumbprintOf } from './keys.ts';
import { methodsOf } from './resolving.ts';
import type { Step } from './types.ts';

/** Notes about an input that need no policy: whether its keys are keys, its certificates valid, its lists whole. */
export async function notesOf(decoded: Decoded, now: Date): Promise<Step[]> {
  const { format, document = {}, certificates = [] } = decoded;
  if (format === 'jwt') return typeNote(decoded);
  if (format === 'jwk') return document.kty === undefined ? [] : [jwkNote(document, 'The key', '')];
  if (format === 'jwk-set')
    return objectsOf(document.keys).map((key, at) => jwkNote(key, `Key ${at + 1}`, `/keys/${at}`));
  if (format === 'did-document') return methodNotes(isObject(document.didDocument) ? document.didDocument : document);
  if (format === 'other-json' && typeof document.type === 'string' && document.controller !== undefined) {
    return [keyNote(String(document.id ?? 'The key'), () => keyOfMethod(document), '')];
  }
  if (format === 'certificate') {
    const { readCertificate } = await import('../decode/certificate.ts');
    return certificates.map((der, at): Step => {
      const { subject, notBefore, notAfter } = readCertificate(der);
      const isValid = now >= notBefore && now <= notAfter;
      return {
        text: `${subject} is ${isValid ? 'within' : 'outside of'} its validity period at ${now.toISOString()}.`,
        state: isValid ? 'passed' : 'failed',
        place: `${at === 0 ? 'document' : `certificate ${at + 1}`}/${now < notBefore ? 'notBefore' : 'notAfter'}`,
      };
    });
  }
  try {
    if (format !== 'status-list' && format !== 'status-list-token') return [];
    const { listContent, tokenListContent } = await import('./statusBits.ts');
    const text = format === 'status-list' ? listContent(document) : tokenListContent(document);
    return [{ text, state: 'note' }];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [{ text: error.message, state: 'failed', place: decoded.token ? 'payload' : 'document' }];
  }
}

/** A type that a W3C document in a JWT should not have (VC JOSE COSE section 3.1.1, VC Data Model 1.1 section 6.3.1). */
function typeNote({ token, level }: Decoded): Step[] {
  const typ = textOf(token?.header.typ);
  if (level === 'other' || ['', 'jwt'].includes(typ.toLowerCase())) return [];
  const expected = ['vc', 'vp'].some((name) => isObject(token?.payload[name]))
    ? 'JWT'
    : level === 'presentation'
      ? 'vp+jwt'
      : 'vc+jwt';
  if (typ.replace(/^application\//i, '').toLowerCase() === expected) return [];
  const text = `typ is ${JSON.stringify(typ)}, and ${expected} is the type of a JWT ${level} of this data model.`;
  return [{ text, state: 'warning', place: 'header/typ' }];
}

function keyNote(name: string, read: () => PublicKey, pointer: string, more = ''): Step {
  const place = `document${pointer}`;
  try {
    return { text: `${name} is a usable key of the kind ${read().kind}${more}.`, state: 'passed', place };
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    return { text: `${name} cannot be used: ${error.message.replace(/\.$/, '')}.`, state: 'failed', place };
  }
}

function jwkNote(jwk: JsonObject, name: string, pointer: string): Step {
  if (jwk.kty === 'oct') return { text: `${name} is a shared secret.`, state: 'note' };
  return keyNote(name, () => keyOfJwk(jwk), pointer, `, with the thumbprint ${toBase64url(thumbprintOf(jwk))}`);
}

function methodNotes(document: JsonObject): Step[] {
  const methods = methodsOf(document).filter((method) =>
    Object.keys(method).some((name) => name.startsWith('publicKey')),
  );
  if (methods.length === 0) return [{ text: 'It contains no key.', state: 'warning' }];
  return methods.map((method) => keyNote(String(method.id), () => keyOfMethod(method), '/verificationMethod'));
}
