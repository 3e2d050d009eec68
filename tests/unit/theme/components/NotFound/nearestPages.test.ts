import { expect, test } from 'vitest';
import { nearestPages, pagesOfList } from '../../../../../theme/components/NotFound/nearestPages.ts';

const list = `# Docs

## Guides

- [Guides](https://x.example/docs/guides/index.md): All of them.
- [Rotate an API key](https://x.example/docs/guides/management/iam/rotate-api-key.md): Replace (safely).
- [Stop and start](https://x.example/docs/guides/management/instances/state.md): Stop it.
- [Configure a resolver](https://x.example/docs/guides/services/resolver/configure.md): Set it.
- [Verifier configuration](https://x.example/docs/reference/services/verifier/configuration.md): Keys.
- [Resolver configuration](https://x.example/docs/reference/services/resolver/configuration.md): Keys.
- [Ключи](https://x.example/docs/%D0%BA%D0%BB%D1%8E%D1%87%D0%B8.md): Замена.
- [Elsewhere](https://x.example/other/page.md): Of another site.
`;
const pages = pagesOfList(list, '/docs/');

test('reads pages with their paths, wherever the site is served', () => {
  expect(pages.slice(0, 2)).toEqual([
    { path: 'guides/', title: 'Guides', description: 'All of them.' },
    { path: 'guides/management/iam/rotate-api-key', title: 'Rotate an API key', description: 'Replace (safely).' },
  ]);
  expect(pages.map(({ title }) => title)).not.toContain('Elsewhere');
});

test.each([
  ['guides/rotate-keys.html', 'Rotate an API key'],
  ['guides/services/resolver/config', 'Configure a resolver'],
  ['reference/services/verifer/configuration.html', 'Verifier configuration'],
  ['reference/resolver/Configuration/', 'Resolver configuration'],
  ['ключ', 'Ключи'],
])('%s is nearest to %s', (asked, expected) => {
  expect(nearestPages(asked, pages)[0]?.title).toBe(expected);
});

test.each(['', 'wp-login.php', 'x/y/z', 'favicon.png'])('nothing is near "%s"', (asked) => {
  expect(nearestPages(asked, pages)).toEqual([]);
});
