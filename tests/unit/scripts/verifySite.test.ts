import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticServer, listen } from '../../../scripts/staticServer.ts';
import { verifySite } from '../../../scripts/verify/verifySite.ts';

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

test('a host that is down is an error', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  writeFileSync(path.join(dir, 'build-manifest.json'), '{"index.html":""}');
  writeFileSync(path.join(dir, 'content-security-policy.txt'), '');
  await expect(verifySite(dir, 'http://127.0.0.1:9/')).rejects.toThrow('fetch failed');
});
