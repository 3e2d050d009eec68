import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { matchesOf } from '../shared/matchesOf.ts';
import { memoize } from '../shared/memoize.ts';
import { nearest } from '../shared/nearest.ts';
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
  return [...new Set(matchesOf(styles, /\.(diagram-[a-z-]+)/g).map(([, name]) => name))].sort();
});

const STYLED = 'Take it out, and give the element one of the classes that the other drawings have.';

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
  if (width === 0) report('The viewBox must be "0 0 width height".', 'Write viewBox="0 0 352 200" or the like.');
  const shown = (TEXT_SIZE * NARROWEST) / width;
  if (shown < SMALLEST_TEXT)
    report(
      `Letters are ${shown.toFixed(1)} px high in the narrowest window.`,
      `Make the drawing at most ${Math.floor((TEXT_SIZE * NARROWEST) / SMALLEST_TEXT)} units wide.`,
    );
  for (const name of ['title', 'desc'])
    if (!texts.get(name)) report(`There is no <${name}>.`, `Write <${name}> first in it, for those who do not see it.`);
  const description = texts.get('desc') ?? '';
  // Words in brackets are reported as unfinished.
  if (description !== '' && description.length < SHORTEST_DESCRIPTION && !description.startsWith('['))
    report('The <desc> is too short to describe the drawing.', 'Say in a sentence or more what it shows.');
  for (const id of ids)
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) report(`The id "${id}" occurs twice.`, 'Give one of them another id.');
  for (const link of links)
    if (!ids.includes(link.slice(1)))
      report(`${link} leads out of the drawing.`, `Name an id of it: ${ids.join(', ')}.`);
  if (words.trim().split(/\n{2,}/).length < 2) {
    const message = 'The text has no caption followed by what the drawing shows.';
    found.push({ message, fix: 'Write a caption, an empty line, and what it shows in words.' });
  }
  return found;
}

/** A class that no style knows does nothing. */
function checkClasses(value: string, line: number, report: Report): void {
  for (const name of value.split(/\s+/).filter(Boolean)) {
    if (classes().includes(name)) continue;
    const guess = nearest(name, classes());
    const fix = guess ? `Did you mean "${guess}"?` : `Write one of ${classes().join(', ')}.`;
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
          if (STYLES.test(key)) report(`${key}="${value}" belongs into the stylesheet.`, STYLED, here());
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
