import type { RspressPlugin } from '@rspress/core';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from '../shared/hastText.ts';
import { themePart } from '../shared/themePart.ts';
import { findExamples } from './findExamples.ts';
import { markExamples } from './markExamples.ts';

export interface FillValuesPluginOptions {
  /** Domain of the platform's hosts, as readers see it. */
  apiDomain: string;
}

/**
 * Marks the example values in samples, for the theme to show the reader's own in their place, and puts the button for
 * them below the title of each page that has any. It comes after the plugins that change samples.
 */
export function fillValuesPlugin({ apiDomain }: FillValuesPluginOptions): RspressPlugin {
  const rehypeFillValues = () => (tree: Root) => {
    let marked = 0;
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element') return;
      const { title = '', lang = '' } = pre.properties;
      const sample = { code: textOf(code), title: String(title), language: String(lang) };
      marked += markExamples(code, findExamples(sample, apiDomain));
      return SKIP;
    });
    if (marked > 0) addButton(tree);
  };
  return { name: 'fill-values', markdown: { rehypePlugins: [rehypeFillValues] } };
}

function addButton(tree: Root): void {
  const title = tree.children.findIndex((node) => node.type === 'element' && (node as Element).tagName === 'h1');
  tree.children.splice(title + 1, 0, themePart('fill-button'));
}
