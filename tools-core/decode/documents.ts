import { idOf, isObject, type Json, type JsonObject, listOf, ownEntry, pointerPart } from '../base/index.ts';
import { type Kind, otherKind } from './kinds.ts';
import { levelOf, looksLikeW3c, V1, V2, versionOf } from './w3c.ts';

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
  const list = isObject(subject) && typeof subject.type === 'string' ? ownEntry(STATUS_TYPES, subject.type) : undefined;
  const [first] = listOf(document['@context']);
  const why = version
    ? [`The first item of @context is ${version === 'w3c-1.1' ? V1 : V2}.`]
    : [
        first === undefined
          ? 'It has no @context.'
          : `The first item of @context is ${JSON.stringify(first)}, which is no known version.`,
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

/** The data address of an enveloped credential or presentation (VC Data Model 2.0 sections 4.13.1 and 4.13.2). */
export function envelopedIn({ id, type }: JsonObject): string | undefined {
  const isEnvelope = listOf(type).some((one) => /^EnvelopedVerifiable(?:Credential|Presentation)$/.test(String(one)));
  return isEnvelope && typeof id === 'string' && id.startsWith('data:') ? id : undefined;
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
