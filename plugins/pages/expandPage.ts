import { matchesOf } from '../shared/matchesOf.ts';
import type { PartFacts } from './briefPart.ts';

/** Writes the Markdown of one part from the attributes of its tag. Throws a `PartError` for attributes that it cannot use. */
export type Part = (attributes: Record<string, string>) => string;

/** Parts by the name of their tag. */
export type Parts = Readonly<Record<string, Part>>;

/** What is wrong with a tag, for the writer of the page. */
export class PartError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'PartError';
    this.fix = fix;
  }
}

/** What keeps a part from being written though its tag is right: the data that it is made from. */
export class DataError extends PartError {}

/** A tag that could not be replaced. */
export interface PartFault {
  /** First line is 1. */
  line: number;
  message: string;
  fix: string;
  /** True where the tag is right, and its data are not. */
  isOfData?: boolean;
}

/** A page with its parts written out. */
export interface Expansion {
  text: string;
  /** Line of the page as written, for each line of the text; both from 1, index 0 is unused. Empty where nothing changed. */
  lines: number[];
  faults: PartFault[];
  /** What parts show that were not written out whole, each with its line. */
  brief?: (PartFacts & { line: number })[];
}

const tagLine = /^<([A-Z]\w*)((?:\s+[a-z][\w-]*="[^"]*")*)\s*\/>[ \t]*\r?$/;
const attribute = /([a-z][\w-]*)="([^"]*)"/g;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Replaces each tag of a part that stands alone on a line, outside code, by the Markdown that the part writes.
 * Tags of other names are left alone: they are components.
 */
export function expandPage(source: string, parts: Parts): Expansion {
  return expandTags(source, (row, line) => writeTag(parts, row, line));
}

/** Writes what stands in place of a line with a tag. */
export function writeTag(parts: Parts, row: string, line: number): WrittenTag {
  const [, name, written] = tagLine.exec(row) ?? [];
  return Object.hasOwn(parts, name) ? write(parts[name], written, line) : {};
}

/** Name of the tag that a line begins with; empty where there is none. */
export function tagNameOf(row: string): string {
  return /^<([A-Z]\w*)/.exec(row)?.[1] ?? '';
}

/** What stands in place of a tag; nothing where it names no part, or could not be replaced. */
export interface WrittenTag {
  text?: string;
  fault?: PartFault;
  /** What the part shows beside this text, where it is not written out whole. */
  facts?: PartFacts;
}

/**
 * Replaces each tag that stands alone on a line, outside code.
 * @param writeTag takes the line with the tag, and its number
 */
export function expandTags(source: string, writeTag: (row: string, line: number) => WrittenTag): Expansion {
  const faults: PartFault[] = [];
  const brief: Expansion['brief'] = [];
  const text: string[] = [];
  const lines = [0];
  let openFence = '';
  let changed = false;
  for (const [index, row] of source.split('\n').entries()) {
    openFence = fenceAfter(row, openFence);
    const { text: replaced, fault, facts } = openFence === '' && tagLine.test(row) ? writeTag(row, index + 1) : {};
    if (fault) faults.push(fault);
    if (facts) brief.push({ ...facts, line: index + 1 });
    changed ||= replaced !== undefined;
    for (const line of (replaced ?? row).split('\n')) {
      text.push(line);
      lines.push(index + 1);
    }
  }
  if (!changed) return { text: source, lines: [], faults };
  return { text: text.join('\n'), lines, faults, ...(brief.length > 0 && { brief }) };
}

/** The fence that is open after a line, as it was written; empty outside code. */
function fenceAfter(row: string, open: string): string {
  const mark = fence.exec(row)?.[1];
  if (!mark) return open;
  if (open === '') return mark;
  const closes = mark[0] === open[0] && mark.length >= open.length && row.trim() === mark;
  return closes ? '' : open;
}

function write(part: Part, written: string, line: number): WrittenTag {
  const attributes = Object.fromEntries(matchesOf(written, attribute).map(([, key, value]) => [key, value]));
  try {
    return { text: part(attributes).trim() };
  } catch (error) {
    if (!(error instanceof PartError)) throw error;
    const isOfData = error instanceof DataError;
    const fault = { line, message: error.message, fix: error.fix, ...(isOfData && { isOfData }) };
    return isOfData ? { text: '', fault } : { fault };
  }
}

/**
 * Reads the attribute that says what a part is about.
 * @throws {PartError} where it is missing or names nothing known.
 */
export function chosen<Value>(
  attributes: Record<string, string>,
  key: string,
  known: ReadonlyMap<string, Value>,
): Value {
  const name = attributes[key];
  const value = name === undefined ? undefined : known.get(name);
  if (value !== undefined) return value;
  const found = name === undefined ? `The attribute "${key}" is missing.` : `Nothing known is called "${name}".`;
  throw new PartError(found, `Write ${key}="…" with one of: ${[...known.keys()].join(', ')}.`);
}
