import { describe, expect, test } from 'vitest';
import { docParts, type FrameMatter } from '../../../../../theme/components/DocLayout/docParts.ts';

const site = { hasEntries: true, hasHeadings: true };

describe('front matter', () => {
  const rows: [FrameMatter, object][] = [
    [{ navbar: false }, { navbar: false }],
    [{ sidebar: 'placeholder' }, { sidebar: 'empty' }],
    [{ outline: false }, { outline: 'none', menu: true }],
    [{ sidebar: false, outline: false }, { menu: false }],
    [{ overview: true }, { outline: 'none', isOverview: true }],
    [{ pageType: 'doc-wide' }, { isWide: true }],
    [
      { navbar: 0, sidebar: null, outline: '', footer: undefined },
      { navbar: true, sidebar: 'shown', footer: true },
    ],
  ];
  test.each(rows)('%o gives %o', (matter, expected) => {
    expect(docParts(matter, site)).toMatchObject(expected);
  });
});

test('what has nothing to show is left out', () => {
  expect(docParts({}, { hasEntries: false, hasHeadings: false })).toMatchObject({
    sidebar: 'none',
    outline: 'empty',
    menu: false,
  });
});

test('the site can do without the bar', () => {
  expect(docParts({}, { ...site, hideNavbar: 'always' }).navbar).toBe(false);
  expect(docParts({}, { ...site, hideNavbar: 'auto' }).navbar).toBe(true);
});
