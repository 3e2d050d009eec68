import { InputError, isJson, isObject, type JsonObject, objectsOf, textOf, tryOr } from '../base/index.ts';
import { type Decoded, decode } from '../decode/index.ts';
import { readResult } from '../resolve/given.ts';
import { DidProblem } from '../resolve/problem.ts';
import type { Unused } from './types.ts';

/** A map that knows which of its entries were used. */
class UsedMap<Value> extends Map<string, Value> {
  readonly used = new Set<string>();
  override get(name: string): Value | undefined {
    if (this.has(name)) this.used.add(name);
    return super.get(name);
  }
}

/** A key that was pasted, or the certificate that it comes from. */
export interface GivenKey {
  jwk?: JsonObject;
  der?: Uint8Array;
  issuer?: string;
}

/** Supporting documents of an input, sorted by kind. */
export class Material {
  readonly documents = new UsedMap<JsonObject>();
  /** DIDs whose resolution result is that of a deactivated DID (DID Resolution section 7.1.3). */
  readonly deactivated = new Set<string>();
  /** Resolution results without a document: why a resolver gave none (DID Resolution section 7.3). */
  readonly failures: DidProblem[] = [];
  /** Status list credentials and status list tokens, by address. */
  readonly lists = new UsedMap<Decoded>();
  readonly schemas = new UsedMap<JsonObject>();
  readonly contexts = new UsedMap<object>();
  /** JSON-LD contexts without an address, for those that are missing, in their order. */
  readonly looseContexts: JsonObject[] = [];
  /** Certificates of authorities that are trusted, as DER. */
  readonly roots: Uint8Array[] = [];
  readonly keys: GivenKey[] = [];
  readonly usedKeys = new Set<GivenKey>();
  areRootsUsed = false;
  /** Session transcripts that were compared with an mdoc, as texts. */
  readonly transcripts: string[] = [];
  private readonly entries: { name: string; isUsed: () => boolean; reason: string }[] = [];

  /** OpenID4VP requests, and presentations that answer one. */
  readonly requests: Decoded[] = [];
  readonly presentations: Decoded[] = [];
  /** What the wallet put into the header of an encrypted response for the transcript (ISO/IEC 18013-7 annex B.4.4). */
  mdocGeneratedNonce?: string;
  /** Keys of a request to encrypt the response: they verify nothing (OpenID4VP 1.0 section 5.1). */
  encryptionKeys: JsonObject[] = [];

  get jwks(): JsonObject[] {
    return [...this.keys.flatMap(({ jwk }) => (jwk ? [jwk] : [])), ...this.encryptionKeys];
  }

  unused(): Unused[] {
    return this.entries.filter(({ isUsed }) => !isUsed()).map(({ name, reason }) => ({ name, reason }));
  }

  /** A context by its address; one that was pasted without an address is taken for the first that is missing. */
  findContext(url: string): object | undefined {
    const loose = this.contexts.has(url) ? undefined : this.looseContexts.shift();
    if (loose) this.contexts.set(url, loose);
    return this.contexts.get(url);
  }

  /** Remembers a text, so that it is reported if nothing uses it. */
  note(name: string, isUsed: () => boolean, reason: string): void {
    this.entries.push({ name, isUsed, reason });
  }

  add<Value>(map: UsedMap<Value>, [name, id]: [name: string, id: string], value: Value, reason: string): void {
    map.set(id, value);
    this.note(`${name} ${id}`, () => map.used.has(id), reason);
  }

  addKeys(name: string, keys: GivenKey[], reason: string, isUsed = () => false): void {
    this.keys.push(...keys);
    this.note(name, () => isUsed() || keys.some((key) => this.usedKeys.has(key)), reason);
  }
}

export async function materialOf(texts: readonly string[]): Promise<Material> {
  const material = new Material();
  for (const text of texts) {
    try {
      if (!addContexts(text, material) && !(await addLog(text, material)))
        await addMaterial(await decode(text), material);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      material.note('Unreadable text', () => false, error.message);
    }
  }
  return material;
}

