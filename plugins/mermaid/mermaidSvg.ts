import { renderMermaidSVG } from 'beautiful-mermaid';
import { tryOr } from '../../tools-core/base/tryOr.ts';
import { escapeXml } from '../shared/escapeXml.ts';
import { svgToJsx } from '../shortcodes/diagramSvg.ts';
import { readMermaid } from './mermaidText.ts';

/** The colors of the site for those of the library, so that a diagram follows light and dark mode. */
const COLORS: Record<string, string> = {
  '--bg': '--rp-c-bg',
  '--_text': '--rp-c-text-1',
  '--_node-fill': '--site-surface',
  '--_node-stroke': '--site-border-strong',
  '--_group-fill': '--rp-c-bg',
  '--_group-hdr': '--site-surface',
  '--_inner-stroke': '--rp-c-divider',
  '--_key-badge': '--site-tint',
};
const OTHER_COLOR = '--rp-c-text-2';

/** Letters of the library have 11 and 13 pixels, which is small beside the text of a page. */
const SCALE = 1.2;

/**
 * Renders a diagram as an image in JSX, without the styles of the library: the policy forbids inline styles, and they
 * would load a font.
 * @param prefix of the ids, different for each diagram of a page
 * @throws Error where the library can't read the diagram
 */
export function mermaidJsx(source: string, prefix: string): string {
  const { code, title, description } = readMermaid(source);
  const texts = `<title>${escapeXml(title)}</title>${description && `<desc>${escapeXml(description)}</desc>`}`;
  const svg = renderMermaidSVG(code, { padding: 8 })
    .replace(/<style>[\s\S]*?<\/style>/, texts)
    .replace(/ (?:style|data-[\w-]+)="[^"]*"/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => `var(${COLORS[name] ?? OTHER_COLOR})`)
    .replace(/\d+\.\d+(?=[^<>]*>)/g, (number) => `${Math.round(Number(number) * 10) / 10}`)
    .replace(/ (width|height)="([\d.]+)"/g, (written, name, size, at: number, whole: string) =>
      whole.lastIndexOf('<', at) === 0 ? ` ${name}="${Math.round(size * SCALE)}"` : written,
    );
  return svgToJsx(svg, prefix, 'mermaid__drawing');
}

export interface MermaidFault {
  /** Line of the diagram, from 1; the fence has 0. */
  row: number;
  rule: 'images/alt' | 'samples/syntax';
  message: string;
  fix: string;
}

const KIND = /^(?:flowchart|graph|sequenceDiagram|classDiagram|stateDiagram(?:-v2)?|erDiagram)\b/;
const KINDS = 'Begin with flowchart LR, sequenceDiagram, classDiagram, stateDiagram-v2 or erDiagram.';
const STYLES = /^(?:classDef|class \S+ \w+$|style|linkStyle|%%\{)/;
const WORDS = /[\p{L}\p{N}_]+/gu;
const KEYWORDS = new Set(
  (
    'subgraph end direction TB TD BT RL LR participant actor as note Note over left right of state class namespace ' +
    'loop alt else opt par and critical option break autonumber activate deactivate br b i o x'
  ).split(' '),
);
/** Lines whose effect can be none although they are right: an order that is the same without them, and ends. */
const DECLARATION = /^(?:participant|actor|direction|state|class|namespace|end|\})\b|^[}\s]*$/;

/** Finds what is wrong in a diagram. The library skips what it can't read, so each line is compared with the drawing. */
export function mermaidFaults(source: string): MermaidFault[] {
  const { code, title, description } = readMermaid(source);
  const rows = code.split('\n').map((row) => row.replace(/%%(?!\{).*/, '').trim());
  const first = rows.findIndex(Boolean);
  const fault = (row: number, message: string, fix: string): MermaidFault => {
    return { row: row + 1, rule: 'samples/syntax', message, fix };
  };
  if (!KIND.test(rows[first] ?? ''))
    return [fault(Math.max(first, 0), 'This is not a diagram that can be drawn.', KINDS)];
  const missing = [!title && 'accTitle: a name', !description && 'accDescr: what it shows'].filter(Boolean);
  const faults: MermaidFault[] = [];
  if (missing.length > 0) {
    const fix = `Write "${missing.join('" and "')}" below its first line.`;
    faults.push({ row: 0, rule: 'images/alt', message: 'This diagram has no text alternative.', fix });
  }
  const drawn = tryRender(code);
  if (drawn === undefined) return [...faults, fault(first, 'This diagram can not be drawn.', 'Simplify it.')];
  const shown = new Set(drawn.replace(/<style>[\s\S]*?<\/style>/, '').match(WORDS));
  for (const [row, text] of rows.entries()) {
    if (row <= first || text === '') continue;
    if (STYLES.test(text)) faults.push(fault(row, 'Colors of a diagram are those of the site.', 'Delete the line.'));
    else {
      const words = text.replace(/#\w+;/g, '').match(WORDS) ?? [];
      // The head of an arrow may be the letter before a name, as in A-xB.
      const lost = words.find(
        (word) => ![word, word.replace(/^[ox]/, '')].some((one) => shown.has(one) || KEYWORDS.has(one)),
      );
      const without = code.split('\n').with(row, '').join('\n');
      const fix = 'Check its arrow, its brackets and its quotes.';
      if (lost) faults.push(fault(row, `The diagram doesn't show "${lost}" of this line.`, fix));
      else if (!DECLARATION.test(text) && tryRender(without) === drawn)
        faults.push(fault(row, 'This line changes nothing in the diagram.', fix));
    }
  }
  return faults;
}

const tryRender = (code: string) => tryOr(() => renderMermaidSVG(code));
