import type { JsonObject } from '../base/index.ts';
import { checkDocument, type DocumentFault } from './checkDocument.ts';
import { type Dereferenced, dereference, parametersOf } from './dereference.ts';
import { type DidUrl, readDidUrl } from './didUrl.ts';
import { readGiven } from './given.ts';
import { type Needs, needsOf, ownDocument } from './methods/drivers.ts';
import type { MethodFacts } from './methods/facts.ts';
import { DidProblem, orProblem, STATUS } from './problem.ts';
import {
  type Answer,
  acceptedType,
  DEREFERENCING,
  documentAnswer,
  RESULT,
  RESULT_TYPES,
  URI_LIST,
} from './represent.ts';
import { blockOf, route, type Step, Steps } from './route.ts';
import { chooseVersion, type VersionQuery, webvhMetadata } from './webvh/chooseVersion.ts';
import type { EntryReport } from './webvh/report.ts';
import { verifyLog } from './webvh/verifyLog.ts';

/** What a resolver is asked, and under which settings. */
export interface ResolveRequest {
  /** A DID or a DID URL. */
  input: string;
  /** The effective configuration of the resolver. */
  configuration: JsonObject;
  /** The header `Accept` of the request. */
  accept?: string;
  /** The option `verificationRelationship` of dereferencing. */
  verificationRelationship?: string;
  /** Adds keys for agreement to a did:key, which its method leaves out by default. */
  enableEncryptionKeyDerivation?: boolean;
  /** What the reader pasted, or what came from the address: a DID document, or the log of a did:webvh. */
  given?: { text: string; witnesses?: string };
  /** The time that counts as now, in milliseconds since 1970. */
  now: number;
}

/** What came of a request. */
export interface Resolution {
  steps: Step[];
  /** What the platform answers; undefined while something is needed. */
  answer?: Answer;
  /** The document of the DID, also where the answer of the platform is an error of its own. */
  document?: JsonObject;
  metadata?: JsonObject;
  faults?: DocumentFault[];
  dereferenced?: Dereferenced;
  log?: EntryReport[];
  needs?: Needs;
  problem?: DidProblem;
}

/**
 * Resolves a DID or dereferences a DID URL as the platform does, step by step (DID Resolution sections 4.4 and 5.4). It
 * makes no request: where a document is elsewhere, it says where, and takes it in `given`.
 *
 * @returns What came of it; a failure stands in `problem`, and as an answer of the platform in `answer`.
 */
