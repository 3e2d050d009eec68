import { tryOr } from '../base/index.ts';
import { importMultikeyReader } from './readers.ts';
import { type Decoded, empty } from './types.ts';

interface PlainText {
  name: string;
  pattern: RegExp;
  advice: string;
  format?: Decoded['format'];
}

const RESOLVER = 'Open it in the DID resolver, which resolves DIDs and verifies their logs.';

/** Texts that are neither JSON nor bytes, and what to do with each, first match first. */
const TEXTS: PlainText[] = [
  { name: 'DID', pattern: /^did:[a-z0-9]+:\S+$/i, format: 'other-json', advice: RESOLVER },
  {
    name: 'Log of a did:webvh',
    // An entry in each line, with its members in any order (did:webvh section "DID Log").
    pattern: /^(?=[\s\S]*"parameters")(?=[\s\S]*"state")\{"versionId"\s*:\s*"\d+-[\s\S]*\}\s*(?:\n\s*\{|$)/,
    format: 'other-json',
    advice: RESOLVER,
  },
  {
    name: 'Log of PLC operations',
    pattern: /^\[[\s\S]*"type"\s*:\s*"plc_(?:operation|tombstone)"/,
    format: 'other-json',
    advice: RESOLVER,
  },
  {
    name: 'Address',
    pattern: /^(?!.*[/=]e[wy][\w-]+\.)https?:\/\/[^\s?]+$/,
    advice: 'The tool loads nothing from URLs. Open it, and paste what it returns.',
  },
  {
    name: 'JSON with HTML entities',
    pattern: /^(?:\{|\[)\s*&(?:quot|#34|#x22);/i,
    advice:
      'It contains HTML entities such as &quot; instead of quotation marks. Copy it from its source, not from HTML.',
  },
  {
    name: 'CBOR in diagnostic notation',
    pattern: /\bh'[0-9a-f\s]*'|\d\(<<|\b\d+\(h'/i,
    advice: 'This is how CBOR is printed for people. Paste the bytes, as base64url or hexadecimal digits.',
  },
  {
    name: 'Public key of SSH',
    pattern: /^(?:ssh-|ecdsa-sha2-)\S+ AAAA[\w+/=]+/,
    advice: 'Convert it with ssh-keygen -e -m PKCS8 -f <file>, and paste the PEM.',
  },
  {
    name: 'XML',
    pattern: /^<(?:\?xml|\w+:(?:Assertion|Response|EntityDescriptor))\b(?![\s\S]*e[wy][\w-]+\.)/,
    advice: 'No credential of OpenID4VC, ISO/IEC 18013-5 or the W3C is in XML.',
  },
  {
    name: 'Shortened token',
    pattern: /^e[wy][\w-]*[\w.~-]*(?:[[(<]?(?:…|\.{3})[\])>]?|[[(<]\w*(?:trunc|snip|cut|short)\w*[\])>])[\w.~…-]*$/,
    advice: 'Characters were left out of it where it has … or three dots. Paste the whole token.',
  },
];

/** What a text is that is neither JSON nor bytes; undefined for any other. */
export async function fromPlainText(text: string): Promise<Decoded | undefined> {
  const reader = /^z[1-9A-HJ-NP-Za-km-z]{40,}$/.test(text) ? await importMultikeyReader() : undefined;
  const jwk = reader && tryOr(() => reader.readMultikey(text).jwk);
  if (jwk) {
    const name = `Public key, ${jwk.crv ?? jwk.kty}`;
    const why = ['It is a key in multibase. Here it is as a JSON Web Key.'];
    const parts = [{ id: 'document', title: 'Public key', value: jwk, kind: 'jwk' }];
    return { ...empty, format: 'jwk', name, why, document: jwk, parts };
  }
  const found = TEXTS.find(({ pattern }) => pattern.test(text));
  return found && { ...empty, format: found.format ?? 'unknown', name: found.name, advice: found.advice };
}
