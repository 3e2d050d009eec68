import type { Element, ElementContent, Root } from 'hast';
import { eachContent, SKIP } from '../../shared/eachContent.ts';
import {
  addClass,
  attributeOf,
  type Content,
  element,
  hasClass,
  isBlank,
  isBlock,
  isElement,
  isJsx,
  type Jsx,
  textOf,
  withBreaks,
} from '../../shared/hastNodes.ts';
import { count } from '../../shared/problem.ts';

const METHOD = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?= \/)/;

/** Lists at this depth and deeper are folded: fields, and the fields inside them, are open. */
const FOLDED_DEPTH = 2;

/**
 * Renders the reference of an API: its lists of fields and responses become rows with the name at the left and the meaning
 * at the right, and methods and statuses become badges. In Markdown and for the search they stay lists. What the styles
 * need to know of neighbors and contents becomes a class: `:has()` would make a browser go through all of a long page again
 * with each part of it that arrives.
 */
export function rehypeReferenceRows() {
  return (tree: Root): void => {
    let hasOperations = false;
    eachContent(tree, (node) => {
      hasOperations ||= hasClass(node, 'operation');
      if (hasClass(node, 'rows')) {
        // Beside operations, room is scarce.
        renderLists(node, (list) => renderFields(list, hasOperations ? 0 : -1));
        return SKIP;
      }
      if (hasClass(node, 'answers')) renderLists(node, renderResponses);
      if (hasClass(node, 'operation__details')) markLabels(node);
    });
    if (!hasOperations) return;
    eachContent(tree, (node) => {
      if (isElement(node)) markMethod(node);
    });
    markTopLevel(tree);
  };
}

function markTopLevel({ children }: Root): void {
  const written = children.filter((node) => !isBlank(node as Content)) as Content[];
  for (const [index, node] of written.entries()) {
    if (isElement(node) && hasClass(written[index + 1], 'operation')) addClass(node, 'operation-title');
    if (isJsx(node) && node.name === 'details' && holdsRows(node)) addClass(node, 'rows-fold');
  }
}

function holdsRows(details: Jsx): boolean {
  let isFound = false;
  eachContent(details, (node) => {
    isFound ||= hasClass(node, 'rows');
  });
  return isFound;
}

/** A paragraph that begins with strong words is the title of what follows. */
function markLabels({ children }: Jsx): void {
  for (const child of children) {
    if (isElement(child, 'p') && isElement(child.children[0], 'strong')) addClass(child, 'operation__label');
  }
}

function renderLists({ children }: Jsx, render: (list: Element) => void): void {
  for (const child of children) if (isElement(child, 'ul')) render(child);
}

function itemOf({ children }: Element): Record<'line' | 'blocks', ElementContent[]> {
  const written = children.filter((child, index) => index > 0 || !isBlank(child));
  const [first, ...others] = written;
  // A list with blocks in its items has its lines in paragraphs.
  if (isElement(first, 'p')) return { line: first.children, blocks: others.filter((node) => !isBlank(node)) };
  const end = written.findIndex(isBlock);
  if (end === -1) return { line: written, blocks: [] };
  return { line: written.slice(0, end), blocks: written.slice(end).filter((node) => !isBlank(node)) };
}

/** Takes a line apart after a node: what it names, and what it says about that without the character between. */
function splitLine(
  line: ElementContent[],
  isLast: (node: ElementContent) => boolean,
): [ElementContent[], ElementContent[]] {
  const at = line.findIndex(isLast);
  if (at === -1) return [[], line];
  const [first, ...others] = line.slice(at + 1);
  const said =
    first?.type === 'text'
      ? [{ ...first, value: first.value.replace(/^[.:]?\s*/, '') }, ...others]
      : line.slice(at + 1);
  return [line.slice(0, at + 1), said.filter((node) => node.type !== 'text' || node.value !== '')];
}

