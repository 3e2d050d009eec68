import type { Element, ElementContent } from 'hast';
import { contentStep, SKIP } from '../shared/eachContent.ts';
import { element, isElement, textOf } from '../shared/hastNodes.ts';

/** A longer sample is folded to 24 lines until the reader asks for all of it: `code.css` has the height. */
const LONGEST_OPEN = 28;

/** Replaces the styles of highlighted code by classes, and marks long samples as folded. It runs after all steps that read lines and tokens. */
export const rehypeTokenClasses = () =>
  contentStep((node) => {
    if (!isElement(node, 'pre')) return;
    markCode(node, Boolean(node.properties.lineNumbers));
    const { length } = textOf(node).trimEnd().split('\n');
    if (length > LONGEST_OPEN) node.properties.fold = length;
    return SKIP;
  });

/** The class of each color of the theme `css-variables`. Tokens of another color are not marked. */
const CLASSES: Record<string, string> = {
  comment: 'c',
  string: 's',
  'string-expression': 's',
  link: 's',
  constant: 'n',
  keyword: 'k',
  parameter: 'p',
  function: 'f',
};

const COLOR = /--shiki-token-([a-z-]+)/;
/** Shorter lines fit the narrowest column. */
const LONG_LINE = 38;
/** A line that begins with so long a word, such as an address, would be broken before it. It is broken inside. */
const LONG_WORD = /^\s*\S{26}/;
/** Lines that differ from others: highlighted, added, taken away. */
const LINE = 'line';

/**
 * Marks the tokens of highlighted code with one letter each, instead of a style: what a page weighs falls by a tenth,
 * and no style is in it, which the strictest content policy would block.
 * @param pre the block, as Shiki made it
 * @param keepsLines true where lines are counted
 */
export function markCode(pre: Element, keepsLines: boolean): void {
  for (const name of ['style', 'className', 'class', 'tabIndex', 'tabindex']) delete pre.properties[name];
  for (const code of pre.children) {
    if (code.type === 'element') code.children = joinTexts(code.children.flatMap((line) => markLine(line, keepsLines)));
  }
}

function markLine(node: ElementContent, keepsLines: boolean): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = joinTexts(node.children.flatMap(markToken));
  const isPlain = classesOf(node).join(' ') === LINE;
  if (!isPlain || keepsLines) return [{ ...node, children }];
  const text = textOf(node);
  const indent = text.search(/\S/);
  if (indent <= 0 || text.length <= LONG_LINE) return children;
  return [element('span', { dataIndent: indent, ...(LONG_WORD.test(text) && { dataWord: '' }) }, children)];
}

function markToken(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = joinTexts(node.children.flatMap(markToken));
  const { style, ...properties } = node.properties;
  if (node.tagName !== 'span' || style === undefined) return [{ ...node, children }];
  const name = CLASSES[COLOR.exec(String(style))?.[1] ?? ''];
  return name ? [{ ...node, properties: { ...properties, className: [name] }, children }] : children;
}

function classesOf({ properties }: Element): string[] {
  const value = properties.className ?? properties.class;
  return Array.isArray(value) ? value.map(String) : String(value ?? '').split(' ');
}

function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + node.value };
    else joined.push(node);
  }
  return joined;
}
