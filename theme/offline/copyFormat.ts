/** A file of a copy: its path from the base of the site, its media type, and its length in bytes. */
export type CopiedFile = [path: string, type: string, length: number];

/** What is before the contents of a copy. */
export interface CopyHead {
  /** Headers that a host sends with every file. */
  headers: Record<string, string>;
  files: CopiedFile[];
}

/** Bytes of the length of the head, a number with the highest byte first. */
const LENGTH = 4;

/** Puts files into one: the length of the head, the head as JSON, and the contents one after the other. */
export function packCopy(
  headers: CopyHead['headers'],
  files: { path: string; type: string; content: Uint8Array }[],
): Uint8Array {
  const list = files.map(({ path, type, content }): CopiedFile => [path, type, content.length]);
  const head = new TextEncoder().encode(JSON.stringify({ headers, files: list } satisfies CopyHead));
  const packed = new Uint8Array(LENGTH + head.length + list.reduce((sum, [, , length]) => sum + length, 0));
  new DataView(packed.buffer).setUint32(0, head.length);
  packed.set(head, LENGTH);
  let at = LENGTH + head.length;
  for (const { content } of files) {
    packed.set(content, at);
    at += content.length;
  }
  return packed;
}

/**
 * Takes a copy apart. The contents are views into it.
 * @throws Error for one that was cut off, or that is none.
 */
export function unpackCopy(packed: Uint8Array): CopyHead & { contents: Uint8Array[] } {
  const start = LENGTH + (packed.length < LENGTH ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0));
  if (packed.length < start) throw new Error('The copy is cut off.');
  const head: CopyHead = JSON.parse(new TextDecoder().decode(packed.subarray(LENGTH, start)));
  let at = start;
  const contents = head.files.map(([, , length]) => {
    at += length;
    return packed.subarray(at - length, at);
  });
  if (at !== packed.length) throw new Error('The copy is cut off.');
  return { ...head, contents };
}
