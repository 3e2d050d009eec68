import type { Json } from '../../../plugins/openapi/specFiles.ts';
import { isObject, pointerOf } from '../../../plugins/openapi/specFiles.ts';

/** A value that differs from run to run, and the form that it has both on the page and in what was got. */
export interface Varying {
  what: string;
  /** Last member of the JSON Pointer, or undefined for a line of text. */
  member?: string;
  /** Form on the page. */
  shown: RegExp;
  /** Form of what was got. */
  got: RegExp;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Every value that a page cannot print exactly. */
export const varying: Varying[] = [
  {
    what: 'a secret, which a page shows as a variable only',
    member: 'apiSecret',
    shown: /^\$API_SECRET$/,
    got: /^[0-9a-f]{64}$/,
  },
  {
    what: 'the URN of an occurrence',
    member: 'instance',
    shown: new RegExp(`^urn:uuid:${UUID}$`),
    got: new RegExp(`^urn:uuid:${UUID}$`),
  },
  { what: 'milliseconds that a call took', member: 'duration', shown: /^\d+$/, got: /^\d+$/ },
  { what: 'a request ID in a log', member: 'id', shown: new RegExp(`^${UUID}$`), got: new RegExp(`^${UUID}$`) },
  {
    what: 'a request ID in a header',
    shown: new RegExp(`^x-request-id: ${UUID}$`),
    got: new RegExp(`^x-request-id: ${UUID}$`),
  },
];

/** What differs between an output on a page and the output that was got, in words; empty if nothing does. */
export function differences(title: string, shown: string, got: string, rows: Varying[] = varying): string[] {
  if (/^Answer/.test(title)) return answerDifferences(shown, got, rows);
  const [lines, gotLines] = [shown, got].map((text) => text.replace(/\r?\n$/, '').split(/\r?\n/));
  if (lines.length !== gotLines.length) {
    return [`the page shows ${lines.length} lines, and there are ${gotLines.length}:\n${got.slice(0, 2000)}`];
  }
  return lines.flatMap((line, index) =>
    sameText(line, gotLines[index], rows) ? [] : [`line ${index + 1} shows "${line}", and it is "${gotLines[index]}"`],
  );
}

/** A line is the same, or it varies, with whatever stands around it in JSON. */
function sameText(shown: string, got: string, rows: Varying[]): boolean {
  if (shown === got) return true;
  const [, member, value] = /^ *"(\w+)": "(.*)",?$/.exec(shown) ?? [];
  const [, gotMember, gotValue] = /^ *"(\w+)": "(.*)",?$/.exec(got) ?? [];
  if (member !== undefined && member === gotMember) return varies(rows, member, value, gotValue);
  return varies(rows, undefined, shown, got);
}

const varies = (rows: Varying[], member: string | undefined, shown: string, got: string) =>
  rows.some((row) => row.member === member && row.shown.test(shown) && row.got.test(got));

/** An answer is the same value, whatever its spaces. */
function answerDifferences(shown: string, got: string, rows: Varying[]): string[] {
  try {
    return valueDifferences(JSON.parse(shown), JSON.parse(got), [], rows);
  } catch {
    return [`the answer is not JSON: ${got.slice(0, 500)}`];
  }
}

function valueDifferences(shown: Json | undefined, got: Json | undefined, keys: string[], rows: Varying[]): string[] {
  if (isObject(shown) && isObject(got)) {
    const names = [...new Set([...Object.keys(shown), ...Object.keys(got)])];
    return names.flatMap((name) => valueDifferences(shown[name], got[name], [...keys, name], rows));
  }
  if (Array.isArray(shown) && Array.isArray(got)) {
    const length = Math.max(shown.length, got.length);
    return Array.from({ length }, (_, at) => valueDifferences(shown[at], got[at], [...keys, String(at)], rows)).flat();
  }
  if (shown === got || varies(rows, keys.at(-1), String(shown), String(got))) return [];
  return [`${pointerOf(keys) || '(whole)'} shows ${JSON.stringify(shown)}, and it is ${JSON.stringify(got)}`];
}
