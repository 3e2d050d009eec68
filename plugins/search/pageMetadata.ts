import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { findRoute } from '../shared/routes.ts';
import type { SiteTerms } from './siteTerms.ts';

/** What the index contains about a page besides its text. */
export interface PageMetadata {
  /** Names that the page mentions in a line each, while other pages explain them. */
  mentions?: string[];
  /** The questions in its front matter, and the names that it defines: terms and their synonyms, errors, methods. */
  answers: string[];
  /** Texts of links to it, and the description in its front matter. */
  linked: string[];
}

/** A page with its Markdown alternate, in which link addresses are marked. */
export interface LinkingPage {
  routePath: string;
  markdown: string;
}

const firstLink = /^([ \t]*(?:[-*]|\d+\.) )?[^\n]*?\[([^\]\n]+)\]\(\uE000([^\uE001\n]*)\uE001\)([^\n]*)/;
const links = /\[([^\]\n]+)\]\(\uE000([^\uE001\n]*)\uE001\)/g;

/**
 * Collects the texts of links, and in a list of links also the text after them.
 * @returns texts by the route that they link to
 */
export function linkTexts(pages: LinkingPage[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const routes = new Set(pages.map(({ routePath }) => routePath));
  for (const { routePath, markdown } of pages) {
    for (const line of markdown.split('\n')) {
      for (const [text, address] of linksOfLine(line)) {
        const route = findRoute(address, routes);
        if (route === undefined || route === routePath) continue;
        texts.set(route, [...(texts.get(route) ?? []), withoutMarkup(text)]);
      }
    }
  }
  return texts;
}

function linksOfLine(line: string): [text: string, address: string][] {
  const found = [...line.matchAll(links)].map(([, text, address]): [string, string] => [text, address]);
  const [, bullet, text, address, rest] = firstLink.exec(line) ?? [];
  const isList = found.length === 1 && bullet !== undefined && /^\s*[:,–-]/.test(rest);
  return isList ? [[`${text} ${rest}`, address]] : found;
}

function withoutMarkup(text: string): string {
  return text.replace(/[`*_]|\\(?=[[\]_*<])/g, '').replace(/^\s*[:,]\s*/, '');
}

/** The metadata of each page, by route. */
export function pageMetadata(
  records: Pick<SearchRecord, 'routePath'>[],
  texts: { frontMatter: Record<string, unknown>; markdown: string }[],
  { defines, mentions }: Partial<Pick<SiteTerms, 'defines' | 'mentions'>> = {},
): Map<string, PageMetadata> {
  const linked = linkTexts(records.map(({ routePath }, index) => ({ routePath, markdown: texts[index].markdown })));
  return new Map(
    records.map(({ routePath }, index) => {
      const { description, answers } = texts[index].frontMatter;
      const metadata: PageMetadata = {
        answers: [
          ...(Array.isArray(answers) ? answers.filter((question) => typeof question === 'string') : []),
          ...(defines?.get(routePath) ?? []),
        ],
        mentions: mentions?.get(routePath),
        linked: [...(linked.get(routePath) ?? []), ...(typeof description === 'string' ? [description] : [])],
      };
      return [routePath, metadata];
    }),
  );
}
