import { InputError } from './inputError.ts';
import type { Json } from './json.ts';
import { LIMITS } from './limits.ts';
import { pointerPart } from './pointer.ts';

/** Where a value stands in a text: from the first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

export interface JsonPlaces {
  value: Json;
  /** Where each value stands, by its JSON Pointer. */
  places: Map<string, Span>;
  /** Pointers of names that an object has twice, of which readers take the last. */
  twice: string[];
}

const SPACE = /[ \t\n\r]*/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads JSON (RFC 8259) with the place of each value.
 *
 * @throws InputError with the offset of the first fault, or if it is too deep or has too many members
 */
export function readPlaces(text: string): JsonPlaces {
  const places = new Map<string, Span>();
  const twice: string[] = [];
  let at = 0;
  let members = 0;

  const skip = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  /** A text in quotation marks; undefined if there is none here, or it is broken. */
  const quoted = (): string | undefined => {
    if (text[at] !== '"') return undefined;
    let end = at + 1;
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
    try {
      const found = JSON.parse(text.slice(at, end + 1)) as string;
      at = end + 1;
      return found;
    } catch {
      return undefined;
    }
  };
  const fault = (expected: string): never => {
    throw new InputError(`This is not valid JSON: ${expected} at ${placeIn(text, at)}.`, at);
  };
  const take = (character: string): boolean => {
    skip(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const count = () => {
    members += 1;
    if (members > LIMITS.values) {
      throw new InputError(`The JSON has more than ${LIMITS.values.toLocaleString('en')} members.`, at);
    }
  };

  function value(pointer: string, depth: number): Json {
    if (depth > LIMITS.depth) throw new InputError(`The JSON has more than ${LIMITS.depth} levels.`, at);
    skip(SPACE);
    const start = at;
    const found = read(pointer, depth);
    places.set(pointer, { start, end: at });
    return found;
  }

  function read(pointer: string, depth: number): Json {
    if (take('{')) return object(pointer, depth);
    if (take('[')) return list(pointer, depth);
    const literal = quoted() ?? skip(LITERAL);
    if (literal === undefined) return fault('a value is missing or broken');
    return text[at - 1] === '"' ? literal : (JSON.parse(literal) as Json);
  }

  function object(pointer: string, depth: number): Json {
    const members: [string, Json][] = [];
    const names = new Set<string>();
    if (take('}')) return {};
    do {
      skip(SPACE);
      const name = quoted() ?? fault('a name in double quotes is expected');
      if (!take(':')) fault('a colon is expected');
      count();
      const inner = `${pointer}/${pointerPart(name)}`;
      if (names.has(name)) twice.push(inner);
      names.add(name);
      members.push([name, value(inner, depth + 1)]);
    } while (take(','));
    if (!take('}')) fault('a comma or } is expected');
    return Object.fromEntries(members);
  }

  function list(pointer: string, depth: number): Json {
    const items: Json[] = [];
    if (take(']')) return items;
    do {
      count();
      items.push(value(`${pointer}/${items.length}`, depth + 1));
    } while (take(','));
    if (!take(']')) fault('a comma or ] is expected');
    return items;
  }

  const found = value('', 0);
  skip(SPACE);
  if (at < text.length) fault('something follows the value');
  return { value: found, places, twice };
}

/** A place as people count it, as in `line 3, column 12`. */
export function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
