import type { Element, ElementContent } from 'hast';
import { textOf } from '../shared/hastText.ts';

/** A longer name would leave the other columns of its table no room. */
const LONG_NAME = 40;
/** An address is read part by part, so that it makes room sooner: beside it, two columns of sentences fit. */
const LONG_ADDRESS = 30;
/** The longest piece of a name that has no signs between which it could break. */
const LONG_PIECE = 24;

const between = /(?<=[/.,:;&=?])(?![/.,:;&=?\s]|$)/;

/** Gives a long name in a table the places where it may break: between its parts, so that a word stays whole. */
export function breakName(code: Element): void {
  const name = textOf(code);
  const room = name.includes('://') ? LONG_ADDRESS : LONG_NAME;
  if (name.length <= room || code.children.some(isBreak)) return;
  code.children = code.children.flatMap((child) => (child.type === 'text' ? withBreaks(child.value) : [child]));
}

const isBreak = (node: ElementContent) => node.type === 'element' && node.tagName === 'wbr';

function withBreaks(text: string): ElementContent[] {
  const pieces = text.split(between).flatMap((piece) => piece.match(longPieces) ?? []);
  return pieces.flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
    { type: 'text', value },
  ]);
}

/** Words that are short enough, or what fits of one that is not. */
const longPieces = new RegExp(`(?:\\s*\\S{1,${LONG_PIECE}}(?!\\S)\\s*)+|\\s*\\S{1,${LONG_PIECE}}`, 'g');
