import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { headingText } from '../../shared/headingIds.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';

/** Rule `headings/*`: one H1, unique in the site; no skipped level; no heading twice on a page. */
export function checkHeadings(pages: Page[]): Problem[] {
  const titles = new Map<string, Page>();
  return pages.flatMap((page) => {
    if (page.frontMatter.pageType === 'home') return [];
    const headings: Heading[] = [];
    visit(page.tree, 'heading', (heading) => void headings.push(heading));
    return [...checkTitle(page, headings, titles), ...checkLevels(page, headings), ...checkRepeats(page, headings)];
  });
}

function problem(page: Page, heading: Heading | undefined, rule: string, message: string, mend: string): Problem {
  const { line = 1, column = 1 } = heading?.position?.start ?? {};
  return { file: page.file, line, column, rule, message, mend };
}

function checkTitle(page: Page, headings: Heading[], titles: Map<string, Page>): Problem[] {
  const first = headings.filter((heading) => heading.depth === 1);
  if (first.length !== 1) {
    const message = `A page has one H1; this one has ${first.length}.`;
    return [problem(page, first[1], 'headings/one-title', message, 'Write "# Title" once, after the front matter.')];
  }
  const title = headingText(first[0]);
  const other = titles.get(title);
  titles.set(title, page);
  if (!other) return [];
  const message = `${other.file} has the same title "${title}".`;
  return [problem(page, first[0], 'headings/title-unique', message, 'Name the thing that sets this page apart.')];
}

function checkLevels(page: Page, headings: Heading[]): Problem[] {
  return headings.flatMap((heading, index) => {
    const previous = headings[index - 1]?.depth ?? 1;
    if (heading.depth <= previous + 1) return [];
    const message = `This heading jumps from level ${previous} to level ${heading.depth}.`;
    return [problem(page, heading, 'headings/levels', message, `Use level ${previous + 1}.`)];
  });
}

function checkRepeats(page: Page, headings: Heading[]): Problem[] {
  const seen = new Set<string>();
  return headings.flatMap((heading) => {
    const text = headingText(heading);
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    const message = `The heading "${text}" stands twice on this page, so a link to it is unclear.`;
    return [problem(page, heading, 'headings/unique', message, 'Reword one of the two.')];
  });
}
