import type { Definition, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { CODE } from '../../pages/prose.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { nearest } from '../../shared/nearest.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';
import { BASE } from '../../shared/site.ts';
import type { Words } from './words.ts';

const SCHEMES = ['https', 'http', 'mailto', 'tel', 'openid4vp', 'did'];
const VAGUE =
  /^(?:(?:click |see |look |read )?(?:here|there|this|that|it|above|below|more|on)|(?:this|that|the) (?:page|link|section|article|guide|document|site)|(?:link|page|(?:more|further) (?:details|information)|learn more|find out more|details))[.,:]?$/i;
const BROKEN = /\[([^\][]+)\](?:\s\(((?:\/|https?:)[^)]*)\)|\(((?:\/|https?:)[^\s)]*)(?=\s|$))/g;

/** Rules `links/form` and `links/words`, beside those of remark-lint. */
export function checkLinkForms(page: Page, passages: readonly Words[]): Problem[] {
  const problems: Problem[] = [];
  eachNode(page.tree, ['link', 'definition'], (node) => {
    const finding = checkAddress(node as Link) ?? (node.type === 'link' ? checkText(node as Link) : undefined);
    if (finding) problems.push(problemIn(page.file, node.position?.start ?? { line: 1 }, ...finding));
  });
  for (const { text, positionAt } of passages)
    for (const { 0: link, 1: words, 2: spaced, 3: open, index } of text.matchAll(BROKEN)) {
      const to = `[${words}](${(spaced ?? open).replace(/[.,;:]$/, '')})`;
      // What follows an open address may belong to it or to the sentence.
      const edit = spaced !== undefined && !words.includes(CODE) ? { from: link, to } : undefined;
      const finding: Finding = ['links/form', `"${link}" is not a link.`, `Write ${to}.`, edit];
      problems.push(problemIn(page.file, positionAt(index), ...finding));
    }
  return problems;
}

function checkText(node: Link): Finding | undefined {
  const words = textOf(node).trim();
  if (words === '' && !node.children.some(({ type }) => type === 'image'))
    return ['links/words', `The link to ${node.url} has no text.`, 'Write [name of the page](/address).'];
  if (!VAGUE.test(words)) return undefined;
  return ['links/words', `"${words}" does not describe ${node.url}.`, `Write [name of the page](${node.url}).`];
}

function checkAddress({ url }: Link | Definition): Finding | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1].toLowerCase();
  if (!scheme) return undefined;
  const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/\S*)?$/.exec(url);
  const to = local ? (local[1] ?? '/').replace(BASE, '/') : url.replace(/^http:/i, 'https:');
  if (local) return ['links/form', `${url} is on your own machine.`, `Write ${to}.`, { from: url, to }];
  if (scheme === 'http') return ['links/form', `${url} has no TLS.`, `Write ${to}.`, { from: url, to }];
  if (SCHEMES.includes(scheme)) return undefined;
  const meant = nearest(scheme, SCHEMES) ?? 'https';
  return ['links/form', `No address begins with "${scheme}:".`, `Did you mean ${meant}:?`];
}
