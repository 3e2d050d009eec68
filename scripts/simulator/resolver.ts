import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type JsonObject, tryOr } from '../../tools-core/base/index.ts';
import { resolve } from '../../tools-core/resolve/index.ts';
import { type Call, configurationOf, type Handler, type SimulatedResponse } from './call.ts';
import { data } from './data.ts';
import type { State } from './state.ts';

/** Milliseconds that every resolution takes here. */
const DURATION = 7;

/** Resolution and dereferencing (DID Resolution sections 4 and 5) of did:key, did:jwk, and the DIDs whose documents are known. */
export const resolverHandlers: Record<string, Handler> = {
  listMethods: (call) => {
    const methods = configurationOf(call).methods as Record<string, { enabled: boolean }>;
    return {
      status: 200,
      body: { methods: Object.entries(methods).map(([method, { enabled }]) => ({ method, enabled })) },
    };
  },
  resolveDid: (call) => {
    const input = call.params.did;
    const { accept, now } = call;
    const content = linkedResources(input);
    const dereferencingMetadata = { contentType: 'application/did+ld+json' };
    if (content) return { status: 200, type: accept, body: { content, contentMetadata: {}, dereferencingMetadata } };
    const given = { text: JSON.stringify(documentOf(input.split(/[/?#]/)[0] ?? '', call)) };
    const request = { input, configuration: configurationOf(call), given, now: now.getTime() };
    const { response, problem, document } = resolve({ ...request, ...(accept && { accept }) });
    if (!response) throw new Error(`${input} needs more than a document: ${problem?.message ?? document?.id}`);
    return responseOf(response);
  },
};

/** Replaces the ledger of did:cheqd: what is linked to the one DID that the pages use, as type, ID, name and media type. */
const LINKED: Record<string, string[][]> = {
  'did:cheqd:testnet:c1685ca0-1f5b-439c-8eb8-5c0e85ab7cd0': [
    ['String', '9ba3922e-d5f5-4f53-b265-fc0d4e988c77', 'Demo Resource', 'application/json'],
    ['String', 'e733ebb7-c8dd-41ed-9d42-33bceea70952', 'ResourceName', 'text/plain; charset=utf-8'],
    ['CredentialIssuer', '44547089-170b-4f5a-bcbc-06e46e0089e4', 'DemoIssuer', 'application/json'],
  ],
};

/** Metadata of the resources that are linked to a DID, where a DID URL asks for it. */
function linkedResources(input: string): JsonObject | undefined {
  const [did = '', query] = input.split('?');
  const asked = new URLSearchParams(query);
  const type = asked.get('resourceType');
  const linked = asked.has('resourceMetadata') ? LINKED[did] : undefined;
  const metadata = linked
    ?.filter(([resourceType]) => type === null || resourceType === type)
    .map(([resourceType, resourceId, resourceName, mediaType]): JsonObject => {
      return { resourceId, resourceName, resourceType, mediaType };
    });
  return metadata && { linkedResourceMetadata: metadata };
}

/** The document of a DID, or a result without one. */
function documentOf(did: string, { state }: Call): JsonObject {
  const error = { type: 'NOT_FOUND', detail: `There is no document for ${did}` };
  const missing = { didDocument: null, didDocumentMetadata: {}, didResolutionMetadata: { error } };
  return knownDocuments(state).find(({ id }) => id === did) ?? missing;
}

/** DID documents that somebody can find: those that the reader saved in the folder of the simulator, and the examples. */
export function knownDocuments({ folder }: Pick<State, 'folder'>): JsonObject[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const saved = names.map((name) => tryOr((): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
  return [...saved.filter(isObject).filter(({ id }) => String(id).startsWith('did:')), ...data.documents];
}

function responseOf({
  status,
  contentType,
  body,
  location,
}: NonNullable<ReturnType<typeof resolve>['response']>): SimulatedResponse {
  if (location) return { status, headers: { location } };
  const { didResolutionMetadata: metadata, didDocument } = (body ?? {}) as JsonObject;
  if (!metadata || !didDocument) return { status, type: contentType, body };
  const timed = { ...(metadata as JsonObject), duration: DURATION };
  return { status, type: contentType, body: { ...(body as JsonObject), didResolutionMetadata: timed } };
}
