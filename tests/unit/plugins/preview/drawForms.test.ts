import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { LiveSample } from '../../../../plugins/data/liveSamples.ts';
import { drawForms } from '../../../../plugins/preview/drawForms.ts';
import { eachContent } from '../../../../plugins/shared/eachContent.ts';

const sample: LiveSample = { file: '/a.ts', code: 'run();', title: 'Run it', fields: [], output: '' };
const samples = new Map([['run-it', sample]]);

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(() => (tree: Root) => drawForms(tree, () => samples))
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement'] });

/** The elements of a page that has a fence, in order, each with the name that it is given. */
async function elementsOf(fence: string, code: string): Promise<string[]> {
  const names: string[] = [];
  eachContent(await mdx.run(mdx.parse(`\`\`\`${fence}\n${code}\n\`\`\`\n`)), (node) => {
    if (node.type === 'element') names.push([node.tagName, node.properties.name].filter(Boolean).join(' '));
    if (node.type === 'mdxJsxFlowElement') names.push(node.name ?? '');
  });
  return names;
}

test('a live sample is its code, and its form below it', async () => {
  expect(await elementsOf('ts preview title="Run it"', 'run();')).toEqual([
    'div',
    'pre',
    'code',
    'div',
    'live-form run-it',
  ]);
});

test('code that is no live sample gets nothing to run', async () => {
  expect(await elementsOf('ts preview', 'other();')).toEqual(['div', 'pre', 'code', 'div']);
});

test('code that is not to be run stays as it is, whatever its title says', async () => {
  expect(await elementsOf('ts title="A preview"', 'run();')).toEqual(['pre', 'code']);
  expect(await elementsOf('ts', 'run();')).toEqual(['pre', 'code']);
});

test('a sample of another kind is left to what draws it', async () => {
  expect(await elementsOf('tsx preview', 'run();')).toEqual(['pre', 'code']);
});
