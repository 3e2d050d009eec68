import { jsonHint } from './jsonHint.ts';
import { placeOfFault } from './jsonPlaces.ts';
import { isObject, type Json, type JsonObject } from './jsonTypes.ts';
import { LIMITS } from './limits.ts';
import type { Place } from './report.ts';

export { isObject, type Json, type JsonObject } from './jsonTypes.ts';

/** The lists of a list; none where it is no list. */
export function listsOf(value: unknown): Json[][] {
  return Array.isArray(value) ? value.filter(Array.isArray) : [];
}

/** The objects of a list; none where it is no list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The objects of a list, each with its index in it: what else stands there counts. */
export function objectsAt(value: unknown): [index: number, object: JsonObject][] {
  return Array.isArray(value) ? value.flatMap((one, index) => (isObject(one) ? [[index, one]] : [])) : [];
}

/** Whether the value is a list that is not empty. */
export function hasItems(value: unknown): value is Json[] {
  return Array.isArray(value) && value.length > 0;
}

/** The value as a text, or an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A member of an object by its own name, never one that it inherits. */
export function member(value: unknown, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** JSON that was read, or what is wrong with it and where. */
export type JsonReading = { value: Json } | { fault: string; at: number };

/**
 * Reads JSON (RFC 8259) with a limit to its depth.
 * @returns the value, or a sentence about the first fault and its place in characters
 */
export function readJson(text: string): JsonReading {
  const depth = deepest(text);
  if (depth.levels > LIMITS.depth) {
    return { fault: `It nests deeper than ${LIMITS.depth} levels.`, at: depth.at };
  }
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    const at = placeOf(text, error as Error);
    return { fault: faultOf(text, at), at };
  }
}

/** Where the deepest level that counts begins. Texts are passed over. */
function deepest(text: string): { levels: number; at: number } {
  let level = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (inText) {
      if (character === 92) at++;
      else if (character === 34) inText = false;
    } else if (character === 34) inText = true;
    else if (character === 91 || character === 123) {
      level++;
      if (level > LIMITS.depth) return { levels: level, at };
    } else if (character === 93 || character === 125) level--;
  }
  return { levels: 0, at: 0 };
}

/** Our own reader names the place; engines do so in words of their own, as a position, or as a line and a column. */
function placeOf(text: string, { message }: Error): number {
  const own = placeOfFault(text);
  if (own !== undefined) return own;
  const position = /position (\d+)/.exec(message);
  if (position) return Math.min(Number(position[1]), text.length);
  const [, line, column] = /line (\d+),? column (\d+)/.exec(message) ?? [];
  if (line === undefined) return text.length;
  const before = text.split('\n').slice(0, Number(line) - 1);
  return Math.min(before.join('\n').length + Number(column), text.length);
}

function faultOf(text: string, at: number): string {
  const { line, column } = lineOf(text, at);
  const place = `It is no JSON at line ${line}, character ${column}.`;
  const hint = jsonHint(text, at);
  if (hint) return `${place} ${hint}`;
  const { open, inText } = openAtEnd(text);
  if (inText) return 'It is cut off: its last text has no closing quote.';
  if (open > 0) return `It is cut off: ${open} ${open === 1 ? 'bracket is' : 'brackets are'} still open.`;
  return place;
}

/** A fault of `readJson` in a sentence about what was read. One that names no place itself gets the one to look at. */
export function faultIn(text: string, { fault, at }: { fault: string; at: number }, what: string): string {
  const said = fault.replace(/^It /, `${what} `);
  const { line, column } = lineOf(text, at);
  return /at line \d/.test(said) ? said : `${said} Look at line ${line}, character ${column}.`;
}

/** Line and column of a place in a text, both from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - start + 1 };
}

/** Brackets and texts that nothing closes. */
export function openAtEnd(text: string): { open: number; inText: boolean } {
  let open = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inText && character === '\\') index++;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '[' || character === '{')) open++;
    else if (!inText && (character === ']' || character === '}')) open--;
  }
  return { open, inText };
}

/**
 * Finds where a value stands in the JSON that holds it.
 * @param pointer JSON Pointer (RFC 6901), empty for the whole
 * @returns undefined where it leads to nothing; for a member, its name and its value are the place
 */
export function placeOfPointer(text: string, pointer: string, input = 'input', offset = 0): Place | undefined {
  const steps = pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeStep);
  const found = find(text, skip(text, 0), steps);
  return found && { input, start: offset + found.start, end: offset + found.end };
}

const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** @param at of the value @param from of what counts as its beginning, the name of a member */
function find(text: string, at: number, steps: string[], from = at): { start: number; end: number } | undefined {
  if (steps.length === 0) return { start: from, end: endOf(text, at) };
  const [step, ...rest] = steps;
  const isList = text[at] === '[';
  if (!isList && text[at] !== '{') return undefined;
  let next = skip(text, at + 1);
  for (let index = 0; next < text.length && text[next] !== ']' && text[next] !== '}'; index++) {
    const start = next;
    let name = String(index);
    if (!isList) {
      const end = endOf(text, next);
      name = nameOf(text.slice(next, end));
      next = skip(text, skip(text, end) + 1);
    }
    if (name === step) return find(text, next, rest, start);
    next = skip(text, endOf(text, next));
    if (text[next] === ',') next = skip(text, next + 1);
  }
  return undefined;
}

function nameOf(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

function skip(text: string, at: number): number {
  let next = at;
  while (next < text.length && ' \t\r\n'.includes(text[next])) next++;
  return next;
}

/** The end of the value that begins at a place; the end of the text where nothing ends it. */
export function endOf(text: string, at: number): number {
  let depth = 0;
  let inText = false;
  for (let index = at; index < text.length; index++) {
    const character = text[index];
    if (inText) {
      if (character === '\\') index++;
      else if (character === '"') {
        inText = false;
        if (depth === 0) return index + 1;
      }
    } else if (character === '"') inText = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') {
      if (depth === 0) return index;
      if (--depth === 0) return index + 1;
    } else if (depth === 0 && ',: \t\r\n'.includes(character)) return index;
  }
  return text.length;
}
