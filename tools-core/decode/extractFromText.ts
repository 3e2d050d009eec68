import { endOfJson, isJson, readJson } from '../base/index.ts';
import { unescaped } from './unwrap.ts';

export interface Candidate {
  text: string;
  /** Offset in the longer text; undefined where it is there with backslashes. */
  start: number | undefined;
}

/** What a longer text contains, by what is most likely meant. */
export interface Candidates {
  json: Candidate[];
  tokens: Candidate[];
  /** Tokens behind an authorization scheme: of a call, they are the key. */
  keys: Candidate[];
  broken?: string;
}

const MOST = 50;

/** One that goes on with a character of base64 or with a fourth part is none: its beginning would pass for the whole. */
const TOKEN =
  /(?<=^|[^\w.-]|%[\da-f]{2}|\\[nrt])e[wy][\w-]+(?:\.[\w-]*){2}(?:(?:\.[\w-]*){2})?(?:~[\w.~-]*)?(?![\w+/=~-]|\.[\w-])/gi;
const LINK = /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>?#]*[?#][^\s"'<>]+/gi;

/** Looks in a call of curl, in a response with its headers or in a line of a log for what one would decode. */
export function extractFromText(text: string): Candidates {
  const broken: string[] = [];
  const json = jsonIn(text, broken);
  const isInside = (at: number) =>
    json.some(({ start, length }) => start !== undefined && at >= start && at < start + length);
  const found: Candidates = { json, tokens: [], keys: [], broken: broken[0] };
  for (const { 0: own, index } of [...text.matchAll(TOKEN), ...text.matchAll(LINK)].slice(0, MOST)) {
    if (isInside(index)) continue;
    const isKey = /(?:bearer|dpop)\s+$/i.test(text.slice(Math.max(0, index - 20), index));
    (isKey ? found.keys : found.tokens).push({ text: own, start: index });
  }
  return found;
}

/** What keeps JSON in a longer text from being read, in a sentence; nothing where there is none. */
export function whyBroken({ broken }: Candidates): string[] {
  const read = broken === undefined ? undefined : readJson(broken);
  return read && 'fault' in read ? [`It contains something like JSON. ${read.fault}`] : [];
}

function jsonIn(text: string, broken: string[]): (Candidate & { length: number })[] {
  const found: (Candidate & { length: number })[] = [];
  const bracket = /[{[]/g;
  for (let count = 0; count < MOST; count++) {
    const start = bracket.exec(text)?.index;
    if (start === undefined) break;
    const own = text.slice(start, endOfJson(text, start));
    const inText = /^[{[]\s*\\"(?:[^"\\]|\\.)*/.exec(text.slice(start))?.[0];
    const plain = inText === undefined ? undefined : unescaped(inText);
    if (isJson(own)) found.push({ text: own, start, length: own.length });
    else if (inText !== undefined && plain !== undefined && isJson(plain)) {
      found.push({ text: plain, start: undefined, length: inText.length });
      bracket.lastIndex = start + inText.length;
      continue;
    } else if (!/[\]}]$/.test(own)) continue;
    else if (/^\{\s*"/.test(own)) broken.push(own);
    // What is inside of JSON that is broken would be checked as if it were alone.
    bracket.lastIndex = start + own.length;
  }
  return found;
}
