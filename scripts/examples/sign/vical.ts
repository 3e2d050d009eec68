import { cbor, dateTime, signCose } from './cose.ts';
import type { TestKey } from './keys.ts';

/** A root of issuers in a VICAL. */
export interface Authority {
  certificate: Uint8Array;
  serialNumber: number;
  keyIdentifier: Uint8Array;
  /** Document types for which it counts. */
  docTypes: readonly string[];
}

export interface VicalOptions {
  provider: string;
  /** Times in RFC 3339. */
  date: string;
  nextUpdate: string;
  authorities: readonly Authority[];
  /** Key that signs, and its certificates as DER, that of the signer first. */
  key: TestKey;
  chain: readonly Uint8Array[];
}

/** Signs a list of roots of issuers, a VICAL (ISO/IEC 18013-5 annex C.1.7), and returns it as CBOR. */
export function signVical({ provider, date, nextUpdate, authorities, key, chain }: VicalOptions): Uint8Array {
  const payload = cbor({
    version: '1.0',
    vicalProvider: provider,
    date: dateTime(date),
    nextUpdate: dateTime(nextUpdate),
    certificateInfos: authorities.map(({ certificate, serialNumber, keyIdentifier, docTypes }) => ({
      certificate,
      serialNumber,
      ski: keyIdentifier,
      docType: docTypes,
    })),
  });
  return cbor(signCose(payload, key, chain));
}
