import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { gitPath } from '../shared/gitDates.ts';
import type { BuiltSite } from '../site/builtSite.ts';

const PAGE = /\.mdx?$/;

/**
 * Gives Rspress the title, description, outline and front matter of each page as search, Markdown alternates and checks
 * read it: Rspress itself doesn't know the shortcodes.
 */
export function pageDataPlugin(site: BuiltSite): RspressPlugin {
  return {
    name: 'page-data',
    modifySearchIndexData(pages) {
      for (const page of pages) if (PAGE.test(page._filepath)) fill(page, site);
    },
    // Rspress's own `lastUpdated` depends on time zone and language, runs git for each page, and is wrong in a shallow clone.
    extendPageData(page) {
      const date = site.dates.get(gitPath(page._filepath));
      if (date) Object.assign(page, { lastUpdatedTime: date });
    },
  };
}

function fill(page: PageIndexInfo, { docsDir, read }: BuiltSite): void {
  const { title, lead, outline, toc, frontMatter } = read(page._filepath);
  const places = new Map(toc.map(({ id, charIndex }) => [id, charIndex]));
  Object.assign(page, {
    _relativePath: path.relative(docsDir, page._filepath).replaceAll('\\', '/'),
    title: frontMatter.title || title,
    description: frontMatter.description || lead || undefined,
    toc: outline.map((heading) => ({ ...heading, charIndex: places.get(heading.id) ?? -1 })),
    frontmatter: frontMatter,
  });
}
