import { tagNameOf, tagRows, type WrittenTag } from '../pages/expandPage.ts';
import { digestOf } from '../shared/digestOf.ts';
import { once, onceEach } from '../shared/once.ts';
import type { DataFiles, Looking } from './dataFiles.ts';
import { ledTitles } from './ledTitles.ts';
import { expandFrom, type PageMemory, writtenTag } from './pageMemory.ts';
import type { PageTraits } from './pageTraits.ts';

/** Digests of what the tags of a page write, by their rows, under a name that changes with the data of these parts. */
export type PartDigests = readonly [kind: 'written parts', name: string, digests: Record<string, string>];

const KIND = 'written parts';

/**
 * What the parts of pages write. An edit of data reopens the pages that show something else since, and none that has
 * parts of the same data.
 */
export class WrittenParts {
  private readonly looking: Looking;
  private readonly data: DataFiles;
  private readonly kinds: () => ReturnType<Looking['sources']['parts']['kinds']>;
  private readonly titleOf: (file: string) => string | undefined;

  /** @param titleOf gives the title of a page */
  constructor(looking: Looking, data: DataFiles, titleOf: (file: string) => string | undefined) {
    this.looking = looking;
    this.data = data;
    this.titleOf = titleOf;
    // They follow the code alone.
    this.kinds = once(() => looking.known.get('kinds of parts', '', () => looking.sources.parts.kinds()));
  }

  /** Texts of which one changes with what the tags of a page write; nothing where it has none. */
  stateOf({ tags, rows }: PageTraits): string[] {
    // A tag that shares its line with other text is one that nothing takes the place of.
    const others = tags.length > rows.length ? tags.map((name) => this.digestOfPart(name)) : [];
    return [...tags, ...others, ...Object.values(this.digestsOf(rows))];
  }

  /** Writes the parts of a page in brief, those that its memory lacks anew. */
  expandFrom({ known }: PageMemory) {
    return (source: string) => {
      const digests = this.digestsOf(tagRows(source));
      return expandFrom(known, (row) => digests[row] ?? '', this.write)(source);
    };
  }

  /** What is known of the parts of a page and may be kept, for another run or thread. */
  known({ rows }: PageTraits): PartDigests[] {
    return this.knownOf(this.ownRows(rows));
  }

  private knownOf(rows: readonly string[]): PartDigests[] {
    const { known } = this.looking;
    const name = this.nameOf(rows);
    return known.has(KIND, name) ? [[KIND, name, known.get(KIND, name, () => ({}))]] : [];
  }

  private digestsOf(all: readonly string[]): PartDigests[2] {
    const rows = this.ownRows(all);
    const [found] = rows.length > 0 ? this.knownOf(rows) : [];
    if (found || rows.length === 0) return found?.[2] ?? {};
    const digests = Object.fromEntries(rows.map((row) => [row, this.digestOfRow(row)]));
    // What is wrong with data may lie in what they are held against, so that it is told and not kept.
    if (!rows.some((row) => this.write(row).fault?.isOfData)) this.looking.known.put(KIND, this.nameOf(rows), digests);
    return digests;
  }

  /** What a fault says depends on more than what the part was made from. */
  private digestOfRow(row: string): string {
    const written = this.write(row);
    if (!written.fault) return digestOf(JSON.stringify(written));
    return digestOf(written.fault.isOfData ? this.data.digest : this.digestOfPart(tagNameOf(row)), row);
  }

  private readonly write = onceEach((row: string): WrittenTag => {
    const { sources, memories } = this.looking;
    const written = sources.parts.expand(row);
    const [fault] = written.faults;
    return memories ? writtenTag(row, written) : { text: written.text, fault };
  });

  private nameOf(rows: readonly string[]): string {
    return digestOf(...rows.flatMap((row) => [row, this.digestOfPart(tagNameOf(row))]));
  }

  /** The rows of a page that a part takes the place of, each once. */
  private ownRows(rows: readonly string[]): string[] {
    return [...new Set(rows)].filter((row) => Object.hasOwn(this.kinds(), tagNameOf(row)));
  }

  /** Changes with all that a part is made from: its data, and the titles of the pages that they lead to. */
  private readonly digestOfPart = onceEach((name: string) => {
    const kinds = this.kinds()[name] ?? [];
    const led = kinds.includes('titles') ? ledTitles(this.data, kinds, this.looking, this.titleOf) : [];
    return digestOf(this.data.digestOfKinds(kinds), ...led);
  });
}
