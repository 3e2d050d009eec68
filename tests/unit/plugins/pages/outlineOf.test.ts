import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { outlineOf } from '../../../../plugins/pages/outlineOf.ts';

const outline = (text: string) => outlineOf(unified().use(remarkParse).use(remarkGfm).parse(text));

test('headings of the second to the fourth level, with their ids and depths', () => {
  expect(outline('# A\n\n## B c\n\n### D\n\n#### E\n\n##### F\n\n## B c')).toEqual([
    { id: 'b-c', text: 'B c', depth: 2 },
    { id: 'd', text: 'D', depth: 3 },
    { id: 'e', text: 'E', depth: 4 },
    { id: 'b-c-1', text: 'B c', depth: 2 },
  ]);
});

test('the heading of an operation has its method', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('### A\n\n<div>\n\n`POST /a`\n\n</div>\n\n### B\n\n`GET /b`');
  expect(outlineOf(tree).map(({ method }) => method)).toEqual(['POST', undefined]);
});

test.each([
  ['`code` and *some* **more**', '`code` and *some* **more**', 'code-and-some-more'],
  ['**a `b` _c_**', '**a `b` *c***', 'a-b-c'],
  ['a [link](/x) ~~gone~~', 'a link gone', 'a-link-gone'],
  ['![image](/x.png) a', 'a', 'image-a'],
  ['Title \\{#own}', 'Title', 'own'],
])('%s is drawn as %s', (written, text, id) => {
  expect(outline(`## ${written}`)).toMatchObject([{ text, id }]);
});
