import { expect, test } from 'vitest';
import { frontMatterTexts, ownFrontMatterTexts } from '../../../../plugins/pages/frontMatterTexts.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { passagesOf, sentencesOf } from '../../../../plugins/pages/prose.ts';

test('texts of the front matter have their key and their place', () => {
  const source =
    '---\ntitle: Two words\nanswers:\n  - What is it?\ndescription: "It is."\nhero:\n  name: One\n  tagline: Two three\n---\n\ntitle: Not here\n';
  expect(frontMatterTexts({ source }).map(({ key, text, positionAt }) => [key, text, positionAt(2)])).toEqual([
    ['title', 'Two words', { line: 2, column: 10 }],
    ['answers', 'What is it?', { line: 4, column: 7 }],
    ['description', '"It is."', { line: 5, column: 16 }],
    ['hero', 'Two three', { line: 8, column: 14 }],
  ]);
  expect(ownFrontMatterTexts({ source }).map(({ key }) => key)).toEqual(['title', 'description', 'hero']);
});

test('passages are the running text with the place of each character, and code is one character', () => {
  const source =
    '# A title \\{#id}\n\nOne `two three`\nfour *five* [six](https://a.example)\\\nseven [eight](/a).\n\n| a |\n| - |\n| b |\n';
  const page = parsePage('docs/a.mdx', 'a.mdx', source) as Page;
  const [title, paragraph, ...cells] = passagesOf(page);
  expect([title, paragraph, ...cells].map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'A title'],
    ['paragraph', 'One \uFFFC four five six seven eight.'],
    ['cell', 'a'],
    ['cell', 'b'],
  ]);
  expect(passagesOf(page, true)[1].text).toBe('One \uFFFC four \uFFFC \uFFFC seven eight.');
  const places = ['One', 'four', 'five', 'seven', 'eight'].map((word) =>
    paragraph.positionAt(paragraph.text.indexOf(word)),
  );
  expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual(['3:1', '4:1', '4:7', '5:1', '5:8']);
});

test.each([
  ['One. Two? "Three!" (Four: Five', ['One.@0', 'Two?@5', '"Three!" (Four:@10', 'Five@26']],
  ['e.g. this one. \uFFFC is code.', ['e.g. this one.@0', '\uFFFC is code.@15']],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesOf(text).map((one) => `${one.text}@${one.index}`)).toEqual(sentences);
});
