import { decodeSafely } from '../../../theme/shared/decode.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import type { Finding } from '../../shared/problem.ts';
import { withoutClosingSlash } from '../../shared/routes.ts';
import type { LinkTargets, PlacedLink } from './links.ts';

/** What pages are called. */
export interface PageNames {
  /** Routes by the titles of their pages. */
  titles: ReadonlyMap<string, string>;
  /** The segments of all addresses. */
  parts: ReadonlySet<string>;
}

export const pageNames = (titles: PageNames['titles'], routes: ReadonlySet<string>): PageNames => ({
  titles,
  parts: new Set([...routes].flatMap((route) => route.split('/'))),
});

interface Target {
  route: string;
  anchor: string;
  isCode: boolean | undefined;
}

/**
 * Rule `links/text`: the text of a link is not the name of a page, heading or key that the link doesn't lead to.
 * @param link one that leads to a page
 */
export function checkLinkText(
  { words, isCode, url }: PlacedLink,
  { routes, anchors }: LinkTargets,
  named: PageNames,
): Finding | undefined {
  const [route, hash = ''] = url.split('#');
  if (!words || !routes.has(route)) return undefined;
  const finding = (message: string, fix: string): Finding => ({ rule: 'links/text', message, fix });
  const asText = (text: string) => (isCode ? `\`${text}\`` : text);
  const slug = slugOf(words);
  const anchor = decodeSafely(hash);
  const target = { route, anchor, isCode };
  const titled = words.includes(' ') ? named.titles.get(words) : undefined;
  const meant =
    (titled && titled !== route && !route.startsWith(titled) ? titled : undefined) ??
    otherPage(slug, target, routes, named) ??
    otherPage(slug.replace(/-(?:policy|error|method|page)$/, ''), target, routes, named) ??
    otherKey(slug, target, anchors);
  if (meant) {
    const fix = `Write [${asText(words)}](${meant}), or the name of the target.`;
    return finding(`"${words}" is the name of ${meant}, not of ${url}.`, fix);
  }
  const names = [withoutClosingSlash(route).split('/').at(-1) ?? '', ...(anchor ? [anchor] : [])];
  const name = words.includes('-') ? names.find((one) => isOneSlip(words, one)) : undefined;
  if (name) return finding(`"${words}" is nearly the name of the target.`, `Write [${asText(name)}](${url}).`);
  if (!isCode || !route.endsWith('/configuration') || !anchor || isEndOf(slug, slugOf(anchor))) return undefined;
  return finding(`The key ${words} is not at #${anchor}.`, 'Link to the key, or write the key of this anchor.');
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
const isEndOf = (a: string, b: string) => `-${b}`.endsWith(`-${a}`) || `-${a}`.endsWith(`-${b}`);

function otherPage(slug: string, { route, anchor }: Target, routes: ReadonlySet<string>, named: PageNames) {
  const parts = route.split('/');
  if (slug.length < 3 || !named.parts.has(slug) || parts.includes(slug) || anchor.includes(slug)) return undefined;
  return parts
    .flatMap((part, index) => (part === '' ? [] : [parts.with(index, slug), [...parts.slice(0, index), slug]]))
    .map((other) => other.join('/'))
    .find((other) => routes.has(other) && !route.startsWith(`${other}/`));
}

function otherKey(slug: string, { route, anchor, isCode }: Target, anchors: LinkTargets['anchors']) {
  if (!anchor || !slug.includes('-') || isEndOf(slug, slugOf(anchor))) return undefined;
  const [title, ...own] = anchors.get(route) ?? [];
  // A section may have the name of its page.
  if (slug === title) return undefined;
  if (own.includes(slug)) return `${route}#${slug}`;
  const ending = isCode ? own.filter((id) => slugOf(id).endsWith(`-${slug}`)) : [];
  return ending.length === 1 ? `${route}#${ending[0]}` : undefined;
}
