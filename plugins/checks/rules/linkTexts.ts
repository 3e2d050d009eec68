import { decodeSafely } from '../../../theme/shared/decode.ts';
import type { Finding } from '../../shared/problem.ts';
import type { LinkTargets, PlacedLink } from './links.ts';

export interface PageNames {
  /** Routes by the titles of their pages. */
  titles: ReadonlyMap<string, string>;
  /** The segments of all addresses. */
  parts: ReadonlySet<string>;
}

/**
 * Rule `links/text`: the text of a link is not the name of a page, heading or key that the link doesn't lead to.
 * @param link one that leads to a page or to an RFC
 */
export function checkLinkText(
  { words, isCode, url }: PlacedLink,
  { routes, anchors }: LinkTargets,
  named: PageNames,
): Finding | undefined {
  const [, number] = /^RFC (\d+)/.exec(words ?? '') ?? [];
  const [, linked] = /\/rfc(\d+)/.exec(url) ?? [];
  if (number && linked && number !== linked) {
    const fix = `Write RFC ${linked}, or link to https://www.rfc-editor.org/rfc/rfc${number}.`;
    return ['links/text', `"${words}" links to RFC ${linked}.`, fix];
  }
  const [route, hash = ''] = url.split('#');
  if (!words || !routes.has(route)) return undefined;
  const slug = slugOf(words);
  const anchor = decodeSafely(hash);
  const text = isCode ? `\`${words}\`` : words;
  const titled = words.includes(' ') ? named.titles.get(words) : undefined;
  const meant =
    (titled && titled !== route && !route.startsWith(titled) ? titled : undefined) ??
    otherPage(slug, route, anchor, routes, named) ??
    otherPage(slug.replace(/-(?:policy|error|method|page)$/, ''), route, anchor, routes, named) ??
    otherKey(slug, isCode, route, anchor, anchors);
  if (!meant) return undefined;
  const fix = `Write [${text}](${meant}), or the name of the target.`;
  return ['links/text', `"${words}" is the name of ${meant}, not of ${url}.`, fix];
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
const isEndOf = (a: string, b: string) => `-${b}`.endsWith(`-${a}`) || `-${a}`.endsWith(`-${b}`);

function otherPage(
  slug: string,
  route: string,
  anchor: string,
  routes: ReadonlySet<string>,
  named: PageNames,
): string | undefined {
  const parts = route.split('/');
  if (slug.length < 3 || !named.parts.has(slug) || parts.includes(slug) || anchor.includes(slug)) return undefined;
  return parts
    .flatMap((part, index) => (part === '' ? [] : [parts.with(index, slug), [...parts.slice(0, index), slug]]))
    .map((other) => other.join('/'))
    .find((other) => routes.has(other) && !route.startsWith(`${other}/`));
}

function otherKey(
  slug: string,
  isCode: boolean | undefined,
  route: string,
  anchor: string,
  anchors: LinkTargets['anchors'],
): string | undefined {
  if (!anchor || !slug.includes('-') || isEndOf(slug, slugOf(anchor))) return undefined;
  const [title, ...own] = anchors.get(route) ?? [];
  // A section may have the name of its page.
  if (slug === title) return undefined;
  if (own.includes(slug)) return `${route}#${slug}`;
  const ending = isCode ? own.filter((id) => slugOf(id).endsWith(`-${slug}`)) : [];
  return ending.length === 1 ? `${route}#${ending[0]}` : undefined;
}
