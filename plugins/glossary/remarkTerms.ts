import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Link, Nodes, Parent, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Found, nameFinder } from '../data/findNames.ts';
import { GLOSSARY_FILE, GLOSSARY_ROUTE, readGlossary, type Term } from '../data/glossary.ts';
import { memoizeUntilChange } from '../shared/memoize.ts';
import { isEnglish, siteRoutes } from '../shared/siteRoutes.ts';
import { splitAtRanges } from '../shared/splitAtRanges.ts';

/** More than this many marked words make a page restless. */
export const MAX_TERMS = 8;
/** The lead comes right below the title: a third marked word there would compete with both. */
const MAX_LEAD_TERMS = 2;

/** Nodes without running text, or with text that does something else: bold words are the labels of a screen. */
const PASSED_BY = /^(?:heading|strong|link|linkReference|code|inlineCode|html|image|yaml|mdxjsEsm)$/;
/** Elements that speak for themselves: a diagram has its own words. */
const PASSED_BY_ELEMENTS = ['figure', 'svg', 'button', 'summary'];

interface Place extends Found<Term> {
  node: Text;
  parent: Parent;
}

/** Makes the search for the names of terms once, for all pages. */
export function termFinder(terms: readonly Term[]): (text: string) => Found<Term>[] {
  const certain = terms.filter(({ ambiguous }) => !ambiguous);
  return nameFinder(certain.flatMap((term) => [term.term, ...term.forms].map((name) => [name, term] as const)));
}

/**
 * Turns the first use of a term into a link to its entry, which carries the definition. Common words are linked only
 * where fewer than eight other terms are.
 * @param route route of the page; a page that explains a term does not link it away
 */
export function linkTerms(tree: Root, route: string, find: (text: string) => Found<Term>[]): void {
  const places = firstUses(tree, find).filter(({ value }) => value.page !== route);
  const chosen = [...places.filter(({ value }) => !value.common), ...places.filter(({ value }) => value.common)];
  const byNode = new Map<Text, Place[]>();
  for (const place of chosen.slice(0, MAX_TERMS)) byNode.set(place.node, [...(byNode.get(place.node) ?? []), place]);
  for (const [node, found] of byNode) splitText(node, found);
}

/** The first use of each term, left out where the writer links it there. */
function firstUses(tree: Root, find: (text: string) => Found<Term>[]): Place[] {
  const seen = new Set<Term>();
  const places: Place[] = [];
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const lead = title < 0 ? undefined : tree.children[title + 1];
  let leadTerms = 0;
  const walk = (node: Nodes, parent: Parent, isHeaderRow: boolean) => {
    const isLink = node.type === 'link' || node.type === 'linkReference';
    if (isLink) for (const { value } of find(textOf(node))) seen.add(value);
    if (isHeaderRow || PASSED_BY.test(node.type) || ('name' in node && PASSED_BY_ELEMENTS.includes(String(node.name))))
      return;
    if (node.type === 'text') {
      for (const found of find(node.value)) {
        if (seen.has(found.value) || (parent === lead && ++leadTerms > MAX_LEAD_TERMS)) continue;
        seen.add(found.value);
        places.push({ ...found, node, parent });
      }
    }
    if (!('children' in node)) return;
    for (const [index, child] of node.children.entries()) walk(child, node, node.type === 'table' && index === 0);
  };
  walk(tree, tree, false);
  return places;
}

function splitText(node: Text, places: Place[]): void {
  const ranges = places
    .map((place) => ({ ...place, start: place.index, end: place.index + place.text.length }))
    .sort((a, b) => a.start - b.start);
  const parts = splitAtRanges(0, node.value.length, ranges).map(({ start, end, range }): Text | Link =>
    range ? termLink(range.text, range.value) : { type: 'text', value: node.value.slice(start, end) },
  );
  const { children } = places[0].parent;
  children.splice(children.indexOf(node as never), 1, ...(parts as never[]));
}

function termLink(text: string, term: Term): Link {
  return {
    type: 'link',
    url: `${GLOSSARY_ROUTE}#${term.id}`,
    children: [{ type: 'text', value: text }],
    // Text without the marks of Markdown.
    data: { hProperties: { className: ['term'], 'data-term': term.definition.replace(/[`*]/g, '') } },
  };
}

/** @returns undefined if the site has no glossary */
export function glossaryFile(docsDir: string): string | undefined {
  const file = path.join(docsDir, GLOSSARY_FILE);
  return existsSync(file) ? file : undefined;
}

/** Links the first use of each term on a page to the glossary, except on the home page and in the glossary itself. */
export function remarkTerms({ docsDir, root }: { docsDir: string; root: string }) {
  const glossary = glossaryFile(docsDir);
  if (!glossary) return () => {};
  const finder = memoizeUntilChange(
    () => [glossary],
    () => termFinder(readGlossary(docsDir, root).terms),
  );
  return (tree: Root, file: { path?: string }) => {
    const { routeOf, variantOf } = siteRoutes(docsDir);
    const relative = path.relative(docsDir, file.path ?? '');
    const route = routeOf(relative);
    if (route !== '/' && route !== GLOSSARY_ROUTE && isEnglish(variantOf(relative))) linkTerms(tree, route, finder());
  };
}
