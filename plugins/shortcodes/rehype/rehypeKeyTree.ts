import type { Element, ElementContent, Root } from 'hast';
import { type Content, element, hasClass, isBlank, isElement, textOf } from '../../shared/hastNodes.ts';
import { count } from '../../shared/problem.ts';
import { keyPieces } from './rehypeKeyHeadings.ts';

/** A page with so few keys has room for all. */
const FEW_KEYS = 24;
/** A group inside another one is open as long as it contains no more. */
const SMALL_GROUP = 8;

/** A key with what the page says about it and with the keys inside it. */
export interface Key {
  path: readonly string[];
  heading: Element;
  body: ElementContent[];
  keys: Key[];
}

/**
 * Renders the keys of a configuration as a tree: groups that open and close, with their keys inside. What a writer says
 * below a key belongs to it. In Markdown and for the search the keys stay headings one below the other.
 */
export function rehypeKeyTree() {
  return (tree: Root): void => {
    for (let at = 0; at < tree.children.length; at++) {
      if (!hasClass(tree.children[at], 'fields')) continue;
      const end = endOfKeys(tree.children, at);
      const keys = nestKeys(tree.children.slice(at, end));
      const isSmall = countKeys(keys) <= FEW_KEYS;
      const tools = isSmall ? [] : [element('key-tools', { total: countKeys(keys) }, [])];
      const rendered = keys.map((key) => renderKey(key, isSmall ? () => true : isOpenAtFirst));
      tree.children.splice(at, end - at, element('div', { className: ['fields'] }, [...tools, keyHead(), ...rendered]));
    }
  };
}

/** Titles of the columns, for the eye: each line says in words what is its default. */
function keyHead(): Element {
  const titles = ['Key', 'Default', 'Effect'].map((value) => element('span', {}, [{ type: 'text', value }]));
  return element('div', { className: ['key-head'], ariaHidden: 'true' }, titles);
}

/** The keys of a page go on until another heading begins something else. */
function endOfKeys(nodes: readonly Content[], start: number): number {
  const end = nodes.findIndex((node, index) => index > start && isElement(node) && /^h[1-6]$/.test(node.tagName));
  return end === -1 ? nodes.length : end;
}

/** Puts each key into the nearest one above whose path its own begins with. */
export function nestKeys(nodes: readonly Content[]): Key[] {
  const flat = nodes.flatMap((node) => (hasClass(node, 'fields') ? (node.children as Content[]) : [node]));
  const top: Key[] = [];
  const open: Key[] = [];
  for (const node of flat) {
    if (isBlank(node)) continue;
    if (!isElement(node) || !/^h[3-6]$/.test(node.tagName)) {
      open.at(-1)?.body.push(node as ElementContent);
      continue;
    }
    const code = node.children.find((child) => isElement(child, 'code')) as Element | undefined;
    const key: Key = { path: keyPieces(code ? textOf(code) : '').map(bare), heading: node, body: [], keys: [] };
    while (open.length > 0 && !isInside(key, open[open.length - 1])) open.pop();
    (open.at(-1)?.keys ?? top).push(key);
    open.push(key);
  }
  return top;
}

/** `a.` and `a` are one name; `[]` only says that the key before it is a list. */
function bare(piece: string): string {
  return piece.replace(/\.$/, '');
}

function isInside({ path }: Key, { path: above }: Key): boolean {
  return path.length > above.length && above.every((name, index) => path[index] === name);
}

function countKeys(keys: readonly Key[]): number {
  return keys.reduce((sum, key) => sum + (key.keys.length > 0 ? countKeys(key.keys) : 1), 0);
}

/** Groups of groups, at the top, and small groups inside others: to open them one by one would be a nuisance. */
function isOpenAtFirst({ keys }: Key, depth: number): boolean {
  if (depth === 0) return keys.length > 1 && keys.every((key) => key.keys.length > 0);
  return depth > 1 && countKeys(keys) <= SMALL_GROUP;
}

function renderKey(key: Key, isOpen: (key: Key, depth: number) => boolean, depth = 0): Element {
  const { heading, body, keys } = key;
  const [summary, ...others] = body;
  if (keys.length === 0) return renderLeaf(heading, summary as Element, others);
  // That it is an object shows.
  const rest = summary && textOf(summary as Element) === 'object' ? others : body;
  const [said] = rest;
  const isLine = isElement(said, 'p') && rest !== body && !hasLink(said);
  const anchors = heading.children.filter(isAnchor);
  // The title is pressed to open the group, so that no word in it leads elsewhere.
  const title = [
    { ...heading, children: heading.children.filter((child) => !isAnchor(child)) },
    ...(isLine
      ? [
          element(
            'span',
            {},
            said.children.flatMap((node) => (isTerm(node) ? node.children : [node])),
          ),
        ]
      : []),
    element('small', {}, [{ type: 'text', value: count(countKeys(keys), 'key') }]),
  ];
  const below = isLine ? rest.slice(1) : rest;
  return element('details', { className: ['key-group'], ...(isOpen(key, depth) && { open: true }) }, [
    element('summary', {}, title),
    ...anchors,
    ...(below.length > 0 ? [element('div', {}, below)] : []),
    ...keys.map((inside) => renderKey(inside, isOpen, depth + 1)),
  ]);
}

function renderLeaf(heading: Element, summary: Element, said: ElementContent[]): Element {
  const [standard, others] = splitDefault(summary.children);
  return element('div', { className: ['key'] }, [
    heading,
    ...(standard ? [element('span', {}, standard)] : []),
    element('div', {}, [...said, ...(others.length > 0 ? [element('small', {}, others)] : [])]),
  ]);
}

const BETWEEN = ' · ';
const DEFAULT = 'default ';

/** Takes the default out of the line of properties: what has to be found first is in its own column. */
export function splitDefault(line: readonly ElementContent[]): [ElementContent[] | undefined, ElementContent[]] {
  const items: ElementContent[][] = [[]];
  for (const node of line) {
    const pieces = node.type === 'text' ? node.value.split(BETWEEN) : [];
    if (node.type !== 'text') items.at(-1)?.push(node);
    for (const [index, value] of pieces.entries()) {
      if (index > 0) items.push([]);
      if (value !== '') items.at(-1)?.push({ type: 'text', value });
    }
  }
  const standard = items.find(([first]) => first?.type === 'text' && first.value === DEFAULT);
  if (!standard) return [undefined, [...line]];
  const others = items.filter((item) => item !== standard);
  const name = element('span', { className: ['key__default'] }, [{ type: 'text', value: DEFAULT }]);
  const between: ElementContent = { type: 'text', value: BETWEEN };
  return [[name, ...standard.slice(1)], others.flatMap((item, index) => (index > 0 ? [between, ...item] : item))];
}

const classesOf = ({ properties }: Element) => String(properties.className ?? properties.class).split(/[ ,]/);

const isTerm = (node: ElementContent): node is Element => isElement(node, 'a') && classesOf(node).includes('term');

const isAnchor = (node: ElementContent) =>
  isElement(node, 'a') && classesOf(node).some((name) => name.includes('header-anchor'));

function hasLink(line: Element): boolean {
  return line.children.some((node) => isElement(node, 'a') && !isTerm(node));
}
