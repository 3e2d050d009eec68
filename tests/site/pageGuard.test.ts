import { expect, test } from 'vitest';
import { readOutput } from './output.ts';

const pages = readOutput().pages.filter((page) => page.html.includes('__rspress_root'));
const scripts = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];

test('the guard runs before the scripts of every page, also of the one for unknown addresses', () => {
  expect(pages.map((page) => page.file)).toContain('404.html');
  const wrong = pages.filter(({ html }) => {
    const guard = scripts(html).findIndex(([, , text]) => text.includes('data-tabs-group'));
    const loaded = scripts(html).findIndex(([, attributes]) => /\bsrc=/.test(attributes));
    return guard === -1 || guard > loaded;
  });
  expect(wrong.map((page) => page.file)).toEqual([]);
});

test('all pages have the same inline scripts, so that a content security policy needs few hashes', () => {
  const inline = pages.map(({ html }) =>
    scripts(html)
      .filter(([, attributes]) => !/\bsrc=/.test(attributes))
      .map(([, , text]) => text)
      .join('\n'),
  );
  expect(new Set(inline).size).toBe(1);
});
