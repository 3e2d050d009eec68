import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Tokens with the color of the block itself, or nearly so: punctuation differs by less than an eye sees. */
const PLAIN = /^color:\s*var\(--shiki-(?:foreground|token-punctuation)\)$/;

/**
 * Takes away the element around a piece of code that has no color of its own. Each block stands in the page and again
 * in its script, so every element counts twice.
 */
export const lightCode: ShikiTransformer = {
  name: 'light-code',
  line(line) {
    line.children = joinTexts(line.children.flatMap((child) => (isPlain(child) ? child.children : [child])));
  },
};

function isPlain(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'span' && PLAIN.test(String(node.properties.style ?? ''));
}

function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}
