import type { CatalogFix } from '../base/index.ts';

/** Title, causes and fixes of an error, as the catalog of errors has them. */
export interface ErrorText {
  title: string;
  causes: readonly { id: string; text: string }[];
  fixes: readonly CatalogFix[];
}

export type ErrorTexts = Readonly<Record<string, ErrorText>>;

/** What the platform publishes about its errors. */
export interface Catalog {
  /** Start of the addresses of error pages, as in `https://example.com/docs`. */
  docs: string;
  /** The texts of errors, which nothing needs until something fails. */
  loadErrors: () => Promise<ErrorTexts>;
}

/** IDs of the published causes that faults have as keys, by error. */
const PUBLISHED = {
  'unsupported-format': ['context-version', 'form-unknown', 'family-other', 'encrypted'],
  'invalid-format': [
    'context-order',
    'type-missing',
    'member-missing',
    'date-form',
    'token-form',
    'disclosure-stray',
    'mdoc-unsigned',
    'members-mixed',
  ],
  'not-allowed-by-configuration': ['version-off', 'iso-off', 'proof-format-off', 'purpose-off'],
  'proof-unsupported-feature': [
    'suite-unknown',
    'alg-unknown',
    'chain-suite',
    'crit-unknown',
    'cose-crit',
    'hash-unknown',
  ],
  'proof-cryptographic-error': [
    'key-curve',
    'key-malformed',
    'key-point',
    'signature-length',
    'proof-value',
    'canonicalization',
    'alg-differs',
  ],
  'proof-resolve-issuer': ['method-unknown', 'did-missing', 'did-late', 'key-missing', 'other-did', 'no-key'],
  'proof-verification-failed': [
    'signature-foreign',
    'signature-mismatch',
    'other-key',
    'challenge',
    'proof-ended',
    'relationship',
    'parameters',
    'key-binding',
    'device',
  ],
  'trusted-issuer-validation-error': [
    'chain-time',
    'chain-order',
    'chain-signature',
    'chain-gap',
    'chain-usage',
    'chain-mdoc',
  ],
  'trusted-issuer-unsupported': ['no-chain', 'no-x5c'],
  'trusted-issuer-untrusted': ['chain-root', 'anchors-replaced', 'anchor-ended', 'anchors-empty'],
  'trusted-issuer-configuration-invalid': ['anchor-pem', 'anchor-several', 'anchor-cbor', 'anchor-vical'],
} as const;

export const INSPECTED: Readonly<Record<string, readonly string[]>> = PUBLISHED;

/** The error that lists a cause. */
export const errorOf = (cause: string): string =>
  Object.entries(INSPECTED).find(([, ids]) => ids.includes(cause))?.[0] ?? '';

type CauseId = (typeof PUBLISHED)[keyof typeof PUBLISHED][number];

/** Causes that no page lists, each with the published one whose error and fix it has, and whose text if it has none. */
export const OWN: Record<string, { like: CauseId; text?: string }> = {
  'json-unknown': { like: 'family-other', text: 'It is JSON, but none of its members belongs to a known format.' },
  'part-incomplete': {
    like: 'member-missing',
    text: 'An object in a W3C credential or presentation is empty, or lacks its `type` or its `id`.',
  },
  'mdoc-form': { like: 'mdoc-unsigned', text: 'A part of the mdoc is missing or has the wrong type.' },
  'member-twice': { like: 'member-missing', text: 'An object contains the same name twice.' },
  'claim-form': {
    like: 'member-missing',
    text: 'A claim of the token or a member of the document has the wrong type.',
  },
  'device-mac': { like: 'alg-unknown', text: 'The device created a MAC instead of a signature.' },
  digest: { like: 'signature-mismatch' },
  'no-proof': { like: 'signature-mismatch', text: 'There is no proof.' },
  'proof-date': { like: 'proof-ended', text: 'A date of the proof is malformed.' },
  'chain-constraints': { like: 'chain-time', text: "An extension of a certificate doesn't allow this chain." },
};

/** What services report as `code`. */
export const CODES: Record<string, string> = {
  'version-off': 'standard-disabled',
  'iso-off': 'standard-disabled',
  'signature-foreign': 'signature-mismatch',
  'signature-mismatch': 'signature-mismatch',
  'other-key': 'signature-mismatch',
  digest: 'digest-mismatch',
  'chain-root': 'unknown-root',
  'anchors-replaced': 'unknown-root',
};
