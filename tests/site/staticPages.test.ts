import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOutput } from './output.ts';

const { dir, files, pages: all } = readOutput();
const pages = all.filter((page) => page.html.includes('__rspress_root'));
const wrong = (isRight: (html: string) => boolean) =>
  pages.filter(({ html }) => !isRight(html)).map((page) => page.file);

test('every page has one script, the same one, before its styles, and none of its own', () => {
  expect(pages.map((page) => page.file)).toContain('404.html');
  const scripts = pages.map(({ html }) => [...html.matchAll(/<script[^>]*>[\s\S]*?<\/script>/g)].join('\n'));
  expect(new Set(scripts).size).toBe(1);
  expect(scripts[0]).toMatch(
    /^<script data-styles="\/docs\/static\/css\/[\w.-]+" src="\/docs\/static\/js\/index\.\w+\.js"><\/script>$/,
  );
  expect(wrong((html) => html.indexOf('<script') < html.indexOf('rel="stylesheet"'))).toEqual([]);
});

test('no page has a style or a handler of its own, which the policy would refuse', () => {
  expect(wrong((html) => !/<[^>]+\sstyle=|<style|<[^>]+\son[a-z]+="/.test(html))).toEqual([]);
});

test('a page names the styles of its own parts and no others', () => {
  const stylesOf = (file: string) =>
    pages
      .filter((page) => page.file === file)
      .flatMap(({ links }) => links.filter(({ url }) => url.endsWith('.css')))
      .map(({ url }) => /css\/([\w-]+)\./.exec(url)?.[1]);
  expect(stylesOf('index.html')).toEqual(['index', 'home']);
  expect(stylesOf('404.html')).toEqual(['index', 'not-found']);
  expect(stylesOf('explanations/management/regions.html')).toEqual(['index']);
  expect(stylesOf('reference/services/verifier/configuration.html')).toEqual(['index', 'fields']);
});

test('nothing of an application is published beside the pages: no page script, no list of pages', () => {
  const scripts = [...files].filter((file) => /^static\/js\/.*\.js$/.test(file));
  const texts = scripts.map((file) => readFileSync(path.join(dir, file), 'utf8'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes('RSPRESS_PAGE_META') || text.includes('react-router'))).toEqual([]);
});

test('the policy for the host is a file of the build', () => {
  const policy = readFileSync(path.join(dir, 'static/content-security-policy.txt'), 'utf8');
  expect(policy).toMatch(/^default-src 'none'; /);
});
