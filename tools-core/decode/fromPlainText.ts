import { tryOr } from '../base/index.ts';
import { importMultikeyReader } from './readers.ts';
import { type Decoded, empty } from './types.ts';

const RESOLVER = 'Open it in the DID resolver, which resolves DIDs and verifies their logs.';

/** Texts that are neither JSON nor bytes, and what to do with each, first match first. */
const TEXTS: [name: string, pattern: RegExp, advice: string][] = [
  ['DID', /^did:[a-z0-9]+:\S+$/i, RESOLVER],
  [
    // An entry in each line, with its members in any order (did:webvh section "DID Log").
    'did:webvh log',
    /^(?=[\s\S]*"parameters")(?=[\s\S]*"state")\{"versionId"\s*:\s*"\d+-[\s\S]*\}\s*(?:\n\s*\{|$)/,
    RESOLVER,
  ],
  ['PLC operation log', /^\[[\s\S]*"type"\s*:\s*"plc_(?:operation|tombstone)"/, RESOLVER],
  [
    'Address',
    /^(?!.*[/=]e[wy][\w-]+\.)https?:\/\/[^\s?]+$/,
    "The tool doesn't fetch URLs. Open it yourself, and paste what it returns.",
  ],
  [
    'JSON with HTML entities',
    /^(?:\{|\[)\s*&(?:quot|#34|#x22);/i,
    'It contains HTML entities such as &quot; instead of quotation marks. Copy it from its source, not from HTML.',
  ],
  [
    'CBOR in diagnostic notation',
    /\bh'[0-9a-f\s]*'|\d\(<<|\b\d+\(h'/i,
    'This is how CBOR is printed for people. Paste the bytes, as base64url or hexadecimal digits.',
  ],
  [
    'SSH public key',
    /^(?:ssh-|ecdsa-sha2-)\S+ AAAA[\w+/=]+/,
    'Convert it with ssh-keygen -e -m PKCS8 -f <file>, and paste the PEM.',
  ],
  [
    'Shortened token',
    /^e[wy][\w-]*[\w.~-]*(?:[[(<]?(?:…|\.{3})[\])>]?|[[(<]\w*(?:trunc|snip|cut|short)\w*[\])>])[\w.~…-]*$/,
    'Characters were left out of it where it has … or three dots. Paste the whole token.',
  ],
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
  const [name, , advice] = TEXTS.find(([, pattern]) => pattern.test(text)) ?? [];
  const format = advice === RESOLVER ? 'other-json' : 'unknown';
  return name === undefined ? undefined : { ...empty, format, name, advice };
}