/** JSON-LD contexts: one with its `@context` alone, or several by their addresses. */
function addContexts(text: string, material: Material): boolean {
  const value: unknown = /^\s*\{/.test(text) && isJson(text) ? JSON.parse(text) : undefined;
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  if (entries.length === 1 && isObject(value['@context'])) {
    material.looseContexts.push(value);
    const isUsed = () => !material.looseContexts.includes(value);
    material.note('JSON-LD context', isUsed, 'No context is missing for canonicalization');
    return true;
  }
  const isMap = entries.length > 0 && entries.every(([name, one]) => /^https?:/.test(name) && isObject(one));
  for (const [name, context] of isMap ? entries : []) {
    const reason = "The input doesn't use its URL";
    material.add(material.contexts, ['JSON-LD context', name], context as JsonObject, reason);
  }
  return isMap;
}

/** The log of a did:webvh, whose last document counts. */
async function addLog(text: string, material: Material): Promise<boolean> {
  if (!/^\s*\{"versionId"/.test(text)) return false;
  const { verifyLog } = await import('../resolve/webvh/verifyLog.ts');
  const line = text.trim().split('\n').at(-1) ?? '';
  const entry: unknown = isJson(line) ? JSON.parse(line) : undefined;
  const did = isObject(entry) && isObject(entry.state) ? textOf(entry.state.id) : '';
  const last = did ? verifyLog(text, { did, now: Date.now() }).at(-1) : undefined;
  if (!last?.isValid) return false;
  material.add(material.documents, ['Log of', did], last.document, "The input doesn't refer to it");
  return true;
}

/** Adds something that was pasted, by what it is. */
export async function addMaterial(decoded: Decoded, material: Material): Promise<void> {
  const { lists, schemas } = material;
  const { format, name, certificates = [], document = {} } = decoded;
  const { credentialSubject: subject } = document;
  if (format === 'did-document') {
    addResolution(document, name, material);
  } else if (format === 'status-list' || (format === 'jwt' && isObject(subject) && 'encodedList' in subject)) {
    material.add(lists, [name, String(document.id)], decoded, 'No status entry refers to the id of this list');
  } else if (format === 'status-list-token') {
    material.add(lists, [name, String(document.sub)], decoded, 'No status entry refers to the sub of this list');
  } else if (format === 'json-schema') {
    const reason = 'The credential does not refer to a schema with this $id';
    material.add(schemas, [name, String(document.$id)], document, reason);
  } else if (format === 'certificate') {
    material.roots.push(...certificates);
    const reason = 'The input has no x5c chain that could end at it, and its key is not needed';
    const keys = certificates.map((der) => ({ der }));
    material.addKeys(name, keys, reason, () => material.areRootsUsed);
  } else if (format === 'openid4vp-request') {
    material.requests.push(decoded);
  } else if (
    format === 'jwe' ||
    decoded.level === 'presentation' ||
    decoded.sdJwt?.keyBinding ||
    format === 'openid4vp-response'
  ) {
    material.presentations.push(withoutSpans(decoded));
  } else {
    const keys = format === 'jwk' ? [{ jwk: document }] : await keysIn(document);
    const ids = keys.flatMap(({ jwk }) => (typeof jwk.kid === 'string' ? [JSON.stringify(jwk.kid)] : []));
    const which = ids.length > 0 ? `, and its kid is ${ids.join(', ')}` : '';
    const reason = `No signature in the input uses this key: it has a different kid, or its key is elsewhere${which}`;
    const other = 'Only DID documents, keys, status lists, schemas, contexts and certificates are used';
    if (keys.length > 0) material.addKeys(name, keys, reason);
    else material.note(name, () => false, other);
  }
}

/** A DID document, or the result of resolving a DID. */
function addResolution(result: JsonObject, name: string, material: Material): void {
  try {
    const { document, metadata } = readResult(result);
    if (!document) throw new DidProblem('NOT_FOUND', 'the result is for a deactivated DID');
    const id = String(document.id);
    if (metadata?.deactivated === true) material.deactivated.add(id);
    material.add(material.documents, [name, id], document, "The input doesn't refer to this document");
  } catch (error) {
    if (!(error instanceof DidProblem)) throw error;
    material.failures.push(error);
  }
}

/** A supporting document has no places in the input. */
const withoutSpans = (decoded: Decoded): Decoded => ({
  ...decoded,
  parts: decoded.parts.map(({ span: _, places: __, ...part }) => part),
  contains: decoded.contains.map((one) => ({ ...one, decoded: withoutSpans(one.decoded) })),
});

/** Keys of a JWK set, or of metadata that contain one (SD-JWT VC section 5, OpenID Federation). */
async function keysIn(document: JsonObject): Promise<{ jwk: JsonObject; issuer?: string }[]> {
  const { keys, jwks, issuer, iss, publicKeyJwk, publicKeyMultibase } = document;
  if (isObject(publicKeyJwk)) return [{ jwk: publicKeyJwk }];
  if (typeof publicKeyMultibase === 'string') {
    const { readMultikey } = await import('../base/multikey.ts');
    const own = tryOr(() => readMultikey(publicKeyMultibase).jwk);
    if (own) return [{ jwk: own }];
  }
  const owner = textOf(issuer) || textOf(iss);
  const list = objectsOf(keys ?? (isObject(jwks) ? jwks.keys : undefined));
  return list.map((jwk) => ({ jwk, ...(owner ? { issuer: owner } : {}) }));
}
