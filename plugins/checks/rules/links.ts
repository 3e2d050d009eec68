import type { Link } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { decodeSafely } from '../../../theme/shared/decode.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { attributeOf } from '../../shared/hastNodes.ts';
import { headingIds } from '../../shared/headingIds.ts';
import { nearestAddress, suggestion } from '../../shared/nearest.ts';
import type { Finding } from '../../shared/problem.ts';
import { findRoute, withoutClosingSlash } from '../../shared/routes.ts';
import { BASE } from '../../shared/site.ts';
import type { SiteRoutes } from '../../shared/siteRoutes.ts';

/** What links may lead to. */
export interface LinkTargets {
  /** Routes of all pages, also of those that could not be read, whose headings are unknown. */
  routes: ReadonlySet<string>;
  /** Published files, as paths from the site root: `/sitemap.xml`. */
  publicFiles: ReadonlySet<string>;
  /** Redirects from old addresses to new ones. */
  redirects: ReadonlyMap<string, string>;
  /** Pages by what the data call their subject. */
  names?: ReadonlyMap<string, string>;
  /** Routes of the pages that a build leaves out. */
  drafts?: ReadonlySet<string>;
  /** Anchors of the pages that could be read, by route. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a link on a page in a language and version leads to; as it is written on a site without them. */
  linkOn?: SiteRoutes['linkOn'];
}

export interface PlacedLink {
  url: string;
  /** Whether it is written as a tag or in front matter, where Rspress doesn't look for the language of the page. */
  isExact?: boolean;
  /** Its text in the Markdown of the page, and whether all of that is code. */
  words?: string;
  isCode?: boolean;
  line: number;
  column: number;
}

/** Lists the links of a page: in Markdown, in components and elements, in its hero and on its cards. */
export function linksOf(page: Page): PlacedLink[] {
  const links: PlacedLink[] = [];
  const rows = page.source.split('\n');
  eachNode(page.tree, (node) => {
    const place = startOf(node);
    if (node.type === 'definition') links.push({ url: node.url, ...place });
    if (node.type === 'link') {
      // What a shortcode writes is at the line of its tag, and its text comes from the data.
      const isWritten = rows[place.line - 1]?.includes('[');
      links.push({ url: node.url, ...(isWritten && { words: textOf(node), isCode: isAllCode(node) }), ...place });
    }
    const href = isElement(node) && attributeOf(node, 'href');
    if (href) links.push({ url: href, isExact: true, ...place });
    if (node.type === 'html')
      for (const [, url] of node.value.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) links.push({ url, ...place });
  });
  return [...links, ...frontMatterLinks(page)];
}

/** Lists the images of a page. */
export function imagesOf(page: Page): PlacedLink[] {
  const images: PlacedLink[] = [];
  eachNode(page.tree, (node) => {
    if (node.type === 'image') images.push({ url: node.url, ...startOf(node) });
    const src = isElement(node) && node.name === 'img' && attributeOf(node, 'src');
    if (typeof src === 'string') images.push({ url: src, ...startOf(node) });
  });
  return images;
}

function startOf({ position }: { position?: Link['position'] }): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

const isAllCode = ({ children }: Link) => children.every(({ type }) => type === 'inlineCode');
const isElement = (node: { type: string }): node is MdxJsxTextElement => /^mdxJsx(?:Text|Flow)Element$/.test(node.type);

