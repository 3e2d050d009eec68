import { findSecret, fromBase64url, LIMITS, toBase64url, utf8 } from '../../../../tools-core/base/index.ts';
import type { Inputs, Options } from './contract.ts';

/** What a link to share contains. */
export interface Shared {
  input: Inputs;
  options?: Options;
}

/** Name of the parameter in the fragment. Fragments are never sent to a host (RFC 3986, section 3.5). */
const NAME = 'input=';
/** Longest fragment: longer addresses are cut by messengers and rejected by some browsers. */
const LONGEST = 32_000;

/** Writes inputs into a fragment, packed. An input with a secret is rejected, with a reason in words. */
export async function writeShare(shared: Shared): Promise<{ hash: string } | { rejected: string }> {
  for (const text of [...Object.values(shared.input), JSON.stringify(shared.options ?? {})]) {
    const secret = findSecret(text);
    if (secret)
      return { rejected: `The input contains ${secret.what}, which doesn't belong in a link. Remove it first.` };
  }
  const packed = await convert(JSON.stringify(shared), new CompressionStream('deflate-raw'));
  const hash = `#${NAME}${toBase64url(packed)}`;
  if (hash.length > LONGEST) return { rejected: 'The input is too long for a link. Share it as a file.' };
  return { hash };
}

/** Reads a fragment. Undefined where it contains no input, or one that cannot be read. */
export async function readShare(hash: string): Promise<Shared | undefined> {
  if (!hash.startsWith(`#${NAME}`)) return undefined;
  const bytes = fromBase64url(hash.slice(NAME.length + 1));
  if (!bytes) return undefined;
  try {
    const value: unknown = JSON.parse(utf8(await convert(bytes, new DecompressionStream('deflate-raw'))) ?? '');
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

/** Sends bytes through a stream. One that makes them many times larger is ended, so that no small text becomes a large one. */
async function convert(
  bytes: Uint8Array | string,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > LIMITS.decompressed) controller.error(new RangeError('The link is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const body = new Blob([bytes as BlobPart]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
