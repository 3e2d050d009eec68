import { isObject, type Json, plain, pointerPart, type TreeNode as ReportNode, type Span } from '../base/index.ts';
import type { Part } from '../decode/index.ts';
import { type Explanation, explain, type Lists, type Shelf } from './explain.ts';

/** A node of the tree of a part. */
export interface TreeNode {
  name: string;
  pointer: string;
  /** The value in one line, if it has nothing inside. */
  value?: string;
  /** What the value means to people, such as the date of a number of seconds. */
  means?: string;
  explanation?: Explanation;
  span?: Span;
  children: TreeNode[];
}

/** Claims and members whose number is seconds since 1970. */
const SECONDS = ['iat', 'nbf', 'exp', 'auth_time', 'updated_at'];

/** What makes the tree of a part, each member explained where one of the lists has a line for it. */
export const treesBy =
  (lists: unknown) =>
  ({ title, value, kind, places, span }: Part): TreeNode => {
    const root = nodeOf(title, '', value, { kind, path: '' }, { lists: lists as Lists, places });
    return span && !root.span ? { ...root, span } : root;
  };

interface Source {
  lists: Lists;
  places: Part['places'];
}

function nodeOf(name: string, pointer: string, value: Json, shelf: Shelf, source: Source): TreeNode {
  const span = source.places?.get(pointer);
  const common = { name, pointer, ...(span ? { span } : {}) };
  if (Array.isArray(value)) {
    const children = value.map((item, at) => nodeOf(`${at + 1}`, `${pointer}/${at}`, item, shelf, source));
    return { ...common, children };
  }
  if (isObject(value)) {
    const children = Object.entries(value).map(([member, inner]) => {
      const { explanation, inside } = explain(source.lists, shelf, member);
      const node = nodeOf(member, `${pointer}/${pointerPart(member)}`, inner, inside, source);
      return explanation ? { ...node, explanation } : node;
    });
    return { ...common, children };
  }
  const means = meaningOf(name, value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { ...common, value: text, ...(means ? { means } : {}), children: [] };
}

function meaningOf(name: string, value: Json): string | undefined {
  if (!SECONDS.includes(name) || typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 8.64e12)
    return undefined;
  return new Date(value * 1000).toISOString();
}

/**
 * A tree as a report shows it, each member with its note and the section of its standard.
 * @param noteOf what is noted about a node instead of its explanation
 */
export function reportNode(
  node: TreeNode,
  noteOf: (node: TreeNode) => string | undefined = () => undefined,
): ReportNode {
  const { name, value, means, explanation, span, children } = node;
  const note = noteOf(node) ?? plain([means, explanation?.text].filter((text) => text !== undefined).join('. '));
  return {
    name,
    ...(value === undefined ? { children: children.map((child) => reportNode(child, noteOf)) } : { value }),
    ...(note ? { note } : {}),
    ...(explanation?.address ? { link: { title: explanation.source, href: explanation.address } } : {}),
    ...(span ? { place: { input: 'input', start: span.start, end: span.end } } : {}),
  };
}
