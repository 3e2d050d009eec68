import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostFiles, redirectRows } from '../../../../plugins/hosts/hostFiles.ts';

const SITE = {
  base: '/docs/',
  origin: 'https://docs.example.com',
  policy: "default-src 'none'",
  redirects: [{ from: '/old', to: '/guides/test#send' }],
};
const files = new Map(hostFiles(SITE));
const FILES = [
  'index.html',
  '404.html',
  'guides/index.html',
  'guides/test.html',
  'static/a.0123abcd.js',
  'spec/a.jwt',
  '.host/nginx.conf',
];
const MARKDOWN = ['index.md', 'guides/index.md', 'guides/test.md'];

test('fills every placeholder, for any base path', () => {
  for (const base of ['/docs/', '/', '/a/b/']) {
    for (const [file, text] of hostFiles({ ...SITE, base })) expect(`${file}: ${text}`).not.toMatch(/\{\{|\}\}\n/);
  }
});

test('an old address redirects in each of its spellings, to the page and its anchor', () => {
  expect(redirectRows(SITE)).toEqual(
    ['/docs/old', '/docs/old.html', '/docs/old/', '/docs/old/index.html'].map((from) => ({
      from,
      path: '/docs/guides/test.html',
      anchor: '#send',
    })),
  );
});

test.each(['github/docs.yml', 'gitlab/.gitlab-ci.yml'])('%s installs, tests and deploys below the base', (file) => {
  const jobs = JSON.stringify(parse(files.get(file) ?? ''));
  for (const command of [
    'npm ci',
    'npm test',
    'https://docs.example.com/docs/build-manifest.json',
    'doc_build/* ',
    '404.html',
    'npm sbom',
  ])
    expect(jobs).toContain(command);
});

test('JSON files are JSON', () => {
  expect(JSON.parse(files.get('vercel.json') ?? '').routes.at(-1)).toMatchObject({
    dest: '/docs/404.html',
    status: 404,
  });
});

test('Vercel sends the Markdown of a page to a program that accepts it', () => {
  const { routes } = JSON.parse(files.get('vercel.json') ?? '') as {
    routes: { src: string; dest: string; has?: [] }[];
  };
  for (const [address, file] of [
    ['/docs/', '/docs/index.md'],
    ['/docs/guides/test', '/docs/guides/test.md'],
    ['/docs/guides/test.html', '/docs/guides/test.md'],
    ['/docs/guides/index.html', '/docs/guides/index.md'],
  ]) {
    const route = routes.find(({ src, has }) => has && new RegExp(src).test(address));
    expect(address.replace(new RegExp(route?.src ?? ''), route?.dest ?? '')).toBe(file);
  }
  expect(routes.find(({ src, has }) => has && new RegExp(src).test('/docs/spec/a.jwt'))).toBeUndefined();
});

/** Address, status, and where it redirects or the title of the file that comes. */
const ROWS: [address: string, status: number, result: string][] = [
  ['/', 302, '/docs/'],
  ['/docs', 301, '/docs/'],
  ['/docs/', 200, 'index.html'],
  ['/docs/guides/', 200, 'guides/index.html'],
  ['/docs/guides/test', 200, 'guides/test.html'],
  ['/docs/guides/test.html', 200, 'guides/test.html'],
  ['/docs/old.html?q=1', 301, '/docs/guides/test.html?q=1#send'],
  ['/docs/old/index.html?q=$$', 301, '/docs/guides/test.html?q=$$#send'],
  ['/docs/nowhere', 404, '404.html'],
];

/** Address, and the file for a program that accepts Markdown. */
const MARKDOWN_ROWS: [address: string, file: string][] = [
  ['/docs/', 'index.md'],
  ['/docs/guides/', 'guides/index.md'],
  ['/docs/guides/test', 'guides/test.md'],
  ['/docs/guides/test.html', 'guides/test.md'],
  ['/docs/spec/a.jwt', 'spec/a.jwt'],
];
const ACCEPT = 'text/markdown, text/html;q=0.5';

