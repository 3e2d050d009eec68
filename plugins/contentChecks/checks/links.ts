import type { Definition, Link } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { decodeSafely } from '../../../theme/logic/decode.ts';
import { headingIds } from '../../shared/headingIds.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { findRoute } from '../../shared/routes.ts';
import type { Page } from '../page.ts';

/** What links may point at. */
export interface LinkTargets {
  /** Routes of all pages, also of those that could not be read, whose headings are unknown. */
  routes: ReadonlySet<string>;
  /** Published files, as paths from the site root: `/sitemap.xml`. */
  publicFiles: ReadonlySet<string>;
  /** Old addresses with a redirect. */
  redirects: ReadonlySet<string>;
}

/** Rule `links/*`: every link inside the site reaches a page, a heading on it, or a published file. */
export function checkLinks(pages: Page[], targets: LinkTargets): Problem[] {
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, ['link', 'definition'], (node) => {
      const { url, position } = node as Link | Definition;
      const found = checkLink(url, page, anchors, targets);
      if (!found) return;
      const { line = 1, column = 1 } = position?.start ?? {};
      problems.push({ file: page.file, line, column, ...found });
    });
    return problems;
  });
}

/** A page with fields has hundreds of anchors. The headings come first. */
const MAX_LISTED = 40;

type Finding = Pick<Problem, 'rule' | 'message' | 'mend'>;

function checkLink(
  url: string,
  page: Page,
  anchors: Map<string, Set<string>>,
  targets: LinkTargets,
): Finding | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('%brand.')) return undefined;
  const [path, hash] = url.split('#');
  if (path !== '' && !path.startsWith('/')) {
    return {
      rule: 'links/root-relative',
      message: `The link "${url}" depends on where its page stands.`,
      mend: 'Write it from the root of the site, for example /guides/services/.',
    };
  }
  const route = path === '' ? page.route : findRoute(path, targets.routes);
  if (route === undefined) return missingPage(path, targets);
  if (path !== '' && route !== path.replace(/\?.*$/, '')) {
    return { rule: 'links/canonical', message: `The address of this page is ${route}.`, mend: `Write ${route}.` };
  }
  const known = anchors.get(route);
  return hash === undefined || !known || known.has(decodeSafely(hash)) ? undefined : missingAnchor(route, hash, known);
}

function missingPage(path: string, { routes, publicFiles, redirects }: LinkTargets): Finding | undefined {
  if (publicFiles.has(path)) return undefined;
  if (redirects.has(path)) {
    return {
      rule: 'links/moved',
      message: `The page at ${path} has moved.`,
      mend: 'Link to its new address, which redirects.json names.',
    };
  }
  const guess = nearest(path, [...routes, ...publicFiles]);
  return {
    rule: 'links/page-exists',
    message: `No page at ${path}.`,
    mend: guess ? `Did you mean ${guess}?` : 'Link to a page that exists.',
  };
}

function missingAnchor(route: string, hash: string, anchors: Set<string>): Finding {
  const known = [...anchors];
  const guess = nearest(hash, known);
  return {
    rule: 'links/anchor-exists',
    message: `No heading "#${hash}" at ${route}.`,
    mend: guess
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
  visit(page.tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    for (const attribute of (node as MdxJsxTextElement).attributes) {
      const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
      if (isId && typeof attribute.value === 'string') ids.add(attribute.value);
    }
  });
  return ids;
}
