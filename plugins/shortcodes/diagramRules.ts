import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { memoize } from '../shared/memoize.ts';
import { inQuotes, suggestion } from '../shared/nearest.ts';
import type { Diagram } from './diagram.ts';

/** Width in pixels that a diagram has in the narrowest window: 320 without the margins of the page. */
const NARROWEST = 280;
/** Smallest size of letters in pixels, in the narrowest window. */
const SMALLEST_TEXT = 11;
/** Size of letters in the stylesheet, in units of the drawing. */
const TEXT_SIZE = 14;

/** Characters: less is a name, and no description. */
const SHORTEST_DESCRIPTION = 40;

const ELEMENTS = ['svg', 'title', 'desc', 'defs', 'marker', 'g', 'path', 'rect', 'circle', 'line', 'text', 'tspan'];
const STYLES = /^(?:style|fill|stroke|color|opacity|font|filter|on)/;

/** Classes of the stylesheet: what a shape or its words can be. */
const classes = memoize(() => {
  const styles = readFileSync(new URL('../../theme/styles/diagram.css', import.meta.url), 'utf8');
  return [...new Set([...styles.matchAll(/\.(diagram-[a-z-]+)/g)].map(([, name]) => name))].sort();
});

const STYLED = 'Remove it, and use one of the classes of the other diagrams.';

/** What keeps a drawing from being readable by everyone, everywhere. */
export interface DiagramFault {
  /** Line of the drawing, from 1; undefined where it is about the text beside it. */
  line?: number;
  message: string;
  fix: string;
}

type Report = (message: string, fix: string, line?: number) => void;

/** @returns empty where nothing is wrong with a drawing and its text */
export function checkDiagram({ svg, words }: Diagram): DiagramFault[] {
  const found: DiagramFault[] = [];
  const report: Report = (message, fix, line = 1) => {
    if (!found.some((one) => one.message === message)) found.push({ line, message, fix });
  };
  const { width, ids, links, texts } = readDrawing(svg, report);
  if (width === 0) report('The viewBox must be "0 0 width height".', 'Write, for example, viewBox="0 0 352 200".');
  const shown = (TEXT_SIZE * NARROWEST) / width;
  if (shown < SMALLEST_TEXT)
    report(
      `The text is ${shown.toFixed(1)} px high in the narrowest window.`,
      `Make the diagram at most ${Math.floor((TEXT_SIZE * NARROWEST) / SMALLEST_TEXT)} units wide.`,
    );
  for (const name of ['title', 'desc'])
    if (!texts.get(name))
      report(`There is no <${name}>.`, `Start with <${name}>, for readers who can't see the diagram.`);
  const description = texts.get('desc') ?? '';
  // Words in brackets are reported as unfinished.
  if (description !== '' && description.length < SHORTEST_DESCRIPTION && !description.startsWith('['))
    report('The <desc> is too short to describe the diagram.', 'Describe what it shows in at least one sentence.');
  for (const id of ids)
    if (ids.indexOf(id) !== ids.lastIndexOf(id))
      report(`The id "${id}" occurs twice.`, 'Give one of them a different ID.');
  for (const link of links)
    if (!ids.includes(link.slice(1)))
      report(`${link} doesn't point into the diagram.`, `Use one of its ids: ${ids.join(', ')}.`);
  if (words.trim().split(/\n{2,}/).length < 2) {
    const message = "The text doesn't have a caption followed by a description.";
    found.push({ message, fix: 'Write a caption, an empty line and a description.' });
  }
  return found;
}

/** A class that no style knows does nothing. */
function checkClasses(value: string, line: number, report: Report): void {
  for (const name of value.split(/\s+/).filter(Boolean)) {
    if (classes().includes(name)) continue;
    const fix = suggestion(name, classes(), `Write one of ${classes().join(', ')}.`, inQuotes);
    report(`The class "${name}" has no style.`, fix, line);
  }
}

function readDrawing(svg: string, report: Report) {
  const drawing = { width: 0, ids: [] as string[], links: [] as string[], texts: new Map<string, string>() };
  const { ids, links, texts } = drawing;
  /** Lines of the elements that are open. */
  const opened: number[] = [];
  let open = '';
  const here = () => svg.slice(0, parser.startIndex).split('\n').length;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open = name;
        opened.push(here());
        if (!ELEMENTS.includes(name))
          report(`<${name}> is not allowed.`, `Draw with ${ELEMENTS.slice(4).join(', ')}.`, here());
        if (name === 'svg') drawing.width = Number(/^0 0 (\d+) \d+$/.exec(attributes.viewBox ?? '')?.[1] ?? 0);
        for (const [key, value] of Object.entries(attributes)) {
          if (STYLES.test(key)) report(`${key}="${value}" belongs in the stylesheet.`, STYLED, here());
          if (key === 'id') ids.push(value);
          const link = /^url\((.*)\)$/.exec(value)?.[1] ?? (/href$/.test(key) ? value : undefined);
          if (link) links.push(link);
          if (key === 'class') checkClasses(value, here(), report);
        }
      },
      ontext(text) {
        texts.set(open, `${texts.get(open) ?? ''}${text}`.trim());
      },
      onclosetag(name, isImplied) {
        const line = opened.pop();
        const isWhole = svg.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
        if (isImplied && !isWhole) report(`<${name}> is not closed.`, `Write </${name}> where it ends.`, line);
        open = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return drawing;
}
