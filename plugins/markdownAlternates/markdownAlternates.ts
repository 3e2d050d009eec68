import path from 'node:path';
import { type OverviewGroup, overviewGroups } from '../../theme/components/Overview/overviewGroups.ts';
import { sectionOf, withFolderNames } from '../../theme/components/Sidebar/sidebarTree.ts';
import { pageTypeOf } from '../../theme/shared/completePage.ts';
import { markdownFileOf } from '../../theme/shared/markdownFileOf.ts';
import { markedLink, withLinks } from '../pages/pageMarkdown.ts';
import { applyBrand } from '../shared/brand.ts';
import { findRoute } from '../shared/routes.ts';
import { meantLink, siteRoutes } from '../shared/siteRoutes.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { type ListedPage, llmsFull, llmsList } from './llms.ts';

/**
 * Each page as Markdown beside its HTML (`x.html`, `x.md`), and `llms.txt`, which lists them. Rspress's own files of this
 * kind know neither our shortcodes nor the base, and take a third compilation.
 */
export function* markdownAlternates(output: BuiltSite): Generator<[string, () => string]> {
  const { pages: all, read, docs, docsDir, publicFiles, brand, tokens, sidebars } = output;
  const pages = all.filter(({ file }) => /\.mdx?$/.test(file));
  const routes = new Set(pages.map(({ route }) => route));
  const { linkOn, variantOf } = siteRoutes(docsDir);
  const fileOf = new Map(pages.map(({ route, file }) => [route, file]));
  const pageAt = (link: string) => {
    const file = fileOf.get(findRoute(link, routes) ?? '');
    if (!file) return undefined;
    const { frontMatter, lead, outline } = read(file);
    return { description: String(frontMatter.description || lead), toc: outline };
  };
  const overview = (routePath: string, frontmatter: Record<string, unknown>) => {
    const [, entries] = sectionOf(sidebars, routePath);
    const groups = overviewGroups({ routePath, frontmatter }, withFolderNames(entries), pageAt);
    const known = groups.map((group) => ({ ...group, items: group.items.filter(({ link }) => pageAt(link)) }));
    return applyBrand(overviewList(known), tokens);
  };
  const targets = { linkOn, routes, publicFiles };
  const listed: ListedPage[] = [];
  const homes: string[] = [];
  for (const { route, file } of pages) {
    const { frontMatter, title, markdown } = read(file);
    if (pageTypeOf(frontMatter) === 'home') {
      homes.push(route);
      continue;
    }
    // A page that can't be read stops the build elsewhere.
    if (markdown === '') continue;
    const variant = variantOf(path.relative(docsDir, file));
    const whole = frontMatter.overview === true ? markdown + overview(route, frontMatter) : markdown;
    const text = withLinks(whole, (url) => markdownLink(meantLink(url, variant, targets), route, routes, docs));
    listed.push({
      route,
      title: String(frontMatter.title ?? (title || route)),
      description: String(frontMatter.description ?? ''),
      text,
    });
    yield [markdownFileOf(route), () => text];
  }
  const site = { name: `${brand.name} docs`, summary: brand.description, docs };
  const list = llmsList(site, listed);
  yield ['llms.txt', () => list];
  for (const [file, text] of llmsFull(site, listed)) yield [file, () => text];
  // A home page shows the way to the others, and so does its alternate.
  for (const route of homes) yield [markdownFileOf(route), () => list];
}

function overviewList(groups: OverviewGroup[]): string {
  const lines = ({ text, link, description, headings }: OverviewGroup['items'][number]) => [
    `- [${text}](${markedLink(link)})${description && `: ${description}`}`,
    ...headings.map((heading) => `  - [${heading.text}](${markedLink(`${link}#${heading.id}`)})`),
  ];
  return groups.map(({ name, items }) => `\n## ${name}\n\n${items.flatMap(lines).join('\n')}\n`).join('');
}

/**
 * Turns a link of a page into the address of a Markdown alternate or a published file. External links stay.
 * @param docs address of the site without a trailing slash, e.g. `https://docs.example.com/docs`
 * @param route route of the page that the link is on
 */
export function markdownLink(url: string, route: string, routes: ReadonlySet<string>, docs: string): string {
  if (url.startsWith('#')) return `${docs}/${markdownFileOf(route)}${url}`;
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const target = findRoute(path, routes);
  return target === undefined ? docs + url : `${docs}/${markdownFileOf(target)}${rest}`;
}
