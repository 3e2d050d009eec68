import { tryOr } from '../base/index.ts';
import type { ApiResponse } from './readResponse.ts';

/** A response inside of a larger text, such as a log. */
export interface FoundResponse {
  response: ApiResponse;
  start: number;
  end: number;
  shape: 'json' | 'escaped' | 'quoted' | 'wrapped';
}

/** Characters that are looked at in all, so that a text of brackets takes no longer than any other. */
const MOST_LOOKED_AT = 8_000_000;
const MOST_RESPONSES = 50;
const MOST_LEVELS = 4;
/** Characters before a response in which its status may be. */
const NEAR = 400;

/**
 * Finds every JSON object in a text: as it is, escaped inside of another text as loggers write it, and with single
 * quotes as Python and JavaScript print it. A status beside one belongs to it.
 */
export function findResponses(text: string): FoundResponse[] {
  const found: FoundResponse[] = [];
  let budget = MOST_LOOKED_AT;
  for (let at = 0; at < text.length && found.length < MOST_RESPONSES && budget > 0; ) {
    const open = nextOpen(text, at);
    if (open < 0) break;
    const end = closing(text, open);
    budget -= (end < 0 ? text.length : end) - open + 1;
    const read = end < 0 ? undefined : readAny(text.slice(open, end));
    if (!read || end < 0) {
      at = open + 1;
      continue;
    }
    const { status } = findStatuses(text.slice(Math.max(0, open - NEAR), open)).at(-1) ?? {};
    found.push({ response: { status, body: read.value }, start: open, end, shape: read.shape });
    at = end;
  }
  return found;
}

/** An object, or a list of objects: other lists are parts of logs. */
function nextOpen(text: string, from: number): number {
  const pattern = /\{|\[(?=\s*\{)/g;
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

const ESCAPED_QUOTE = '\\"';

/** The end of what opens at a place, by brackets outside of texts; -1 where nothing closes it. */
function closing(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const character = text[at];
    if (quote !== '') {
      // An escape inside of a text that is escaped itself: two backslashes, and what follows them.
      if (quote === ESCAPED_QUOTE && text.startsWith('\\\\', at)) at += text[at + 2] === '\\' ? 3 : 2;
      else if (text.startsWith(quote, at)) {
        at += quote.length - 1;
        quote = '';
      } else if (character === '\\') at++;
    } else if (text.startsWith(ESCAPED_QUOTE, at)) {
      quote = ESCAPED_QUOTE;
      at++;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return -1;
}

function readAny(written: string): { value: unknown; shape: FoundResponse['shape'] } | undefined {
  const shapes: [shape: FoundResponse['shape'], json: () => string][] = [
    ['json', () => written],
    ['escaped', () => written.replace(/\\(["\\/])/g, '$1').replaceAll('\\n', ' ')],
    ['quoted', () => fromQuoted(written)],
    // Consoles break long lines, also inside of strings.
    ['wrapped', () => written.replace(/\r?\n/g, '')],
  ];
  for (const [shape, json] of shapes) {
    const value = tryOr(() => JSON.parse(json()) as unknown);
    if (typeof value === 'object' && value !== null) return { value: opened(value), shape };
  }
  return undefined;
}

/** Reads texts that contain JSON: loggers put a body into a member. */
function opened(value: unknown, level = 0): unknown {
  if (level > MOST_LEVELS || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  const inner = tryOr(() => JSON.parse(value) as unknown);
  return inner === undefined ? value : opened(inner, level + 1);
}

/** Python's and JavaScript's way to print: single quotes, names without quotes, None, True, undefined. */
function fromQuoted(written: string): string {
  return written
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner.replace(/\\(.)/g, '$1')))
    .replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
    .replace(/:\s*(?:None|undefined)\b/g, ': null')
    .replace(/:\s*True\b/g, ': true')
    .replace(/:\s*False\b/g, ': false')
    .replace(/,(\s*[}\]])/g, '$1');
}

const STATUS_PATTERNS = [
  /\bHTTP\/[\d.]+"?\s+(\d{3})\b/g,
  /\b(?:status(?:[_ -]?code)?|http[_ -]?(?:code|status)|response code|code|returned|responded with|got|error)["']?\s*[:=]?\s*["']?(?:status )?([45]\d\d)\b/gi,
  /\b([45]\d\d)\s*:?\s*\(?(?:Bad Request|Unauthorized|Forbidden|Not Found|Conflict|Unprocessable (?:Entity|Content)|Too Many Requests|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out|Not Acceptable|Gone|Not Implemented|Client Error|Server Error)\b/gi,
];

export interface FoundStatus {
  status: number;
  start: number;
  end: number;
}

/** Every HTTP status that a text names as one, in the order of the text. */
export function findStatuses(text: string): FoundStatus[] {
  const found = STATUS_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      status: Number(match[1]),
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return found.sort((first, next) => first.start - next.start);
}
