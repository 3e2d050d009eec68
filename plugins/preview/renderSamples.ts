import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { type LiveSample, sampleName } from '../data/liveSamples.ts';
import { eachNode } from '../shared/eachNode.ts';

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
        ? framed(code, `Live sample: ${title}`, frameAddress(attributeOf(node, 'demoId')))
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
  return element('div', { className: 'live-sample rp-not-doc' }, [
    code,
    element('div', { className: 'live-sample__stage' }, stage),
  ]);
}

function framed(code: Code, title: string, src: string): MdxJsxFlowElement {
  const frame = element('iframe', { className: 'live-sample__frame', title, src, loading: 'lazy' });
  const summary = element('summary', {}, [{ type: 'text', value: 'Source of this sample' }]);
  return element('figure', { className: 'live-sample rp-not-doc' }, [
    element('div', { className: 'live-sample__stage' }, [frame]),
    element('details', { className: 'live-sample__code' }, [summary, code]),
  ]);
}

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });

function element(name: string, attributes: Record<string, string>, children: RootContent[] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    // What is written may be among blocks, as JSX allows.
    children: children as MdxJsxFlowElement['children'],
  };
}

function attributeOf(node: MdxJsxFlowElement, name: string): string {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
