import { Parser } from 'htmlparser2';

/** A page with its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

/**
 * Picks pages that together have all that a style can tell apart: every element with its classes and states, inside
 * every parent that has it. What is true of them all in a view, such as contrast, is true of every page.
 * @returns the files, fewest first picked by how much each adds
 */
export function coveringPages(pages: readonly BuiltPage[]): string[] {
  const left = pages.map(({ file, html }) => ({ file, marks: marksOf(html) }));
  const picked: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    let best: { file: string; gain: number } | undefined;
    for (const page of left) {
      for (const mark of page.marks) if (seen.has(mark)) page.marks.delete(mark);
      if (page.marks.size > (best?.gain ?? 0)) best = { file: page.file, gain: page.marks.size };
    }
    if (!best) return picked.sort();
    picked.push(best.file);
    const { file } = best;
    for (const mark of left.find((page) => page.file === file)?.marks ?? []) seen.add(mark);
  }
}

/** Attributes whose value changes how an element looks. Others only matter by being there. */
const VALUED = new Set(['class', 'type', 'role', 'aria-current', 'aria-expanded', 'aria-pressed', 'aria-selected']);
/** Attributes that differ from page to page and change no look. */
const FREE = /^(?:id|href|src|alt|title|for|content|name|value|d|datetime|aria-(?:label|controls|labelledby))$/;

/** Every element of a page inside its parent, as text. */
function marksOf(html: string): Set<string> {
  const marks = new Set<string>();
  const open: string[] = [''];
  const parser = new Parser({
    onopentag(name, attributes) {
      const states = Object.entries(attributes)
        .filter(([key]) => !FREE.test(key))
        .map(([key, value]) => (VALUED.has(key) ? `${key}=${value}` : key));
      const self = [name, ...states.sort()].join(' ');
      marks.add(`${open.at(-1)} > ${self}`);
      open.push(self);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return marks;
}
