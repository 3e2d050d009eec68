import { twinFileOfRoute } from './twinAddress.ts';

/** A page as the list of pages names it. */
export interface ListedPage {
  route: string;
  title: string;
  description: string;
}

/** Sections of the list, by the first folder of a route, in the order of a reader's way. */
const SECTIONS: [folder: string, title: string][] = [
  ['tutorials', 'Tutorials'],
  ['guides', 'Guides'],
  ['explanations', 'Explanations'],
  ['reference', 'Reference'],
  ['public', 'Published files'],
];

/**
 * Writes the list of all twins for programs that look for pages (llmstxt.org).
 * @param name name of the site
 * @param summary one sentence on the site
 * @param docs address of the site without a trailing slash
 */
export function llmsList(name: string, summary: string, docs: string, pages: ListedPage[]): string {
  const sections = SECTIONS.flatMap(([folder, title]) => {
    const lines = pages
      .filter(({ route }) => route.split('/')[1] === folder)
      .sort((a, b) => (a.route < b.route ? -1 : 1))
      .map((page) => `- [${page.title}](${docs}/${twinFileOfRoute(page.route)}): ${page.description}`);
    return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}\n`] : [];
  });
  return [`# ${name}\n\n> ${summary}\n`, ...sections].join('\n');
}
