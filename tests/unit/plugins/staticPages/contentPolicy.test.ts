import { expect, test } from 'vitest';
import { contentPolicy } from '../../../../plugins/staticPages/contentPolicy.ts';

/** The values of a policy by their directive. */
function directives(...site: Parameters<typeof contentPolicy>): Record<string, string[]> {
  const rows = contentPolicy(...site).split('; ');
  return Object.fromEntries(rows.map((row) => row.split(' ')).map(([name, ...values]) => [name, values]));
}

test('the policy allows nothing but what comes from the site itself', () => {
  const policy = directives();
  const values = Object.values(policy).flat();
  expect(values.filter((value) => /unsafe|https?:|\*|data:|blob:|sha256/.test(value))).toEqual([]);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
});

test('the origin of a search service may be asked, and nothing else comes from there', () => {
  const services = ['https://search.example.com/api/search?key=public', 'https://search.example.com/v2'];
  expect(directives(services)).toEqual({ ...directives(), 'connect-src': ["'self'", 'https://search.example.com'] });
  expect(() => contentPolicy(['/api/search'])).toThrow(TypeError);
});

test('pages may show frames and videos of the hosts that the brand lists', () => {
  const shown = ["'self'", 'https://video.example.com'];
  expect(directives([], false, ['video.example.com'])).toEqual({
    ...directives(),
    'frame-src': shown,
    'media-src': shown,
  });
});

test('other hosts may be asked over HTTPS where the site allows to ask the address of a DID', () => {
  expect(directives([], true)).toEqual({ ...directives(), 'connect-src': ["'self'", 'https:'] });
});
