import { InputError, isObject, readPlaces } from '../base/index.ts';

export interface Unwrapped {
  text: string;
  /** Offset of the text in the input. */
  start: number;
  /** What was taken off, for the reader. */
  steps: string[];
}

/** Media types whose data address holds a token (VC Data Model 2.0 section 4.13). */
const DATA_ADDRESS = /^data:(application\/[\w.+-]+)(?:;[\w=-]+)*,/;

/**
 * Takes off what is around an input when people copy it: white space, quotation marks, `Bearer`, a data address, or the
 * body of a request to the verifier, `{"credential": "…"}`.
 */
export function unwrap(input: string): Unwrapped {
  let text = input;
  let start = 0;
  const steps: string[] = [];
  const cut = (length: number, end = text.length) => {
    text = text.slice(length, end);
    start += length;
  };
  const trim = () => {
    // A byte order mark is white space for trim(), and leads files of some editors.
    cut(text.length - text.trimStart().length);
    text = text.trimEnd();
  };
  trim();
  const header = /^(?:authorization:\s*)?(?:bearer|dpop)\s+/i.exec(text);
  if (header) {
    cut(header[0].length);
    steps.push('An authorization scheme stood in front of it.');
  }
  if (/^"[^"\n]*"$/.test(text)) {
    cut(1, text.length - 1);
    steps.push('It stood in quotation marks.');
  }
  const address = DATA_ADDRESS.exec(text);
  if (address) {
    cut(address[0].length);
    steps.push(`It stood in a data address of the type ${address[1]}.`);
  }
  if (/^[A-Za-z0-9_-]+\.[\s\w.-]+(?:~[\s\w.~-]*)?$/.test(text) && /\s/.test(text)) {
    // Offsets stay those of the input up to the first break only, so a broken line is said instead of hidden.
    text = text.replace(/\s+/g, '');
    steps.push('White space and line breaks stood inside of it.');
  }
  return wrapped(text, start, steps);
}

/** A token in the body of a request to the verifier. */
function wrapped(text: string, start: number, steps: string[]): Unwrapped {
  const plain = { text, start, steps };
  if (!text.startsWith('{') || text.length > 1_000_000) return plain;
  try {
    const { value, places } = readPlaces(text);
    const name =
      isObject(value) && ['credential', 'presentation'].find((one) => one in value && Object.keys(value).length <= 2);
    if (!name || !isObject(value)) return plain;
    const inner = value[name];
    const place = places.get(`/${name}`);
    if (!place) return plain;
    const said = [...steps, `It stood in the member ${name} of a request.`];
    if (typeof inner === 'string') return { text: inner, start: start + place.start + 1, steps: said };
    if (!isObject(inner)) return plain;
    return { text: text.slice(place.start, place.end), start: start + place.start, steps: said };
  } catch (error) {
    if (error instanceof InputError) return plain;
    throw error;
  }
}
