import { InputError, isJson, isObject, type JsonObject, textOf } from '../base/index.ts';
import { type Decoded, decode } from '../decode/index.ts';
import type { Unused } from './types.ts';

/** Why a resolver gave no document. */
export interface ResolutionFailure {
  /** As in `NOT_FOUND`. */
  code: string;
  detail: string;
}

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
  /** The issuer whose metadata contain it. */
  issuer?: string;
}

/** What was pasted beside an input, sorted by what it is. */
export class Material {
  readonly documents = new UsedMap<JsonObject>();
  /** DIDs whose resolution result says that they ended (DID Resolution section 7.1.3). */
  readonly deactivated = new Set<string>();
  /** Resolution results without a document: why a resolver gave none (DID Resolution section 7.3). */
  readonly failures: ResolutionFailure[] = [];
  /** Status list credentials and status list tokens, by address. */
  readonly lists = new UsedMap<Decoded>();
  readonly schemas = new UsedMap<JsonObject>();
  /** JSON-LD contexts by address. */
  readonly contexts = new UsedMap<object>();
  /** JSON-LD contexts without an address, for those that are missing, in their order. */
  readonly looseContexts: JsonObject[] = [];
  /** Certificates of authorities that are trusted, as DER. */
  readonly roots: Uint8Array[] = [];
  readonly keys: GivenKey[] = [];
  readonly usedKeys = new Set<GivenKey>();
  areRootsUsed = false;
  private readonly entries: { name: string; isUsed: () => boolean; reason: string }[] = [];

  /** JSON Web Keys, for what decrypts. */
  get jwks(): JsonObject[] {
    return this.keys.flatMap(({ jwk }) => (jwk ? [jwk] : []));
  }

  /** What nothing used, each with the reason. */
  unused(): Unused[] {
    return this.entries.filter(({ isUsed }) => !isUsed()).map(({ name, reason }) => ({ name, reason }));
  }

  note(name: string, isUsed: () => boolean, reason: string): void {
    this.entries.push({ name, isUsed, reason });
  }

  addKeys(name: string, keys: GivenKey[]): void {
    this.keys.push(...keys);
    const ids = keys.flatMap(({ jwk }) => (typeof jwk?.kid === 'string' ? [JSON.stringify(jwk.kid)] : []));
    const which = ids.length > 0 ? `, and its kid is ${ids.join(', ')}` : '';
    const reason = `No signature in the input asks for this key: it names another kid, or its key is elsewhere${which}`;
    this.note(name, () => keys.some((key) => this.usedKeys.has(key)), reason);
  }
}

/** Sorts texts by what they are. */
export async function materialOf(texts: readonly string[]): Promise<Material> {
  const material = new Material();
  for (const text of texts) {
    try {
      if (!addContexts(text, material) && !(await addLog(text, material))) sort(await decode(text), material);
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
  const names = Object.keys(value);
  if (names.length === 1 && isObject(value['@context'])) {
    material.looseContexts.push(value);
    const isUsed = () => !material.looseContexts.includes(value);
    material.note('JSON-LD context', isUsed, 'No context is missing for canonicalization');
    return true;
  }
  const isMap = names.length > 0 && names.every((name) => /^https?:/.test(name) && isObject(value[name]));
  for (const name of isMap ? names : []) {
    material.contexts.set(name, value[name] as JsonObject);
    const isUsed = () => material.contexts.used.has(name);
    material.note(`JSON-LD context ${name}`, isUsed, 'Nothing in the input uses its address');
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
  const reports = did ? verifyLog(text, { did, now: Date.now() }) : [];
  const last = reports.at(-1);
  if (!last?.isValid) return false;
  material.documents.set(did, last.document);
  material.note(`Log of ${did}`, () => material.documents.used.has(did), 'Nothing in the input is looked up in it');
  return true;
}

function sort(decoded: Decoded, material: Material): void {
  const { documents, deactivated, lists, schemas, roots, failures } = material;
  const { format, name, token } = decoded;
  const document = decoded.document ?? {};
  const failure = format === 'did-document' ? failureIn(document) : undefined;
  const add = <Value>(map: UsedMap<Value>, id: string, value: Value, what: string) => {
    map.set(id, value);
    material.note(`${name} ${id}`, () => map.used.has(id), what);
  };
  if (failure) failures.push(failure);
  else if (format === 'did-document') {
    const found = isObject(document.didDocument) ? document.didDocument : document;
    const { didDocumentMetadata: metadata } = document;
    if (isObject(metadata) && metadata.deactivated === true) deactivated.add(String(found.id));
    add(documents, String(found.id), found, 'Nothing in the input is looked up in this document');
  } else if (format === 'status-list' || (format === 'jwt' && isListCredential(document))) {
    add(lists, String(document.id), decoded, 'No status entry names the id of this list');
  } else if (format === 'status-list-token') {
    add(lists, String(token?.payload.sub), decoded, 'No status entry names the sub of this list');
  } else if (format === 'json-schema') {
    add(schemas, String(document.$id), document, 'The credential names no schema with this $id');
  } else if (format === 'certificate') {
    const certificates = decoded.certificates ?? [];
    roots.push(...certificates);
    const keys = certificates.map((der) => ({ der }));
    material.keys.push(...keys);
    const isUsed = () => material.areRootsUsed || keys.some((key) => material.usedKeys.has(key));
    material.note(name, isUsed, 'The input has no x5c chain that could end at it, and its key is not needed');
  } else if (format === 'jwk') material.addKeys(name, [{ jwk: document }]);
  else {
    const keys = keysIn(document);
    if (keys.length > 0) material.addKeys(name, keys);
    else
      material.note(
        name,
        () => false,
        'Only DID documents, keys, status lists, schemas, contexts and certificates are used',
      );
  }
}

/** Keys of a JWK set, or of metadata that contain one (SD-JWT VC section 5, OpenID Federation). */
function keysIn({ keys, jwks, issuer, iss }: JsonObject): GivenKey[] {
  const list = Array.isArray(keys) ? keys : isObject(jwks) && Array.isArray(jwks.keys) ? jwks.keys : [];
  const owner = textOf(issuer) || textOf(iss);
  return list.filter(isObject).map((jwk) => ({ jwk, ...(owner ? { issuer: owner } : {}) }));
}

const isListCredential = ({ credentialSubject }: JsonObject): boolean =>
  isObject(credentialSubject) && 'encodedList' in credentialSubject;

function failureIn({ didDocument, didResolutionMetadata: metadata }: JsonObject): ResolutionFailure | undefined {
  if (isObject(didDocument) || !isObject(metadata) || metadata.error === undefined) return undefined;
  const { error } = metadata;
  const type = isObject(error) ? textOf(error.type) : textOf(error);
  const detail = isObject(error) ? textOf(error.detail) || textOf(error.title) : '';
  return { code: type.replace(/^.*#/, ''), detail };
}
