import type { Json, JsonObject } from '../plugins/openapi/specFiles.ts';
import type { Answer, Call, Handler } from './call.ts';
import { configurationOf } from './configuration.ts';
import { DidError, readDidUrl, resolveDocument } from './didResolution.ts';
import { dereference } from './didUrls.ts';

const STATUS: Record<string, number> = {
  INVALID_DID: 400,
  INVALID_DID_URL: 400,
  INVALID_OPTIONS: 400,
  NOT_FOUND: 404,
  REPRESENTATION_NOT_SUPPORTED: 406,
  METHOD_NOT_SUPPORTED: 501,
  FEATURE_NOT_SUPPORTED: 501,
};

const RESULT = 'application/did-resolution';
const DEREFERENCING = 'application/did-url-dereferencing';
const RESULT_TYPES = [RESULT, 'application/json', 'application/ld+json;profile="https://w3id.org/did-resolution"'];
const DOCUMENT_TYPES = ['application/did', 'application/did+ld+json', 'application/did+json'];

/** Resolution and dereferencing (DID Resolution sections 4 and 5, bound to HTTP as section 12.1 says). */
export const resolverHandlers: Record<string, Handler> = {
  listMethods: (call) => {
    const methods = configurationOf(call).methods as Record<string, { enabled: boolean }>;
    return {
      status: 200,
      body: { methods: Object.entries(methods).map(([method, { enabled }]) => ({ method, enabled })) },
    };
  },
  resolveDid: (call) => {
    const accept = call.accept ?? String(configurationOf(call).contentType);
    const isUrl = accept === DEREFERENCING || accept === 'text/uri-list' || /[/?#]/.test(call.params.did);
    return isUrl ? dereferenceAnswer(call, accept) : resolutionAnswer(call, accept);
  },
};

function resolutionAnswer(call: Call, accept: string): Answer {
  try {
    if (![...RESULT_TYPES, ...DOCUMENT_TYPES].includes(accept)) throw new DidError('REPRESENTATION_NOT_SUPPORTED');
    if (call.query.has('versionId') || call.query.has('versionTime')) throw new DidError('FEATURE_NOT_SUPPORTED');
    const { did } = readDidUrl(call.params.did, 'INVALID_DID');
    const didDocument = resolveDocument(did, call);
    if (DOCUMENT_TYPES.includes(accept)) return { status: 200, type: accept, body: didDocument };
    return resolutionResult(200, accept, didDocument, { contentType: 'application/did+ld+json', duration: 7 });
  } catch (error) {
    const type = RESULT_TYPES.includes(accept) ? accept : RESULT;
    return failure(error, (status, problem) => resolutionResult(status, type, null, { error: problem }));
  }
}

function resolutionResult(status: number, type: string, didDocument: Json, metadata: JsonObject): Answer {
  return {
    status,
    type,
    body: { didDocument, didDocumentMetadata: {}, didResolutionMetadata: metadata },
  };
}

function dereferenceAnswer(call: Call, accept: string): Answer {
  try {
    const url = readDidUrl(call.params.did, 'INVALID_DID_URL');
    const { content, contentType, location } = dereference(url, call);
    if (accept === 'text/uri-list' && location) return { status: 303, headers: { location } };
    if (accept !== DEREFERENCING) return { status: 200, type: contentType, body: content };
    return {
      status: 200,
      type: accept,
      body: { content, contentMetadata: {}, dereferencingMetadata: { contentType } },
    };
  } catch (error) {
    return failure(error, (status, problem) => ({
      status,
      type: DEREFERENCING,
      body: { content: null, contentMetadata: {}, dereferencingMetadata: { error: problem } },
    }));
  }
}

function failure(error: unknown, answer: (status: number, problem: JsonObject) => Answer): Answer {
  if (!(error instanceof DidError)) throw error;
  const words = error.code.toLowerCase().replaceAll('_', ' ');
  const title =
    error.code === 'METHOD_NOT_SUPPORTED' ? 'methodNotSupported' : words.replace(/^./, (c) => c.toUpperCase());
  return answer(STATUS[error.code], {
    type: `https://www.w3.org/ns/did#${error.code}`,
    title,
    ...(error.message ? { detail: error.message } : {}),
  });
}
