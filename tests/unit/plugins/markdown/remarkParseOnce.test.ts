import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { afterAll, describe, expect, test } from 'vitest';
// Not for everyone's use; it is what Rspress compiles pages with.
import { createMDXOptions } from '../../../../node_modules/@rspress/core/dist/node/mdx/options.js';
import { remarkParseOnce } from '../../../../plugins/markdown/remarkParseOnce.ts';
import { type Expansion, expandShortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import type { Page } from '../../../../plugins/pages/page.ts';
import { pageReader } from '../../../../plugins/pages/pageReader.ts';
import { memoizeByText } from '../../../../theme/shared/memoize.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parse-once-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The trees of Rspress alone, and of Rspress with the plugin. */
async function parseBoth(name: string, source: string, expand?: (source: string) => Expansion) {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  const readPage = pageReader({ docsDir: folder, root: folder, expand });
  const processorWith = async (plugins: unknown[]) => {
    const options = {
      config: { markdown: { remarkPlugins: plugins } },
      docDirectory: folder,
      filepath: file,
      routeService: null,
      pluginDriver: null,
    } as Parameters<typeof createMDXOptions>[0];
    return createProcessor(await createMDXOptions(options)).freeze();
  };
  const document = {
    value: (expand?.(source).text ?? source).replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, '')),
    path: file,
  };
  const alone = (await processorWith([])).parse(document) as Root;
  const page = readPage(file)?.parse() as Page;
  const processor = await processorWith([[remarkParseOnce, readPage]]);
  return { alone, page, first: processor.parse(document) as Root, second: processor.parse(document) as Root };
}

const texts = {
  'front matter': '---\ntitle: A\n---\n\n# Title\n\nWords.\n',
  'tables, lists and footnotes': '| A | B |\n|---|---|\n| 1 | ~~2~~ |\n\n- [x] done\n\nA note[^1].\n\n[^1]: Here.\n',
  'addresses that are links by themselves': 'See https://example.com/a and mail@example.com.\n',
  'emphasis beside Chinese punctuation': '**标签：**文字 and ~~删除。~~文字\n',
  'code and callouts': ':::tip\nWords.\n:::\n\n```ts title="x"\nconst a = 1;\n```\n',
};

describe.each(['page.md', 'page.mdx'])('%s', (name) => {
  test.each(Object.entries(texts))('is parsed as Rspress does: %s', async (_, source) => {
    const { alone, page, first, second } = await parseBoth(name, source);
    expect(first).toBe(page.tree);
    expect(first).toEqual(alone);
    // What was given away may have been changed.
    expect(second).not.toBe(first);
    expect(second).toEqual(alone);
  });
});

test('a page with shortcodes has the places of its expanded text again', async () => {
  const written = ['## One', '', '- a **b**', '- <Badge text="c" />', '', '| A | B |', '|---|---|', '| 1 | 2 |'];
  const expand = memoizeByText((source) => expandShortcodes(source, { Words: () => written.join('\n') }));
  const source = '---\ntitle: A\n---\n\n# Title\n\n<Words of="a" />\n\nThen *this*.\n';
  const { alone, page, first, second } = await parseBoth('page.mdx', source, expand);
  expect(page.source).toBe(source);
  expect(first).toBe(page.tree);
  expect(first).toEqual(alone);
  expect(second).toEqual(alone);
});

test('a page is only given away with the text that it was parsed from', () => {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, '# Title {#own-id}\n');
  const source = pageReader({ docsDir: folder, root: folder })(file);
  source?.parse();
  // Rspress escapes the ID of a heading first.
  expect(source?.take('# Title \\{#own-id}\n')).toBeUndefined();
  expect(source?.take('# Title {#own-id}\n')).toBeDefined();
});
