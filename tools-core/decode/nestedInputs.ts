import { isObject, type Json, pointerPart } from '../base/index.ts';
import { compactOf, envelopedIn, type NestedInput } from './documents.ts';
import { kindOf } from './kinds.ts';

/** Values of one JSON text that are looked at, and that are taken. */
const MOST_LOOKED = 5_000;
const MOST_TAKEN = 20;

/** A signed token, which may be an SD-JWT. Its header begins with `{` in base64url. */
const TOKEN = /^e[wy][\w-]*(?:\.[\w-]*){2}(?:~[\w.~-]*)?$/;
/** An mdoc in base64url, a map of CBOR whose first member has a name; or an encrypted one of ISO/IEC 18013-7. */
const MDOC = /^(?:o[WXmn23]|gmVkY2Fwa)[\w-]{80,}$/;
/** Where a request to the verifier has what it is about, whatever that is. */
const SUBJECTS = ['/credential', '/presentation'];

export const isSubject = (pointer: string): boolean => SUBJECTS.includes(pointer);

/**
 * Credentials, tokens, requests and answers that JSON of no format of its own holds: an answer of an issuer, a line of a
 * log, a list.
 */
export function nestedInputs(root: Json): NestedInput[] {
  const found: NestedInput[] = [];
  let looked = 0;
  const look = (value: Json, pointer: string) => {
    looked += 1;
    if (looked > MOST_LOOKED || found.length >= MOST_TAKEN) return;
    if (typeof value === 'string') {
      if (TOKEN.test(value) || MDOC.test(value) || value.includes('-----BEGIN ') || isSubject(pointer))
        found.push({ value, pointer });
      return;
    }
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) look(one, `${pointer}/${at}`);
      return;
    }
    if (!isObject(value)) return;
    if (pointer !== '' && (isWhole(value) || isSubject(pointer))) {
      found.push({ value, pointer });
      return;
    }
    for (const [name, one] of Object.entries(value)) look(one, `${pointer}/${pointerPart(name)}`);
  };
  look(root, '');
  return found;
}

const WHOLE = ['openid4vp-request', 'openid4vp-response', 'presentation-definition', 'dcql-query', 'status-list'];

/** What a credential or a presentation has, and a mere description of one has not. */
const MARKS = ['issuer', 'proof', 'verifiableCredential'];

/** Whether an object is something of its own, rather than a part of something. */
function isWhole(value: { [name: string]: Json }): boolean {
  const { format, level } = kindOf(value);
  const isSigned = level !== 'other' && (MARKS.some((name) => name in value) || envelopedIn(value) !== undefined);
  return isSigned || WHOLE.includes(format) || compactOf(value) !== undefined;
}