describe('Cloudflare', () => {
  const ASSETS = {
    fetch: async (request: Request) => {
      const file = new URL(request.url).pathname.replace('/docs/', '');
      return [...FILES, ...MARKDOWN].includes(file) ? new Response(file) : new Response('', { status: 404 });
    },
  };
  const ask = async (address: string, method = 'GET', accept = '*/*'): Promise<Response> => {
    const code = files.get('cloudflare/worker.js') ?? '';
    const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return worker.fetch(new Request(`https://docs.example.com${address}`, { method, headers: { accept } }), { ASSETS });
  };

  test.each([
    ...ROWS,
    ['/docs/guides', 301, '/docs/guides/'],
    ['/docs/guides/test/', 301, '/docs/guides/test.html'],
    ['/docs/404.html', 404, '404.html'],
    ['/docs/.host/nginx.conf', 404, '404.html'],
    ['//evil.example/..%2fdocs/guides', 404, '404.html'],
  ] as const)('%s', async (address, status, result) => {
    const response = await ask(address);
    expect([response.status, response.headers.get('Location') ?? (await response.text())]).toEqual([status, result]);
    expect(response.headers.get('Content-Security-Policy')).toBe(SITE.policy);
  });

  test.each(MARKDOWN_ROWS)('Markdown of %s', async (address, file) => {
    const response = await ask(address, 'GET', ACCEPT);
    expect(await response.text()).toBe(file);
    if (file.endsWith('.md')) expect(response.headers.get('Content-Type')).toContain('text/markdown');
    expect(response.headers.get('Vary')).toBe(file.endsWith('.md') ? 'Accept' : null);
    expect((await ask(address)).headers.get('Vary')).toBe(response.headers.get('Vary'));
  });

  test('caches names with a hash, shares schemas and rejects a POST', async () => {
    expect((await ask('/docs/static/a.0123abcd.js')).headers.get('Cache-Control')).toContain('immutable');
    const shared = (await ask('/docs/spec/a.jwt')).headers;
    expect([shared.get('Access-Control-Allow-Origin'), shared.get('Content-Type')]).toEqual(['*', 'application/jwt']);
    expect((await ask('/docs/', 'POST')).status).toBe(405);
  });
});

describe('CloudFront', () => {
  const call = (file: string, event: object) => runInNewContext(`${files.get(file)}\nhandler(event)`, { event });

  test.each(ROWS.filter(([, status]) => status !== 404))('%s', (address, status, result) => {
    const { pathname, searchParams } = new URL(address, SITE.origin);
    const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
    const answer = call('cloudfront/viewer-request.js', { request: { uri: pathname, querystring, headers: {} } });
    if (status === 200) expect(answer.uri).toBe(`/docs/${result}`);
    else expect([answer.statusCode, answer.headers.location.value]).toEqual([status, result]);
  });

  // Its runtime has ES 5.1 and some later methods. Test with "njs", which it comes from.
  test.each(['request', 'response'])('the %s function has no syntax that its runtime lacks', (name) => {
    const code = files.get(`cloudfront/viewer-${name}.js`) ?? '';
    expect(code.replaceAll(/\/\/.*/g, '')).not.toMatch(/\(\{ *\w+[ ,}]|\[\w+, |flatMap|\.\.\.|\?\.|\?\?/);
  });

  test.each(MARKDOWN_ROWS)('Markdown of %s', (uri, file) => {
    const request = { uri, querystring: {}, headers: { accept: { value: ACCEPT } } };
    expect(call('cloudfront/viewer-request.js', { request }).uri).toBe(`/docs/${file}`);
    const { headers } = call('cloudfront/viewer-response.js', {
      request: { uri: `/docs/${file}` },
      response: { statusCode: 200, headers: { vary: { value: 'Accept-Encoding' } } },
    });
    expect(headers.vary.value).toBe(file.endsWith('.md') ? 'Accept-Encoding, Accept' : 'Accept-Encoding');
  });

  test('responses have the headers of their file', () => {
    const request = { uri: '/docs/static/a.0123abcd.js' };
    const { headers } = call('cloudfront/viewer-response.js', { request, response: { statusCode: 200, headers: {} } });
    expect(headers['cache-control'].value).toContain('immutable');
    expect(headers['content-security-policy'].value).toBe(SITE.policy);
  });
});
