import { describe, expect, test } from 'vitest';
import { llmsFull, llmsList } from '../../../../plugins/markdownAlternates/llms.ts';
import { markdownLink } from '../../../../plugins/markdownAlternates/markdownAlternates.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { onlyInMarkdown, pageMarkdown, withLinks } from '../../../../plugins/pages/pageMarkdown.ts';
import { markdownFileOf } from '../../../../theme/shared/markdownFileOf.ts';

function markdown(source: string): string {
  const page = parsePage('docs/x.mdx', 'x.mdx', source) as Page;
  const text = pageMarkdown(page.tree, { codeOf: (file) => (file === '/public/a.json' ? '{"a": 1}' : undefined) });
  return withLinks(text, (url) => `to:${url}`);
}

describe('pageMarkdown', () => {
  test.each([
    [
      'drops front matter, imports and expressions',
      '---\na: b\n---\n\nimport x from "./x";\n\n# T\n\n{1 + 1}\n',
      '# T\n',
    ],
    ['drops the id of a heading', '## Keys \\{#keys}\n', '## Keys\n'],
    ['keeps an id-like word elsewhere', 'Write `{#id}`.\n', 'Write `{#id}`.\n'],
    ['keeps a heading in code', '```md\n# Keys {#keys}\n```\n', '```md\n# Keys {#keys}\n```\n'],
    ['turns links into addresses', '[a](/b#c)\n', '[a](to:/b#c)\n'],
    ['turns images into addresses', '![a](/b.svg)\n', '![a](to:/b.svg)\n'],
    [
      'puts tabs after each other',
      '<Tabs groupId="way">\n<Tab label="API">\n\nCall it.\n\n</Tab>\n</Tabs>\n',
      '**API**\n\nCall it.\n',
    ],
    [
      'drops drawings and keeps their words',
      '<figure>\n<svg>\n<title>No</title>\n</svg>\n\nWords.\n\n</figure>\n',
      'Words.\n',
    ],
    [
      'keeps the title of what is folded as a label, and no label of a field',
      '<details>\n<summary>More</summary>\n\nWords.\n\n</details>\n\n<label>Filter</label> Rows.\n',
      '**More**\n\nWords.\n\nRows.\n',
    ],
    ['drops the space after a drawing', '<svg /> 422 `a`\n', '422 `a`\n'],
    ['drops components without words', 'A.\n\n<Preview />\n\nB.\n', 'A.\n\nB.\n'],
    ['keeps tables', '| a | b |\n| - | - |\n| 1 | 2 |\n', '| a | b |\n| - | - |\n| 1 | 2 |\n'],
    [
      'shows the files of fences',
      '```json title="X" file="/public/a.json"\n```\n',
      '```json title="X"\n{"a": 1}\n```\n',
    ],
    ['keeps words with underscores and brackets', 'a_b [x] did:key:z_1 & c\n', 'a_b [x] did:key:z_1 & c\n'],
    ['keeps backslashes in code', '`a\\_b`\n\n```sh\nsed s/x/\\&/\n```\n', '`a\\_b`\n\n```sh\nsed s/x/\\&/\n```\n'],
    ['shows what is only for it', `A.\n\n${onlyInMarkdown('`{x`: 1 */')}\n\nB.\n`, 'A.\n\n`{x`: 1 *\\/\n\nB.\n'],
    ['keeps callouts', ':::tip\nText.\n:::\n', ':::tip\nText.\n:::\n'],
  ])('%s', (_, source, expected) => {
    expect(markdown(source)).toBe(expected);
  });
});

const routes = new Set(['/', '/a', '/b/', '/b/c']);

test.each([
  ['/a', 'https://x/docs/a.md'],
  ['/a#h', 'https://x/docs/a.md#h'],
  ['/b/', 'https://x/docs/b/index.md'],
  ['/spec/x.json', 'https://x/docs/spec/x.json'],
  ['#h', 'https://x/docs/b/c.md#h'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com/a', '//example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('the link %s leads to %s', (url, expected) => {
  expect(markdownLink(url, '/b/c', routes, 'https://x/docs')).toBe(expected);
});

test('a Markdown alternate is beside its page', () => {
  expect(['/', '/a', '/b/'].map(markdownFileOf)).toEqual(['index.md', 'a.md', 'b/index.md']);
});

const site = { name: 'N', summary: 'S.', docs: 'https://x/docs' };
const page = (route: string) => ({ route, title: `T${route}`, description: 'D.', text: `# T${route}\n` });
const pages = ['/reference/b', '/guides/', '/notes', '/reference/a'].map(page);

test('the list names every page under its section', () => {
  expect(llmsList(site, pages)).toBe(
    `# N

> S.

You can get the full text of the site, or of one section, as a single file:

- [All pages](https://x/docs/llms-full.txt)
- [Guides](https://x/docs/guides/llms-full.txt)
- [Reference](https://x/docs/reference/llms-full.txt)

## Guides

- [T/guides/](https://x/docs/guides/index.md): D.

## Reference

- [T/reference/a](https://x/docs/reference/a.md): D.
- [T/reference/b](https://x/docs/reference/b.md): D.

## Others

- [T/notes](https://x/docs/notes.md): D.
`,
  );
});

test('the full text contains every page in the order of the list, whatever order they come in', () => {
  const files = new Map(llmsFull(site, pages));
  expect([...files.keys()]).toEqual(['llms-full.txt', 'guides/llms-full.txt', 'reference/llms-full.txt']);
  const order = ['guides/index', 'reference/a', 'reference/b', 'notes'];
  expect(
    [...(files.get('llms-full.txt') ?? '').matchAll(/^Source: https:\/\/x\/docs\/(.*)\.md$/gm)].map((m) => m[1]),
  ).toEqual(order);
  expect(files.get('reference/llms-full.txt')).toBe(
    '# N: Reference\n\n> S.\n\n---\n\nSource: https://x/docs/reference/a.md\n\n# T/reference/a\n\n---\n\nSource: https://x/docs/reference/b.md\n\n# T/reference/b\n',
  );
  expect([...llmsFull(site, [...pages].reverse())]).toEqual([...files]);
});
