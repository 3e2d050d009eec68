import { Parser } from 'htmlparser2';
import type { Diagram } from './diagram.ts';

/** Width in pixels that a diagram has in the narrowest window: 320 without the margins of the page. */
const NARROWEST = 280;
/** Smallest size of letters in pixels, in the narrowest window. */
const SMALLEST_TEXT = 11;
/** Size of letters in the stylesheet, in units of the drawing. */
const TEXT_SIZE = 14;

const ELEMENTS = ['svg', 'title', 'desc', 'defs', 'marker', 'g', 'path', 'rect', 'circle', 'line', 'text', 'tspan'];
const LOOKS = /^(?:style|fill|stroke|color|opacity|font|filter|on)/;

/** What keeps a drawing from being readable by everyone, everywhere; empty where nothing does. */
export function checkDiagram({ svg, words }: Diagram): string[] {
  const found: string[] = [];
  const ids: string[] = [];
  const links: string[] = [];
  const texts = new Map<string, string>();
  let width = 0;
  let open = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open = name;
        if (!ELEMENTS.includes(name)) found.push(`<${name}> is not allowed.`);
        if (name === 'svg') width = Number(/^0 0 (\d+) \d+$/.exec(attributes.viewBox ?? '')?.[1] ?? 0);
        for (const [key, value] of Object.entries(attributes)) {
          if (LOOKS.test(key)) found.push(`${key}="${value}" belongs into the stylesheet.`);
          if (key === 'id') ids.push(value);
          const link = /^url\((.*)\)$/.exec(value)?.[1] ?? (/href$/.test(key) ? value : undefined);
          if (link) links.push(link);
        }
      },
      ontext(text) {
        texts.set(open, `${texts.get(open) ?? ''}${text}`.trim());
      },
      onclosetag() {
        open = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (width === 0) found.push('The viewBox must be "0 0 width height".');
  const shown = (TEXT_SIZE * NARROWEST) / width;
  if (shown < SMALLEST_TEXT) found.push(`Letters are ${shown.toFixed(1)} px high in the narrowest window.`);
  for (const name of ['title', 'desc']) if (!texts.get(name)) found.push(`There is no <${name}>.`);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(`The id "${id}" stands twice.`);
  for (const link of links) if (!ids.includes(link.slice(1))) found.push(`${link} leads out of the drawing.`);
  if (words.trim().split(/\n{2,}/).length < 2)
    found.push('The text has no caption followed by what the drawing shows.');
  return [...new Set(found)];
}
