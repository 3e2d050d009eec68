import path from 'node:path';
import { keepText, readKept } from '../base/keptText.ts';
import type { Problem } from '../base/problem.ts';
import { type Expansion, expandTags, type WrittenTag } from '../pages/expandPage.ts';
import type { Page } from '../pages/page.ts';
import { samplesOf } from '../pages/samplesOf.ts';
import { OPERATION_TAGS } from '../parts/operation.ts';
import { digestOf, type LookUp, lookUp } from './lookUp.ts';

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
    const known = lookUp(isFresh ? {} : JSON.parse(readKept(store, stamp) ?? '{}'));
    const keep = () => {
      if (known.isNew()) keepText(store, stamp, JSON.stringify(known.used()));
    };
    return { known, keep };
  };
}

/**
 * Writes the parts of a page, each as an earlier run did where nothing has changed that it is made from: then the data
 * need not be read.
 * @param digest changes with all that parts are made from
 * @param expand writes a part anew
 */
export function expandFrom(known: LookUp, digest: string, expand: (source: string) => Expansion) {
  return (source: string): Expansion =>
    expandTags(source, (row, line) => {
      const write = () => withoutSamples(row, writtenTag(expand(row)));
      const { text, fault } = known.get('part', digestOf(digest, row), write);
      return { text, fault: fault && { ...fault, line } };
    });
}

/** No rule looks at samples of operations, and they are half of the text that parts write. */
function withoutSamples(row: string, written: WrittenTag): WrittenTag {
  const isOfOperation = OPERATION_TAGS.includes(/^<(\w+)/.exec(row)?.[1]);
  return isOfOperation ? { ...written, text: written.text?.replace(FENCED, '') } : written;
}

const FENCED = /^```[\s\S]*?^```$/gm;

function writtenTag({ text, lines, faults: [fault] }: Expansion): WrittenTag {
  return { text: lines.length > 0 ? text : undefined, fault };
}

/**
 * Gives the problems of the samples of a page, as an earlier run found them where the samples are what they were. They
 * may stand at other lines since.
 * @param digest changes with all that samples are held against
 * @param look finds them anew
 */
export function sampleProblems(known: LookUp, digest: string, page: Page, look: () => Problem[]): Problem[] {
  const samples = samplesOf([page]);
  if (samples.length === 0) return [];
  const written = samples.map(({ page: _page, line: _line, ...sample }) => sample);
  const lines = samples.map(({ line }) => line);
  const kept = known.get('samples', digestOf(digest, page.file, JSON.stringify(written)), () => ({
    lines,
    problems: look(),
  }));
  return kept.problems.map((problem) => {
    // The line above the code, with the language, belongs to the sample.
    const index = kept.lines.findLastIndex((line) => line - 1 <= problem.line);
    return index < 0 ? problem : { ...problem, line: problem.line + lines[index] - kept.lines[index] };
  });
}
