import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles, redirectRows } from '../../plugins/hosts/hostFiles.ts';
import { REVALIDATE, SECURITY_HEADERS } from '../../plugins/hosts/responseHeaders.ts';
import { stubPage } from '../../plugins/redirects/redirectStubs.ts';
import { contentPolicy } from '../../plugins/staticPages/contentPolicy.ts';
import { verifySite } from '../../scripts/verify/verifySite.ts';
import { type Answer, ask, HOSTS, hasHost, startHost } from './hosts/startHost.ts';

const long = (text: string) => text.padEnd(2000, ' ');
const NOT_FOUND = long('<h1>No page here</h1>');
const HASHED = '/docs/static/js/index.0123abcd.js';

/** What lies on the host: the shape of a build, with little in it. */
const FILES: Record<string, string> = {
  '404.html': NOT_FOUND,
  'index.html': long('<h1>Home</h1>'),
  'index.md': long('# Home'),
  'guides/index.html': long('<h1>Guides</h1>'),
  'guides/index.md': long('# Guides'),
  'guides/test.html': long('<h1>Test</h1>'),
  'guides/test.md': long('# Prüfen'),
  'services.html': long('<h1>Services</h1>'),
  'services/one.html': long('<h1>One</h1>'),
  'static/js/index.0123abcd.js': long('let a;'),
  '.host/nginx.conf': 'server {}',
  '.git/HEAD': 'ref: refs/heads/main',
  '~demo/static/js/demo.0123abcd.js': long('let b;'),
  'spec/openapi/verifier.yaml': long('openapi: 3.1.0'),
  'spec/errors.json': long('[]'),
  'spec/api-changes.atom': long('<feed/>'),
  'examples/a.vc.jwt': 'a.b.c',
  'examples/a.sd-jwt': 'a.b.c~',
  'examples/a.sd-jwt-kb': 'a.b.c~d',
  'examples/context.jsonld': long('{}'),
  'examples/root.pem': '-----BEGIN CERTIFICATE-----',
  'tools/wallet.mjs': long('export {};'),
  // The stub that a build writes at an old address, for hosts without rules.
  'old.html': stubPage({
    target: '/docs/guides/test.html',
    canonical: 'https://docs.example.com/docs/guides/test.html',
    script: '',
    lang: 'en',
  }),
};

const SITE = {
  base: '/docs/',
  origin: 'https://docs.example.com',
  policy: contentPolicy(),
  redirects: [
    { from: '/old', to: '/guides/test' },
    { from: '/old/folder', to: '/guides/' },
    { from: '/old/part', to: '/guides/test#send' },
  ],
};
const CONFIGS = new Map(hostFiles(SITE));

