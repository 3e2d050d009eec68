import { isObject, type JsonObject, listOf, ownEntry } from '../base/index.ts';
import { JSON_KINDS } from './jsonKinds.ts';
import type { FormatId, Level } from './types.ts';
import { levelOf, looksLikeW3c, V1, V2, versionOf } from './w3c.ts';

/** What a JSON object is, why, and which explanations fit its members. */
interface Kind {
  format: FormatId;
  name: string;
  why: string[];
  level: Level;
  explain: string;
  advice?: string;
}

const STATUS_TYPES: Record<string, string> = {
  BitstringStatusList: 'Bitstring Status List',
  StatusList2021: 'Status List 2021',
};

const LIST = new Intl.ListFormat('en');

export function kindOf(document: JsonObject): Kind {
  if (looksLikeW3c(document)) return w3cKind(document);
  const found = JSON_KINDS.find(
    ({ members, when }) => members.every((name) => name in document) && (when?.(document) ?? true),
  );
  const unknown = "None of its members shows that it's a credential, a request, a DID document or a key.";
  if (!found)
    return { format: 'unknown', name: 'JSON in no known format', why: [unknown], level: 'other', explain: 'json' };
  const { name, members, format = 'other-json', explain = format, advice } = found;
  const why = found.why ?? `It has the ${members.length > 1 ? 'members' : 'member'} ${LIST.format(members)}.`;
  return { format, name, why: [why], level: 'other', explain, advice };
}

function w3cKind(document: JsonObject): Kind {
  const level = levelOf(document) === 'presentation' ? 'presentation' : 'credential';
  const version = versionOf(document);
  const isFirst = version === 'w3c-1.1';
  const subject = listOf(document.credentialSubject)[0];
  const list = isObject(subject) && typeof subject.type === 'string' ? ownEntry(STATUS_TYPES, subject.type) : undefined;
  const [first] = listOf(document['@context']);
  const types = listOf(document.type).map(String).join(', ');
  const [proof] = listOf(document.proof);
  const why = [
    version
      ? `The first item of @context is ${isFirst ? V1 : V2}.`
      : first === undefined
        ? 'It has no @context.'
        : `The first item of @context is ${JSON.stringify(first)}, which is not a known version.`,
    types ? `type is ${types}.` : 'It has members of a credential, but no type.',
    isObject(proof) ? `It contains a proof of the type ${proof.cryptosuite ?? proof.type}.` : 'It contains no proof.',
  ];
  const data = `W3C VC ${isFirst ? '1.1' : version ? '2.0' : 'of an unknown version'}`;
  if (list) {
    why.push(`The type of its subject is ${(subject as JsonObject).type}.`);
    return { format: 'status-list', name: `${list}, ${data}`, why, level, explain: 'bitstring-status-list-credential' };
  }
  const explain = `verifiable-${level}-v${isFirst ? 1 : 2}`;
  return { format: version ?? 'unknown', name: `${data}, ${level}`, why, level, explain };
}
