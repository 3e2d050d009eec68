import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const gfm = unified().use(remarkParse).use(remarkGfm);

const withoutPlaces = (tree: object) =>
  JSON.parse(JSON.stringify(tree), (key, value) => (key === 'position' ? undefined : value));

// What an address needs to be found in running text, beside what the syntax finds by itself.
test.each([
  'Write to help&#64;example.com, please.',
  'See www&#46;example.com.',
  'See https&#58;//www.example.com/a and _a@example.com_.',
  'No address at all, only https.',
  'Ask [help&#64;example.com](/help).',
])('%s is read as GFM reads it', (text) => {
  const { tree } = parsePage('a.md', 'a.md', text) as Page;
  const wanted = gfm.parse(text);
  expect(withoutPlaces(tree)).toEqual(withoutPlaces(wanted));
});