export function resolve(request: ResolveRequest): Resolution {
  const steps = new Steps();
  const resolution: Resolution = { steps: steps.list };
  const input = request.input.trim();
  const type = acceptedType(request.accept, request.configuration);
  const isUrl = /[/?#]/.test(input) || type === DEREFERENCING || type === URI_LIST;
  try {
    const url = readDidUrl(input, isUrl ? 'INVALID_DID_URL' : 'INVALID_DID');
    steps.pass(`The DID is ${url.did}${isUrl && url.did !== input ? ', the rest says what in it.' : '.'}`);
    steps.pass(`The method is ${url.method}.`);
    const method = route(url.method, url.id, request.configuration, steps);
    if (!obtain(url, method, { request, resolution, steps })) {
      if (resolution.metadata) resolution.answer = endedAnswer(type, resolution.metadata, isUrl);
      return resolution;
    }
    finish(url, { request, resolution, steps, type, isUrl });
    if (!method.key) resolution.answer = errorAnswer(unknownMethod(url), type, isUrl);
  } catch (error) {
    if (!(error instanceof DidProblem)) throw error;
    steps.fail(error.message);
    const lead = request.input.length - request.input.trimStart().length;
    const at = error.at === undefined ? undefined : error.at + lead;
    resolution.problem = new DidProblem(error.code, error.message, at);
    resolution.answer = errorAnswer(error, type, isUrl);
  }
  return resolution;
}

const unknownMethod = ({ method }: DidUrl) =>
  new DidProblem('METHOD_NOT_SUPPORTED', `The DID method ${method} is not supported by this instance`);

interface Work {
  request: ResolveRequest;
  resolution: Resolution;
  steps: Steps;
}

/** Steps 6 and 7. Returns false where the document has to be given first. */
function obtain(url: DidUrl, method: MethodFacts, { request, resolution, steps }: Work): boolean {
  const { configuration, given, now } = request;
  const query = parametersOf(url);
  const version: VersionQuery = Object.fromEntries(
    ['versionId', 'versionTime', 'versionNumber'].flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
  );
  if (Object.keys(version).length > 0 && !method.keepsVersions) {
    throw new DidProblem('FEATURE_NOT_SUPPORTED', `did:${url.method} keeps no earlier versions`);
  }
  const encoding = configuration.preferredPublicKeyEncoding === 'multibase' ? 'multibase' : 'jwk';
  const making = { encoding, enableEncryptionKeyDerivation: request.enableEncryptionKeyDerivation === true } as const;
  const own = orProblem('INVALID_DID', () => ownDocument(url, making));
  if (own) {
    resolution.document = own;
    steps.pass('The document follows from the DID alone.');
  } else {
    const needs = orProblem('INVALID_DID', () => needsOf(url, blockOf(configuration, method)));
    resolution.needs = needs;
    if (!given || given.text.trim() === '') {
      const asks = needs.address ? `The driver asks ${needs.address}.` : 'The driver asks a ledger or a node.';
      const hint = portHint(url) + longFormHint(url);
      if (hint) resolution.needs = { ...needs, hint: (asks + hint).trim() };
      steps.wait(asks + hint);
      return false;
    }
    if (needs.kind === 'log') takeLog(url.did, version, { given, now, resolution });
    else Object.assign(resolution, readGiven(given.text));
    if (!resolution.document) {
      steps.pass('What you gave says that the DID was deactivated, and holds no document.');
      return false;
    }
    steps.pass('The document is what you gave.');
  }
  resolution.faults = checkDocument(resolution.document ?? null, url.did);
  const fault = resolution.faults.find(({ severity }) => severity === 'error');
  if (fault) throw new DidProblem('INVALID_DID_DOCUMENT', `${fault.pointer || 'The document'}: ${fault.message}`);
  steps.pass('The id is the DID, and the structure holds.');
  return true;
}

interface Taken {
  given: { text: string; witnesses?: string };
  now: number;
  resolution: Resolution;
}

function takeLog(did: string, version: VersionQuery, { given, now, resolution }: Taken) {
  resolution.log = verifyLog(given.text, { did, now, ...(given.witnesses && { witnesses: given.witnesses }) });
  const entry = chooseVersion(resolution.log, version);
  if (!resolution.log.some(({ document }) => document.id === did)) {
    throw new DidProblem('INVALID_DID', 'No entry of the log is that of this DID');
  }
  resolution.document = entry.document;
  resolution.metadata = webvhMetadata(resolution.log, entry);
}

/** Step 8. */
function finish(url: DidUrl, { request, resolution, steps, type, isUrl }: Work & { type: string; isUrl: boolean }) {
  const { document = {}, metadata = {} } = resolution;
  if (!isUrl) {
    resolution.answer = documentAnswer(type, document, metadata);
  } else {
    const found = dereference(url, document, request.verificationRelationship);
    resolution.dereferenced = found;
    resolution.answer = dereferencedAnswer(type, found, metadata);
  }
  steps.pass(`The answer is ${resolution.answer.contentType}, status ${resolution.answer.status}.`);
}

function dereferencedAnswer(type: string, { content, location, what }: Dereferenced, metadata: JsonObject): Answer {
  const contentType = what === 'address' ? URI_LIST : 'application/did+ld+json';
  if (type === URI_LIST && location !== undefined) return { status: 303, contentType: URI_LIST, body: null, location };
  if (type !== DEREFERENCING) return { status: metadata.deactivated === true ? 410 : 200, contentType, body: content };
  const body = { content, contentMetadata: metadata, dereferencingMetadata: { contentType } };
  return { status: metadata.deactivated === true ? 410 : 200, contentType: type, body };
}

/** The long form of a Sidetree DID carries its first document behind its last colon. */
const longFormHint = ({ method, id }: DidUrl): string =>
  method === 'ion' && /:eyJ/.test(id)
    ? ' This is the long form: its last part is base64url of JSON with the first document, which counts until the DID is anchored.'
    : '';

/** A colon begins a folder, so that a port after one is asked for by mistake (did:web method, section "Method-specific identifier"). */
function portHint({ method, id, path }: DidUrl): string {
  const port = /^web(?:vh:[^:]+)?:[^:]+:(\d{2,5})(?::|$)/.exec(`${method}:${id}`)?.[1];
  const folder = /^\/([^?#]+)/.exec(path)?.[1];
  if (method === 'web' && folder)
    return ` A path behind / does not choose the document. If a folder is meant, write did:web:${id}:${folder.replaceAll('/', ':')}.`;
  return port ? ` The colon makes ${port} a folder. If it is a port, write %3A${port}.` : '';
}

/** The answer about a deactivated DID without a document (DID Resolution section 12.1). */
function endedAnswer(type: string, metadata: JsonObject, isUrl: boolean): Answer {
  if (isUrl) {
    const body = { content: null, contentMetadata: metadata, dereferencingMetadata: {} };
    return { status: 410, contentType: DEREFERENCING, body };
  }
  const contentType = RESULT_TYPES.includes(type) ? type : RESULT;
  const body = { didDocument: null, didDocumentMetadata: metadata, didResolutionMetadata: {} };
  return { status: 410, contentType, body };
}

function errorAnswer(problem: DidProblem, type: string, isUrl: boolean): Answer {
  const status = STATUS[problem.code];
  const error = problem.toObject();
  if (isUrl) {
    return {
      status,
      contentType: DEREFERENCING,
      body: { content: null, contentMetadata: {}, dereferencingMetadata: { error } },
    };
  }
  const contentType = RESULT_TYPES.includes(type) ? type : RESULT;
  return {
    status,
    contentType,
    body: { didDocument: null, didDocumentMetadata: {}, didResolutionMetadata: { error } },
  };
}
