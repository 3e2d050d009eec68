import { kindOfRoute } from '../../../theme/logic/search/finder.ts';
import type { SearchRecord } from '../../../theme/logic/search/searchRecord.ts';
import { stem } from '../../../theme/logic/search/stem.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { findRoute } from '../../shared/routes.ts';
import type { SiteKnowledge } from './siteKnowledge.ts';

/** What the build knows of a page beside its text. */
export interface PageNotes {
  /** Names that the page defines: terms with their other names, problems, methods. */
  defines: string[];
  /** Names of which the page says in a line what they are, while other pages explain them. */
  glosses?: string[];
  /** Questions that the page answers, from its front matter. */
  answers: string[];
  /** The description in its front matter. */
  summary: string;
  /** What links on other pages say of it. */
  linked: string[];
  /** Routes of the pages that its links lead to. */
  leadsTo: string[];
}

/** A page as links on it are read. */
export interface LinkingPage {
  routePath: string;
  /** The page as Markdown, with the addresses of its links marked as `markdownTwin` does. */
  twin: string;
}

const link = /^([ \t]*(?:[-*]|\d+\.) )?[^\n]*?\[([^\]\n]+)\]\(\uE000([^\uE001\n]*)\uE001\)([^\n]*)/;
const links = /\[([^\]\n]+)\]\(\uE000([^\uE001\n]*)\uE001\)/g;

/**
 * Collects what pages say of each other where they link: the words of a link, and in a list of links also what
 * follows them.
 * @returns texts by the route that they lead to
 */
export function linkTexts(pages: LinkingPage[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const routes = new Set(pages.map(({ routePath }) => routePath));
  for (const { routePath, twin } of pages) {
    for (const line of twin.split('\n')) {
      for (const [text, address] of textsOfLine(line)) {
        const route = findRoute(address, routes);
        if (route !== undefined && route !== routePath) texts.set(route, [...(texts.get(route) ?? []), plain(text)]);
      }
    }
  }
  return texts;
}

function textsOfLine(line: string): [text: string, address: string][] {
  const found = matchesOf(line, links).map(([, text, address]): [string, string] => [text, address]);
  const [, bullet, text, address, rest] = link.exec(line) ?? [];
  const isList = found.length === 1 && bullet !== undefined && /^\s*[:,–-]/.test(rest);
  return isList ? [[`${text} ${rest}`, address]] : found;
}

function plain(text: string): string {
  return text.replace(/[`*_]|\\(?=[[\]_*<])/g, '').replace(/^\s*[:,]\s*/, '');
}

/**
 * Brings together what is known of each page.
 * @param texts what was read of each record's page
 * @param knowledge names by the routes of the pages that define or gloss them
 */
export function pageNotes(
  records: Pick<SearchRecord, 'routePath'>[],
  texts: { frontMatter: Record<string, unknown>; twin: string }[],
  { defines, glosses }: Partial<Pick<SiteKnowledge, 'defines' | 'glosses'>> = {},
): Map<string, PageNotes> {
  const linked = linkTexts(records.map(({ routePath }, index) => ({ routePath, twin: texts[index].twin })));
  const routes = new Set(records.map(({ routePath }) => routePath));
  return new Map(
    records.map(({ routePath }, index) => {
      const { description, answers } = texts[index].frontMatter;
      const notes: PageNotes = {
        defines: defines?.get(routePath) ?? [],
        glosses: glosses?.get(routePath),
        answers: Array.isArray(answers) ? answers.filter((question) => typeof question === 'string') : [],
        summary: typeof description === 'string' ? description : '',
        linked: linked.get(routePath) ?? [],
        leadsTo: leadsTo(routePath, texts[index].twin, routes),
      };
      return [routePath, notes];
    }),
  );
}

/** Finds the other pages that a page links to. */
function leadsTo(routePath: string, twin: string, routes: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [, , address] of matchesOf(twin, links)) {
    const route = findRoute(address, routes);
    if (route !== undefined && route !== routePath) found.add(route);
  }
  return [...found];
}

/** Words with which the titles of guides and tutorials begin: `create`, `rotate`. */
export function tasksOf(records: Pick<SearchRecord, 'routePath' | 'title'>[]): string[] {
  const titles = records.filter(({ routePath }) => {
    const kind = kindOfRoute(routePath);
    return (kind === 'guide' || kind === 'tutorial') && !routePath.endsWith('/');
  });
  return [...new Set(titles.map(({ title }) => stem(title.toLowerCase().split(' ')[0])))].sort();
}
