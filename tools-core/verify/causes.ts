/** Why something fails: the error, a cause and a fix as the error's page says them, and a code for programs. */
export interface Cause {
  slug: string;
  cause: string;
  fix: string;
  code?: string;
}

const of =
  (slug: string, fix: string) =>
  (cause: string, code?: string, otherFix = fix): Cause => ({ slug, cause, fix: otherFix, ...(code ? { code } : {}) });

const invalid = of(
  'invalid-format',
  'Follow `errors[].pointer` to the member that breaks a rule; where there is nothing, the member is missing.',
);
const unsupportedFormat = of(
  'unsupported-format',
  'Ask the wallet for `jwt_vc_json`, `dc+sd-jwt`, `ldp_vc` or `mso_mdoc`.',
);
const off = of(
  'not-allowed-by-configuration',
  'On a verifier, set the switch that `errors[].detail` names to `true`: in the custom layer for all its instances, or in the inline layer for one. Write only the changed key.',
);
const unsupported = of(
  'proof-unsupported-feature',
  'Follow `errors[].pointer` to the name that is not known, and compare it with the supported suites and algorithms. Older names of the same suite do not work.',
);
const cryptographic = of(
  'proof-cryptographic-error',
  'Resolve the DID of the issuer, decode the key that the proof names, and compare its curve with what the suite needs.',
);
const resolving = of(
  'proof-resolve-issuer',
  'Resolve the DID by hand against the resolver instance that the verifier uses, and act on the answer. With the managed resolver, take a resolver of yours with core configuration: it has the same settings.',
);
const REWRITTEN =
  'Make sure that nothing rewrites the data on its way to the verifier: no parsing and writing again, no trimming, no other encoding. Check the same credential straight from the issuer; if it passes, the fault is in your transport.';
const failing = of('proof-verification-failed', REWRITTEN);
const chain = of(
  'trusted-issuer-validation-error',
  'Take the number at the end of `errors[].pointer`, where zero is the leaf. Save that certificate to a file and print its dates, issuer and key usage.',
);

const untrusted = of(
  'trusted-issuer-untrusted',
  'Add the root as `pem`, `vical` or `vical-url` after you have checked where it comes from.',
);
const unloadable = of(
  'trusted-issuer-configuration-invalid',
  'Take the number at the end of `errors[].pointer`: it is the position of the source in the list, counted from zero.',
);

const AS_ISSUED =
  'Send the credential exactly as it was issued: do not parse and write it again, and do not trim the trailing `~` of an SD-JWT.';
const VERSION =
  'Check the version: the first item of `@context` decides which names are right, `validFrom` for 2.0 and `issuanceDate` for 1.1.';
const ENCODING =
  'Check the encoding of `proofValue`: it is multibase and starts with `z` (base58btc) or `u` (base64url).';
const AT_THE_SOURCE =
  'If the key or the signature is wrong at the source, have the issuer publish the right key or issue the credential again.';
const SIGNED_AGAIN = 'If nothing helps, have the data signed again.';
const OTHER_SUITE =
  'Ask the issuer for a supported suite or algorithm, or the wallet for another format of the same credential, for example `dc+sd-jwt` in place of `ldp_vc`.';

const COMPARE_NAMES =
  'Compare the issuer name of each certificate with the subject of the next one. A gap shows a missing intermediate or a wrong order.';
const OTHER_FORMAT =
  'Keep the policy, and ask for an mdoc or for an SD-JWT VC with `x5c`. State the format in your query.';

