import { findSecret, fromBase64url, LIMITS, toBase64url, utf8 } from '../../../../tools-core/base/index.ts';
import type { Inputs, Options } from './contract.ts';

/** What a link to share contains. */
export interface Shared {
  input: Inputs;
  options?: Options;
}

/** Name of the parameter in the fragment. Fragments are never sent to a host (RFC 3986, section 3.5). */
const NAME = 'input=';
/** Longest fragment: longer addresses are cut by messengers and refused by some browsers. */
const LONGEST = 32_000;

/** A fragment, or why there is none, in words. */
export type ShareResult = { hash: string } | { refused: string };

/** Writes inputs into a fragment, packed. An input with a secret is refused. */
export async function writeShare(shared: Shared): Promise<ShareResult> {
  for (const text of [...Object.values(shared.input), JSON.stringify(shared.options ?? {})]) {
    const secret = findSecret(text);
    if (secret)
      return { refused: `The input contains ${secret.what}, which a link must not contain. Remove it first.` };
  }
  const packed = await pack(JSON.stringify(shared), new CompressionStream('deflate-raw'));
  const hash = `#${NAME}${toBase64url(packed)}`;
  if (hash.length > LONGEST) return { refused: 'The input is too long for a link. Share it as a file.' };
  return { hash };
}

/** Reads a fragment. Undefined where it contains no input, or one that cannot be read. */
export async function readShare(hash: string): Promise<Shared | undefined> {
  if (!hash.startsWith(`#${NAME}`)) return undefined;
  const bytes = fromBase64url(hash.slice(NAME.length + 1));
  if (!bytes) return undefined;
  try {
    const value: unknown = JSON.parse(utf8(await unpack(bytes)) ?? '');
    return isShared(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShared(value: unknown): value is Shared {
  const { input } = (value ?? {}) as Partial<Shared>;
  if (typeof input !== 'object' || input === null) return false;
  return Object.values(input).every((text) => typeof text === 'string' && text.length <= LIMITS.input);
}

async function pack(text: string, stream: CompressionStream): Promise<Uint8Array> {
  const body = new Blob([text]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Stops a small text that would become a large one. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LIMITS.decompressed) {
      await reader.cancel();
      throw new RangeError('The link is too long.');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
