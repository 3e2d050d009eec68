import type { JsonObject } from '../base/index.ts';
import { checkDocument, type DocumentFault } from './checkDocument.ts';
import { type Dereferenced, dereference, parametersOf } from './dereference.ts';
import { type DidUrl, readDidUrl } from './didUrl.ts';
import { readGiven } from './given.ts';
import type { MethodDefinition } from './methods/definitions.ts';
import { type Needs, needsOf, ownDocument } from './methods/drivers.ts';
import { DidProblem, orProblem, STATUS } from './problem.ts';
import {
  acceptedType,
  dereferencedResponse,
  documentResponse,
  emptyResponse,
  type ResolverResponse,
  URL_TYPES,
} from './represent.ts';
import { blockOf, methodProblem, route, type Step, Steps } from './route.ts';
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

/** Result of a request. */
export interface Resolution {
  steps: Step[];
  /** Name of the method, once the input was parsed. */
  method?: string;
  /** The response of the platform; undefined while something is needed. */
  response?: ResolverResponse;
  /** The document of the DID, also where the platform responds with its own error. */
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
 * makes no request: where a document is elsewhere, it reports where, and takes it in `given`.
 * @returns What came of it; a failure is in `problem`, and as a response of the platform in `response`.
 */
export function resolve(request: ResolveRequest): Resolution {
  const steps = new Steps();
  const resolution: Resolution = { steps: steps.list };
  const input = request.input.trim();
  const type = acceptedType(request.accept, request.configuration);
  const isUrl = /[/?#]/.test(input) || URL_TYPES.includes(type);
  try {
    const url = readDidUrl(input, isUrl ? 'INVALID_DID_URL' : 'INVALID_DID');
    steps.pass(
      `The DID is ${url.did}${isUrl && url.did !== input ? ', and the rest selects a part of its document.' : '.'}`,
    );
    steps.pass(`The method is ${url.method}.`);
    resolution.method = url.method;
    const method = route(url.method, url.id, request.configuration, steps);
    obtainDocument(url, method, { request, resolution, steps });
    const { document, metadata } = resolution;
    if (document) {
      checkObtained(document, url.did, resolution, steps);
      represent(url, document, { request, resolution, steps, type, isUrl });
    } else if (metadata) resolution.response = emptyResponse(410, type, isUrl, metadata);
    if (document && !method.key) resolution.response = errorResponse(methodProblem(url.method), type, isUrl);
  } catch (error) {
    if (!(error instanceof DidProblem)) throw error;
    steps.add('error', error.message);
    const lead = request.input.length - request.input.trimStart().length;
    const at = error.at === undefined ? undefined : error.at + lead;
    resolution.problem = new DidProblem(error.code, error.message, at);
    resolution.response = errorResponse(error, type, isUrl);
  }
  return resolution;
}

const errorResponse = (problem: DidProblem, type: string, isUrl: boolean): ResolverResponse =>
  emptyResponse(STATUS[problem.code], type, isUrl, {}, problem.toObject());

interface Context {
  request: ResolveRequest;
  resolution: Resolution;
  steps: Steps;
}

/** Step 6. If the resolution has no document after it, the reader has to add it, or the DID was deactivated. */
function obtainDocument(url: DidUrl, method: MethodDefinition, { request, resolution, steps }: Context): void {
  const { configuration, given, now, enableEncryptionKeyDerivation = false } = request;
  const query = parametersOf(url);
  const version: VersionQuery = Object.fromEntries(
    ['versionId', 'versionTime', 'versionNumber'].flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
  );
  if (Object.keys(version).length > 0 && !method.keepsVersions)
    throw new DidProblem('FEATURE_NOT_SUPPORTED', `did:${url.method} doesn't support earlier versions`);
  const encoding = configuration.preferredPublicKeyEncoding === 'multibase' ? 'multibase' : 'jwk';
  resolution.document = orProblem('INVALID_DID', () => ownDocument(url, { encoding, enableEncryptionKeyDerivation }));
  if (resolution.document) {
    steps.pass('The document can be derived from the DID alone.');
    return;
  }
  const needs = orProblem('INVALID_DID', () => needsOf(url, blockOf(configuration, method)));
  resolution.needs = needs;
  if (!given || given.text.trim() === '') {
    const asks = needs.address ? `The driver fetches ${needs.address}.` : 'The driver queries a ledger or a node.';
    const hint = hintAbout(url);
    if (hint) needs.hint = asks + hint;
    steps.add('skipped', asks + hint);
    return;
  }
  if (needs.kind === 'log') {
    const { text, witnesses } = given;
    // A log that fails is shown as well.
    resolution.log = verifyLog(text, { did: url.did, now, ...(witnesses && { witnesses }) });
    Object.assign(resolution, versionOf(resolution.log, url.did, version));
  } else Object.assign(resolution, readGiven(given.text));
  steps.pass(
    resolution.document
      ? 'The document is the one that you pasted.'
      : 'According to the pasted result, the DID was deactivated, so there is no document.',
  );
}

/** The document and the metadata of a version. */
function versionOf(log: EntryReport[], did: string, version: VersionQuery) {
  const entry = chooseVersion(log, version);
  if (!log.some(({ document }) => document.id === did))
    throw new DidProblem('INVALID_DID', 'No entry in the log belongs to this DID');
  return { document: entry.document, metadata: webvhMetadata(log, entry) };
}

/** Step 7. */
function checkObtained(document: JsonObject, did: string, resolution: Resolution, steps: Steps): void {
  resolution.faults = checkDocument(document, did);
  const fault = resolution.faults.find(({ severity }) => severity === 'error');
  if (fault) throw new DidProblem('INVALID_DID_DOCUMENT', `${fault.pointer || 'The document'}: ${fault.message}`);
  steps.pass('The id is the DID, and the structure is valid.');
}

/** Step 8. */
function represent(
  url: DidUrl,
  document: JsonObject,
  { request, resolution, steps, type, isUrl }: Context & { type: string; isUrl: boolean },
): void {
  const { metadata = {} } = resolution;
  if (isUrl) resolution.dereferenced = dereference(url, document, request.verificationRelationship);
  const { dereferenced } = resolution;
  const response = dereferenced
    ? dereferencedResponse(type, dereferenced, metadata)
    : documentResponse(type, document, metadata);
  resolution.response = response;
  steps.pass(`The response is ${response.contentType}, status ${response.status}.`);
}

/** What to know before looking the document up, such as a usual slip in the DID; empty for most. */
function hintAbout({ method, id, path }: DidUrl): string {
  // The long form of a Sidetree DID carries its first document behind its last colon.
  if (method === 'ion' && /:eyJ/.test(id))
    return ' This is the long form: its last part is base64url of JSON with the first document, which counts until the DID is anchored.';
  // A colon begins a folder (did:web method, section "Method-specific identifier").
  const port = /^web(?:vh:[^:]+)?:[^:]+:(\d{2,5})(?::|$)/.exec(`${method}:${id}`)?.[1];
  const folder = /^\/([^?#]+)/.exec(path)?.[1];
  if (method === 'web' && folder)
    return ` A path behind / does not choose the document. If a folder is meant, write did:web:${id}:${folder.replaceAll('/', ':')}.`;
  return port ? ` The colon makes ${port} a folder. If it is a port, write %3A${port}.` : '';
}
