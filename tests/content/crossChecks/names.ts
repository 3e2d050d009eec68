import type { InlineCode } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../../../plugins/pages/page.ts';

/** A name in code type in prose. */
export interface CodeName {
  text: string;
  page: Page;
  /** `file:line:column`, for messages. */
  place: string;
  /** The heading above. */
  heading: string;
}

/** The names in code type in the prose of pages, in tables and headings too. */
export function codeNames(pages: Page[]): CodeName[] {
  return pages.flatMap((page) => {
    const found: CodeName[] = [];
    let heading = '';
    visit(page.tree, ['heading', 'inlineCode'], (node) => {
      if (node.type === 'heading') heading = textOf(node);
      if (node.type !== 'inlineCode') return;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      found.push({ text: (node as InlineCode).value, page, place: `${page.file}:${line}:${column}`, heading });
    });
    return found;
  });
}

const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** Calls in the prose of pages: `GET /x` in one piece of code type, or methods before a path in one cell or paragraph. */
export function callsIn(pages: Page[]): string[] {
  return pages.flatMap(({ tree }) => {
    const calls: string[] = [];
    visit(tree, ['tableCell', 'paragraph', 'heading'], (node) => {
      let methods: string[] = [];
      visit(node, 'inlineCode', ({ value }: InlineCode) => {
        if (METHOD.test(value)) methods.push(value);
        else {
          if (value.startsWith('/')) calls.push(...methods.map((method) => `${method} ${value}`));
          if (METHOD.test(value.split(' /')[0])) calls.push(value);
          methods = [];
        }
      });
    });
    return calls;
  });
}

/** Writes `a["b"].c[]` as the dotted name `a.b.c.*`. */
function dotted(name: string): string {
  return name.replace(/\["([^"]+)"\]/g, '.$1').replaceAll('[]', '.*');
}

/** True when a name is a run of whole segments of a way; `*` and `[]` stand for one segment. */
export function isWithin(name: string, way: string): boolean {
  return new RegExp(`(?:^|\\.)${patternOf(dotted(name))}(?:\\.|$)`).test(way);
}

/**
 * True when a section describes a key: by a name that tells it from others, or by its last part where the section
 * names the member that holds it.
 * @param texts names in code type under one heading, the words of the heading among them
 */
export function describes(texts: string[], key: string): boolean {
  const names = texts.map(dotted);
  const ends = names.filter((name) => new RegExp(`(?:^|\\.)${patternOf(name)}$`).test(key));
  if (ends.some((name) => name.includes('.') || !key.includes('.'))) return true;
  const holder =
    key
      .split('.')
      .slice(0, -1)
      .filter((segment) => segment !== '*')
      .at(-1) ?? '';
  return ends.length > 0 && names.some((name) => name === holder || name.endsWith(`.${holder}`));
}

/** A regular expression for a dotted name. */
function patternOf(name: string): string {
  const parts = name.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('[^.]+');
}

/** True when a call in prose is one of an operation; a variable of the path stands for one segment of any text. */
export function isCall(text: string, calls: { method: string; path: string }[]): boolean {
  const [method, target] = text.split(' ');
  const [path] = target.split(/\?(?=\w+=)/);
  const fits = (candidate: string) => {
    const pattern = candidate.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(path);
  };
  return calls.some((call) => call.method === method && fits(call.path));
}
