import { Parser } from 'htmlparser2';

/** A page with its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** What it costs to open a page at all, in characters of HTML to look at. */
const OPENING = 20_000;

/**
 * Picks pages that together have all that a style can tell apart: every element with its classes and states, inside
 * every parent that has it. What is true of them all in a view, such as contrast, is true of every page.
 * @returns the files: those that alone have something, and of the others those that add most for what they cost
 */
export function coveringPages(pages: readonly BuiltPage[]): string[] {
  const all = pages.map(({ file, html }) => ({ file, cost: html.length + OPENING, marks: marksOf(html) }));
  const owners = new Map<string, number>();
  for (const { marks } of all) for (const mark of marks) owners.set(mark, (owners.get(mark) ?? 0) + 1);
  const picked = all.filter(({ marks }) => [...marks].some((mark) => owners.get(mark) === 1));
  const left = new Set(owners.keys());
  const take = ({ marks }: { marks: Iterable<string> }) => {
    for (const mark of marks) left.delete(mark);
  };
  picked.forEach(take);
  while (left.size > 0) {
    const gainOf = ({ cost, marks }: (typeof all)[number]) => [...marks].filter((mark) => left.has(mark)).length / cost;
    const gains = all.map((page) => ({ page, gain: gainOf(page) }));
    const { page } = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    picked.push(page);
    take(page);
  }
  return picked.map(({ file }) => file).sort();
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
