import { markdownFileOf } from '../../theme/shared/markdownFileOf.ts';

export interface ListedPage {
  route: string;
  title: string;
  description: string;
  /** The page as Markdown. */
  text: string;
}

export interface ListedSite {
  name: string;
  /** One sentence on the site. */
  summary: string;
  /** Address of the site without a trailing slash. */
  docs: string;
}

/** Sections of the list, by the first folder of a route, in the order of a reader's way. */
const SECTIONS: [folder: string, title: string][] = [
  ['tutorials', 'Tutorials'],
  ['guides', 'Guides'],
  ['explanations', 'Explanations'],
  ['reference', 'Reference'],
  ['public', 'Published files'],
];
const OTHERS = 'Others';

/** File that contains the full text of all pages, of the site or, below its folder, of one section. */
const FULL_FILE = 'llms-full.txt';

interface Section {
  title: string;
  /** First folder of its routes, where it has one. */
  folder?: string;
  pages: ListedPage[];
}

/** Pages by section, each section in the order of its routes, by code unit: every machine gives the same. */
function sectionsOf(pages: readonly ListedPage[]): Section[] {
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  const sectionOf = ({ route }: ListedPage) => route.split('/')[1];
  const known = new Set(SECTIONS.map(([folder]) => folder));
  const sections: Section[] = SECTIONS.map(([folder, title]) => ({
    title,
    folder,
    pages: sorted.filter((page) => sectionOf(page) === folder),
  }));
  sections.push({ title: OTHERS, pages: sorted.filter((page) => !known.has(sectionOf(page))) });
  return sections.filter((section) => section.pages.length > 0);
}

/** Writes the list of all Markdown alternates for programs that look for pages (llmstxt.org). */
export function llmsList({ name, summary, docs }: ListedSite, pages: readonly ListedPage[]): string {
  const all = sectionsOf(pages);
  const sections = all.map(({ title, pages: own }) => {
    const lines = own.map((page) => `- [${page.title}](${docs}/${markdownFileOf(page.route)}): ${page.description}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const full = [...fullFiles(all)].map(([file, title]) => `- [${title}](${docs}/${file})`);
  const whole = `You can get the full text of the site, or of one section, as a single file:\n\n${full.join('\n')}\n`;
  return [`# ${name}\n\n> ${summary}\n`, whole, ...sections].join('\n');
}

/**
 * Writes the full text of all Markdown alternates, each under the address of its page: the whole site, and each
 * section for readers who have no room for all.
 */
export function* llmsFull(
  { name, summary, docs }: ListedSite,
  pages: readonly ListedPage[],
): Generator<[file: string, text: string]> {
  const all = sectionsOf(pages);
  for (const [file, title, sections] of fullFiles(all)) {
    const texts = sections
      .flatMap((section) => section.pages)
      .map(({ route, text }) => `Source: ${docs}/${markdownFileOf(route)}\n\n${text.trim()}\n`);
    yield [file, [`# ${name}: ${title}\n\n> ${summary}\n`, ...texts].join('\n---\n\n')];
  }
}

function* fullFiles(all: Section[]): Generator<[file: string, title: string, sections: Section[]]> {
  yield [FULL_FILE, 'All pages', all];
  for (const section of all) {
    if (section.folder) yield [`${section.folder}/${FULL_FILE}`, section.title, [section]];
  }
}
