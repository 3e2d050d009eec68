import { describe, expect, it } from 'vitest';
import { countTerms } from '../../../../plugins/search/countTerms.ts';
import type { PageMetadata } from '../../../../plugins/search/pageMetadata.ts';
import { relatedPages } from '../../../../plugins/search/relatedPages.ts';
import { page } from '../../theme/components/Search/builtIndex.ts';

const near = (pages: ReturnType<typeof page>[], links: Record<string, string[]> = {}) => {
  const notes = new Map<string, PageMetadata>(
    Object.entries(links).map(([route, linksTo]) => [
      route,
      { defines: [], answers: [], summary: '', linked: [], linksTo },
    ]),
  );
  return relatedPages(pages, notes, countTerms(pages, notes));
};

describe('pages are near to', () => {
  it('those that are about the same, and not to those that share what all have', () => {
    const pages = [
      page('Rotate keys', 'The site.'),
      page('Delete keys', 'The site.'),
      page('Read logs', 'The site.'),
      page('Query logs', 'The site.'),
    ];
    expect(near(pages)).toEqual([[1], [0], [3], [2]]);
  });

  it('those that they link to, and those that link to them', () => {
    const pages = [page('Roots', 'x'), page('Chains', 'y'), page('Logs', 'z')];
    expect(near(pages, { '/Roots': ['/Chains', '/Roots', '/gone'] })).toEqual([[1], [0], []]);
  });

  it('few of many', () => {
    const pages = Array.from({ length: 30 }, (_, index) => page(`Keys ${index}`, 'Same.'));
    pages.push(page('Logs', 'Other.'));
    const lists = near(pages);
    expect(lists.slice(0, 30).every((list) => list.length === 8)).toBe(true);
    expect(lists[30]).toEqual([]);
  });

  it('none on a site that is too large for it', () => {
    expect(near(Array.from({ length: 1001 }, (_, index) => page(`Keys ${index}`, 'x')))).toEqual([]);
  });
});
