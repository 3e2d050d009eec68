import {
  fromBase64url,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  multihash,
  objectsOf,
  ownEntry,
  parseJson,
  readMulticodec,
  readMultikey,
  utf8,
} from '../../base/index.ts';
import { DID_CONTEXT, MULTIKEY_CONTEXT } from '../contexts.ts';
import { type DidKeyOptions, didKeyDocument } from './didKey.ts';

/**
 * The document of a did:peer of the kinds 0, 2 and 4, derived from the DID alone (Peer DID method, section "Generation
 * Method").
 * @param id What follows `did:peer:`.
 * @throws Error for another kind, and for a value that does not follow the rules of its kind.
 */
export function didPeerDocument(did: string, id: string, encoding: DidKeyOptions['encoding']): JsonObject {
  const rest = id.slice(1);
  switch (id.charAt(0)) {
    case '0':
      return didKeyDocument(did, rest, { encoding, enableEncryptionKeyDerivation: true });
    case '2':
      return keysAndServices(did, rest);
    case '4':
      return wholeDocument(did, rest);
    case '1':
    case '3':
      throw new Error(
        `A did:peer of type ${id.charAt(0)} is a hash, so only someone who received its document can resolve it.`,
      );
    default:
      throw new Error('After did:peer: comes the number of the type, 0 to 4.');
  }
}

const RELATIONSHIPS: Record<string, string> = {
  A: 'assertionMethod',
  E: 'keyAgreement',
  V: 'authentication',
  I: 'capabilityInvocation',
  D: 'capabilityDelegation',
};

/** Kind 2: a list of keys, each with its purpose, and of services. */
function keysAndServices(did: string, text: string): JsonObject {
  if (!text.startsWith('.')) throw new Error('In a did:peer of type 2, each part begins with a dot.');
  const methods: JsonObject[] = [];
  const uses: Record<string, string[]> = {};
  const services: JsonObject[] = [];
  for (const part of text.slice(1).split('.')) {
    const [purpose, value] = [part.charAt(0), part.slice(1)];
    if (purpose === 'S') {
      services.push(...readServices(value));
      continue;
    }
    const relationship = RELATIONSHIPS[purpose];
    if (!relationship)
      throw new Error(`A part begins with one of A, D, E, I, S and V, but this one begins with "${purpose}".`);
    readMultikey(value);
    const keyId = `#key-${methods.length + 1}`;
    methods.push({ id: keyId, controller: did, type: 'Multikey', publicKeyMultibase: value });
    uses[relationship] = [...(uses[relationship] ?? []), keyId];
  }
  // Services without an ID are counted: `#service`, `#service-1` and so on.
  const unnamed = services.filter(({ id }) => id === undefined);
  for (const [number, service] of unnamed.entries()) service.id = number === 0 ? '#service' : `#service-${number}`;
  return {
    '@context': [DID_CONTEXT, MULTIKEY_CONTEXT],
    id: did,
    verificationMethod: methods,
    ...uses,
    ...(services.length > 0 && { service: services }),
    alsoKnownAs: [`did:peer:3z${multihash(text)}`],
  };
}

const LONG_NAMES: Record<string, string> = { t: 'type', s: 'serviceEndpoint', r: 'routingKeys', a: 'accept' };

/** The service of a part; several in one list are of an older rule, which many wallets still follow. */
function readServices(value: string): JsonObject[] {
  const bytes = fromBase64url(value);
  return listOf(longNames(parseJson((bytes && utf8(bytes)) ?? ''))).map((service) => {
    if (!isObject(service)) throw new Error('A service of a did:peer has to be one JSON object in base64url.');
    return { ...service, ...(service.type === 'dm' && { type: 'DIDCommMessaging' }) };
  });
}

function longNames(value: Json): Json {
  if (Array.isArray(value)) return value.map(longNames);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [ownEntry(LONG_NAMES, name) ?? name, longNames(inner)]);
  return Object.fromEntries(entries);
}

/** Multicodec code of JSON. */
const JSON_CODE = 0x0200;

/** Kind 4: the whole document, behind its hash. */
function wholeDocument(did: string, text: string): JsonObject {
  const [hash, encoded] = text.split(':');
  if (!encoded) throw new Error('This is the short form, a hash. Paste the long form, which contains the document.');
  if (hash !== `z${multihash(encoded)}`) throw new Error("The hash doesn't match the document that follows it.");
  const { code, bytes } = readMulticodec(encoded);
  if (code !== JSON_CODE) throw new Error("The multicodec prefix of the part after the hash isn't the one for JSON.");
  const document = parseJson(utf8(bytes) ?? '');
  if (!isObject(document)) throw new Error('The part after the hash is not a JSON object.');
  const lists = ['verificationMethod', ...Object.values(RELATIONSHIPS)];
  const own = lists.flatMap((name) => objectsOf(document[name]));
  for (const method of own) method.controller ??= did;
  const known = Array.isArray(document.alsoKnownAs) ? document.alsoKnownAs : [];
  return { ...document, id: did, alsoKnownAs: [...known, `did:peer:4${hash}`] };
}
