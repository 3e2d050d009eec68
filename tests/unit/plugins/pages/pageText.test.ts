import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textReader } from '../../../../plugins/pages/readPageText.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'search-text-'));
const readText = textReader({ docsDir: folder, tokens: { '%brand.name%': 'Acme' } });
afterAll(() => rmSync(folder, { recursive: true }));

function read(source: string, name = 'page.mdx') {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return readText(file);
}

const content = (source: string, name?: string) => read(source, name).content;

describe('the text of a page', () => {
  it.each([
    ['words with marks', 'Some **bold**, *slanted* and `code` text.', 'Some bold, slanted and code text.'],
    ['a link, without its address', 'See [API keys](/guides/keys).', 'See API keys.'],
    ['no image', 'Before ![Alt](/logo.svg) after.', 'Before  after.'],
    ['a table, row by row', '| A | B |\n|---|---|\n| one | `two` |', 'A · B\none · two'],
    ['a list', '- one\n- two\n  1. three', 'one\ntwo\nthree'],
    ['a quotation', '> said', 'said'],
    ['code with its title', '```json title="Request"\n{ "a": 1 }\n```', 'Request\n{ "a": 1 }'],
    ['no sample that repeats another', 'Before\n\n```go title="Request" unindexed\nx\n```', 'Before'],
    ['a callout with its title', ':::danger[Never ship it]\n\nA secret.\n\n:::', 'Never ship it\nA secret.'],
    ['a callout with a title as attribute', ':::tip{title="Good to know"}\nA tip.\n:::', 'Good to know\nA tip.'],
    ['a callout without a title', ':::warning\nCareful.\n:::', 'Careful.'],
    ['a callout in the other notation', '> [!NOTE]\n> Read this.', 'Read this.'],
    ['a struck text and a footnote', '~~old~~ new[^1]\n\n[^1]: the note', 'old new\nthe note'],
    ['a line break', 'one\\\ntwo', 'one\ntwo'],
    ['the product name', 'The %brand.name% docs', 'The Acme docs'],
  ])('holds %s', (_, source, expected) => {
    expect(content(source)).toBe(expected);
  });

  it.each([
    ['tabs with their labels', '<Tabs>\n<Tab label="First">\n\nOne **two**\n\n</Tab>\n</Tabs>', 'First\nOne two'],
    ['the children of a component', '<Card title="A card">\n\nInside `it`.\n\n</Card>', 'A card\nInside it.'],
    ['a component inside a line', 'A <Badge text="new" /> thing', 'A new thing'],
    ['elements, without their hints', '<div title="hint">\n\nText\n\n</div>', 'Text'],
    ['text in braces', 'Write {"{id}"} and {2}.', 'Write {id} and 2.'],
  ])('holds %s', (_, source, expected) => {
    expect(content(source)).toBe(expected);
  });

  it.each([
    ['imports and exports', "import { Tab } from '@rspress/core/theme';\n\nexport const a = 1;\n\nText", 'Text'],
    ['comments', 'One {/* hidden */} two', 'One  two'],
    ['what only a running page knows', 'Now {new Date().getTime()}.', 'Now .'],
    ['what a component of the page prints', "import A from './A';\n\nLead\n\n<A>\n\nChild\n\n</A>", 'Lead\nChild'],
    ['styles and scripts', '<style>{`.a { color: red }`}</style>\n\nText', 'Text'],
    ['front matter', '---\ndescription: hidden\n---\nText', 'Text'],
  ])('leaves out %s', (_, source, expected) => {
    expect(content(source)).toBe(expected);
  });

  it('reads plain Markdown, where braces are text and HTML is not', () => {
    expect(content('Set {id} to <b>five</b>.\n\n<!-- no -->\n\n<p>Yes</p>', 'plain.md')).toBe('Set {id} to five.\nYes');
  });

  it('reads parts that the page imports, and code from files', () => {
    writeFileSync(path.join(folder, '_part.mdx'), '## Part heading\n\nPart of %brand.name%.');
    writeFileSync(path.join(folder, 'sample.json'), '{ "sample": true }\n');
    const page = read(
      'import Part from \'./_part.mdx\';\n\n# Page\n\nLead.\n\n<Part />\n\n```json file="./sample.json"\n```',
    );
    expect(page.content).toBe('Lead.\nPart heading\nPart of Acme.\n{ "sample": true }');
    expect(page.markdown).toContain('Lead.\n\n## Part heading\n\nPart of Acme.\n\n```json');
    expect(page.toc).toEqual([{ text: 'Part heading', id: 'part-heading', depth: 2, charIndex: 6 }]);
  });

  it('survives a page that imports itself', () => {
    writeFileSync(path.join(folder, '_loop.mdx'), "import Loop from './_loop.mdx';\n\nround\n\n<Loop />");
    expect(content("import Loop from './_loop.mdx';\n\n<Loop />")).toMatch(/^(?:round\n?)+$/);
  });

  it('has no text where the page is no MDX', () => {
    expect(read('A <b> without an end')).toMatchObject({ title: '', content: '', toc: [] });
  });
});

describe('the headings of a page', () => {
  it('knows the title, and each heading with its place in the content, the deepest as those of depth 4', () => {
    const { title, toc, content } = read(
      '# The `title`\n\nLead\n\n## One\n\ntext\n\n#### Four\n\n##### Five\n\n## One',
    );
    expect(title).toBe('The title');
    expect(content).toBe('Lead\nOne\ntext\nFour\nFive\nOne');
    expect(toc).toEqual([
      { text: 'One', id: 'one', depth: 2, charIndex: 5 },
      { text: 'Four', id: 'four', depth: 4, charIndex: 14 },
      { text: 'Five', id: 'five', depth: 4, charIndex: 19 },
      { text: 'One', id: 'one-1', depth: 2, charIndex: 24 },
    ]);
  });

  it('knows an id that the writer chose', () => {
    expect(read('## Signing \\{#sign}').toc).toEqual([{ text: 'Signing', id: 'sign', depth: 2, charIndex: 0 }]);
  });

  it('reads headings inside components', () => {
    expect(read('<Tabs>\n<Tab label="A">\n\n## Inside\n\n</Tab>\n</Tabs>').toc).toEqual([
      { text: 'Inside', id: 'inside', depth: 2, charIndex: 2 },
    ]);
  });
});

describe('a page that is read again', () => {
  const reader = textReader({ docsDir: folder });
  const ask = (name: string) => reader(path.join(folder, name));
  const at = new Date(2020, 1, 1);
  const put = (name: string, source: string, time = at) => {
    writeFileSync(path.join(folder, name), source);
    utimesSync(path.join(folder, name), time, time);
  };

  it('is read anew when a page that it shows has changed', () => {
    put('shown.mdx', 'Shown.');
    put('shows.mdx', "import Shown from './shown.mdx';\n\n# Shows\n\n<Shown />");
    expect(ask('shows.mdx').content).toContain('Shown.');
    put('shown.mdx', 'Another.', new Date(2020, 1, 2));
    expect(ask('shows.mdx').content).toContain('Another.');
  });
});
