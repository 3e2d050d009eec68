import { createScanner, type ScanError, type SyntaxKind, visit } from 'jsonc-parser';
import { type Json, pointerOf } from './json.ts';
import { jsonHint } from './jsonHint.ts';
import { InputError, LIMITS } from './limits.ts';
import type { Place } from './report.ts';
import { tryOr } from './tryOr.ts';

/** A range of a text: from the first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** JSON that was read, or what is wrong with it and where. */
export type JsonReading = { value: Json } | { fault: string; at: number };

export interface JsonPlaces {
  value: Json;
  /** Where each value is, by its JSON Pointer. */
  places: Map<string, Span>;
  /** Pointers of names that an object contains twice; the last one counts. */
  twice: string[];
}

// The package declares these as `const enum`, which code that is compiled file by file cannot use.
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, END] = [1, 2, 3, 4, 17] as SyntaxKind[];
const UNCLOSED_TEXT = 2 as ScanError;
const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Reads JSON (RFC 8259) up to a depth. `what` is the subject of the sentence about a problem. */
export function readJson(text: string, what = 'This'): JsonReading {
  const { open, inText, tooDeep } = brackets(text, 0);
  if (tooDeep !== undefined) return { fault: `${what} has more than ${LIMITS.depth} levels.`, at: tooDeep };
  const value = tryOr(() => JSON.parse(text) as Json);
  if (value !== undefined) return { value };
  const at = firstError(text) ?? text.length;
  const hint = jsonHint(text, at);
  if (!hint && inText) return { fault: `${what} is cut off: its last string has no closing quote.`, at };
  if (!hint && open > 0) {
    const brackets = open === 1 ? 'bracket is' : 'brackets are';
    return { fault: `${what} is cut off: ${open} ${brackets} still open.`, at };
  }
  return { fault: `${what} is not valid JSON at ${placeIn(text, at)}.${hint ? ` ${hint}` : ''}`, at };
}

/** Reads JSON as `readJson` does. @throws InputError with the offset of the first problem */
export function parseJson(text: string, what?: string): Json {
  const read = readJson(text, what);
  if ('fault' in read) throw new InputError(read.fault, read.at);
  return read.value;
}

/** Reads JSON with the place of each value. @throws InputError as `parseJson` does, and for too many members */
export function readPlaces(text: string): JsonPlaces {
  const value = parseJson(text);
  const places = new Map<string, Span>();
  const names = new Set<string>();
  const twice: string[] = [];
  const open: { pointer: string; start: number }[] = [];
  const begin = (start: number, _: number, __: number, ___: number, path: () => (string | number)[]) => {
    open.push({ pointer: pointerOf(path()), start });
  };
  const end = (offset: number, length: number) => {
    const { pointer, start } = open.pop() as (typeof open)[number];
    set(pointer, start, offset + length);
  };
  const set = (pointer: string, start: number, end: number) => {
    if (places.size > LIMITS.values)
      throw new InputError(`The JSON has more than ${LIMITS.values.toLocaleString('en')} members.`, start);
    places.set(pointer, { start, end });
  };
  visit(text, {
    onObjectBegin: begin,
    onArrayBegin: begin,
    onObjectEnd: end,
    onArrayEnd: end,
    onLiteralValue: (_, start, length, __, ___, path) => set(pointerOf(path()), start, start + length),
    onObjectProperty(name, _, __, ___, ____, path) {
      const pointer = pointerOf([...path(), name]);
      if (names.has(pointer)) twice.push(pointer);
      names.add(pointer);
    },
  });
  return { value, places, twice };
}

/**
 * Where a JSON Pointer (RFC 6901) leads in a text, even one with errors: a member with its name, an item alone.
 * @param offset of the text in the input
 */
export function placeOfPointer(text: string, pointer: string, input = 'input', offset = 0): Place | undefined {
  let found: Span | undefined;
  let name: number | undefined;
  const isIt = (path: (string | number)[]) => pointerOf(path) === pointer;
  const take = (start: number, _: number, __: number, ___: number, path: () => (string | number)[]) => {
    if (found === undefined && isIt(path())) found = { start: name ?? start, end: endOfJson(text, start) };
  };
  visit(text, {
    onObjectProperty(part, start, _, __, ___, path) {
      if (found === undefined && isIt([...path(), part])) name = start;
    },
    onObjectBegin: take,
    onArrayBegin: take,
    onLiteralValue: (_, start, length, line, character, path) => take(start, length, line, character, path),
  });
  return found && { input, start: offset + found.start, end: offset + found.end };
}

/** The end of the JSON value that begins at a place; the end of the text where nothing closes it. */
export const endOfJson = (text: string, at: number): number => brackets(text, at, true).end;

/** Counts brackets from a place on. @param isOne whether to stop behind the value that begins there */
function brackets(text: string, from: number, isOne = false) {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  let open = 0;
  let tooDeep: number | undefined;
  let inText = false;
  for (let token = scanner.scan(); token !== END; token = scanner.scan()) {
    inText = scanner.getTokenError() === UNCLOSED_TEXT;
    if (token === OPEN_BRACE || token === OPEN_BRACKET) open += 1;
    if (token === CLOSE_BRACE || token === CLOSE_BRACKET) open -= 1;
    if (open > LIMITS.depth && tooDeep === undefined) tooDeep = scanner.getTokenOffset();
    if (tooDeep !== undefined || (isOne && open <= 0)) break;
  }
  return { open, inText, tooDeep, end: scanner.getTokenOffset() + scanner.getTokenLength() };
}

function firstError(text: string): number | undefined {
  let first: number | undefined;
  visit(text, { onError: (_, offset) => (first ??= offset) }, STRICT);
  return first;
}

/** A place as people count it, as in `line 3, column 12`. */
export function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
