import { type JsonObject, ownEntry, textOf } from '../../base/index.ts';
import type { DidUrl } from '../didUrl.ts';
import { didPlcAddress, didWebAddress, didWebvhAddresses } from './addresses.ts';
import { didJwkDocument } from './didJwk.ts';
import { type DidKeyOptions, didKeyDocument } from './didKey.ts';
import { didPeerDocument } from './didPeer.ts';
import { didPkhDocument } from './didPkh.ts';

/** What a reader has to add, because the document can't be derived from the DID. */
export interface Needs {
  /** `log` for a did:webvh, and a DID document otherwise. */
  kind: 'document' | 'log';
  /** Where it is published; undefined where only a ledger or a node has it. */
  address?: string;
  /** Where the proofs of the witnesses of a log are published. */
  witnesses?: string;
  /** What to know before looking it up there, such as a usual slip in the DID. */
  hint?: string;
}

/** Methods whose document is derived from the DID alone. */
const MAKERS: Record<string, (did: string, id: string, options: DidKeyOptions) => JsonObject> = {
  key: didKeyDocument,
  jwk: didJwkDocument,
  pkh: didPkhDocument,
  peer: (did, id, { encoding }) => didPeerDocument(did, id, encoding),
};

type Did = Pick<DidUrl, 'did' | 'method' | 'id'>;

/**
 * The document of a DID that can be derived from the DID alone: of did:key, did:jwk, did:pkh and did:peer.
 * @returns The document; undefined for a method whose documents are published elsewhere.
 * @throws Error with what is wrong in what follows the method.
 */
export const ownDocument = ({ did, method, id }: Did, options: DidKeyOptions): JsonObject | undefined =>
  ownEntry(MAKERS, method)?.(did, id, options);

/**
 * What to ask for, where the document is elsewhere.
 * @param block The settings of the method.
 * @throws Error for an ID that leads to no address, though its method has some.
 */
export function needsOf({ did, method, id }: Did, { directory }: JsonObject): Needs {
  switch (method) {
    case 'web':
      return { kind: 'document', address: didWebAddress(id) };
    case 'webvh': {
      const { log, witnesses } = didWebvhAddresses(id);
      return { kind: 'log', address: log, witnesses };
    }
    case 'plc':
      return { kind: 'document', address: didPlcAddress(did, id, textOf(directory) || 'https://plc.directory') };
    default:
      return { kind: 'document' };
  }
}
