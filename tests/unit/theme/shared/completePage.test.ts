import { describe, expect, test } from 'vitest';
import { completePage } from '../../../../theme/shared/completePage.ts';
import { titleOfRoute } from '../../../../theme/shared/routeTitle.ts';

describe('completePage', () => {
  const page = { pageType: 'doc', frontmatter: {}, toc: [{ id: 'a' }, { id: 'b' }] };

  test('headings get their places in the text, those that no text holds -1', () => {
    const { toc } = completePage(page, [{ id: 'b', charIndex: 7 }]);
    expect(toc).toEqual([
      { id: 'a', charIndex: -1 },
      { id: 'b', charIndex: 7 },
    ]);
  });

  test('a layout names the type of a page that has no other', () => {
    expect(completePage({ ...page, frontmatter: { layout: 'blank' } }).pageType).toBe('blank');
    expect(completePage({ ...page, pageType: '404', frontmatter: { layout: 'blank' } }).pageType).toBe('404');
    expect(completePage(page).pageType).toBe('doc');
  });
});

test.each([
  ['/reference/did-methods/', 'Did methods'],
  ['/blank', 'Blank'],
  ['/', ''],
])('a page at %s without a title is called "%s"', (route, expected) => {
  expect(titleOfRoute(route)).toBe(expected);
});
