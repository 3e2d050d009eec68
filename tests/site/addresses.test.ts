import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BASE } from '../../plugins/shared/site.ts';
import { docsRoot } from '../brand.ts';
import { fileAt, outputFileOfRoute, readOutput, root } from './output.ts';

const output = readOutput();
const routes: string[] = JSON.parse(readFileSync(path.join(root, 'tests/site/routes.json'), 'utf8'));
const isStub = (html: string) => html.includes('http-equiv="refresh"');
const isFrame = (file: string) => file.startsWith('~demo/');
const realPages = output.pages.filter((page) => !isStub(page.html) && !isFrame(page.file) && page.file !== '404.html');

describe('addresses', () => {
  test('all routes of the specification are pages or lead to one', () => {
    expect(routes.filter((route) => !output.files.has(outputFileOfRoute(route)))).toEqual([]);
  });

  test('no folder above a page or an old address answers 404', () => {
    const answered = output.pages.filter((page) => !isFrame(page.file) && page.file !== '404.html');
    const above = ({ file }: { file: string }) =>
      file.split('/').map((_, at, names) => `/${names.slice(0, at).join('/')}${at ? '/' : ''}`);
    const folders = [...new Set(answered.flatMap(above))];
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.filter((folder) => !output.files.has(outputFileOfRoute(folder)))).toEqual([]);
  });

  test('there is a page for unknown addresses', () => {
    expect(output.files).toContain('404.html');
  });
});

describe('head of each page', () => {
  test('title, description and canonical address are its own', () => {
    const titles = realPages.map((page) => page.title);
    const descriptions = realPages.map((page) => page.description);
    expect(new Set(titles).size).toBe(realPages.length);
    expect(new Set(descriptions).size).toBe(realPages.length);
    const wrong = realPages.filter(({ description = '' }) => description.length < 80 || description.length > 160);
    expect(wrong.map((page) => `${page.file}: ${page.description?.length}`)).toEqual([]);
    const canonicals = realPages.map((page) => /<link rel="canonical" href="([^"]+)"/.exec(page.html)?.[1]);
    expect(new Set(canonicals).size).toBe(realPages.length);
    expect(canonicals).not.toContain(undefined);
  });

  test('has a picture for links to it, as a full address', () => {
    const address = (page: { html: string }) =>
      /<meta property="og:image" content="https:\/\/([^"]+)">/.exec(page.html)?.[1];
    const pictures = new Set(realPages.map(address));
    expect(pictures.size).toBe(1);
    expect(output.files).toContain([...pictures][0]?.split('/docs/')[1]);
  });

  test('names its language', () => {
    expect(output.pages.filter((page) => page.lang !== 'en').map((page) => page.file)).toEqual([]);
  });
});

describe('links in the output', () => {
  const origin = 'http://site.example';
  const anchors = new Map(output.pages.map((page) => [page.file, page.ids]));
  const problems = output.pages.flatMap((page) => {
    const here = new URL(BASE + page.file, origin);
    return page.links.flatMap(({ element, url }) => {
      if (!URL.canParse(url, here)) return [`${page.file}: <${element}> ${url}: not an address`];
      const target = new URL(url, here);
      if (target.origin !== origin) return [];
      const found = fileAt(output, target.pathname, BASE);
      if (!found) return [`${page.file}: <${element}> ${url}: nothing there on a strict host`];
      const id = decodeURIComponent(target.hash.slice(1));
      const reached = id === '' || anchors.get(found)?.has(id);
      return reached ? [] : [`${page.file}: <${element}> ${url}: no such heading`];
    });
  });

  test('every link, image, script, style, frame and redirect reaches a file, and every hash an element', () => {
    expect(problems).toEqual([]);
  });

  test('links in scripts and page data carry no token', () => {
    const left = [...output.files].filter((file) => {
      const isText = /\.(?:html|js|json|xml|svg|txt|css|md)$/.test(file);
      return isText && readFileSync(path.join(output.dir, file), 'utf8').includes('%brand.');
    });
    expect(left).toEqual([]);
  });

  test('nothing is loaded from another host', () => {
    const loaded = output.pages.flatMap((page) =>
      page.links
        .filter(({ element, url }) => element !== 'a' && /^(?:https?:)?\/\//.test(url))
        .map(({ element, url }) => `${page.file}: <${element}> ${url}`),
    );
    expect(loaded.filter((line) => !line.includes(`<link> ${docsRoot}/`))).toEqual([]);
  });
});

describe('redirects', () => {
  const redirects: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'redirects.json'), 'utf8'));

  test.each(Object.entries(redirects))('%s leads to %s', (from, to) => {
    const [route, hash] = to.split('#');
    const file = route.endsWith('/') ? route : `${route}.html`;
    const target = BASE.slice(0, -1) + file + (hash ? `#${hash}` : '');
    for (const old of [`${from.slice(1)}.html`, `${from.slice(1)}/index.html`]) {
      const stub = output.pages.find((page) => page.file === old);
      expect(stub?.links.map((link) => link.url)).toEqual(expect.arrayContaining([target, target]));
      expect(stub?.html).toContain(`content="0; url=${target}"`);
      expect(stub?.html).toContain('name="robots" content="noindex"');
    }
  });
});

test('the sitemap lists every page once, and nothing else', () => {
  const xml = readFileSync(path.join(output.dir, 'sitemap.xml'), 'utf8');
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  const files = listed.map((pathname) => fileAt(output, pathname, BASE));
  expect([...files].sort()).toEqual(realPages.map((page) => page.file).sort());
});
