import type { Root } from 'mdast';
import { brandTree } from '../shared/brandTree.ts';
import { leadOf } from './leadOf.ts';
import type { TextNode } from './nodeText.ts';
import { outlineOf } from './outlineOf.ts';
import type { Page } from './page.ts';
import { pageText } from './pageText.ts';
import type { ReadPage } from './readPageText.ts';

/** What other pages and the frame show of a page. */
export type PageFacts = Pick<ReadPage, 'title' | 'frontMatter' | 'lead' | 'outline'>;

/** Blocks that hold no heading. */
const LEAVES = new Set<string>(['paragraph', 'code', 'table', 'html', 'mdxFlowExpression', 'mdxjsEsm']);

/**
 * The facts of a page, without reading all of its text.
 * @param tokens brand tokens with what each becomes
 */
export function pageFacts(page: Pick<Page, 'tree' | 'frontMatter'>, tokens: Record<string, string>): PageFacts {
  const { tree, frontMatter } = brandTree({ tree: skeleton(page.tree), frontMatter: page.frontMatter }, tokens);
  return { title: pageText(tree as TextNode, {}).title, frontMatter, lead: leadOf(tree), outline: outlineOf(tree) };
}

/** A page without the text of its sections. */
function skeleton(tree: Root): Root {
  const start = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  const isKept = ({ type }: { type: string }, index: number) => start < 0 || index < start || !LEAVES.has(type);
  return { type: 'root', children: tree.children.filter(isKept) };
}
