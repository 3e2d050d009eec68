import { rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { digestOf } from '../shared/digestOf.ts';
import { keepText, readKept } from '../shared/keptText.ts';
import { filesAt } from '../shared/whileUnchanged.ts';

interface HeadEntry {
  input: unknown;
  options: unknown;
}

/** What a page says in its head: Rspress puts it into the document when the page is drawn. */
export interface Head {
  entries: ReadonlyMap<unknown, HeadEntry>;
  push(input: unknown, options: unknown): unknown;
}

/** Draws a page, and puts into its head what belongs there. */
export type Draw = (route: string, head: Head) => Promise<{ appHtml: string }>;

/** Pages as they were drawn by the same code. */
export interface KeptDrawings {
  /** Whether a page need not be drawn again. Without a key, it always is. */
  has(route: string, key: string | undefined): boolean;
  /** Gives what was drawn under the key, and draws the page otherwise. */
  drawn(route: string, key: string | undefined, head: Head, draw: Draw): ReturnType<Draw>;
  /** Lets go of the pages that nobody asked for. */
  forgetOthers(): void;
}

/**
 * Opens the drawings of the last build.
 * @param folder has a file for each page. It may be lost at any time.
 */
export function keptDrawings(folder: string): KeptDrawings {
  const asked = new Set<string>();
  const fileOf = (route: string) => path.join(folder, digestOf(route));
  const known = new Map<string, string>();
  const read = (route: string, key: string | undefined) => {
    if (key === undefined) return undefined;
    asked.add(fileOf(route));
    const text = known.get(route) ?? readKept(fileOf(route), key);
    if (text !== undefined) known.set(route, text);
    return text;
  };
  return {
    has: (route, key) => read(route, key) !== undefined,
    async drawn(route, key, head, draw) {
      const text = read(route, key);
      known.delete(route);
      if (text === undefined) {
        if (key === undefined) return draw(route, head);
        const before = new Set(head.entries.keys());
        const page = await draw(route, head);
        const pushed = [...head.entries].flatMap(([name, entry]) => (before.has(name) ? [] : [entry]));
        keepText(fileOf(route), key, textOf(pushed, page.appHtml));
        return page;
      }
      await nextTurn();
      const end = text.indexOf('\n');
      for (const { input, options } of entriesOf(text.slice(0, end))) head.push(input, options);
      return { appHtml: text.slice(end + 1) };
    },
    forgetOthers() {
      for (const file of filesAt(folder)) if (!asked.has(file)) rmSync(file, { force: true });
    },
  };
}

/** The head comes first, in one line. What it holds is more than JSON can say. */
function textOf(entries: readonly HeadEntry[], html: string): string {
  const pushed = entries.map(({ input, options }) => ({ input, options }));
  return `${serialize(pushed).toString('base64')}\n${html}`;
}

function entriesOf(line: string): HeadEntry[] {
  return deserialize(Buffer.from(line, 'base64'));
}
