import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticServer, listen } from '../../../scripts/staticServer.ts';

const FIRST_PORT = 4700;
let dir: string;
let good: Server;
let strict: Server;
let goodPort: number;
let strictPort: number;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    '404.html': 'not found page',
    'guides/index.html': 'guides',
    'guides/index.md': '# guides',
    'guides/create.md': '# create',
    'guides/create.html': 'create',
    'logo.svg': '<svg/>',
    '.host/nginx.conf': '',
  })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  writeFileSync(path.join(path.dirname(dir), 'secret.html'), 'secret');
  const redirects = new Map([['/docs/old', '/docs/guides/create.html#send']]);
  good = createStaticServer({ dir, base: '/docs/', redirects });
  strict = createStaticServer({ dir, base: '/docs/', strict: true });
  goodPort = await listen(good, FIRST_PORT);
  strictPort = await listen(strict, FIRST_PORT);
});

afterAll(() => {
  good.close();
  strict.close();
});

/** Asks for a path as it stands, which `fetch` would tidy up. */
function get(
  port: number,
  pathname: string,
  method = 'GET',
): Promise<{ status?: number; location?: string; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: pathname, method }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location, body }));
    });
    call.on('error', reject);
    call.end();
  });
}

test.each([
  ['/docs/', 'home'],
  ['/docs/guides/', 'guides'],
  ['/docs/guides/create', 'create'],
  ['/docs/guides/create.html', 'create'],
  ['/docs/guides/create?a=1', 'create'],
  ['/docs/logo.svg', '<svg/>'],
])('a good host answers %s', async (pathname, body) => {
  expect(await get(goodPort, pathname)).toMatchObject({ status: 200, body });
});

test.each([
  ['/', '/docs/'],
  ['/?a=1', '/docs/?a=1'],
  ['/docs', '/docs/'],
  ['/docs/guides', '/docs/guides/'],
  ['/docs/guides?a=1', '/docs/guides/?a=1'],
  ['/docs/guides/create/?a=1', '/docs/guides/create.html?a=1'],
  ['/docs/guides/create/index.html', '/docs/guides/create.html'],
  ['/docs/old?a=1', '/docs/guides/create.html?a=1#send'],
])('a good host leads %s to %s', async (pathname, location) => {
  const answer = await get(goodPort, pathname);
  expect([301, 302]).toContain(answer.status);
  expect(answer.location).toBe(location);
});

test.each([
  '/docs/nothing',
  '/docs/nothing/',
  '/docs/404.html',
  '/other',
  '/docs/%E0%A4%A',
  '/docs/../secret.html',
  '/docs/%2e%2e/secret.html',
  '/docs/.host/nginx.conf',
  '//evil.example%3A80/..%2fdocs/guides',
  '//evil.example/..%2fdocs/guides',
  '/docs//evil.example/..%2f..%2fguides',
])('a good host answers 404 with the page for it: %s', async (pathname) => {
  expect(await get(goodPort, pathname)).toMatchObject({ status: 404, body: 'not found page' });
});

test('a host with headers serves Markdown to a program that accepts it', async () => {
  const host = createStaticServer({ dir, base: '/docs/', policy: 'default-src *' });
  const port = await listen(host, FIRST_PORT);
  const bodyOf = async (address: string) => {
    const accepts = { headers: { Accept: 'text/markdown, */*' } };
    return (await fetch(`http://127.0.0.1:${port}/docs/${address}`, accepts)).text();
  };
  expect(await Promise.all(['', 'guides/create', 'guides/create.html', 'guides/', 'logo.svg'].map(bodyOf))).toEqual([
    'home',
    '# create',
    '# create',
    '# guides',
    '<svg/>',
  ]);
  host.close();
});

test('a good host refuses to be written to', async () => {
  expect(await get(goodPort, '/docs/', 'POST')).toMatchObject({ status: 405 });
});

test.each([
  ['/docs/', 200],
  ['/docs/guides/', 200],
  ['/docs/guides/create.html', 200],
  ['/docs/guides/create', 404],
])('a strict host answers %s with %i', async (pathname, status) => {
  expect((await get(strictPort, pathname)).status).toBe(status);
});

test('a taken port gets the next free one', () => {
  expect(strictPort).toBeGreaterThan(goodPort);
});
