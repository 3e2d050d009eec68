import { isObject, type Json, pointerOf } from '../../../plugins/schemas/jsonValue.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const same = (pattern: string) => ({ shown: new RegExp(`^${pattern}$`), got: new RegExp(`^${pattern}$`) });

/** Values that differ from run to run, by the last member of their JSON Pointer: their form on the page and as they are. */
const VARYING: Record<string, { shown: RegExp; got: RegExp }> = {
  // A page shows a secret as a variable only.
  apiSecret: { shown: /^\$API_SECRET$/, got: /^[0-9a-f]{64}$/ },
  instance: same(`urn:uuid:${UUID}`),
  duration: same('\\d+'),
  id: same(UUID),
};

/** A line that differs from run to run. */
const REQUEST_ID = same(`x-request-id: ${UUID}`);

/** What differs between an output on a page and the output that was got, in words; empty if nothing does. */
export function differences(title: string, shown: string, got: string): string[] {
  if (/^Response/.test(title)) return answerDifferences(shown, got);
  const [lines, gotLines] = [shown, got].map((text) => text.replace(/\r?\n$/, '').split(/\r?\n/));
  if (lines.length !== gotLines.length)
    return [`the page shows ${lines.length} lines, and there are ${gotLines.length}:\n${got.slice(0, 2000)}`];
  return lines.flatMap((line, index) =>
    isSameLine(line, gotLines[index]) ? [] : [`line ${index + 1} shows "${line}", and it is "${gotLines[index]}"`],
  );
}

/** A line is the same, or it varies, with whatever is around it in JSON. */
function isSameLine(shown: string, got: string): boolean {
  if (shown === got || (REQUEST_ID.shown.test(shown) && REQUEST_ID.got.test(got))) return true;
  const [, member, value] = /^ *"(\w+)": "(.*)",?$/.exec(shown) ?? [];
  const [, gotMember, gotValue] = /^ *"(\w+)": "(.*)",?$/.exec(got) ?? [];
  return member === gotMember && varies(member, value, gotValue);
}

function varies(member: string | undefined, shown: string, got: string): boolean {
  const form = Object.hasOwn(VARYING, member ?? '') ? VARYING[member ?? ''] : undefined;
  return form?.shown.test(shown) === true && form.got.test(got);
}

/** An answer is the same value, whatever its spaces. */
function answerDifferences(shown: string, got: string): string[] {
  try {
    return valueDifferences(JSON.parse(shown), JSON.parse(got), []);
  } catch {
    return [`the answer is not JSON: ${got.slice(0, 500)}`];
  }
}

function valueDifferences(shown: Json | undefined, got: Json | undefined, keys: string[]): string[] {
  if (isObject(shown) && isObject(got)) {
    const names = [...new Set([...Object.keys(shown), ...Object.keys(got)])];
    return names.flatMap((name) => valueDifferences(shown[name], got[name], [...keys, name]));
  }
  if (Array.isArray(shown) && Array.isArray(got)) {
    const length = Math.max(shown.length, got.length);
    return Array.from({ length }, (_, at) => valueDifferences(shown[at], got[at], [...keys, String(at)])).flat();
  }
  if (shown === got || varies(keys.at(-1), String(shown), String(got))) return [];
  return [`${pointerOf(keys) || '(whole)'} shows ${JSON.stringify(shown)}, and it is ${JSON.stringify(got)}`];
}
