import { isObject, type JsonValue } from '../../../plugins/schemas/jsonValue.ts';

/** A copy of a text that differs in one place. */
export interface Change {
  place: string;
  text: string;
}

/** Characters of a token that lie between two changed ones. Two changes per part are made at least. */
const TOKEN_STEP = 29;
/** Bytes between two changed ones in CBOR. */
const BYTE_STEP = 7;

/** Changes one character at a time: in each value and name of a document, all over a token, all over a CBOR text. */
export function changesOf(text: string, proof: string): Change[] {
  if (proof === 'COSE_Sign1') return cborChanges(text.trim());
  if (text.startsWith('{')) return documentChanges(JSON.parse(text));
  return tokenChanges(text.trim());
}

/** Another character of the same kind, so that the text keeps its form. */
function another(character: string): string {
  if (/[0-8a-yA-Y]/.test(character)) return String.fromCharCode(character.charCodeAt(0) + 1);
  return character === '9' ? '8' : 'a';
}

const changeAt = (text: string, at: number): string =>
  text.slice(0, at) + another(text.charAt(at)) + text.slice(at + 1);

function documentChanges(document: JsonValue): Change[] {
  return leavesOf(document, '').map(({ place, write }) => {
    const copy = structuredClone(document);
    write(copy);
    return { place, text: JSON.stringify(copy) };
  });
}

interface Leaf {
  place: string;
  write(copy: JsonValue): void;
}

/** Every plain value, and every name of a member, with a way to change it in a copy of the whole. */
function leavesOf(value: JsonValue, place: string, find = (copy: JsonValue): JsonValue => copy): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const parent = (copy: JsonValue) => find(copy) as Record<string, JsonValue>;
    const here = `${place}/${key}`;
    const rename: Leaf = {
      place: `name ${here}`,
      write(copy) {
        const owner = parent(copy);
        const found = owner[key];
        delete owner[key];
        owner[changeAt(key, key.length - 1)] = found as JsonValue;
      },
    };
    const names = isObject(value) ? [rename] : [];
    if (typeof item === 'object' && item !== null) {
      return [...names, ...leavesOf(item, here, (copy) => parent(copy)[key] as JsonValue)];
    }
    const edit: Leaf = {
      place: here,
      write(copy) {
        parent(copy)[key] = changed(item);
      },
    };
    return [...names, edit];
  });
}

function changed(value: JsonValue): JsonValue {
  if (typeof value === 'number') return value + 1;
  const text = String(value);
  return changeAt(text, text.length >> 1);
}

/** The last character of a part may hold unused bits, so changes stop before it. */
function tokenChanges(token: string): Change[] {
  let start = 0;
  return token.split(/[.~]/).flatMap((part) => {
    const places = part.length < 2 ? [] : [0, part.length - 2];
    for (let at = TOKEN_STEP; at < part.length - 2; at += TOKEN_STEP) places.push(at);
    const changes = places.map((at) => ({ place: `character ${start + at}`, text: changeAt(token, start + at) }));
    start += part.length + 1;
    return changes;
  });
}

function cborChanges(text: string): Change[] {
  const bytes = Buffer.from(text, 'base64url');
  const places = Array.from({ length: Math.ceil(bytes.length / BYTE_STEP) }, (_, at) => at * BYTE_STEP);
  return places.map((at) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return { place: `byte ${at}`, text: copy.toString('base64url') };
  });
}
