import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readOutput, root } from './output.ts';

const output = readOutput();
const origin = readBrand(path.join(root, 'brand.json')).docsOrigin;
const alternates = [...output.files].filter((file) => file.endsWith('.md'));
const textOf = (file: string) => readFileSync(path.join(output.dir, file), 'utf8');
/** Text outside of fences and inline code. */
const withoutCode = (text: string) => text.replace(/^(```+)[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');

test('each page names its Markdown alternate, which is there', () => {
  const named = output.pages.flatMap(({ html, file }) => {
    const markdown = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1];
    return markdown ? [[file, markdown] as const] : [];
  });
  expect(named.length).toBeGreaterThanOrEqual(129);
  expect(named.filter(([file, markdown]) => markdown !== BASE + file.replace(/\.html$/, '.md'))).toEqual([]);
  expect(named.filter(([, markdown]) => !output.files.has(markdown.slice(BASE.length)))).toEqual([]);
});

test('every link of a Markdown alternate leads to a file of the output or leaves the site', () => {
  const dead = [...alternates, 'llms.txt'].flatMap((file) =>
    [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, url]) => url)
      .filter((url) => {
        if (!url.startsWith(origin)) return !/^(?:https?:|mailto:)/.test(url);
        const target = url.slice((origin + BASE).length).replace(/[?#].*$/, '');
        return !output.files.has(target) && target !== '';
      })
      .map((url) => `${file}: ${url}`),
  );
  expect(dead).toEqual([]);
});

test('Markdown alternates contain no component, no token and no import', () => {
  const found = alternates.filter((file) => /^<[A-Za-z]|%brand\.|^import |^---$/m.test(withoutCode(textOf(file))));
  expect(found).toEqual([]);
});

test('the list leads to every Markdown alternate but those of home pages', () => {
  const list = textOf('llms.txt');
  expect(alternates.filter((file) => file !== 'index.md' && !list.includes(`${origin}${BASE}${file}`))).toEqual([]);
});

test('the full texts contain every Markdown alternate but those of home pages, and each fits a reader', () => {
  const full = textOf('llms-full.txt');
  const others = alternates.filter((file) => file !== 'index.md');
  expect(others.filter((file) => !full.includes(textOf(file).trim()))).toEqual([]);
  const parts = [...output.files].filter((file) => file.endsWith('/llms-full.txt'));
  expect(parts.length).toBeGreaterThanOrEqual(4);
  for (const file of ['llms-full.txt', ...parts]) {
    expect(Buffer.byteLength(textOf(file)), file).toBeLessThan(2_500_000);
  }
});
