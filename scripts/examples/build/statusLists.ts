import { gzipSync } from 'fflate';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { base64url } from '../sign/keys.ts';
import { CONTEXT_V1, CONTEXT_V2, DATA_INTEGRITY_CONTEXT, STATUS_LIST_2021_CONTEXT } from './credentials.ts';
import * as story from './story.ts';

/**
 * GZIP of the bits in base64url. The compressor is one in plain JavaScript: that of Node gives other bytes on other
 * machines.
 */
function encodeBits(indexes: readonly number[]): string {
  const bits = new Uint8Array(story.STATUS_LIST_LENGTH / 8);
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return base64url(gzipSync(bits, { mtime: 0, level: 9 }));
}

/** Status list credential (Bitstring Status List 1.0 section 2.2), not yet secured. */
export const bitstringStatusList = (): JsonObject => ({
  '@context': [CONTEXT_V2],
  id: story.STATUS_LIST,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: story.ISSUER,
  validFrom: story.times.validFrom,
  validUntil: story.times.validUntil,
  credentialSubject: {
    id: `${story.STATUS_LIST}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    ttl: 300_000,
    encodedList: `u${encodeBits(story.REVOKED_INDEXES)}`,
  },
});

/** The predecessor, for credentials of VC Data Model 1.1. Its list has no multibase prefix. */
export const statusList2021 = (): JsonObject => ({
  '@context': [CONTEXT_V1, DATA_INTEGRITY_CONTEXT, STATUS_LIST_2021_CONTEXT],
  id: story.STATUS_LIST_2021,
  type: ['VerifiableCredential', 'StatusList2021Credential'],
  issuer: story.ISSUER,
  issuanceDate: story.times.validFrom,
  expirationDate: story.times.validUntil,
  credentialSubject: {
    id: `${story.STATUS_LIST_2021}#list`,
    type: 'StatusList2021',
    statusPurpose: 'revocation',
    encodedList: encodeBits(story.REVOKED_INDEXES_2021),
  },
});

/** What a list contains, for readers. */
export const bitsOf = (list: string, setIndexes: readonly number[]): JsonObject => ({
  list,
  entries: story.STATUS_LIST_LENGTH,
  setIndexes: [...setIndexes],
});
