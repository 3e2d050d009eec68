import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { ReadText } from '../pages/readPageText.ts';
import { gitPath } from '../shared/gitDates.ts';

export interface PageDataPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads a page, given as an absolute path. */
  read: ReadText;
  /** Dates of the last commit, by absolute path of the page. */
  dates: ReadonlyMap<string, string>;
}

const PAGE = /\.mdx?$/;

/**
 * Gives Rspress the title, description, outline and front matter of each page as search, Markdown alternates and checks
 * read it: Rspress itself doesn't know the shortcodes.
 */
export function pageDataPlugin({ docsDir, read, dates }: PageDataPluginOptions): RspressPlugin {
  return {
    name: 'page-data',
    modifySearchIndexData(pages) {
      for (const page of pages) if (PAGE.test(page._filepath)) fill(page, docsDir, read);
    },
    // Rspress's own `lastUpdated` depends on time zone and language, runs git for each page, and is wrong in a shallow clone.
    extendPageData(page) {
      const date = dates.get(gitPath(page._filepath));
      if (date) Object.assign(page, { lastUpdatedTime: date });
    },
  };
}

function fill(page: PageIndexInfo, docsDir: string, read: ReadText): void {
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
