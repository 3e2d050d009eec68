import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readOutput, root } from './output.ts';

const output = readOutput();
const origin = readBrand(path.join(root, 'brand.json')).docsOrigin;
const twins = [...output.files].filter((file) => file.endsWith('.md'));
const textOf = (file: string) => readFileSync(path.join(output.dir, file), 'utf8');
/** Text outside of fences and inline code. */
const withoutCode = (text: string) => text.replace(/^(```+)[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');

test('each page names its twin, which is there', () => {
  const named = output.pages.flatMap(({ html, file }) => {
    const twin = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1];
    return twin ? [[file, twin] as const] : [];
  });
  expect(named.length).toBeGreaterThanOrEqual(129);
  expect(named.filter(([file, twin]) => twin !== BASE + file.replace(/\.html$/, '.md'))).toEqual([]);
  expect(named.filter(([, twin]) => !output.files.has(twin.slice(BASE.length)))).toEqual([]);
});

test('every link of a twin leads to a file of the output or leaves the site', () => {
  const dead = [...twins, 'llms.txt'].flatMap((file) =>
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

test('twins hold no component, no token and no import', () => {
  const found = twins.filter((file) => /^<[A-Za-z]|%brand\.|^import |^---$/m.test(withoutCode(textOf(file))));
  expect(found).toEqual([]);
});

test('the list leads to every twin but those of home pages', () => {
  const list = textOf('llms.txt');
  expect(twins.filter((file) => file !== 'index.md' && !list.includes(`${origin}${BASE}${file}`))).toEqual([]);
});

test('the full texts hold every twin but those of home pages, and each fits a reader', () => {
  const full = textOf('llms-full.txt');
  const others = twins.filter((file) => file !== 'index.md');
  expect(others.filter((file) => !full.includes(textOf(file).trim()))).toEqual([]);
  const parts = [...output.files].filter((file) => file.endsWith('/llms-full.txt'));
  expect(parts.length).toBeGreaterThanOrEqual(4);
  for (const file of ['llms-full.txt', ...parts]) {
    expect(Buffer.byteLength(textOf(file)), file).toBeLessThan(2_500_000);
  }
});
