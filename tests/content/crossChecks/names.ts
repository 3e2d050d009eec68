import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../../plugins/contentChecks/page.ts';

/** A name in code type in prose. */
export interface CodeName {
  text: string;
  page: Page;
  /** `file:line:column`, for messages. */
  place: string;
}

/** The names in code type in the prose of pages, in tables and headings too. */
export function codeNames(pages: Page[]): CodeName[] {
  return pages.flatMap((page) => {
    const found: CodeName[] = [];
    visit(page.tree, 'inlineCode', ({ value, position }: InlineCode) => {
      const place = `${page.file}:${position?.start.line ?? 1}:${position?.start.column ?? 1}`;
      found.push({ text: value, page, place });
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

/** True when a dotted name is a run of whole segments of a way; `*` stands for one segment. */
export function isWithin(name: string, way: string): boolean {
  const pattern = name
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^.]+');
  return new RegExp(`(?:^|\\.)${pattern}(?:\\.|$)`).test(way);
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
