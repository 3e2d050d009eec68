import { InputError } from './inputError.ts';
import { jsonHint } from './jsonHint.ts';
import type { Json } from './jsonTypes.ts';
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
  return new PlacesReader(text).all();
}

/** The first character that is no JSON; undefined where all is, or where there is more than is read. */
export function placeOfFault(text: string): number | undefined {
  const reader = new PlacesReader(text);
  try {
    reader.all();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return reader.brokenAt;
}

class PlacesReader {
  brokenAt: number | undefined;
  private readonly text: string;
  private readonly places = new Map<string, Span>();
  private readonly twice: string[] = [];
  private at = 0;
  private members = 0;

  constructor(text: string) {
    this.text = text;
  }

  all(): JsonPlaces {
    const value = this.value('', 0);
    this.skip(SPACE);
    if (this.at < this.text.length) this.fault('something follows the value');
    return { value, places: this.places, twice: this.twice };
  }

  private value(pointer: string, depth: number): Json {
    this.skip(SPACE);
    const start = this.at;
    if (depth >= LIMITS.depth && /[{[]/.test(this.text.charAt(start)))
      throw new InputError(`The JSON has more than ${LIMITS.depth} levels.`, start);
    const found = this.read(pointer, depth);
    this.places.set(pointer, { start, end: this.at });
    return found;
  }

  private read(pointer: string, depth: number): Json {
    if (this.take('{')) return this.object(pointer, depth);
    if (this.take('[')) return this.list(pointer, depth);
    const literal = this.quoted() ?? this.skip(LITERAL);
    if (literal === undefined) return this.fault('a value is missing or broken');
    return this.text[this.at - 1] === '"' ? literal : (JSON.parse(literal) as Json);
  }

  private object(pointer: string, depth: number): Json {
    const members: [string, Json][] = [];
    const names = new Set<string>();
    if (this.take('}')) return {};
    do {
      this.skip(SPACE);
      const name = this.quoted() ?? this.fault('a name in double quotes is expected');
      if (!this.take(':')) this.fault('a colon is expected');
      this.count();
      const inner = `${pointer}/${pointerPart(name)}`;
      if (names.has(name)) this.twice.push(inner);
      names.add(name);
      members.push([name, this.value(inner, depth + 1)]);
    } while (this.take(','));
    if (!this.take('}')) this.fault('a comma or } is expected');
    return Object.fromEntries(members);
  }

  private list(pointer: string, depth: number): Json {
    const items: Json[] = [];
    if (this.take(']')) return items;
    do {
      this.count();
      items.push(this.value(`${pointer}/${items.length}`, depth + 1));
    } while (this.take(','));
    if (!this.take(']')) this.fault('a comma or ] is expected');
    return items;
  }

  private skip(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** A text in quotation marks; undefined if there is none here, or it is broken. */
  private quoted(): string | undefined {
    const { text, at } = this;
    if (text[at] !== '"') return undefined;
    let end = at + 1;
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
    try {
      const found = JSON.parse(text.slice(at, end + 1)) as string;
      this.at = end + 1;
      return found;
    } catch {
      return undefined;
    }
  }

  private take(character: string): boolean {
    this.skip(SPACE);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private count(): void {
    this.members += 1;
    if (this.members > LIMITS.values)
      throw new InputError(`The JSON has more than ${LIMITS.values.toLocaleString('en')} members.`, this.at);
  }

  private fault(expected: string): never {
    const hint = jsonHint(this.text, this.at);
    const place = placeIn(this.text, this.at);
    this.brokenAt = this.at;
    throw new InputError(`This is not valid JSON: ${expected} at ${place}.${hint ? ` ${hint}` : ''}`, this.at);
  }
}

/** A place as people count it, as in `line 3, column 12`. */
export function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
