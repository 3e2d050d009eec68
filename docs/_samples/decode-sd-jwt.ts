import { sha256 } from '@noble/hashes/sha2.js';
import { decodeSdJwtSync, unpackSync } from '@sd-jwt/decode';

const hash = (data: string | ArrayBuffer) =>
  sha256(typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data));

/** Decodes an SD-JWT and puts the disclosed claims in their places. It doesn't verify any signature. */
export function run({ sdJwt }: { sdJwt: string }) {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+~/.test(sdJwt.trim())) throw new Error('An SD-JWT is a JWT, then ~, then disclosures.');
  const { jwt, disclosures, kbJwt } = decodeSdJwtSync(sdJwt.trim(), hash);
  const algorithm = jwt.payload._sd_alg ?? 'sha-256';
  if (algorithm !== 'sha-256') throw new Error(`This sample supports the hash sha-256, not ${algorithm}.`);
  const { unpackedObj, disclosureKeymap } = unpackSync(jwt.payload, disclosures, hash);
  if (Object.keys(disclosureKeymap).length !== disclosures.length) {
    throw new Error('A disclosure has no digest in the JWT, so the SD-JWT is invalid.');
  }
  return {
    type: jwt.header.typ,
    disclosed: disclosures.map(({ key, value }) => ({ claim: key, value })),
    claims: unpackedObj,
    keyBinding: kbJwt !== undefined,
  };
}
