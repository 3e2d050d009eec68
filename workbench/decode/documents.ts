import { entryOf, idOf, isObject, type Json, type JsonObject, listOf, pointerPart } from '../base/index.ts';
import type { FormatId, Level } from './types.ts';
import { levelOf, looksLikeW3c, V1, V2, versionOf } from './w3c.ts';

/** What a JSON object is, why, and which explanations fit its members. */
export interface Kind {
  format: FormatId;
  name: string;
  why: string[];
  level: Level;
  explain: string;
}

const STATUS_TYPES: Record<string, string> = {
  BitstringStatusList: 'Bitstring Status List',
  StatusList2021: 'Status List 2021',
};

/** Tells a JSON object by its members. */
export function kindOf(document: JsonObject): Kind {
  return w3cKind(document) ?? otherKind(document);
}

function w3cKind(document: JsonObject): Kind | undefined {
  if (!looksLikeW3c(document)) return undefined;
  const level = levelOf(document) === 'presentation' ? 'presentation' : 'credential';
  const version = versionOf(document);
  const number = version === 'w3c-1.1' ? 1 : 2;
  const subject = listOf(document.credentialSubject)[0];
  const list = isObject(subject) && typeof subject.type === 'string' ? entryOf(STATUS_TYPES, subject.type) : undefined;
  const why = version
    ? [`The first item of @context is ${version === 'w3c-1.1' ? V1 : V2}.`]
    : [
        `The first item of @context is ${JSON.stringify(listOf(document['@context'])[0] ?? null)}, which is no known version.`,
      ];
  const types = listOf(document.type).map(String).join(', ');
  why.push(types ? `type is ${types}.` : 'It has members of a credential, and no type.');
  const data = `W3C VC ${version === 'w3c-1.1' ? '1.1' : version ? '2.0' : 'of an unknown version'}`;
  const proof = listOf(document.proof)[0];
  why.push(isObject(proof) ? `It holds a proof of the type ${proof.cryptosuite ?? proof.type}.` : 'It holds no proof.');
  if (list) {
    why.push(`The type of its subject is ${(subject as JsonObject).type}.`);
    return { format: 'status-list', name: `${list}, ${data}`, why, level, explain: 'bitstring-status-list-credential' };
  }
  const explain = level === 'presentation' ? `verifiable-presentation-v${number}` : `verifiable-credential-v${number}`;
  return { format: version ?? 'unknown', name: `${data}, ${level}`, why, level, explain };
}

/** Kinds that their members tell, first match first. */
const KINDS: {
  format: FormatId;
  name: string;
  explain: string;
  members: string[];
  says: string;
  when?: (document: JsonObject) => boolean;
}[] = [
  {
    format: 'jwk-set',
    name: 'JSON Web Key set',
    explain: 'jwk-set',
    members: ['keys'],
    says: 'It has the member keys.',
  },
  { format: 'jwk', name: 'JSON Web Key', explain: 'jwk', members: ['kty'], says: 'It has the member kty.' },
  {
    format: 'did-document',
    name: 'DID document',
    explain: 'did-document',
    members: ['id'],
    says: 'Its id is a DID, and it is no credential.',
    when: ({ id }) => typeof id === 'string' && id.startsWith('did:'),
  },
  {
    format: 'did-document',
    name: 'DID resolution result',
    explain: 'did-resolution-result',
    members: ['didDocument'],
    says: 'It has the member didDocument.',
  },
  {
    format: 'openid4vp-response',
    name: 'OpenID4VP answer',
    explain: 'openid4vp-response',
    members: ['vp_token'],
    says: 'It has the member vp_token.',
  },
  {
    format: 'openid4vp-response',
    name: 'OpenID4VP answer, encrypted',
    explain: 'openid4vp-response',
    members: ['response'],
    says: 'It has the member response with a token.',
    when: ({ response }) => typeof response === 'string' && response.startsWith('eyJ'),
  },
  {
    format: 'openid4vp-request',
    name: 'OpenID4VP request',
    explain: 'openid4vp-request',
    members: ['client_id'],
    says: 'It has the member client_id.',
  },
  {
    format: 'openid4vp-request',
    name: 'OpenID4VP request, for the Digital Credentials API',
    explain: 'openid4vp-request',
    members: ['nonce', 'dcql_query'],
    says: 'It has the members nonce and dcql_query.',
  },
  {
    format: 'presentation-definition',
    name: 'Presentation definition',
    explain: 'presentation-definition',
    members: ['input_descriptors'],
    says: 'It has the member input_descriptors.',
  },
  {
    format: 'dcql-query',
    name: 'DCQL query',
    explain: 'dcql-query',
    members: ['credentials'],
    says: 'It has the member credentials with queries.',
    when: ({ credentials }) => listOf(credentials).some((one) => isObject(one) && 'format' in one),
  },
  {
    format: 'anoncreds',
    name: 'AnonCreds credential',
    explain: 'json',
    members: ['cred_def_id', 'values', 'signature'],
    says: 'It has the members cred_def_id, values and signature, as AnonCreds has them.',
  },
  {
    format: 'anoncreds',
    name: 'AnonCreds presentation',
    explain: 'json',
    members: ['proof', 'requested_proof', 'identifiers'],
    says: 'It has the members proof, requested_proof and identifiers, as AnonCreds has them.',
  },
  {
    format: 'json-schema',
    name: 'JSON Schema',
    explain: 'json',
    members: ['$schema'],
    says: 'It has the member $schema.',
  },
];

function otherKind(document: JsonObject): Kind {
  const found = KINDS.find(
    ({ members, when }) => members.every((name) => name in document) && (when?.(document) ?? true),
  );
  if (found)
    return { format: found.format, name: found.name, why: [found.says], level: 'other', explain: found.explain };
  return {
    format: 'unknown',
    name: 'JSON of no known format',
    why: ['It has no member by which a credential, a request, a DID document or a key is told.'],
    level: 'other',
    explain: 'json',
  };
}

/** Credentials that a presentation holds, as values with their JSON Pointer. */
export function credentialsIn(document: JsonObject): { value: Json; pointer: string }[] {
  const held = document.verifiableCredential;
  return listOf(held).map((value, at) => {
    const pointer = Array.isArray(held) ? `/verifiableCredential/${at}` : '/verifiableCredential';
    const id = isObject(value) && value.proof === undefined ? idOf(value) : undefined;
    // An enveloped credential is its token in a data address (VC Data Model 2.0 section 4.13.1).
    return id?.startsWith('data:') ? { value: id, pointer: `${pointer}/id` } : { value, pointer };
  });
}

/** What an answer of OpenID4VP presents (OpenID4VP 1.0 section 8.1): texts and objects with their JSON Pointer. */
export function presentedIn(answer: JsonObject): { value: Json; pointer: string }[] {
  const held = answer.vp_token;
  const list = (value: Json | undefined, pointer: string) =>
    Array.isArray(value)
      ? value.map((one, at) => ({ value: one, pointer: `${pointer}/${at}` }))
      : value === undefined
        ? []
        : [{ value, pointer }];
  if (!isObject(held) || '@context' in held) return list(held, '/vp_token');
  return Object.entries(held).flatMap(([id, value]) => list(value, `/vp_token/${pointerPart(id)}`));
}
