import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stubPage } from '../../../plugins/redirects/redirectStubs.ts';
import { createStaticServer, listen } from '../../../scripts/staticServer.ts';
import { listDifferences, verifySite } from '../../../scripts/verify/verifySite.ts';

const FILES: Record<string, string> = {
  '.host/nginx.conf': 'server {}',
  '404.html': 'No page here',
  'content-security-policy.txt': "default-src 'self'\n",
  'guides/index.html': 'Guides',
  'guides/keys.md': '# Keys',
  'index.html': 'Home',
  'spec/errors.json': '[]',
  'spec/openapi/verifier.yaml': 'openapi: 3.1.0',
  'static/js/index.0123abcd.js': 'let a;',
};

test('a deployed site is compared with the build, file by file', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const manifest = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, digest(text)]));
  write('build-manifest.json', JSON.stringify(manifest));
  const verify = async (policy: string | undefined) => {
    const server = createStaticServer({ dir, base: '/docs/', policy });
    const port = await listen(server, 4800);
    const differences = await verifySite(dir, `http://127.0.0.1:${port}/docs/`);
    onTestFinished(() => void server.close());
    return differences.map(({ file, what }) => `${file}: ${what}`);
  };
  expect(await verify("default-src 'self'")).toEqual([]);
  write('guides/index.html', 'Other guides');
  expect(await verify("default-src 'self'")).toEqual(['guides/index.html: other content']);
  expect(await verify(undefined)).toEqual(
    expect.arrayContaining([
      "index.html: Content-Security-Policy: (missing) instead of default-src 'self'",
      'spec/errors.json: Access-Control-Allow-Origin: (missing) instead of *',
    ]),
  );
});

test('a host redirects only old addresses, and to the new ones', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  const files = {
    'index.html': 'Home',
    'old.html': stubPage({
      target: '/docs/new.html',
      canonical: 'https://b.example/docs/new.html',
      script: '',
      lang: 'en',
    }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  writeFileSync(path.join(dir, 'build-manifest.json'), '{"index.html":"","old.html":""}');
  writeFileSync(path.join(dir, 'content-security-policy.txt'), '');
  let location = 'https://a.example/';
  const server = createServer((_, response) => response.writeHead(301, { Location: location }).end());
  onTestFinished(() => void server.close());
  const port = await listen(server, 4830);
  const verify = () => verifySite(dir, `http://127.0.0.1:${port}/docs/`);
  const home = { file: 'index.html', what: 'status 301 instead of 200' };
  const old = { file: 'old.html', what: 'Location: https://a.example/ instead of /docs/new.html' };
  expect(await verify()).toEqual([home, old]);
  location = '/docs/new.html';
  expect(await verify()).toEqual([home]);
});

test('a difference is listed once, with its files', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.html`, what: 'other content' }));
  expect(listDifferences([...files, { file: 'a.md', what: 'status 404 instead of 200' }])).toEqual([
    'other content\n  0.html, 1.html, 2.html, 3.html, 4.html, 5.html, 6.html, 7.html, 8.html, 9.html and 2 more',
    'status 404 instead of 200\n  a.md',
  ]);
});

test('a host that is down is an error', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  writeFileSync(path.join(dir, 'index.html'), 'Home');
  writeFileSync(path.join(dir, 'build-manifest.json'), '{"index.html":""}');
  writeFileSync(path.join(dir, 'content-security-policy.txt'), '');
  await expect(verifySite(dir, 'http://127.0.0.1:9/')).rejects.toThrow('fetch failed');
});