function renderFields(list: Element, depth: number): void {
  for (const item of list.children) {
    if (!isElement(item, 'li')) continue;
    const { line, blocks } = itemOf(item);
    const [head, said] = splitLine(line, (node) => hasClass(node, 'type'));
    for (const block of blocks) if (isElement(block, 'ul')) renderFields(block, depth + 1);
    if (head.length > 0 && said.length > 0) addClass(item, 'row');
    item.children = [
      ...(head.length > 0 ? [element('div', {}, head.map(nameNode))] : []),
      ...(said.length > 0 ? [element('div', {}, said)] : []),
      ...blocks.map((block) => (depth + 1 >= FOLDED_DEPTH && isElement(block, 'ul') ? foldedFields(block) : block)),
    ];
  }
}

/** A name leads to itself, so that its address can be copied. The character before the type is not rendered. */
function nameNode(node: ElementContent): ElementContent {
  if (node.type === 'text') return { ...node, value: node.value.replace(/:\s*$/, ' ') };
  if (!isJsx(node) || node.name !== 'span') return node;
  const id = attributeOf(node, 'id');
  if (id === undefined) return node;
  const href = { type: 'mdxJsxAttribute' as const, name: 'href', value: `#${id}` };
  const children = node.children.map((child) => (isElement(child, 'code') ? withWordBreaks(child) : child));
  return { ...node, name: 'a', attributes: [...node.attributes, href], children } as Jsx;
}

/** Shorter names fit the slender column. */
const LONG_NAME = 18;

/** A long name such as `verifiablePresentation` breaks between its words. */
function withWordBreaks(code: Element): Element {
  const [text] = code.children;
  if (text?.type !== 'text' || text.value.length <= LONG_NAME) return code;
  const children = withBreaks(text.value.split(/(?<=[a-z\d])(?=[A-Z])/));
  return { ...code, children };
}

function foldedFields(list: Element): Element {
  const fields = list.children.filter((child) => isElement(child, 'li'));
  const value = `${count(fields.length, 'field')} inside`;
  return element('details', {}, [element('summary', {}, [{ type: 'text', value }]), list]);
}

function renderResponses(list: Element): void {
  for (const item of list.children) {
    if (!isElement(item, 'li')) continue;
    const { line, blocks } = itemOf(item);
    const [head, said] = splitLine(line, (node) => isElement(node, 'strong') || isJsx(node));
    item.children = [
      element('div', {}, head.map(statusNode)),
      element('div', {}, [element('p', {}, said.map(statusLink)), ...blocks]),
    ];
  }
}

/** `**404 Not Found**` becomes a badge with the number, and the name beside it. */
function statusNode(node: ElementContent): ElementContent {
  if (isJsx(node))
    return { ...node, children: node.children.map((child) => statusNode(child as ElementContent)) } as Jsx;
  const [, status, name] = (isElement(node, 'strong') && /^(\d(?:\d\d|XX))(.*)$/.exec(textOf(node))) || [];
  if (status === undefined) return node;
  return element('strong', {}, [badge(status), ...(name ? [{ type: 'text' as const, value: name }] : [])]);
}

function badge(status: string): Element {
  return element('span', { className: ['status', `status--${status[0]}`] }, [{ type: 'text', value: status }]);
}

function statusLink(node: ElementContent): ElementContent {
  if (!isElement(node, 'a') || !/^\d{3}$/.test(textOf(node))) return node;
  return { ...node, properties: { ...node.properties, className: ['refusal'] }, children: [badge(textOf(node))] };
}

function markMethod(code: Element): void {
  const [text] = code.children;
  const method = code.tagName === 'code' && text?.type === 'text' ? METHOD.exec(text.value)?.[0] : undefined;
  if (method === undefined || text.type !== 'text') return;
  const name = { type: 'text' as const, value: method };
  addClass(code, 'method-path');
  code.children = [
    element('span', { className: ['method', `method--${method.toLowerCase()}`] }, [name]),
    { type: 'text', value: text.value.slice(method.length) },
  ];
}
