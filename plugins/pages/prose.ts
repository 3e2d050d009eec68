import type { Nodes } from 'mdast';
import { eachNode } from '../shared/eachNode.ts';
import { withoutWrittenId } from '../shared/headingIds.ts';
import { TAG } from './expandShortcodes.ts';
import type { Page } from './page.ts';

/** A stretch of running text: a paragraph, a heading or a table cell. */
export interface Passage {
  kind: 'heading' | 'paragraph' | 'cell';
  /** Code counts as one word, so that a long identifier is not a long sentence. */
  text: string;
  /** Place of a character of the text. */
  positionAt(index: number): { line: number; column: number };
}

/** What represents inline code in the text of a passage. */
export const CODE = '\uFFFC';

/**
 * Reads the running text of a page, in order, without samples, diagrams and attributes. What a shortcode writes is no text
 * of the page: the words of data are checked in the data.
 * @param withoutMentions leaves out what is emphasized, such as *the names that others use*
 */
export function passagesOf(page: Page, withoutMentions = false): Passage[] {
  const passages: Passage[] = [];
  const rows = page.source.split('\n');
  eachNode(page.tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    if (TAG.test(rows[(node.position?.start.line ?? 0) - 1] ?? '')) return;
    const kind = node.type === 'tableCell' ? 'cell' : (node.type as 'heading' | 'paragraph');
    const pieces: { start: number; line: number; column: number }[] = [];
    let text = '';
    const walk = (part: Nodes) => {
      const isOutside = part.type === 'link' && /^https?:/.test(part.url);
      if (withoutMentions && (part.type === 'emphasis' || isOutside)) text += CODE;
      else if (part.type === 'inlineCode') text += CODE;
      else if (part.type === 'text') {
        const { line = 1, column = 1 } = part.position?.start ?? {};
        for (const [index, row] of part.value.split('\n').entries()) {
          if (index > 0) text += ' ';
          pieces.push({ start: text.length, line: line + index, column: index === 0 ? column : 1 });
          text += row;
        }
      } else if (part.type === 'break') text += ' ';
      else if ('children' in part) for (const child of part.children) walk(child);
    };
    walk(node as Nodes);
    // An id that is written into a heading is no text.
    if (kind === 'heading') text = withoutWrittenId(text);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const positionAt = (index: number) => {
      const piece = pieces.findLast(({ start }) => start <= index);
      return piece ? { line: piece.line, column: piece.column + index - piece.start } : { line, column };
    };
    passages.push({ kind, text, positionAt });
  });
  return passages;
}

/** The sentences of a passage with the places where they begin. */
export function sentencesOf(text: string): { text: string; index: number }[] {
  return [...text.matchAll(/\S.*?(?:[.!?:](?=\s+["“(]?[A-Z\uFFFC])|$)/g)]
    .map(({ 0: sentence, index }) => ({ text: sentence, index }))
    .filter(({ text: sentence }) => countOf(sentence) > 0);
}

/** Number of words, with code as one word each. */
export function countOf(text: string): number {
  return text.match(/[\p{L}\p{N}\uFFFC][^\s]*/gu)?.length ?? 0;
}
