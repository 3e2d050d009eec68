import type { Heading, Image, Link } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { decodeSafely } from '../../../theme/logic/decode.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { headingIds } from '../../shared/headingIds.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { nearest, nearestAddress } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { findRoute, withoutClosingSlash } from '../../shared/routes.ts';
import { BASE } from '../../shared/site.ts';

/** What links may point at. */
export interface LinkTargets {
  /** Routes of all pages, also of those that could not be read, whose headings are unknown. */
  routes: ReadonlySet<string>;
  /** Published files, as paths from the site root: `/sitemap.xml`. */
  publicFiles: ReadonlySet<string>;
  /** Old addresses with a redirect. */
  redirects: ReadonlySet<string>;
  /** Pages by what the data call what they are about. */
  names?: ReadonlyMap<string, string>;
  /** Anchors of the pages that could be read, by route. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A link with its place. */
export interface PlacedLink {
  url: string;
  /** What the Markdown of the page shows of it, and whether all of that is code. */
  words?: string;
  isCode?: boolean;
  line: number;
  column: number;
}

/** A page has hundreds of fields, and so many anchors. The headings come first. */
const MAX_LISTED = 40;

type Finding = Pick<Problem, 'rule' | 'message' | 'fix'>;

/** Lists the links of a page: in Markdown, in components and elements, in its hero and on its cards. */
export function linksOf(page: Page): PlacedLink[] {
  const links: PlacedLink[] = [];
  const rows = page.source.split('\n');
  eachNode(page.tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'definition') links.push({ url: node.url, line, column });
    if (node.type === 'link') {
      // What a part shows is at the line of its tag: its words are those of the data.
      const written = rows[line - 1]?.includes('[') ? { words: textOf(node), isCode: isAllCode(node) } : {};
      links.push({ url: node.url, ...written, line, column });
    }
    if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
      for (const attribute of node.attributes)
        if ('name' in attribute && attribute.name === 'href' && typeof attribute.value === 'string')
          links.push({ url: attribute.value, line, column });
    if (node.type === 'html')
      for (const [, url] of matchesOf(node.value, /<a\s[^>]*?href="([^"]*)"/g)) links.push({ url, line, column });
  });
  const ofParts = (page.brief ?? []).flatMap(({ line, links: found }) =>
    found.map((url) => ({ url, line, column: 1 })),
  );
  return [...links, ...ofParts, ...frontMatterLinks(page)];
}

const isAllCode = ({ children }: Link) => children.every(({ type }) => type === 'inlineCode');

