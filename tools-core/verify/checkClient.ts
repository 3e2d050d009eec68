import { nearest, toBase64url } from '../base/index.ts';
import type { CertificateData } from '../decode/index.ts';
import { type Client, PREFIXES } from './clientOf.ts';
import type { Source } from './tokenKey.ts';
import { MissingInput, VerificationError } from './types.ts';

/** What is known of the key of a request; `did` is the DID that it belongs to. */
type KeyOfRequest = Pick<Source, 'chain' | 'isOwn'> & { did?: string };

/**
 * Checks that the key of a request is that of its client.
 *
 * @returns what was found
 * @throws VerificationError where it is not, MissingInput where that takes more than the request
 */
export function checkClient({ prefix, name }: Client, { chain, did, isOwn }: KeyOfRequest): string {
  const [leaf] = chain ?? [];
  const rejected = (detail: string) => new VerificationError('other-did', detail, 'payload/client_id');
  const named = ({ names: all }: CertificateData, kind: 'DNS' | 'URI'): string => {
    if (all.includes(`${kind}:${name}`)) return `The certificate contains ${name}, as client_id does.`;
    const others = all.map((one) => one.replace(/^\w+:/, '')).join(', ') || 'nobody';
    throw rejected(`The certificate is not for ${name}, but for ${others}`);
  };
  switch (prefix) {
    case 'x509_san_dns':
    case 'x509_san_uri':
      if (!leaf) throw rejected(`client_id identifies ${name}, but the request has no certificate in x5c`);
      return named(leaf, prefix === 'x509_san_dns' ? 'DNS' : 'URI');
    case 'x509_hash': {
      if (!leaf) throw rejected("x509_hash requires the client's certificate in x5c");
      const hash = toBase64url(leaf.fingerprint);
      if (hash === name) return 'client_id is the hash of the certificate.';
      throw rejected(`client_id identifies the certificate ${name}, but the hash of the first one in x5c is ${hash}`);
    }
    case 'decentralized_identifier':
    case 'did':
      if (did !== name) throw rejected(`The key belongs to ${did ?? 'nobody known'}, but client_id identifies ${name}`);
      return `The key belongs to ${name}, which is also in client_id.`;
    case 'redirect_uri':
      throw rejected(
        'A client_id with redirect_uri: is for requests without a signature (OpenID4VP 1.0 section 5.9.3)',
      );
    case 'origin':
      throw rejected('origin: is reserved for the wallet, so no request may use it (OpenID4VP 1.0 section 5.9.3)');
    case 'verifier_attestation':
      if (!isOwn) throw rejected('verifier_attestation requires the attestation in the header parameter jwt');
      throw new MissingInput(
        'The signature is valid for the key in the attestation. To verify the attestation itself, add the key of its issuer.',
      );
    case 'openid_federation':
      throw new MissingInput(
        `The signature is valid. To find out whether ${name} is trusted, add the entity statements of its trust chain.`,
      );
    default: {
      const written = /^([\w.-]+):/.exec(name)?.[1];
      const meant = written && nearest(written.replaceAll(/[-.]/g, '_'), PREFIXES, 4);
      if (meant)
        throw rejected(
          `${written}: isn't a prefix of a client_id. You probably mean ${meant}: (OpenID4VP 1.0 section 5.9.3)`,
        );
      if (leaf) return named(leaf, 'DNS');
      if (!isOwn && !did) return `The key is the one you added for ${name}.`;
      throw new MissingInput(
        `The signature is valid for ${did ?? 'the key in the request itself'}. Add the key that ${name} registered.`,
      );
    }
  }
}
