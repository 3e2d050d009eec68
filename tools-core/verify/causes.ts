/** Title, causes and fixes of an error, in the order of its page. */
export interface ErrorText {
  title: string;
  causes: readonly string[];
  fixes: readonly { text: string }[];
}

export type ErrorTexts = Readonly<Record<string, ErrorText>>;

/** What the platform publishes about its errors. */
export interface Catalog {
  /** Start of the addresses of error pages, as in `https://example.com/docs`. */
  docs: string;
  /** The texts of errors, which nothing needs until something fails. */
  loadErrors: () => Promise<ErrorTexts>;
}

/** Why something fails: an error, and which of its causes and fixes apply. */
export interface Cause {
  slug: string;
  /** Index of the cause in the published error, or a sentence of our own where services never report it. */
  cause: number | string;
  fix: number;
  code?: string;
}

type Row = [cause: number | string, fix: number, code?: string];

const TABLE: Record<string, Record<string, Row>> = {
  'unsupported-format': {
    'context-version': [0, 4],
    'form-unknown': [1, 4],
    'json-unknown': ['It is JSON, but none of its members belongs to a known format.', 4],
    'family-other': [2, 4],
    encrypted: [3, 2],
  },
  'invalid-format': {
    'context-order': [0, 2],
    'type-missing': [1, 0],
    'member-missing': [2, 0],
    'part-incomplete': ['An object in a W3C credential or presentation is empty, or lacks its `type` or its `id`.', 0],
    'date-form': [3, 0],
    'token-form': [4, 1],
    'disclosure-stray': [5, 1],
    'mdoc-unsigned': [6, 0],
    'mdoc-form': ['A part of the mdoc is missing or has the wrong type.', 0],
    'members-mixed': [7, 2],
    'member-twice': ['An object contains the same name twice.', 0],
    'claim-form': ['A claim of the token or a member of the document has the wrong type.', 0],
  },
  'not-allowed-by-configuration': {
    'version-off': [0, 0, 'standard-disabled'],
    'iso-off': [1, 0, 'standard-disabled'],
    'proof-format-off': [2, 0],
    'purpose-off': [3, 0],
  },
  'proof-unsupported-feature': {
    'suite-unknown': [0, 0],
    'alg-unknown': [1, 1],
    'chain-suite': [2, 1],
    'crit-unknown': [3, 1],
    'cose-crit': [4, 1],
    'hash-unknown': [5, 1],
  },
  'proof-cryptographic-error': {
    'key-curve': [0, 0],
    'key-malformed': [1, 3],
    'key-point': [2, 3],
    'signature-length': [3, 3],
    'proof-value': [4, 1],
    canonicalization: [5, 2],
    'alg-differs': [6, 0],
  },
  'proof-resolve-issuer': {
    'method-unknown': [0, 2],
    'did-missing': [1, 1],
    'did-late': [2, 1],
    'key-missing': [3, 1],
    'other-did': [4, 1],
    'no-key': [6, 1],
  },
  'proof-verification-failed': {
    'signature-foreign': [0, 7, 'signature-mismatch'],
    'signature-mismatch': [1, 0, 'signature-mismatch'],
    digest: [1, 0, 'digest-mismatch'],
    'no-proof': ['There is no proof.', 0],
    'other-key': [2, 1, 'signature-mismatch'],
    challenge: [3, 2],
    'proof-ended': [4, 3],
    'proof-date': ['A date of the proof is malformed.', 3],
    relationship: [5, 4],
    parameters: [6, 5],
    'key-binding': [7, 6],
    device: [8, 5],
  },
  'trusted-issuer-validation-error': {
    'chain-time': [0, 0],
    'chain-order': [1, 0],
    'chain-signature': [2, 0],
    'chain-gap': [3, 1],
    'chain-usage': [4, 0],
    'chain-mdoc': [5, 2],
    'chain-constraints': ["An extension of a certificate doesn't allow this chain.", 0],
  },
  'trusted-issuer-unsupported': { 'no-chain': [0, 0], 'no-x5c': [1, 0] },
  'trusted-issuer-untrusted': {
    'chain-root': [0, 1, 'unknown-root'],
    'anchors-replaced': [1, 2, 'unknown-root'],
    'anchor-ended': [2, 1],
    'anchors-empty': [4, 1],
  },
  'trusted-issuer-configuration-invalid': {
    'anchor-pem': [0, 0],
    'anchor-several': [1, 1],
    'anchor-cbor': [2, 2],
    'anchor-vical': [4, 4],
  },
};

export const CAUSES: Readonly<Record<string, Cause>> = Object.fromEntries(
  Object.entries(TABLE).flatMap(([slug, rows]) =>
    Object.entries(rows).map(([key, [cause, fix, code]]) => [key, { slug, cause, fix, ...(code ? { code } : {}) }]),
  ),
);
