import type { Code, Paragraph, Root } from 'mdast';
import { type LiveSample, sampleName } from '../data/liveSamples.ts';
import { eachNode } from '../shared/eachNode.ts';
import { inPage } from './drawSamples.ts';

const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * Puts the form of the theme beside each live sample: the page gets an element and no module of its own, so that it
 * weighs what any other page does, and is cached like it. Code that is no live sample gets nothing to run.
 */
export function drawForms(tree: Root, readSamples: () => ReadonlyMap<string, LiveSample>): void {
  const found: Code[] = [];
  eachNode(tree, 'code', (node) => {
    if (node.lang === 'ts' && /\bpreview\b/.test((node.meta ?? '').replace(QUOTED, ''))) found.push(node);
  });
  if (found.length === 0) return;
  const samples = readSamples();
  for (const node of found) {
    const name = sampleName(node.value, samples);
    Object.assign(node, inPage({ ...node }, name === undefined ? [] : [form(name)]));
  }
}

/** An element that the theme draws by its name. */
function form(name: string): Paragraph {
  return { type: 'paragraph', data: { hName: 'live-form', hProperties: { name } }, children: [] };
}
