import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** Where a value stands in a JSON text: names of members and numbers of items. */
export type JsonPath = (string | number)[];

/** The formatter breaks what is longer than this. */
const WIDTH = 120;

/**
 * Adds an item to a list, and leaves every other line as it is.
 * @param path of the list
 * @param at number of the item that it comes before; the end where it is not given
 * @throws where there is no list
 */
export function withItem(text: string, path: JsonPath, value: unknown, at?: number): string {
  const list = nodeAt(text, path, 'array');
  return inserted(text, list, (indent) => printJson(value, indent), at);
}

/**
 * Gives a member of an object a value; a new member comes last, or after a named one.
 * @throws where there is no object at the path
 */
export function withMember(text: string, path: JsonPath, name: string, value: unknown, after?: string): string {
  const object = nodeAt(text, path, 'object');
  const members = object.children ?? [];
  const nameOf = (member: Node) => member.children?.[0].value;
  const known = members.find((member) => nameOf(member) === name)?.children?.[1];
  if (known) return spliced(text, known.offset, known.length, printJson(value, indentAt(text, known.offset)));
  const before = after === undefined ? -1 : members.findIndex((member) => nameOf(member) === after);
  const print = (indent: string) => `${JSON.stringify(name)}: ${printJson(value, indent, name.length + 4)}`;
  return inserted(text, object, print, before < 0 ? undefined : before + 1);
}

/** Takes an item of a list or a member of an object away. A place that is not there changes nothing. */
export function without(text: string, path: JsonPath): string {
  const root = parseTree(text);
  const value = root && findNodeAtLocation(root, path);
  const child = value?.parent?.type === 'property' ? value.parent : value;
  const all = child?.parent?.children;
  if (!child || !all) return text;
  const index = all.indexOf(child);
  const end = child.offset + child.length;
  if (index > 0) {
    const last = all[index - 1].offset + all[index - 1].length;
    return spliced(text, last, end - last, '');
  }
  if (all.length > 1) return spliced(text, child.offset, all[1].offset - child.offset, '');
  return spliced(text, child.offset, child.length, '').replace(/([[{])\s+([\]}])/, '$1$2');
}

/**
 * Prints a value as the formatter leaves it: on a line where it fits, otherwise with a line for each member.
 * @param before letters that stand before it on its line, beyond the indentation
 */
export function printJson(value: unknown, indent = '', before = 0): string {
  const inline = inlineJson(value);
  if (indent.length + before + inline.length < WIDTH || typeof value !== 'object' || value === null) return inline;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => inner + printJson(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${inner}${JSON.stringify(name)}: ${printJson(item, inner, name.length + 4)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inlineJson(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

function nodeAt(text: string, path: JsonPath, type: 'array' | 'object'): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  if (node?.type === type) return node;
  throw new Error(`There is no ${type === 'array' ? 'list' : 'object'} at /${path.join('/')}.`);
}

function inserted(text: string, container: Node, print: (indent: string) => string, at?: number): string {
  const children = container.children ?? [];
  const indent = indentAt(text, container.offset);
  const inside = text.slice(container.offset, children[0]?.offset ?? container.offset);
  const isRows = children.length === 0 || inside.includes('\n');
  const child = isRows ? (children.length > 0 ? indentAt(text, children[0].offset) : `${indent}  `) : indent;
  const separator = isRows ? `,\n${child}` : ', ';
  if (children.length === 0) {
    const [open, close] = container.type === 'array' ? '[]' : '{}';
    return spliced(text, container.offset, container.length, `${open}\n${child}${print(child)}\n${indent}${close}`);
  }
  const next = at === undefined ? undefined : children[at];
  if (next) return spliced(text, next.offset, 0, print(child) + separator);
  const last = children[children.length - 1];
  const lastEnd = last.offset + last.length;
  return spliced(text, lastEnd, 0, separator + print(child));
}

/** White space at the beginning of the line of a place. */
function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

const spliced = (text: string, offset: number, length: number, replacement: string) =>
  text.slice(0, offset) + replacement + text.slice(offset + length);
