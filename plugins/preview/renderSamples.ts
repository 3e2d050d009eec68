import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { type LiveSample, sampleName } from '../data/liveSamples.ts';
import { eachNode } from '../shared/eachNode.ts';
import { attributeOf } from '../shared/hastNodes.ts';
import { jsxElement } from '../shared/jsxElement.ts';

/**
 * Writes plain elements instead of the preview plugin's component, so that pages with samples need no script for it.
 * Its frames have no title and an address without `.html`, which a strict static host does not serve, and its code
 * stays hidden without scripts.
 * @param frameAddress gives the address of the page inside a frame, by the ID of its sample
 */
export function renderSamples(tree: Root, frameAddress: (id: string) => string): void {
  const title = textOf(tree.children.find((node) => node.type === 'heading' && node.depth === 1));
  eachNode(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Preview') return;
    const [code, sample] = node.children as [Code, MdxJsxFlowElement];
    const isFrame = attributeOf(node, 'previewMode') === 'iframe-follow';
    Object.assign(
      node,
      isFrame
        ? framed(code, `Live sample: ${title}`, frameAddress(attributeOf(node, 'demoId') ?? ''))
        : inPage(code, [sample]),
    );
  });
}

const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * Puts the form of the theme below each live sample: the page gets an element and no module, so that it isn't larger
 * than any other page, and is cached like it. Code that is no live sample gets nothing to run.
 */
export function renderForms(tree: Root, readSamples: () => ReadonlyMap<string, LiveSample>): void {
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

function form(name: string): Paragraph {
  return { type: 'paragraph', data: { hName: 'live-form', hProperties: { name } }, children: [] };
}

function inPage(code: Code, stage: RootContent[]): MdxJsxFlowElement {
  return jsxElement('div', { className: 'live-sample rp-not-doc' }, [
    code,
    jsxElement('div', { className: 'live-sample__stage' }, stage),
  ]);
}

function framed(code: Code, title: string, src: string): MdxJsxFlowElement {
  const frame = jsxElement('iframe', { className: 'live-sample__frame', title, src, loading: 'lazy' });
  const summary = jsxElement('summary', {}, [{ type: 'text', value: 'Source of this sample' }]);
  return jsxElement('figure', { className: 'live-sample rp-not-doc' }, [
    jsxElement('div', { className: 'live-sample__stage' }, [frame]),
    jsxElement('details', { className: 'live-sample__code' }, [summary, code]),
  ]);
}