function frontMatterLinks({ frontMatter, source }: Page): PlacedLink[] {
  if (!('hero' in frontMatter || 'features' in frontMatter)) return [];
  const rows = source.split('\n');
  return rows.slice(0, Math.max(rows.indexOf('---', 1), 0)).flatMap((row, index) => {
    const match = /^\s+(?:- )?link: +(['"]?)(\S+)\1\s*$/.exec(row);
    return match ? [{ url: match[2], isExact: true, line: index + 1, column: row.indexOf(match[2]) + 1 }] : [];
  });
}

/**
 * Rules `links/*`: a link inside the site leads to a page, to a heading on it, or to a published file.
 * @param route of the page with the link, or undefined where only links from the root make sense
 */
export function checkLink(url: string, route: string | undefined, targets: LinkTargets): Finding | undefined {
  if (url === '' || /^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('%brand.')) return undefined;
  const [path, hash] = url.split('#');
  if ((path !== '' && !path.startsWith('/')) || (path === '' && route === undefined)) {
    const message = `"${url}" changes its target when the page moves.`;
    return ['links/canonical', message, 'Write it from the root of the site, such as /guides/services/.'];
  }
  const found = path === '' ? route : findRoute(path, targets.routes);
  if (found === undefined) return missingPage(path, targets) ?? anchorOfFile(path, hash);
  if (targets.drafts?.has(found) && !targets.drafts.has(route ?? '')) {
    const message = `The page at ${found} is a draft, which a build leaves out.`;
    return ['links/page-exists', message, 'Publish it first, or remove the link.'];
  }
  const from = path.replace(/\?.*$/, '');
  if (path !== '' && found !== from)
    return ['links/canonical', `The address of this page is ${found}.`, `Write ${found}.`, { from, to: found }];
  const known = targets.anchors.get(found);
  return hash === undefined || !known || known.has(decodeSafely(hash)) ? undefined : missingAnchor(found, hash, known);
}

function missingPage(path: string, { routes, publicFiles, redirects }: LinkTargets): Finding | undefined {
  const bare = path.replace(/\?.*$/, '');
  if (publicFiles.has(bare)) return undefined;
  const target = redirects.get(withoutClosingSlash(bare.replace(/\.html$/, '')));
  if (target) return ['links/moved', `The page at ${path} has moved.`, `Write ${target}.`, { from: path, to: target }];
  const inside = path.startsWith(BASE) ? findRoute(path.slice(BASE.length - 1), routes) : undefined;
  const guess = nearestAddress(path, [...routes, ...publicFiles]);
  const fix = inside ? `Write ${inside}.` : guess ? `Did you mean ${guess}?` : 'Link to a page that exists.';
  return ['links/page-exists', `No page at ${path}.`, fix, inside ? { from: path, to: inside } : undefined];
}

/** A part of a JSON file is addressed by a pointer; a browser finds nothing else in a file. */
function anchorOfFile(path: string, hash: string | undefined): Finding | undefined {
  if (!hash || hash.startsWith('/') || !/\.(?:json|ya?ml|txt|md)$/.test(path)) return undefined;
  const edit = { from: `${path}#${hash}`, to: path };
  return ['links/anchor-exists', `${path} is a file, without headings.`, `Write ${path}.`, edit];
}

/** A page has hundreds of fields, and so many anchors. The headings come first. */
const MAX_LISTED = 40;

/** @returns the problem of a link to a heading that its page doesn't have */
export function missingAnchor(route: string, hash: string, anchors: ReadonlySet<string>): Finding {
  const listed = [...anchors].slice(0, MAX_LISTED).map((id) => `#${id}`);
  const fix = suggestion(hash, anchors, `The page has: ${listed.join(' ')}`, (id) => `#${id}`);
  return ['links/anchor-exists', `No heading "#${hash}" at ${route}.`, fix];
}

/** The ids of a page in the output: those of its headings first, then those of its elements. */
export function anchorsOf(page: Page): Set<string> {
  const ids = new Set(headingIds(page.tree).map(({ id }) => id));
  eachNode(page.tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const id = attributeOf(node, 'id');
    if (id) ids.add(id);
    // A tool opens the example of a fragment.
    for (const example of attributeOf(node, 'examples')?.split(' ') ?? []) ids.add(`example=${example}`);
  });
  return ids;
}

/** Rule `images/file`: an image is a published file of this site, since pages load nothing from other sites. */
export function checkImageFile(url: string, publicFiles: ReadonlySet<string>): Finding | undefined {
  if (/^data:/.test(url) || publicFiles.has(url)) return undefined;
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
    const fix = 'Put a copy into docs/public, and write its path from there: /file.svg.';
    return ['images/file', `The image ${url} is on a different site.`, fix];
  }
  const images = [...publicFiles].filter((file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(file));
  const fix = suggestion(url, images, 'Write the path of a file in docs/public, such as /file.svg.');
  return ['images/file', `There is no file ${url} in docs/public.`, fix];
}