const immutable = 'public, max-age=31536000, immutable';
const isNotFound = (answer: Answer) => isRefused(answer, [404]);
const isRefused = (answer: Answer, statuses: number[]) => {
  expect(statuses).toContain(answer.status);
  expect(answer.body).toContain('No page here');
  expect(answer.header('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.header('Cache-Control')).toBe('no-cache');
  expect(answer.header('Content-Security-Policy')).toBe(contentPolicy());
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
};
const isPage = (title: string) => (answer: Answer) => {
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  expect(answer.header('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.header('Cache-Control')).toBe('no-cache');
  expect(answer.header('Content-Security-Policy')).toBe(contentPolicy());
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
};
const leadsTo = (address: string) => (answer: Answer) => {
  expect([301, 302]).toContain(answer.status);
  // As it was sent: a redirect must not name a port or a host of the request.
  expect([address, SITE.origin + address]).toContain(answer.header('Location'));
};
const hasType = (type: string, origin: string) => (answer: Answer) => {
  expect(answer.status).toBe(200);
  expect(answer.header('Content-Type')).toMatch(new RegExp(`^${type}(; charset=utf-8)?$`));
  expect(answer.header('Access-Control-Allow-Origin')).toBe(origin);
};

const ROWS: [what: string, address: string, check: (answer: Answer) => void][] = [
  ['the home page', '/docs/', isPage('Home')],
  ['the address of the host', '/', leadsTo('/docs/')],
  ['the site without its slash', '/docs', leadsTo('/docs/')],
  ['a page', '/docs/guides/test.html', isPage('Test')],
  ['a page without its ending', '/docs/guides/test', isPage('Test')],
  ['a page with a slash', '/docs/guides/test/', leadsTo('/docs/guides/test.html')],
  ['a page with index.html', '/docs/guides/test/index.html', leadsTo('/docs/guides/test.html')],
  ['a query is kept', '/docs/guides/test/?q=1', leadsTo('/docs/guides/test.html?q=1')],
  ['a page beside a folder of its name', '/docs/services', isPage('Services')],
  ['that with a slash', '/docs/services/', leadsTo('/docs/services.html')],
  ['a folder', '/docs/guides/', isPage('Guides')],
  ['a folder without its slash', '/docs/guides', leadsTo('/docs/guides/')],
  ['a folder without an index', '/docs/spec/', isNotFound],
  ['that without its slash', '/docs/spec', isNotFound],
  ['an unknown page', '/docs/nowhere', isNotFound],
  ['an unknown page in a folder of none', '/docs/no/where/', isNotFound],
  ['the error page by its address', '/docs/404.html', isNotFound],
  ['the configuration of a host', '/docs/.host/nginx.conf', isNotFound],
  ['the repository of a site that is a checkout', '/docs/.git/HEAD', isNotFound],
  ['a name that file systems refuse', `/docs/${'a'.repeat(300)}`, isNotFound],
  ['a missing file with a hash', '/docs/static/js/gone.0123abcd.js', isNotFound],
  ['a name that no file has', `/docs/${'a'.repeat(3000)}`, (answer) => isRefused(answer, [403, 404, 414])],
  [
    'a zero byte',
    '/docs/a%00b',
    ({ status }) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  ],
  [
    'a file with a hash',
    HASHED,
    (answer) => {
      expect(answer.status).toBe(200);
      expect(answer.header('Cache-Control')).toBe(immutable);
      expect(answer.header('Content-Type')).toMatch(/^(?:text|application)\/javascript/);
    },
  ],
  [
    'a file of a frame with a hash',
    '/docs/~demo/static/js/demo.0123abcd.js',
    (answer) => expect(answer.header('Cache-Control')).toBe(immutable),
  ],
  ['Markdown', '/docs/guides/test.md', hasType('text/markdown; charset=utf-8', '')],
  ['YAML', '/docs/spec/openapi/verifier.yaml', hasType('application/yaml', '*')],
  ['JSON', '/docs/spec/errors.json', hasType('application/json', '*')],
  ['a feed', '/docs/spec/api-changes.atom', hasType('application/atom\\+xml', '*')],
  ['a JWT', '/docs/examples/a.vc.jwt', hasType('application/jwt', '*')],
  ['an SD-JWT', '/docs/examples/a.sd-jwt', hasType('application/sd-jwt', '*')],
  ['an SD-JWT with key binding', '/docs/examples/a.sd-jwt-kb', hasType('application/sd-jwt', '*')],
  ['a module', '/docs/tools/wallet.mjs', hasType('(?:text|application)/javascript', '')],
  ['JSON-LD', '/docs/examples/context.jsonld', hasType('application/ld\\+json', '*')],
  ...redirectRows(SITE).map(({ from, path: target, anchor }): [string, string, (answer: Answer) => void] => [
    `the old address ${from}`,
    from,
    leadsTo(target + anchor),
  ]),
  ['an old address of a section with a query', '/docs/old/part?q=1', leadsTo('/docs/guides/test.html?q=1#send')],
  ['an old address with a query', '/docs/old?q=1', leadsTo('/docs/guides/test.html?q=1')],
  ['the site with a query', '/docs?q=1', leadsTo('/docs/?q=1')],
  ['a folder with a query', '/docs/guides?q=1', leadsTo('/docs/guides/?q=1')],
  ['something outside of the site', '/favicon.ico', isNotFound],
  ['the error page without its ending', '/docs/404', isNotFound],
  ['the error page with a slash', '/docs/404/', isNotFound],
];

/** Each once made a host redirect to `evil.example`. */
const OPEN_REDIRECTS = [
  '//evil.example/..%2fdocs/guides',
  '/\\evil.example/..%2fdocs/guides',
  '//evil.example/%2e%2e/docs/guides',
  '//evil.example%3A80/..%2fdocs/guides',
  '//evil.example/..%2fdocs',
  '//evil.example/..%2fdocs/old',
  '//evil.example/..%2fdocs/guides/test/',
];

const COMPRESSED = [
  '/docs/',
  HASHED,
  '/docs/spec/openapi/verifier.yaml',
  '/docs/spec/errors.json',
  '/docs/spec/api-changes.atom',
  '/docs/guides/test.md',
];

for (const host of HOSTS) {
  describe.skipIf(!hasHost(host))(`${host.name}, with the configuration that a build writes`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
    let port = 0;
    let stop = () => {};

    beforeAll(async () => {
      // The programs run as users who have no business in a folder of root.
      chmodSync(folder, 0o755);
      for (const [file, text] of Object.entries(FILES)) {
        const target = path.join(folder, 'root/docs', file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
      port = await freePort();
      stop = await startHost(
        host,
        CONFIGS.get(host.file) ?? '',
        path.join(folder, 'root'),
        path.join(folder, 'own'),
        port,
      );
    });
    afterAll(() => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('`npm run verify` finds no difference', async () => {
      const dir = path.join(folder, 'root/docs');
      const digest = (text: string) => createHash('sha256').update(text).digest('hex');
      const manifest = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, digest(text)]));
      writeFileSync(path.join(dir, 'build-manifest.json'), JSON.stringify(manifest));
      writeFileSync(path.join(dir, 'content-security-policy.txt'), contentPolicy());
      expect(await verifySite(dir, `http://127.0.0.1:${port}/docs/`)).toEqual([]);
    });

    test.each(ROWS)('%s', async (_, address, check) => check(await ask(port, address)));

    test.each(OPEN_REDIRECTS)('%s stays on the host', async (address) => {
      const { status, header } = await ask(port, address);
      expect(header('Location')).not.toMatch(/evil/);
      expect(status).toBeLessThan(500);
    });

    test('a program that accepts Markdown gets the Markdown of a page, and a file as it is', async () => {
      const accepts = { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' };
      const pages = { '': '# Home', 'guides/': '# Guides', guides: '# Guides', 'guides/test.html': '# Pr' };
      for (const [page, text] of Object.entries({ ...pages, 'guides/test': '# Pr', 'guides/test/': '# Pr' })) {
        const answer = await ask(port, `/docs/${page}`, accepts);
        expect(answer.body).toContain(text);
        hasType('text/markdown; charset=utf-8', '')(answer);
        expect(answer.header('Vary')).toMatch(/Accept(?!-)/);
      }
      isPage('One')(await ask(port, '/docs/services/one.html', accepts));
      hasType('application/json', '*')(await ask(port, '/docs/spec/errors.json', accepts));
      isNotFound(await ask(port, '/docs/nowhere', accepts));
      expect((await ask(port, '/docs/guides/test.html')).header('Vary')).toMatch(/Accept(?!-)/);
      expect((await ask(port, HASHED)).header('Vary')).not.toMatch(/Accept(?!-)/);
    });

    test('a page has the security headers, and a POST is refused', async () => {
      const page = await ask(port, '/docs/guides/test.html');
      const expected = {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': contentPolicy(),
        'Cache-Control': REVALIDATE,
        'Cross-Origin-Resource-Policy': 'same-origin',
      };
      for (const [name, value] of Object.entries(expected)) expect(page.header(name)).toBe(value);
      expect((await ask(port, '/docs/spec/errors.json')).header('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      for (const address of ['/docs/', '/docs/guides']) expect((await ask(port, address, {}, 'POST')).status).toBe(405);
    });

    test('serves a site at the root of the host too', async () => {
      const config = new Map(hostFiles({ ...SITE, base: '/' })).get(host.file) ?? '';
      const root = path.join(folder, 'root/docs');
      const otherPort = await freePort();
      const stopOther = await startHost(host, config, root, path.join(folder, 'other'), otherPort);
      isPage('Home')(await ask(otherPort, '/'));
      leadsTo('/guides/test.html')(await ask(otherPort, '/old/'));
      isNotFound(await ask(otherPort, '/nowhere'));
      stopOther();
    });

    test.each(COMPRESSED)('%s is compressed, and not sent again where nothing has changed', async (address) => {
      const accepts = { 'Accept-Encoding': 'gzip' };
      const first = await ask(port, address, accepts);
      expect(first.header('Content-Encoding')).toBe('gzip');
      expect(first.header('Vary')).toContain('Accept-Encoding');
      const again = await ask(port, address, { ...accepts, 'If-None-Match': first.header('ETag') });
      expect(first.header('ETag')).not.toBe('');
      expect(again.status).toBe(304);
    });

    test.skipIf(host.file !== 'apache.conf')('Brotli comes before gzip', async () => {
      for (const address of ['/docs/', HASHED, '/docs/nowhere']) {
        const answer = await ask(port, address, { 'Accept-Encoding': 'gzip, br' });
        expect(answer.header('Content-Encoding')).toBe('br');
      }
    });

    test('the error page is compressed too, and no header has a version', async () => {
      const answer = await ask(port, '/docs/nowhere', { 'Accept-Encoding': 'gzip' });
      expect(answer.header('Content-Encoding')).toBe('gzip');
      expect(answer.header('Server')).not.toMatch(/\d/);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
