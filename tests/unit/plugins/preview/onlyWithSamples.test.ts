import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { onlyWithSamples } from '../../../../plugins/preview/onlyWithSamples.ts';

const seen: string[] = [];
const note = (options: { sign: string }) => (_tree: unknown, file: unknown) => {
  seen.push(options.sign + file);
};
const processor = unified()
  .use(remarkParse)
  .use(onlyWithSamples([note, { sign: '+ ' }]))
  .use(remarkStringify);

async function read(path: string, value: string): Promise<string[]> {
  seen.length = 0;
  await processor.process({ path, value });
  return [...seen];
}

test('a page without samples is passed by', async () => {
  expect(await read('a.md', 'Words.')).toEqual([]);
});

test('a page with samples is read with the options of the plugin, and once more after it has lost them', async () => {
  expect(await read('b.md', '```ts preview\n```')).toEqual(['+ ```ts preview\n```']);
  expect(await read('b.md', 'Words.')).toEqual(['+ Words.']);
  expect(await read('b.md', 'Words.')).toEqual([]);
});