/** Causes by key. All but those that `OWN_CAUSES` lists stand on the page of their error, word for word. */
export const CAUSES: Record<string, Cause> = {
  'context-version': unsupportedFormat('The `@context` names a version other than data model 1.1 or 2.0.'),
  'form-unknown': unsupportedFormat('The compact string is neither a JWT, nor an SD-JWT, nor encoded CBOR.'),
  'json-unknown': unsupportedFormat('It is JSON, and none of its members tells a known format.'),
  'family-other': unsupportedFormat('The credential belongs to another family, such as AnonCreds.'),
  encrypted: unsupportedFormat(
    'The input is an encrypted token (JWE) that nobody decrypted.',
    undefined,
    'Decrypt an encrypted token before you send it. Count the dots of a compact string without `~`: two make a signed JWT, four make a JWE.',
  ),
  'context-order': invalid(
    '`@context` is missing, or another context stands before the base context.',
    undefined,
    VERSION,
  ),
  'type-missing': invalid('The `type` of a W3C credential lacks `VerifiableCredential`.'),
  'member-missing': invalid('A W3C credential has no `issuer` or no `credentialSubject`.'),
  'part-incomplete': invalid(
    'An object in a W3C credential or presentation lacks its `type` or its `id`, or is empty.',
  ),
  'date-form': invalid('`validFrom` is not a date and time with a time zone.'),
  'token-form': invalid('A JWT has other than three parts, or its header is not JSON.', undefined, AS_ISSUED),
  'disclosure-stray': invalid(
    'A disclosure of an SD-JWT matches no digest of the part that the issuer signed.',
    undefined,
    AS_ISSUED,
  ),
  'mdoc-unsigned': invalid('An mdoc has no `issuerAuth`.'),
  'mdoc-form': invalid('The structure of an mdoc lacks a part, or a part is of another type.'),
  'members-mixed': invalid(
    'Members of data model 1.1 and 2.0 are mixed, such as `issuanceDate` with the 2.0 context.',
    undefined,
    VERSION,
  ),
  'member-twice': invalid('A name stands twice in one object.'),
  'version-off': off('The version of the W3C VC Data Model is disabled.', 'standard-disabled'),
  'iso-off': off('ISO/IEC 18013-5:2021 is disabled.', 'standard-disabled'),
  'proof-format-off': off('The proof format is disabled: JWT (with SD-JWT), Data Integrity or mdoc.'),
  'purpose-off': off('The proof purpose is disabled.'),
  'suite-unknown': unsupported(
    '`cryptosuite` is not known, or the proof is an old linked-data suite such as `RsaSignature2018`.',
  ),
  'alg-unknown': unsupported('`alg` is outside the supported list, or is `none`.', undefined, OTHER_SUITE),
  'chain-suite': unsupported('A proof chain has a link with a suite that is not known.', undefined, OTHER_SUITE),
  'crit-unknown': unsupported(
    'The `crit` header of a JWT names something that is not understood.',
    undefined,
    OTHER_SUITE,
  ),
  'cose-crit': unsupported('A critical COSE header is not understood.', undefined, OTHER_SUITE),
  'hash-unknown': unsupported('The digest algorithm is not known.', undefined, OTHER_SUITE),
  'key-curve': cryptographic('The key has the wrong curve for the algorithm.'),
  'key-malformed': cryptographic(
    'The JWK or the multibase key in the DID document is malformed.',
    undefined,
    AT_THE_SOURCE,
  ),
  'key-point': cryptographic('The point of an elliptic-curve key does not lie on its curve.', undefined, AT_THE_SOURCE),
  'signature-length': cryptographic('The signature has the wrong length.', undefined, AT_THE_SOURCE),
  'proof-value': cryptographic('`proofValue` cannot be decoded.', undefined, ENCODING),
  canonicalization: cryptographic(
    'Canonicalization failed, for example because a JSON-LD context could not be loaded.',
    undefined,
    'If a context cannot be loaded, open its address yourself. A private or deleted context stops canonicalization.',
  ),
  'alg-differs': cryptographic('`alg` in the header differs from the algorithm of the key.'),
  'did-late': resolving('The registry or the web host did not answer in time.'),
  'did-missing': resolving('The DID does not exist or has been deactivated.'),
  'method-unknown': resolving(
    'The DID method is not known to the resolver instance, or is disabled there.',
    undefined,
    'Enable the DID method in the configuration of that resolver, and its network where it has several.',
  ),
  'key-missing': resolving('`verificationMethod` or `kid` names a key that the document does not hold.'),
  'other-did': resolving('The DID of the key is not that of the `issuer`.'),
  'no-key': resolving('The JWT gives no way to a key: neither `kid`, nor `x5c`, nor issuer metadata.'),
  'signature-mismatch': failing('The data changed after signing.', 'signature-mismatch'),
  'signature-foreign': failing('The signature does not belong to this data.', 'signature-mismatch', SIGNED_AGAIN),
  'no-proof': failing('There is no proof.'),
  'other-key': failing(
    'Another key than the signing key was used for the check.',
    'signature-mismatch',
    'Make sure that the DID document of the issuer publishes the signing key under the ID that the proof names.',
  ),
  challenge: failing(
    'The challenge differs from the expected one.',
    undefined,
    'Hand over the expected challenge and domain with the request, or set them for a fixed counterpart.',
  ),
  'proof-ended': failing(
    'The proof is past its own end.',
    undefined,
    'Check `proof.expires`. A proof can end before its credential, and an expired proof needs a new one.',
  ),
  relationship: failing(
    'The key is not listed under the verification relationship that the purpose needs.',
    undefined,
    'Have the key listed under the relationship that the purpose names: in Data Integrity `assertionMethod` for credentials and `authentication` for presentations, for every JWT the one of `jwt.proofPurpose`.',
  ),
  parameters: failing(
    'Authentication parameters that are required are absent or wrong.',
    undefined,
    'Send every authentication parameter that is required.',
  ),
  'key-binding': failing(
    'The key binding of an SD-JWT does not check.',
    undefined,
    'Check `sd_hash`, `aud` and `nonce` of the key binding JWT.',
  ),
  device: failing(
    'Device authentication of an mdoc does not check, or `options.sessionTranscript` is missing.',
    undefined,
    'Send every authentication parameter that is required.',
  ),
  digest: failing('The data changed after signing.', 'digest-mismatch'),
  'chain-time': chain('A certificate has expired, or is not valid yet.'),
  'chain-order': chain('The certificates in `x5c` are in the wrong order: the leaf comes first.'),
  'chain-signature': chain('A signature between two certificates does not check.'),
  'chain-gap': chain('An intermediate certificate is missing.', undefined, COMPARE_NAMES),
  'chain-mdoc': chain(
    'The validity check of the certificate of an mdoc issuer failed.',
    undefined,
    'Have the issuer renew the certificate or send the full chain, leaf first.',
  ),
  'chain-usage': chain('The key usage of the leaf certificate does not allow signing documents.'),
  'no-chain': of(
    'trusted-issuer-unsupported',
    OTHER_FORMAT,
  )('The credential is a W3C VC with a Data Integrity proof, or a JWT VC.'),
  'no-x5c': of('trusted-issuer-unsupported', OTHER_FORMAT)('The credential is an SD-JWT VC without an `x5c` header.'),
  'chain-root': untrusted('The certificate authority of the issuer is not in the list.', 'unknown-root'),
  'anchors-empty': untrusted('The list is empty, which trusts nobody.'),
  'anchors-replaced': untrusted(
    'An inline list replaced the predefined one, since arrays are replaced as a whole.',
    'unknown-root',
    'Repeat the predefined entry in your own list if you still want the roots of the platform.',
  ),
  'anchor-ended': untrusted('The certificate authority left the VICAL, or its entry there has expired.'),
  'anchor-pem': unloadable('A `pem` value does not parse.'),
  'anchor-several': unloadable(
    'A `pem` value holds several certificates.',
    undefined,
    'Put one certificate into each `pem` entry, and split bundles into several entries.',
  ),
  'anchor-cbor': unloadable(
    '`cbor` holds JSON or PEM text in place of base64 of the raw bytes.',
    undefined,
    'Encode the binary file of a VICAL with base64, on one line.',
  ),
  'anchor-vical': unloadable(
    'No certificate in `vicalTrustedCertificates` covers the signature of the VICAL.',
    undefined,
    'Add the certificate chain of the signer to `vicalTrustedCertificates`. An empty list accepts any signer, so use it for tests only.',
  ),
};

/** Causes that no error page lists, since services meet them too rarely to step so. */
export const OWN_CAUSES = ['json-unknown', 'mdoc-form', 'member-twice', 'part-incomplete', 'hash-unknown', 'no-proof'];

/** Titles and statuses of the errors (the catalogue of the platform; a test holds both equal). */
export const TITLES: Record<string, string> = {
  'invalid-format': 'Input does not follow its format',
  'unsupported-format': 'Format is not supported',
  'not-allowed-by-configuration': 'Switched off by configuration',
  'proof-cryptographic-error': 'Cryptographic material could not be used',
  'proof-resolve-issuer': 'Issuer key could not be found',
  'proof-unsupported-feature': 'Proof uses an unsupported feature',
  'proof-verification-failed': 'Proof is not valid',
  'trusted-issuer-configuration-invalid': 'Trust anchors cannot be used',
  'trusted-issuer-unsupported': 'Issuer trust cannot be checked for this credential',
  'trusted-issuer-untrusted': 'Issuer is not trusted',
  'trusted-issuer-validation-error': 'Issuer certificate chain is not valid',
};
