import { expect, test } from 'vitest';
import { contentPolicy } from '../../../../plugins/staticPages/contentPolicy.ts';

test('the policy allows nothing but what comes from the site itself', () => {
  const values = contentPolicy()
    .trim()
    .split('; ')
    .flatMap((directive) => directive.split(' ').slice(1));
  expect(values.filter((value) => /unsafe|https?:|\*|data:|blob:|sha256/.test(value))).toEqual([]);
  expect(contentPolicy()).toMatch(/^default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self';/);
  expect(contentPolicy()).toContain("require-trusted-types-for 'script'");
});

test('the origin of a search service may be asked, and nothing else comes from there', () => {
  const policy = contentPolicy(['https://search.example.com/api/search?key=public', 'https://search.example.com/v2']);
  expect(policy).toContain("; connect-src 'self' https://search.example.com; ");
  expect(policy.match(/search\.example/g)).toHaveLength(1);
  expect(() => contentPolicy(['/api/search'])).toThrow(TypeError);
});

test('pages may show frames and videos of the hosts that the brand lists', () => {
  expect(contentPolicy([], false, ['video.example.com'])).toContain(
    "; frame-src 'self' https://video.example.com; media-src 'self' https://video.example.com; ",
  );
});

test('other hosts may be asked over HTTPS where the site allows to ask the address of a DID', () => {
  expect(contentPolicy([], true)).toContain("; connect-src 'self' https:; ");
  expect(contentPolicy()).toContain("; connect-src 'self'; ");
});
