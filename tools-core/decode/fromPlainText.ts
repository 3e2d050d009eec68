import { empty } from './emptyDecoded.ts';
import type { Decoded } from './types.ts';

const named = (name: string, advice: string, format: Decoded['format'] = 'other-json'): Decoded => ({
  ...empty,
  format,
  name,
  why: [],
  advice,
  level: 'other',
});

const RESOLVER = 'The DID resolver takes it: it resolves DIDs and verifies their logs.';

/** Texts that are neither JSON nor bytes, and what to do with each, first match first. */
const TEXTS: [pattern: RegExp, read: (text: string) => Decoded | undefined][] = [
  [/^did:[a-z0-9]+:\S+$/, () => named('DID', RESOLVER)],
  [
    // One entry of a log of did:webvh in a line (did:webvh section "DID Log").
    /^\{"versionId"\s*:\s*"\d+-/,
    (text) => (isLog(text) ? named('Log of a did:webvh', RESOLVER) : undefined),
  ],
  [
    /^(?:\{|\[)\s*&(?:quot|#34);/,
    () =>
      named(
        'JSON with HTML entities',
        'It contains &quot; instead of quotation marks: copy it from the source, not from HTML.',
        'unknown',
      ),
  ],
  [
    /\bh'[0-9a-f\s]*'|\d\(<<|\b\d+\(h'/i,
    () =>
      named(
        'CBOR in diagnostic notation',
        'This is how CBOR is printed for people. Paste the bytes, as base64url or hexadecimal digits.',
        'unknown',
      ),
  ],
  [
    /^e[wy][\w-]*[\w.~-]*(?:…|\.{3})[\w.~…-]*$/,
    () =>
      named(
        'Shortened token',
        'Characters were left out of it where it has … or three dots. Paste the whole token.',
        'unknown',
      ),
  ],
];

function isLog(text: string): boolean {
  return text.includes('"parameters"') && text.includes('"state"') && /\}\s*(?:\n\s*\{|$)/.test(text);
}

/** What a text is that is neither JSON nor bytes; undefined for any other. */
export function fromPlainText(text: string): Decoded | undefined {
  for (const [pattern, read] of TEXTS) {
    const decoded = pattern.test(text) ? read(text) : undefined;
    if (decoded) return decoded;
  }
  return undefined;
}
