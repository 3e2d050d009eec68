import { rowsOutsideCode } from './sourceRows.ts';

/** Returns the Markdown of a tag. Throws a `ShortcodeError` for attributes that it can't use. */
export type Shortcode = (attributes: Record<string, string>) => string;

/** Shortcodes by the name of their tag. */
export type Shortcodes = Readonly<Record<string, Shortcode>>;

/** What is wrong with a tag, for the writer of the page. */
export class ShortcodeError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'ShortcodeError';
    this.fix = fix;
  }
}

/** The tag is right, but its data can't be read. */
export class DataError extends ShortcodeError {}

/** A tag that could not be replaced. */
export interface ShortcodeFault {
  /** First line is 1. */
  line: number;
  message: string;
  fix: string;
  /** True where the tag is right, and its data are not. */
  isOfData?: boolean;
}

/** A page with the Markdown of its shortcodes. */
export interface Expansion {
  text: string;
  /** Line of the page as written, for each line of the text; both from 1, index 0 is unused. Empty where nothing changed. */
  lines: number[];
  faults: ShortcodeFault[];
}

/** A tag alone on a line, which may be a shortcode. */
export const TAG = /^<([A-Z]\w*)((?:\s+[a-z][\w-]*="[^"]*")*)\s*\/>[ \t]*\r?$/;
const ATTRIBUTE = /([a-z][\w-]*)="([^"]*)"/g;

/**
 * Replaces each tag of a shortcode that is alone on a line, outside code and comments, by its Markdown. Tags of other
 * names are left alone: they are components.
 */
export function expandShortcodes(source: string, shortcodes: Shortcodes): Expansion {
  const expansion: Expansion = { text: source, lines: [0], faults: [] };
  const rows: string[] = [];
  const outside = new Set(rowsOutsideCode(source).map(([line]) => line));
  let changed = false;
  for (const [index, row] of source.split('\n').entries()) {
    const line = index + 1;
    const [, name, attributes] = (outside.has(line) && TAG.exec(row)) || [];
    let text = row;
    if (name && Object.hasOwn(shortcodes, name)) {
      const { markdown, fault } = markdownOf(shortcodes[name], attributes);
      if (fault) expansion.faults.push({ line, ...fault });
      changed ||= markdown !== undefined;
      text = markdown ?? row;
    }
    for (const written of text.split('\n')) {
      rows.push(written);
      expansion.lines.push(line);
    }
  }
  return changed ? { ...expansion, text: rows.join('\n') } : { ...expansion, lines: [] };
}

function markdownOf(
  shortcode: Shortcode,
  written: string,
): { markdown?: string; fault?: Omit<ShortcodeFault, 'line'> } {
  const attributes = Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]));
  try {
    return { markdown: shortcode(attributes).trim() };
  } catch (error) {
    if (!(error instanceof ShortcodeError)) throw error;
    const { message, fix } = error;
    return error instanceof DataError
      ? { markdown: '', fault: { message, fix, isOfData: true } }
      : { fault: { message, fix } };
  }
}

/**
 * Reads the attribute that says what a shortcode is about.
 * @throws {ShortcodeError} where it is missing or nothing has that name.
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
  throw new ShortcodeError(found, `Write ${key}="…" with one of: ${[...known.keys()].join(', ')}.`);
}

/** The same where a name is all that is known, such as a service. */
export function chosenName<Name extends string>(
  attributes: Record<string, string>,
  key: string,
  names: Iterable<Name>,
): Name {
  return chosen(attributes, key, new Map([...names].map((name) => [name, name])));
}
