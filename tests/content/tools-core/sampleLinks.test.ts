import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTools } from '../../../plugins/data/tools.ts';
import { index } from '../examples/published.ts';

const docsDir = path.resolve(import.meta.dirname, '../../../docs');
const facts = JSON.parse(readFileSync(path.join(docsDir, '_tools/credential-inspector.json'), 'utf8')) as {
  examples: { id: string; values: { input: { file: string } } }[];
};
const signed = new Set(index.files.filter(({ proof }) => proof).map((file) => file.path));
const views = new Map(index.files.flatMap((file) => ('of' in file && file.of ? [[file.path, file.of]] : [])));

/** Samples of signed examples, or of what stands in them, with the lines that follow. */
const samples = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((page) => {
    const text = readFileSync(path.join(docsDir, page), 'utf8');
    return [...text.matchAll(/^```\w+ .*file="\/public\/examples\/([^"]+)".*\n```\n+(.*)$/gm)].map(
      ([, file, next]) => ({
        page,
        file: views.get(file as string) ?? (file as string),
        next: next as string,
      }),
    );
  })
  .filter(({ file }) => signed.has(file));

test('there are nine', () => expect(samples).toHaveLength(9));

test.each(samples)('$file on $page opens in the inspector', ({ file, next }) => {
  const id =
    /^\[Open this sample in the inspector\]\(\/reference\/tools\/credential-inspector#example=([\w-]+)\)\.$/.exec(
      next,
    )?.[1];
  expect(facts.examples.find((example) => example.id === id)?.values.input.file).toBe(`public/examples/${file}`);
});

test('every example of the tool has its texts', () => {
  const { examples } = readTools(docsDir).get('credential-inspector') ?? {};
  expect(Object.keys(examples ?? {})).toHaveLength(facts.examples.length);
  expect(examples?.['data-integrity']?.beside?.split('"@context"').length).toBeGreaterThan(3);
});
