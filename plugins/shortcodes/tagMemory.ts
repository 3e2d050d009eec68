import { type Parts, tagNameOf, type WrittenTag, writeTag } from '../pages/expandPage.ts';

/** Says what stands in place of a line with a tag, given with its number. */
export type TagWriter = (row: string, line: number) => WrittenTag;

/**
 * Remembers what stands in place of tags: after an edit of data, parts that are made of other data are not written
 * anew.
 * @returns makes a writer of tags for the parts as they are now, and for what each of them is made from, in short
 */
export function tagMemory(): (parts: Parts, stampOf: (name: string) => string) => TagWriter {
  const known = new Map<string, { stamp: string; tag: WrittenTag }>();
  return (parts, stampOf) => {
    const stamps = new Map(Object.keys(parts).map((name) => [name, stampOf(name)]));
    return (row, line) => {
      const stamp = stamps.get(tagNameOf(row)) ?? '';
      const last = known.get(row);
      const tag = last?.stamp === stamp ? last.tag : writeTag(parts, row, line);
      // What is wrong with data may lie in what they are held against, so that it is told and not kept.
      if (!tag.fault?.isOfData) known.set(row, { stamp, tag });
      return { ...tag, ...(tag.fault && { fault: { ...tag.fault, line } }) };
    };
  };
}
