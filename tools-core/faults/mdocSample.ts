import { p256 } from '@noble/curves/nist.js';
import { encode, Tagged } from 'cborg';
import { fromBase64url, toBase64url } from '../base/index.ts';
import { type CborMap, readCbor } from '../decode/index.ts';
import { transcriptsOf } from '../verify/transcripts.ts';
import type { FaultName } from './faultNames.ts';
import { EXPIRED, OTHER_NONCE, type Sources, TOKEN_LIST } from './samples.ts';
import { certifiedByForeignRoot, secretOf, type TestKey } from './sign.ts';

const X5CHAIN = 33;

const embed = (value: unknown): Tagged => new Tagged(24, encode(value));
const embedded = (value: unknown): CborMap => readCbor((value as Tagged).value as Uint8Array) as CborMap;

/** Signs what a COSE_Sign1 covers (RFC 9052 section 4.4), by ES256. */
function signCose(protectedBytes: unknown, payload: Uint8Array, key: TestKey): Uint8Array {
  const signed = encode(['Signature1', protectedBytes, new Uint8Array(), payload]);
  return p256.sign(signed, secretOf(key), { lowS: false });
}

/** A `DeviceResponse` with faults, signed again by its issuer and its device (ISO/IEC 18013-5 sections 8.3.2.1.2.2 and 9.1). */
export function makeMdoc({ mdoc, ...request }: Sources, has: (fault: FaultName) => boolean): string {
  const response = readCbor(fromBase64url(mdoc.trim()) as Uint8Array) as CborMap;
  const [document] = response.get('documents') as [CborMap];
  const issuerSigned = document.get('issuerSigned') as CborMap;
  const [protectedBytes, header, signed] = issuerSigned.get('issuerAuth') as [unknown, CborMap, Uint8Array];
  const mso = embedded(readCbor(signed));
  const docType = String(mso.get('docType'));
  const expiry = new Date(EXPIRED * 1000).toISOString().replace('.000', '');
  if (has('expired')) (mso.get('validityInfo') as CborMap).set('validUntil', new Tagged(0, expiry));
  const entry = { idx: has('revoked') ? TOKEN_LIST.revoked : TOKEN_LIST.valid, uri: TOKEN_LIST.uri };
  mso.set('status', { status_list: entry });
  if (has('foreign-root')) header.set(X5CHAIN, certifiedByForeignRoot(header.get(X5CHAIN) as Uint8Array));
  const payload = encode(embed(mso));
  const signature = signCose(protectedBytes, payload, 'document signer');
  issuerSigned.set('issuerAuth', [protectedBytes, header, payload, signature]);
  if (has('changed-claim')) changeSite(issuerSigned.get('nameSpaces') as CborMap);
  if (has('wrong-typ')) document.set('docType', `${docType}.other`);
  signByDevice(document, docType, { ...request, nonce: has('other-nonce') ? OTHER_NONCE : request.nonce });
  return toBase64url(encode(response));
}

function changeSite(namespaces: CborMap): void {
  for (const [name, items] of namespaces as Map<string, Tagged[]>) {
    const changed = items.map((item) => {
      const element = embedded(item);
      const isSite = element.get('elementIdentifier') === 'site';
      return isSite ? embed(element.set('elementValue', `not ${element.get('elementValue')}`)) : item;
    });
    namespaces.set(name, changed);
  }
}

function signByDevice(
  document: CborMap,
  docType: string,
  { audience, nonce, responseUri }: Omit<Sources, 'mdoc'>,
): void {
  const [transcript] = transcriptsOf({ audience, nonce, responseUri, responseMode: 'direct_post' }, []);
  const signed = document.get('deviceSigned') as CborMap;
  const auth = signed.get('deviceAuth') as CborMap;
  const [protectedBytes, header] = auth.get('deviceSignature') as unknown[];
  const data = encode(embed(['DeviceAuthentication', transcript?.value, docType, signed.get('nameSpaces')]));
  auth.set('deviceSignature', [protectedBytes, header, null, signCose(protectedBytes, data, 'holder device')]);
}
