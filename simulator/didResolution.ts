import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { world } from '../tests/content/examples/published.ts';
import type { Call } from './call.ts';
import { configurationOf } from './configuration.ts';
import { derivedDocument } from './didDocuments.ts';

/** A failure by its code in DID Resolution section 11. */
export class DidError extends Error {
  readonly code: string;
  constructor(code: string, detail = '') {
    super(detail);
    this.code = code;
  }
}

/** Parts of a DID URL (DID Core 1.0 section 3.2). */
export interface DidUrl {
  did: string;
  method: string;
  path: string;
  query: URLSearchParams;
  fragment: string | undefined;
}

const PATTERN =
  /^(did:([a-z0-9]+):(?:[\w.%-]*:)*[\w.%-]+)((?:\/[\w.~!$&'()*+,;=:@%-]*)*)(?:\?([\w.~!$&'()*+,;=:@%/?-]*))?(?:#([\w.~!$&'()*+,;=:@%/?-]*))?$/;

/** Takes a DID URL apart; throws the code for anything that is none. */
export function readDidUrl(text: string, code: string): DidUrl {
  const [, did, method, path, query = '', fragment] = PATTERN.exec(text) ?? [];
  if (did === undefined) throw new DidError(code, `"${text}" does not follow the syntax`);
  return { did, method, path, query: new URLSearchParams(query), fragment };
}

/** Resolves a DID as the configuration of the instance allows. */
export function resolveDocument(did: string, call: Call): JsonObject {
  const { method } = readDidUrl(did, 'INVALID_DID');
  const configuration = configurationOf(call);
  const settings = (configuration.methods as Record<string, { enabled: boolean }>)[method];
  if (!settings?.enabled) {
    throw new DidError('METHOD_NOT_SUPPORTED', `The DID method ${method} is not supported by this instance`);
  }
  const hosted = call.state.documents.get(did);
  if (hosted) return hosted;
  if (method === 'key' || method === 'jwk') return derived(did, configuration.preferredPublicKeyEncoding);
  try {
    return world.resolve(did) as unknown as JsonObject;
  } catch {
    throw new DidError('NOT_FOUND', `There is no document for ${did}`);
  }
}

function derived(did: string, encoding: unknown): JsonObject {
  try {
    return derivedDocument(did, encoding === 'multibase' ? 'multibase' : 'jwk');
  } catch (error) {
    throw new DidError('INVALID_DID', (error as Error).message);
  }
}
