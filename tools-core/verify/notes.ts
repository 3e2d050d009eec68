import { InputError, isObject, textOf } from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import type { Step } from './types.ts';

/** Notes about an input that need no policy: whether its keys are keys, its certificates valid, its lists whole. */
export async function notesOf(decoded: Decoded, now: Date): Promise<Step[]> {
  const { format, document = {}, certificates = [] } = decoded;
  if (format === 'jwt') return typeNote(decoded);
  const isMethod = format === 'other-json' && typeof document.type === 'string' && document.controller !== undefined;
  if (isMethod || ['jwk', 'jwk-set', 'did-document'].includes(format))
    return (await import('./keyNotes.ts')).keyNotesOf(format, document);
  if (format === 'certificate') {
    const { readCertificate } = await import('../decode/certificate.ts');
    return certificates.map((der, at): Step => {
      const { subject, notBefore, notAfter } = readCertificate(der);
      const isValid = now >= notBefore && now <= notAfter;
      return {
        text: `${subject} is ${isValid ? 'within' : 'outside'} its validity period at ${now.toISOString()}.`,
        state: isValid ? 'passed' : 'failed',
        place: `${at === 0 ? 'document' : `certificate ${at + 1}`}/${now < notBefore ? 'notBefore' : 'notAfter'}`,
      };
    });
  }
  try {
    if (format !== 'status-list' && format !== 'status-list-token') return [];
    const { listContent, staleWarning, tokenListContent } = await import('./statusBits.ts');
    const text = format === 'status-list' ? listContent(document) : tokenListContent(document);
    const stale = format === 'status-list' ? undefined : staleWarning(document, now);
    return [{ text, state: 'note' }, ...(stale ? [{ text: stale, state: 'warning' } as const] : [])];
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
