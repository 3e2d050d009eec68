import { decodeSafely } from '../../../theme/logic/decode.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { withoutClosingSlash } from '../../shared/routes.ts';
import type { LinkTargets, PlacedLink } from './links.ts';

type Finding = Pick<Problem, 'rule' | 'message' | 'fix'>;

/** What pages go by. */
export interface PageNames {
  /** Routes by the titles of their pages. */
  titles: ReadonlyMap<string, string>;
  /** The parts of all addresses. */
  parts: ReadonlySet<string>;
}

/** Names the pages of a site. */
export const pageNames = (titles: PageNames['titles'], routes: ReadonlySet<string>): PageNames => ({
  titles,
  parts: new Set([...routes].flatMap((route) => route.split('/'))),
});

/**
 * Rule `links/text`: the words of a link name its target, and nothing else that is on the site: no page beside it, no
 * other heading of it, no other key.
 * @param link one that leads to a page
 */
export function checkLinkText(
  { words, isCode, url }: PlacedLink,
  { routes, anchors }: LinkTargets,
  named: PageNames,
): Finding | undefined {
  const [route, hash = ''] = url.split('#');
  if (!words || !routes.has(route)) return undefined;
  const slug = slugOf(words);
  const anchor = decodeSafely(hash);
  const names = [withoutClosingSlash(route).split('/').at(-1) ?? '', ...(anchor ? [anchor] : [])];
  const meant =
    titledPage(words, route, named) ??
    otherPage(slug, route, anchor, routes, named) ??
    otherPage(slug.replace(KIND, ''), route, anchor, routes, named) ??
    otherKey(slug, isCode, route, anchor, anchors);
  if (meant) {
    const message = `"${words}" is the name of ${meant}, and the link leads to ${url}.`;
    return {
      rule: 'links/text',
      message,
      fix: `Write [${shown(words, isCode)}](${meant}), or name the page it leads to.`,
    };
  }
  const name = names.find((one) => isOneSlip(words, one));
  if (name && words.includes('-')) {
    const message = `"${words}" is nearly the name of what the link leads to.`;
    return { rule: 'links/text', message, fix: `Write [${shown(name, isCode)}](${url}).` };
  }
  if (isCode && /\/configuration$/.test(route) && anchor && !isEndOf(slug, slugOf(anchor))) {
    const message = `The key ${words} is not at #${anchor}.`;
    return { rule: 'links/text', message, fix: `Link to the key itself, or write the key that is at #${anchor}.` };
  }
  return undefined;
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
const shown = (words: string, isCode?: boolean) => (isCode ? `\`${words}\`` : words);
const isEndOf = (a: string, b: string) => `-${b}`.endsWith(`-${a}`) || `-${a}`.endsWith(`-${b}`);

/** What a page is, behind its name. */
const KIND = /-(?:policy|error|method|page)$/;

/** A page that has the text for its title. */
function titledPage(words: string, route: string, { titles }: PageNames): string | undefined {
  const titled = words.includes(' ') ? titles.get(words) : undefined;
  return titled && titled !== route && !route.startsWith(titled) ? titled : undefined;
}

/** A page that has the text in the place of one part of the address. */
function otherPage(
  slug: string,
  route: string,
  anchor: string,
  routes: ReadonlySet<string>,
  named: PageNames,
): string | undefined {
  if (!named.parts.has(slug)) return undefined;
  const parts = route.split('/');
  if (slug.length < 3 || parts.includes(slug) || anchor.includes(slug)) return undefined;
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    // Beside the target, or beside a folder that it is in.
    const others = [parts.with(index, slug), [...parts.slice(0, index), slug]].map((one) => one.join('/'));
    return others.filter((other) => routes.has(other) && !route.startsWith(`${other}/`));
  })[0];
}

/** A key that has its own place on the same page. */
function otherKey(
  slug: string,
  isCode: boolean | undefined,
  route: string,
  anchor: string,
  anchors: LinkTargets['anchors'],
): string | undefined {
  if (!anchor || !slug.includes('-') || isEndOf(slug, slugOf(anchor))) return undefined;
  const [title, ...own] = anchors.get(route) ?? [];
  // A part of a page may go by the name of the page.
  if (slug === title) return undefined;
  if (own.includes(slug)) return `${route}#${slug}`;
  const ending = isCode ? own.filter((id) => slugOf(id).endsWith(`-${slug}`)) : [];
  return ending.length === 1 ? `${route}#${ending[0]}` : undefined;
}