/** The links of the hero and of the cards, at the lines that hold them. */
function frontMatterLinks({ frontMatter, source }: Page): PlacedLink[] {
  if (!('hero' in frontMatter || 'features' in frontMatter)) return [];
  const rows = source.split('\n');
  const end = rows.indexOf('---', 1);
  return rows.slice(0, Math.max(end, 0)).flatMap((row, index) => {
    const match = /^\s+(?:- )?link: +(['"]?)(\S+)\1\s*$/.exec(row);
    return match ? [{ url: match[2], line: index + 1, column: row.indexOf(match[2]) + 1 }] : [];
  });
}

/**
 * Rule `links/*`: a link inside the site reaches a page, a heading on it, or a published file.
 * @param route route of the page that holds the link, or undefined where only links from the root make sense
 */
export function checkLink(url: string, route: string | undefined, targets: LinkTargets): Finding | undefined {
  if (url === '' || /^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('%brand.')) return undefined;
  const [path, hash] = url.split('#');
  if ((path !== '' && !path.startsWith('/')) || (path === '' && route === undefined)) {
    return {
      rule: 'links/root-relative',
      message: `The link "${url}" depends on where its page stands.`,
      fix: 'Write it from the root of the site, for example /guides/services/.',
    };
  }
  const found = path === '' ? route : findRoute(path, targets.routes);
  if (found === undefined) return missingPage(path, targets) ?? anchorOfFile(path, hash);
  if (path !== '' && found !== path.replace(/\?.*$/, '')) {
    return { rule: 'links/canonical', message: `The address of this page is ${found}.`, fix: `Write ${found}.` };
  }
  const known = targets.anchors.get(found);
  return hash === undefined || !known || known.has(decodeSafely(hash)) ? undefined : missingAnchor(found, hash, known);
}

function missingPage(path: string, { routes, publicFiles, redirects }: LinkTargets): Finding | undefined {
  if (publicFiles.has(path)) return undefined;
  // Hosts answer an old address with and without a closing slash.
  if (redirects.has(withoutClosingSlash(path))) {
    return {
      rule: 'links/moved',
      message: `The page at ${path} has moved.`,
      fix: 'Link to its new address, which redirects.json names.',
    };
  }
  const inside = path.startsWith(BASE) ? findRoute(path.slice(BASE.length - 1), routes) : undefined;
  if (inside) {
    const message = 'A link begins at the root of the site, without its base.';
    return { rule: 'links/page-exists', message, fix: `Write ${inside}.` };
  }
  const guess = nearestAddress(path, [...routes, ...publicFiles]);
  return {
    rule: 'links/page-exists',
    message: `No page at ${path}.`,
    fix: guess ? `Did you mean ${guess}?` : 'Link to a page that exists.',
  };
}

/** A part of a JSON file is named by a pointer; a browser finds nothing else in a file. */
function anchorOfFile(path: string, hash: string | undefined): Finding | undefined {
  if (!hash || hash.startsWith('/') || !/\.(?:json|ya?ml|txt|md)$/.test(path)) return undefined;
  return {
    rule: 'links/anchor-exists',
    message: `${path} is a file, which has no heading "#${hash}".`,
    fix: `Write ${path}, or link to a page with that heading.`,
  };
}

function missingAnchor(route: string, hash: string, anchors: ReadonlySet<string>): Finding {
  const known = [...anchors];
  const guess = nearest(hash, known);
  return {
    rule: 'links/anchor-exists',
    message: `No heading "#${hash}" at ${route}.`,
    fix: guess
      ? `Did you mean #${guess}?`
      : `The page has: ${known
          .slice(0, MAX_LISTED)
          .map((id) => `#${id}`)
          .join(' ')}`,
  };
}

/** The ids that a page has in the output: those of its headings, then those that its elements are given. */
export function anchorsOf(page: Page): Set<string> {
  const ids = new Set(headingIds(page.tree).map(({ id }) => id));
  eachNode(page.tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    for (const attribute of (node as MdxJsxTextElement).attributes) {
      const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
      if (isId && typeof attribute.value === 'string') ids.add(attribute.value);
      for (const id of examplesOf(attribute)) ids.add(`example=${id}`);
    }
  });
  for (const part of page.brief ?? []) for (const id of part.ids) ids.add(id);
  return ids;
}

/** Lists the images of a page. */
export function imagesOf(page: Page): PlacedLink[] {
  const images: PlacedLink[] = [];
  eachNode(page.tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'image') images.push({ url: (node as Image).url, line, column });
    if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
      for (const attribute of node.name === 'img' ? node.attributes : [])
        if ('name' in attribute && attribute.name === 'src' && typeof attribute.value === 'string')
          images.push({ url: attribute.value, line, column });
  });
  const ofParts = (page.brief ?? []).flatMap(({ line, images: found }) =>
    found.map((url) => ({ url, line, column: 1 })),
  );
  return [...images, ...ofParts];
}

/** Rule `images/file`: an image is a published file of this site, since pages load nothing from others. */
export function checkImageFile(url: string, publicFiles: ReadonlySet<string>): Finding | undefined {
  if (/^data:/.test(url) || publicFiles.has(url)) return undefined;
  const rule = 'images/file';
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
    const fix = 'Put a copy into docs/public, and name it from there: /file.svg.';
    return { rule, message: `The image ${url} is on another site, and readers load nothing from there.`, fix };
  }
  const guess = nearest(
    url,
    [...publicFiles].filter((file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(file)),
  );
  const fix = guess ? `Did you mean ${guess}?` : 'Name a file of docs/public from there, such as /file.svg.';
  return { rule, message: `There is no file ${url} in docs/public.`, fix };
}

/** Title of a page with its place, or undefined where it has none. */
export function firstHeading(page: Page): Heading | undefined {
  let first: Heading | undefined;
  eachNode(page.tree, 'heading', (heading) => {
    if (heading.depth === 1) first ??= heading;
  });
  return first;
}

/** A tool opens with the example that a fragment names; its part writes the IDs of all (`plugins/shortcodes/tool.ts`). */
function examplesOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string[] {
  if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'examples') return [];
  return typeof attribute.value === 'string' ? attribute.value.split(' ') : [];
}
