import { expect, test } from 'vitest';
import { anchorsOf } from '../../../../plugins/checks/rules/links.ts';
import { chosen, DataError, expandShortcodes, type Shortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { passagesOf } from '../../../../plugins/pages/prose.ts';
import { headingIds } from '../../../../plugins/shared/headingIds.ts';

const KEYS = `## Keys \\{#own}

| [\`a\`](/keys/#a "A key") | See [b](/keys/#b) and \`[c](/d)\` |

<span id="key-a" /><a href="/guides/">Two words</a> ![A drawing](/drawing.svg)

\`\`\`\`json title="Request"
## no heading
\`\`\`
[no link](/no/)
\`\`\`\`

<Tool examples="one two" />`;
const shortcodes: Shortcodes = {
  Two: ({ of = 'x' }) => `${of} one\n${of} two`,
  Keys: () => KEYS,
  Picky: (attributes) => chosen(attributes, 'of', new Map([['a', 'chosen']])),
  Broken: () => {
    throw new DataError('docs/data.json:2:3 This is not JSON.', 'Fix it.');
  },
};
const expand = (source: string) => expandShortcodes(source, shortcodes);

test('a tag alone on a line is replaced, and each line has the line that it came from', () => {
  const { text, lines } = expand('# T\r\n\n<Two of="key" />\r\nend');
  expect(text).toBe('# T\r\n\nkey one\nkey two\nend');
  expect(lines.slice(1)).toEqual([1, 2, 3, 3, 4]);
  expect(expand('```\ncode\n```\n<Two />').text).toBe('```\ncode\n```\nx one\nx two');
});

test.each([
  ['inside a sentence', 'see <Two />'],
  ['with content', '<Two>\ntext\n</Two>'],
  ['of a component', '<Other of="a" />'],
  ['named like a member of every object', '<Constructor />'],
  ['in a fence', '```mdx\n<Two />\n```'],
  ['in a comment', '{/*\n<Two />\n*/}'],
  ['in a longer fence that shows a fence', '````md\n```\n<Two />\n```\n<Two />\n````'],
])('a tag %s stays', (_, source) => expect(expand(source)).toEqual({ text: source, lines: [], faults: [] }));

test('the Markdown of a shortcode is at the line of its tag, and its headings are anchors', () => {
  const source = '# Title\n\n<Keys />\n\n<Broken />\n\n## After';
  const page = parsePage('docs/x.mdx', 'x.mdx', source, expand(source)) as Page;
  expect(headingIds(page.tree).map(({ id, heading }) => [id, heading.position?.start.line])).toEqual([
    ['title', 1],
    ['own', 3],
    ['after', 7],
  ]);
  expect([...anchorsOf(page)]).toEqual(expect.arrayContaining(['key-a', 'example=one', 'example=two']));
  expect(passagesOf(page).map(({ text }) => text)).toEqual(['Title', 'After']);
  expect(page.unwritten).toMatchObject([{ line: 5, fix: 'Fix it.' }]);
});

test.each([
  ['<Picky />', 'The attribute "of" is missing.'],
  ['<Picky of="b" />', 'Nothing known is called "b".'],
])('%s is reported with its line and the fix', (tag, message) => {
  const problem = { line: 2, rule: 'components/known', message, fix: 'Write of="…" with one of: a.' };
  expect(parsePage('x.mdx', 'x.mdx', `one\n${tag}`, expand(`one\n${tag}`))).toMatchObject({ problems: [problem] });
});
