import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeImageSize } from '../../../../plugins/markdown/rehypeImageSize.ts';
import { element } from '../../../../plugins/shared/hastNodes.ts';

test('images get the size of their file, unless the page gives one', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  mkdirSync(path.join(docs, 'public'));
  writeFileSync(path.join(docs, 'public/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
  const sources = ['/a.svg', '/gone.svg', 'https://example.com/a.svg'];
  const jsx = (...more: [string, string][]) => ({
    type: 'mdxJsxFlowElement' as const,
    name: 'img',
    attributes: [['src', '/a.svg'], ...more].map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    })),
    children: [],
  });
  const images = [
    ...sources.map((src) => element('img', { src }, [])),
    element('img', { src: '/a.svg', width: 8 }, []),
  ];
  const tags = [jsx(), jsx(['width', '8'])];
  rehypeImageSize(docs)({ type: 'root', children: [...images, ...tags] } as Root);
  expect(images.map(({ properties: { width, height } }) => [width, height])).toEqual([
    [40, 20],
    [undefined, undefined],
    [undefined, undefined],
    [8, undefined],
  ]);
  expect(tags.map(({ attributes }) => attributes.slice(1).map(({ value }) => value))).toEqual([['40', '20'], ['8']]);
});
