import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsRoot } from '../brand.ts';
import { readOutput } from './output.ts';

const { dir, files, pages: all } = readOutput();
const pages = all.filter((page) => page.html.includes('__rspress_root'));
const wrong = (isRight: (html: string) => boolean) =>
  pages.filter(({ html }) => !isRight(html)).map((page) => page.file);

/** Beginning of a block of data, which no browser runs. */
const DATA = '<script type="application/ld+json">';
const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>[\s\S]*?<\/script>/g)].map(([script]) => script);

test('every page has one script, the same one, before its styles, and none of its own', () => {
  expect(pages.map((page) => page.file)).toContain('404.html');
  const scripts = pages.map(({ html }) =>
    scriptsOf(html)
      .filter((script) => !script.startsWith(DATA))
      .join('\n'),
  );
  expect(new Set(scripts).size).toBe(1);
  expect(scripts[0]).toMatch(
    /^<script data-styles="\/docs\/static\/css\/[\w.-]+" src="\/docs\/static\/js\/index\.\w+\.js"><\/script>$/,
  );
  expect(wrong((html) => html.indexOf('<script') < html.indexOf('rel="stylesheet"'))).toEqual([]);
});

test('a page below a section says so to search engines, from the section down to itself', () => {
  for (const { file, html, title } of pages) {
    const [data] = scriptsOf(html).filter((script) => script.startsWith(DATA));
    if (!data) continue;
    const list = JSON.parse(data.slice(DATA.length, -'</script>'.length));
    expect(list['@type']).toBe('BreadcrumbList');
    const [, shown = ''] = /<ol class="breadcrumb">(.*?)<\/ol>/.exec(html) ?? [];
    const links = [...shown.matchAll(/<li>(?:<a href="([^"]*)")?/g)].map(([, href]) =>
      href?.replace('/docs', docsRoot),
    );
    const steps: { position: number; name: string; item?: string }[] = list.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual([...steps.keys()].map((index) => index + 1));
    expect(steps.map(({ item }) => item)).toEqual([
      ...links,
      `${docsRoot}/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    ]);
    expect(title).toContain(steps.at(-1)?.name);
    expect(steps.filter(({ name }) => !name)).toEqual([]);
  }
  const without = pages.filter((page) => !page.html.includes(DATA)).map(({ file }) => file);
  expect(without.filter((file) => file.split('/').length > 2)).toEqual([]);
});

test('no page has a style or a handler of its own, which the policy would refuse', () => {
  expect(wrong((html) => !/<[^>]+\sstyle=|<style|<[^>]+\son[a-z]+="/.test(html))).toEqual([]);
});

test('no page shows the marks of a box that was not drawn', () => {
  expect(wrong((html) => !/(?:^|>)\s*:::/m.test(html))).toEqual([]);
});

test('a page names two styles at most, and those of its own parts are the second', () => {
  const stylesOf = (file: string) => {
    const html = pages.find((page) => page.file === file)?.html.replace(/<noscript>.*?<\/noscript>/g, '') ?? '';
    return [...html.matchAll(/<link href="\/docs\/(static\/css\/[^"]+)"/g)].map(([, style]) => style);
  };
  const ownStyle = (file: string) => {
    const [, own] = stylesOf(file);
    return own ? readFileSync(path.join(dir, own), 'utf8') : '';
  };
  for (const { file } of pages) expect(stylesOf(file).length, file).toBeLessThanOrEqual(2);
  expect(ownStyle('index.html')).toContain('.home');
  expect(ownStyle('404.html')).toContain('.not-found');
  const api = pages.find(({ html }) => html.includes('class="operation'))?.file ?? '';
  expect(ownStyle(api)).toContain('.operation');
  for (const { file, html } of pages) {
    for (const part of ['home', 'fields']) {
      const isUsed = new RegExp(`class="(?:[^"]* )?${part}[_ "]`).test(html);
      expect(new RegExp(`\\.${part}(?![\\w-])`).test(ownStyle(file)), `${file}: ${part}`).toBe(isUsed);
    }
  }
});

test('nothing of an application is published beside the pages: no page script, no list of pages', () => {
  const scripts = [...files].filter((file) => /^static\/js\/.*\.js$/.test(file));
  const texts = scripts.map((file) => readFileSync(path.join(dir, file), 'utf8'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes('RSPRESS_PAGE_META') || text.includes('react-router'))).toEqual([]);
});

test('the policy for the host is a file of the build', () => {
  const policy = readFileSync(path.join(dir, 'content-security-policy.txt'), 'utf8');
  expect(policy).toMatch(/^default-src 'none'; /);
});
