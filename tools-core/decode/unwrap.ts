import { bytesOfBase64, bytesOfHex, isJson, LIMITS, tryOr, utf8 } from '../base/index.ts';

export interface Unwrapped {
  text: string;
  /** Offset of the text in the input; undefined where the text is not in it letter by letter. */
  start: number | undefined;
  steps: string[];
}

/** Media types whose data address contains a token (VC Data Model 2.0 section 4.13). */
const DATA_ADDRESS = /^data:(application\/[\w.+-]+)(?:;[\w=-]+)*,/;

/** Quotation marks of programs, shells and texts, and what may follow them in a list or a program. */
const QUOTED = /^["'`“‘]([^"'`“”‘’\n]*)["'`”’][,;]?$/;

/** A text that a program joins from several in quotation marks. */
const JOINED = /^\(?\s*(["'])[^"'\s]+\1(?:\s*[+.\\]?\s*\1[^"'\s]+\1)+\s*[;,)]*$/;

/** A token that lines or spaces break: JSON in base64url, dots, and disclosures of an SD-JWT. */
const BROKEN_TOKEN = /^(?:e[\w\s-]*|[\w-]+)\.[\s\w.-]+(?:~[\s\w.~-]*)?$/;

const TOKEN = /^[\w-]+(?:\.[\w-]*){2}(?:~[\w.~-]*)?$/;

/** What mail, shells and MIME put at the ends of lines: `> `, a backslash, `=`. */
const LINE_MARKS = /^>[> ]*|[\\=](?=\r?\n)/gm;

/** A token with escaped dots or `~`. */
const ESCAPED = /%(?:2e|7e)|&#(?:46|126|x2e|x7e);/gi;
const ESCAPED_TOKEN = /^e[\w.~-]+(?=[%&])(?:[\w.~-]|%(?:2e|7e)|&#(?:46|126|x2e|x7e);)+$/i;

/**
 * Takes off what is around an input when people copy it: white space, quotation marks, `Bearer`, a data address, and
 * encodings in which programs and addresses carry JSON.
 */
export function unwrap(input: string): Unwrapped {
  let text = input;
  let start: number | undefined = 0;
  const steps: string[] = [];
  const cut = (length: number, end = text.length) => {
    text = text.slice(length, end);
    if (start !== undefined) start += length;
  };
  const replaced = (by: string, step: string) => {
    text = by;
    start = undefined;
    steps.push(step);
  };
  // A byte order mark is white space for trim(), and leads files of some editors.
  const trim = () => cut(text.length - text.trimStart().length, text.trimEnd().length);
  trim();
  const visible = text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  // In JSON they belong to its values.
  if (visible !== text && /^[\w.~+/=\s-]+$/.test(visible)) replaced(visible, 'It contained invisible characters.');
  const list = bytesInList(text);
  if (list !== undefined) replaced(list, 'It was a list of bytes.');
  const header = /^(?:authorization:\s*)?(?:bearer|dpop)\s+/i.exec(text);
  if (header) {
    cut(header[0].length);
    steps.push('It began with an authorization scheme.');
  }
  if (JOINED.test(text)) {
    const whole = text.replace(/^\(\s*|[;,)]+$/g, '').replace(/(["'])\s*[+.\\]?\s*\1/g, '');
    replaced(whole, 'A program joins it from several texts.');
  }
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) {
    cut(1, 1 + quoted.length);
    steps.push('It was in quotation marks.');
    trim();
  }
  const address = DATA_ADDRESS.exec(text);
  if (address) {
    cut(address[0].length);
    steps.push(`It was in a data URL of the type ${address[1]}.`);
  }
  const escaped = unescaped(text);
  if (escaped !== undefined) replaced(escaped, 'It was JSON in a string, with a backslash before each quotation mark.');
  if (ESCAPED_TOKEN.test(text)) {
    const plain = text.replace(ESCAPED, (one) => (/46|2e/i.test(one) ? '.' : '~'));
    replaced(plain, 'Its dots or ~ were escaped, as in HTML or a URL.');
  }
  const percent = tryOr(() => withoutPercents(text));
  if (percent !== undefined) replaced(percent, 'It was percent-encoded, as in a URL.');
  const scheme = /^mdoc:(?:\/\/)?/i.exec(text)?.[0];
  if (scheme) {
    cut(scheme.length);
    steps.push('It began with mdoc:, as the QR code of a device engagement does.');
  }
  const encoded = textInBytes(text);
  if (encoded !== undefined) replaced(encoded.text, `It was ${encoded.what} in ${encoded.encoding}.`);
  const unmarked = text.replace(LINE_MARKS, '');
  if (/\s/.test(text) && BROKEN_TOKEN.test(unmarked) && !severalTokens(unmarked)) {
    replaced(unmarked.replace(/\s+/g, ''), 'It contained spaces and line breaks.');
  }
  return { text, start, steps };
}

/** JSON that was percent-encoded, also more than once; undefined for anything else. */
function withoutPercents(text: string): string | undefined {
  if (!/^%(?:25)*(?:7B|5B)/i.test(text)) return undefined;
  const decoded = decodeURIComponent(text.replaceAll('+', '%20'));
  return withoutPercents(decoded) ?? decoded;
}

/** Tokens below each other, which are no token that is broken into lines; undefined for anything else. */
export function severalTokens(text: string): string[] | undefined {
  const pieces = text.trim().split(/\s+/);
  return pieces.length > 1 && pieces.every((piece) => TOKEN.test(piece)) ? pieces : undefined;
}

/** Bytes as programs print them, as hexadecimal digits: `[161, 0]`, `0xa1, 0x00`, `h'a100'`, `\\xa1\\x00`, or a Buffer of Node. */
function bytesInList(text: string): string | undefined {
  const escaped = /^b?["']?((?:\\x[\da-f]{2}){16,})["']?$/i.exec(text)?.[1];
  if (escaped) return escaped.replaceAll('\\x', '');
  // Lines of xxd and hexdump: an offset, and the bytes of 16 letters behind it.
  if (/^[\da-f]{8}:? /i.test(text))
    return text.replace(/^[\da-f]{8}:? +((?:[\da-f]{2} ?)+).*$/gim, '$1').replace(/\s/g, '');
  const quoted = /^h'([0-9a-f\s]+)'$/i.exec(text)?.[1];
  const list = /^(?:\w+\(\d+\)\s*|\{\s*"type":\s*"Buffer",\s*"data":\s*)?\[?([\da-fx,\s-]+)\]?\s*\}?$/i.exec(text)?.[1];
  const items = list?.split(',').map((item) => item.trim()) ?? [];
  const isByte = (item: string) =>
    /^(?:0x[\da-f]{1,2}|-?\d{1,3})$/i.test(item) && Number(item) >= -128 && Number(item) < 256;
  const isList = items.length >= 16 && items.length < LIMITS.values && items.every(isByte);
  return isList ? items.map((item) => (Number(item) & 0xff).toString(16).padStart(2, '0')).join('') : quoted;
}

/** JSON, a token or PEM that was encoded once more. The header of a token is JSON in base64url too, and stays. */
function textInBytes(text: string): { text: string; what: string; encoding: string } | undefined {
  const isHex = /^(?:0x)?(?:[0-9a-f]{2}\s*){8,}$/i.test(text);
  if (!isHex && !/^[\w+/\s-]{16,}={0,2}$/.test(text)) return undefined;
  const bytes = isHex
    ? bytesOfHex(text.replace(/^0x|\s/g, ''))
    : bytesOfBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  const found = bytes && utf8(bytes)?.trim();
  const encoding = isHex ? 'hexadecimal digits' : 'base64';
  if (!found) return undefined;
  if (TOKEN.test(found) && found.startsWith('e')) return { text: found, what: 'a token', encoding };
  const inner = textInBytes(found);
  if (inner) return { ...inner, encoding: `${encoding}, twice` };
  if (found.startsWith('-----BEGIN')) return { text: found, what: 'PEM', encoding };
  if (!/^[{[]/.test(found) || (!isHex && /^\{\s*"(?:alg|typ|kid)"/.test(found))) return undefined;
  return isJson(found) ? { text: found, what: 'JSON', encoding } : undefined;
}

/** JSON that a program wrote as a text of JSON, with its quotation marks or without. */
export function unescaped(text: string): string | undefined {
  if (!/^"(?:\\+")*\s*[{[]/.test(text) && !/^[{[]\s*\\+"/.test(text)) return undefined;
  const found = tryOr((): unknown => JSON.parse(text.startsWith('"') ? text : `"${text}"`));
  return typeof found === 'string' ? (unescaped(found.trim()) ?? found.trim()) : undefined;
}
