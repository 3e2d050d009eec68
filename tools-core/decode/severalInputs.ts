import { endOfJson, InputError } from '../base/index.ts';
import type { Candidate, Candidates } from './extractFromText.ts';
import { type Decoded, empty, type Part } from './types.ts';

/** Decodes one of several inputs. @param start its offset in the whole; undefined where it is not in it letter by letter */
type DecodeAt = (text: string, start: number | undefined, level: number) => Promise<Decoded>;

export const isUnknown = ({ format, level }: Pick<Decoded, 'format' | 'level'>): boolean =>
  format === 'unknown' && level === 'other';

/** What is in a longer text, such as a call of curl or a line of a log. */
export async function inputsIn({ json, tokens, keys }: Candidates, decodeAt: DecodeAt): Promise<Decoded | undefined> {
  const tryDecode = ({ text, start }: Candidate) => known(() => decodeAt(text, start, 0));
  for (const candidates of [json, tokens, keys]) {
    const found = await flatMapInOrder(candidates, tryDecode);
    // A response is often pasted together with its request.
    const isResponse = found.some(({ format }) => format === 'openid4vp-response');
    const others = isResponse ? await flatMapInOrder(tokens, tryDecode) : [];
    found.push(...others.filter(({ format }) => format === 'openid4vp-request'));
    const [first] = found;
    if (first && found.length === 1) return { ...first, why: ['It was found in a longer text.', ...first.why] };
    if (first) return severalOf(found.map((decoded, at) => ({ decoded, pointer: `/${at}` })));
  }
  return undefined;
}

const MOST = 50;

/** JSON, PEM, or anything else up to white space. */
const OTHER = /-----BEGIN [\s\S]+?-----END [A-Z0-9 ]+-----|\S+/y;

/** Inputs with white space between them, such as a response and its request; undefined unless all of them are known. */
export async function inputsBelow(
  text: string,
  start: number | undefined,
  decodeAt: DecodeAt,
): Promise<Decoded | undefined> {
  const found: Decoded[] = [];
  for (let at = 0; at < text.length; ) {
    OTHER.lastIndex = at;
    const own = /[{[]/.test(text[at] as string) ? text.slice(at, endOfJson(text, at)) : (OTHER.exec(text)?.[0] ?? '');
    const [offset, isWhole] = [at, own.length === text.length];
    const [decoded] = isWhole ? [] : await known(() => decodeAt(own, start === undefined ? start : start + offset, 0));
    if (!decoded || found.length === MOST) return undefined;
    found.push(decoded);
    const rest = text.slice(at + own.length);
    at += own.length + rest.length - rest.trimStart().length;
  }
  return severalOf(found.map((decoded, at) => ({ decoded, pointer: `/${at}` })));
}

const known = async (read: () => Promise<Decoded>): Promise<Decoded[]> =>
  (await unlessRejected(read)).filter((one) => !isUnknown(one));

/** What is found in an input; nothing where it is beyond the limits or cannot be read. */
export async function unlessRejected(read: () => Promise<Decoded>): Promise<Decoded[]> {
  try {
    return [await read()];
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** One after the other: inputs share the time of one step. */
export async function flatMapInOrder<From, To>(
  list: readonly From[],
  map: (one: From) => Promise<To[]>,
): Promise<To[]> {
  const all: To[] = [];
  for (const one of list) all.push(...(await map(one)));
  return all;
}

/** Inputs that came as one: each is checked by itself. */
export function severalOf(contains: Decoded['contains'], parts: Part[] = [], hasSecret = false): Decoded {
  const names = contains.map(({ decoded }) => decoded.name);
  return {
    ...empty,
    format: 'several',
    name: `${contains.length} inputs in one`,
    why: [`It contains ${contains.length} inputs, each of which is checked separately: ${names.join('; ')}.`],
    parts,
    contains,
    hasSecret: hasSecret || contains.some(({ decoded }) => decoded.hasSecret),
  };
}
