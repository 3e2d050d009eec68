import { isObject, type Json, type JsonObject, pointerPart } from '../../../tools-core/base/index.ts';

/** A copy of an example that differs in one place, and what was changed there. */
export interface Changed {
  /** Pointer in a document, or part and position in a token. */
  place: string;
  text: string;
}

/** Copies of a document, each with one value or one name changed by a character. */
export function* changedDocuments(document: JsonObject): Generator<Changed> {
  for (const [pointer, changed] of changedValues(document)) yield { place: pointer, text: JSON.stringify(changed) };
}

function* changedValues(value: Json, pointer = ''): Generator<[pointer: string, changed: Json]> {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      for (const [place, changed] of changedValues(item, `${pointer}/${at}`)) yield [place, value.with(at, changed)];
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _, ...rest } = value;
      const own = `${pointer}/${pointerPart(name)}`;
      yield [`${own} (name)`, { ...rest, [`${name}x`]: item }];
      for (const [place, changed] of changedValues(item, own)) yield [place, { ...value, [name]: changed }];
    }
  } else if (typeof value === 'string') yield [pointer, changedAt(value, value.length >> 1)];
  else if (typeof value === 'number') yield [pointer, value + 1];
  else yield [pointer, value !== true];
}

/** A text with another character in one place: of the same kind, so that encodings and numbers stay what they are. */
export function changedAt(text: string, at: number): string {
  const old = text[at] ?? '';
  const other = /\d/.test(old) ? (old === '1' ? '2' : '1') : old === 'B' ? 'C' : 'B';
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** Copies of a token or an mdoc, each with one character changed: so many of each part between `.` and `~`. */
export function* changedTokens(text: string, each: number): Generator<Changed> {
  let start = 0;
  for (const [index, part] of text.split(/[.~]/).entries()) {
    // The last character of base64url may hold bits that belong to no byte.
    const step = Math.max(1, Math.floor((part.length - 1) / each));
    for (let at = 0; at < part.length - 1; at += step)
      yield { place: `part ${index}, character ${at}`, text: changedAt(text, start + at) };
    start += part.length + 1;
  }
}
