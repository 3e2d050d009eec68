import { describe, expect, test } from 'vitest';
import { frontMatterTexts, ownFrontMatterTexts } from '../../../../plugins/pages/frontMatterTexts.ts';
import { markdownLink } from '../../../../plugins/pages/markdownLink.ts';
import {
  htmlText,
  inlineText,
  isHidden,
  type TextNode,
  visibleAttributes,
} from '../../../../plugins/pages/nodeText.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { countOf, passagesOf, sentencesOf } from '../../../../plugins/pages/prose.ts';

const part = (name: string, attributes: Record<string, string> = {}, ...words: string[]): TextNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: words.map((value) => ({ type: 'text', value })),
});
const literal = (value: unknown, type = 'Literal'): TextNode => ({
  type: 'mdxTextExpression',
  value: 'x',
  data: { estree: { body: [{ expression: { type, value } }] } },
});

test.each<[what: string, TextNode, string]>([
  ['words', { type: 'text', value: 'a b' }, 'a b'],
  ['words without any', { type: 'text' }, ''],
  ['code', { type: 'inlineCode', value: 'a' }, 'a'],
  ['a line break', { type: 'break' }, '\n'],
  ['HTML', { type: 'html', value: '<b>a</b>' }, 'a'],
  ['a text in braces', literal('{id}'), '{id}'],
  ['an expression', literal('x', 'Identifier'), ''],
  ['an empty expression', { type: 'mdxFlowExpression', value: '' }, ''],
  ['the title of a callout', { type: 'mdxTextExpression', value: 'title="Keep it"' }, ' Keep it'],
  ['an element with what readers see of it', part('Tab', { label: 'curl', groupId: 'x' }, 'a', 'b'), 'curl ab'],
  ['an element of HTML', part('div', { title: 'hint' }, 'a'), 'a'],
  ['a style', part('style', {}, 'a {}'), ''],
  ['an image', { type: 'image' }, ''],
  [
    'a link',
    {
      type: 'link',
      children: [
        { type: 'text', value: 'a' },
        { type: 'emphasis', children: [{ type: 'text', value: 'b' }] },
      ],
    },
    'ab',
  ],
])('the text of %s', (_what, node, text) => expect(inlineText(node)).toBe(text));

test('what readers see of a part are its texts, in their order', () => {
  const all = { title: 'a', label: 'b', caption: 'c', text: 'd', description: 'e', details: 'f', id: 'g' };
  expect(visibleAttributes(part('Card', all))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(
    visibleAttributes({ ...part('Card'), attributes: [{ type: 'x', name: 'title', value: { type: 'y' } }] }),
  ).toEqual([]);
  expect(visibleAttributes({ type: 'mdxJsxFlowElement', name: 'Card' })).toEqual([]);
  expect(visibleAttributes({ type: 'mdxJsxFlowElement', name: null })).toEqual([]);
  expect(['script', 'style', 'template', 'div'].map((name) => isHidden(part(name)))).toEqual([true, true, true, false]);
});

test.each([
  ['a <b>c</b>\td', 'a c d'],
  ['a <!-- b --> c', 'a c'],
  ['a <!-- b', 'a'],
  ['a <SCRIPT x>b</script > c', 'a c'],
  ['<style>a</style><template>b</template>c', 'c'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['a\n<br/>\nb', 'a\n \nb'],
])('%j without its tags is %j', (html, text) => expect(htmlText(html)).toBe(text));

const pageOf = (source: string) => parsePage('docs/a.mdx', 'a.mdx', source) as Page;

describe('texts of the front matter', () => {
  const source =
    '---\ntitle: Two words\nanswers:\n  - What is it?\ndescription: "It is."\ntag: New thing\nhero:\n  name: One\n  tagline: Two three\n---\n\ntitle: Not here\n';

  test('are told with their key and their place', () => {
    expect(frontMatterTexts({ source }).map(({ key, text, placeOf }) => [key, text, placeOf(2)])).toEqual([
      ['title', 'Two words', { line: 2, column: 10 }],
      ['answers', 'What is it?', { line: 4, column: 7 }],
      ['description', '"It is."', { line: 5, column: 16 }],
      ['hero', 'Two three', { line: 9, column: 14 }],
    ]);
    expect(ownFrontMatterTexts({ source }).map(({ key }) => key)).toEqual(['title', 'description', 'hero']);
  });

  test.each(['title: Two words\n', '---\ntitle: Two words\n', ' ---\ntitle: Two words\n---\n', ''])(
    'are none of %j',
    (text) => {
      expect(frontMatterTexts({ source: text })).toEqual([]);
    },
  );
});

describe('running text', () => {
  const source =
    '# A title \\{#id}\n\nOne `two three`\nfour *five* [six](https://a.example)\\\nseven [eight](/a).\n\n| a | b |\n| - | - |\n| c | d |\n';

  test('is told by passages, with code as one sign', () => {
    expect(passagesOf(pageOf(source)).map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'A title'],
      ['paragraph', 'One \uFFFC four five six seven eight.'],
      ['cell', 'a'],
      ['cell', 'b'],
      ['cell', 'c'],
      ['cell', 'd'],
    ]);
    expect(passagesOf(pageOf(source), { withoutMentions: true })[1].text).toBe(
      'One \uFFFC four \uFFFC \uFFFC seven eight.',
    );
  });

  test('knows the place of each character', () => {
    const [title, { text, placeOf }] = passagesOf(pageOf(source));
    expect(title.placeOf(2)).toEqual({ line: 1, column: 5 });
    expect(['One', 'four', 'five', 'seven', 'eight'].map((word) => placeOf(text.indexOf(word)))).toEqual([
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 7 },
      { line: 5, column: 1 },
      { line: 5, column: 8 },
    ]);
  });

  test.each([
    ['One. Two? "Three!" (Four: Five', ['One.@0', 'Two?@5', '"Three!" (Four:@10', 'Five@26']],
    ['e.g. this one. \uFFFC is code.', ['e.g. this one.@0', '\uFFFC is code.@15']],
    ['. -', []],
  ])('%j has the sentences %j', (text, sentences) => {
    expect(sentencesOf(text).map((one) => `${one.text}@${one.index}`)).toEqual(sentences);
  });

  test.each([
    ['one two-three, 4 \uFFFC', 4],
    ['– …', 0],
  ])('%j has %i words', (text, count) => expect(countOf(text)).toBe(count));
});

test.each([
  ['#a', 'https://a.example/docs/guides/index.md#a'],
  ['/b', 'https://a.example/docs/b.md'],
  ['/b.html?x#y', 'https://a.example/docs/b.md?x#y'],
  ['/a.json', 'https://a.example/docs/a.json'],
  ['//b.example', '//b.example'],
  ['https://b.example/', 'https://b.example/'],
  ['b', 'b'],
])('the link %s of a Markdown alternate leads to %s', (url, address) => {
  expect(markdownLink(url, '/guides/', new Set(['/b', '/guides/']), 'https://a.example/docs')).toBe(address);
});
