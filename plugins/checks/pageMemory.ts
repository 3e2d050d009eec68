import path from 'node:path';
import { briefPart } from '../pages/briefPart.ts';
import { type Expansion, expandTags, tagNameOf, type WrittenTag } from '../pages/expandPage.ts';
import type { Page } from '../pages/page.ts';
import type { Sample } from '../pages/samplesOf.ts';
import { digestOf } from '../shared/digestOf.ts';
import { keepText, readKept } from '../shared/keptText.ts';
import { OPERATION_TAGS } from '../shortcodes/operation.ts';
import { type LookUp, lookUp, textOf } from './lookUp.ts';
import type { FoundInSamples } from './sampleRules.ts';

/** What earlier runs worked out for one page, and what of it is worth keeping after an edit of its text. */
export interface PageMemory {
  known: LookUp;
  /** Writes down what was asked for, where any of it is new. */
  keep(): void;
}

/** Gives the memory of a page, which is read when the page has to be looked at again. */
export type PageMemories = (file: string) => PageMemory;

/**
 * Opens what earlier runs worked out for each page, a file for each: who edits one page reads one.
 * @param folder may be lost at any time
 * @param stamp what another version of the rules worked out does not count
 */
export function pageMemories(folder: string, stamp: string, isFresh = false): PageMemories {
  return (file) => {
    const store = path.join(folder, file);
    const known = lookUp((isFresh ? undefined : readKept(store, stamp)) ?? '');
    const keep = () => {
      if (!known.isNew()) return;
      // An edit of data asks for little of what a page is made of.
      known.holdOthers();
      keepText(store, stamp, textOf(known.turn()));
    };
    return { known, keep };
  };
}

/**
 * Writes the parts of a page in brief, each as an earlier run did where nothing has changed that it is made from: then
 * the data need not be read.
 * @param digestOfRow changes with what a tag writes, whose row it takes
 * @param write writes a part anew, in brief
 */
export function expandFrom(known: LookUp, digestOfRow: (row: string) => string, write: (row: string) => WrittenTag) {
  return (source: string): Expansion =>
    expandTags(source, (row, line) => {
      const name = digestOf(digestOfRow(row), row);
      const made = known.has('part', name) ? {} : write(row);
      // What is wrong with data may lie in what they are held against, so that it is told and not kept.
      const { fault, ...written } = made.fault?.isOfData ? made : known.get('part', name, () => made);
      return { ...written, fault: fault && { ...fault, line } };
    });
}

/** What a part wrote in place of a row, in brief. No rule looks at samples of operations, which are half of all that parts write. */
export function writtenTag(row: string, { text, lines, faults: [fault] }: Expansion): WrittenTag {
  if (lines.length === 0) return { fault };
  const withSamples = !OPERATION_TAGS.includes(tagNameOf(row));
  return { ...briefPart(text, withSamples), fault };
}

/**
 * Gives what is found in the samples of a page, as an earlier run found it where the samples are what they were. They
 * may stand at other lines since.
 * @param name of the samples, and of all that they are held against
 * @param look finds it anew
 */
export function foundInSamples(
  known: LookUp,
  kind: 'samples' | 'languages',
  name: string,
  samples: readonly Sample[],
  look: () => FoundInSamples,
): FoundInSamples {
  const lines = samples.map(({ line }) => line);
  const kept = known.get(kind, name, () => ({ lines, ...look() }));
  const problems = kept.problems.map((problem) => {
    // The line above the code, with the language, belongs to the sample.
    const index = kept.lines.findLastIndex((line) => line - 1 <= problem.line);
    return index < 0 ? problem : { ...problem, line: problem.line + lines[index] - kept.lines[index] };
  });
  return { problems, wrong: kept.wrong };
}

/** Changes with the samples of a page and what they say, wherever they stand on it. */
export function nameOfSamples(file: string, samples: readonly Sample[]): string {
  const written = samples.map(({ page: _page, line: _line, ...sample }) => sample);
  return digestOf(file, JSON.stringify(written));
}

/** Lists the samples of a page, as an earlier run read them where the page and its parts are what they were. */
export function listSamples(
  known: LookUp,
  name: string,
  page: Pick<Page, 'file' | 'route'>,
  list: () => Sample[],
): Sample[] {
  const kept = known.get('list', name, () => list().map(({ page: _page, ...sample }) => sample));
  // What was kept has no members that were undefined.
  return kept.map((sample) => ({ ...sample, page }) as Sample);
}
