import type { Element, ElementContent } from 'hast';
import { contentStep, SKIP } from '../../shared/eachContent.ts';
import { type Content, element, hasClass, isElement, withBreaks } from '../../shared/hastNodes.ts';

const piece = /(?:\["[^"]*"\]|\[\]|[^.[\]]+)\.?/g;

/** Takes a written path apart where a line may break: `a.b["c"].d` is `a.`, `b`, `["c"].`, `d`. */
export function keyPieces(text: string): string[] {
  return text.match(piece) ?? [text];
}

/** Shorter paths fit the line of a phone. */
const LONG_PATH = 24;

/**
 * Prepares the paths of keys for narrow screens: they break between their names, in headings and in links. In a
 * heading the last name, which readers look for, is emphasized.
 */
export const rehypeKeyHeadings = () =>
  contentStep((node) => {
    breakHeadings(node);
    if (node.type !== 'element') return;
    if (node.tagName === 'pre') return SKIP;
    const [code, ...others] = node.children;
    if (node.tagName === 'a' && others.length === 0 && isElement(code, 'code')) code.children = withLinkBreaks(code);
  });

function breakHeadings(node: Content): void {
  if (!hasClass(node, 'fields') || node.name !== 'div') return;
  for (const heading of node.children) {
    if (!isElement(heading) || !/^h[3-6]$/.test(heading.tagName)) continue;
    for (const child of heading.children) if (isElement(child, 'code')) child.children = withPath(child);
  }
}

function withLinkBreaks(code: Element): ElementContent[] {
  const [text] = code.children;
  if (text?.type !== 'text' || text.value.length < LONG_PATH || /[\s/]/.test(text.value)) return code.children;
  return withBreaks(keyPieces(text.value));
}

function withPath(code: Element): ElementContent[] {
  const [text] = code.children;
  const pieces = text?.type === 'text' ? keyPieces(text.value) : [];
  if (pieces.length < 2) return code.children;
  const above = [...withBreaks(pieces.slice(0, -1)), element('wbr', {}, [])];
  return [element('span', { className: ['fields__path'] }, above), { type: 'text', value: pieces[pieces.length - 1] }];
}
