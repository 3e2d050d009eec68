import { isJson } from './json.ts';

/** What people write that JSON (RFC 8259) has not, by the text from the fault on. */
const HINTS: [begins: RegExp, hint: string][] = [
  [/^\uFEFF/, 'The text begins with an invisible byte order mark. Delete it.'],
  [/^[\u00A0\u2007\u202F\u200B]/, 'This is a special space copied from a web page. Replace it with a regular one.'],
  [/^```/, 'Leave out the code block markers.'],
  [/^[“”„«»‘’]/, 'JSON requires straight quotation marks, but this one is curly.'],
  [/^'/, 'JSON requires double quotation marks, but this one is single.'],
  [/^(?:\/[/*]|#)/, 'JSON has no comments.'],
  [/^(?:…|\.\.\.)/, 'Something was left out here. Paste the whole text.'],
  [/^\\"/, 'There is a backslash before the quotation mark, as in a string that contains JSON. Paste the JSON itself.'],
  [
    /^-?\d+\s*:/,
    'In JSON, names are strings, but this has numbers, as CBOR in diagnostic notation does. Paste the bytes instead.',
  ],
  [/^</, 'This looks like a web page or XML.'],
  [/^(?:None|True|False|undefined|NaN)\b/, 'JSON has true, false and null instead.'],
  [/^[A-Za-z_$][\w$-]*\s*:/, 'The name must be in double quotation marks.'],
  [/^"(?:[^"\\\n]|\\.)*\n/, 'There is a line break in the string, which JSON writes as \\n.'],
];

/**
 * Explains in a sentence what probably keeps a text from being JSON.
 * @param at the first character that does not fit
 * @returns undefined where no usual slip is known
 */
export function jsonHint(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - 1000), at);
  if (at === 0 || text[0] === '[') {
    if (/^[\w.-]+:(?:[ \t][^{[]*)?(?:\n|$)/.test(text)) return 'This looks like YAML. Write it as JSON.';
    if (/^\[[\w.-]+\]\s*\n|^[\w.-]+ ?= ?\S/.test(text))
      return 'These are settings on separate lines. Write them as JSON objects.';
  }
  if (/\{\s*"[^"]*"\s*$/.test(before) && /^[{["\w-]/.test(text.slice(at)))
    return 'The colon after the name is missing.';
  if (isJson(text.slice(0, at))) return 'The value ends before this. Delete what follows.';
  const bracket = /^[\]}]/.exec(text.slice(at, at + 1));
  if (bracket && /,\s*$/.test(before)) {
    return `Delete the comma before ${bracket[0]}.`;
  }
  const rest = text.slice(at, at + 1000);
  if (/^[{["]/.test(rest) && /[}\]"]\s*$/.test(before)) return 'Two values follow each other without a comma.';
  return HINTS.find(([begins]) => begins.test(rest))?.[1];
}
