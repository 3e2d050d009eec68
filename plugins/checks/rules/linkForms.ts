import type { Definition, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { CODE } from '../../pages/prose.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleOf } from '../../shared/rules/ruleTable.ts';
import { BASE } from '../../shared/site.ts';
import type { Words } from './words.ts';

const SCHEMES = ['https', 'http', 'mailto', 'tel', 'openid4vp', 'did'];
const VAGUE =
  /^(?:(?:click |see |look |read )?(?:here|there|this|that|it|above|below|more|on)|(?:this|that|the) (?:page|link|section|article|guide|document|site)|(?:link|page|(?:more|further) (?:details|information)|learn more|find out more|details))[.,:]?$/i;
const BROKEN = /\[([^\][]+)\](?:\s\(((?:\/|https?:)[^)]*)\)|\(((?:\/|https?:)[^\s)]*)(?=\s|$))/g;

type Finding = [rule: RuleOf<'links'>, message: string, fix: string, to?: string];

/** Rules `links/form` and `links/words`, beside those of remark-lint. */
export function checkLinkForms(page: Page, passages: readonly Words[]): Problem[] {
  const problems: Problem[] = [];
  type Place = Pick<Problem, 'line' | 'column'>;
  const report = ({ line, column }: Place, from: string, [rule, message, fix, to]: Finding) => {
    const edit = to === undefined ? undefined : { from, to };
    problems.push({ file: page.file, line, column, rule: `links/${rule}`, message, fix, edit });
  };
  eachNode(page.tree, ['link', 'definition'], (node) => {
    const finding = checkAddress(node as Link) ?? (node.type === 'link' ? checkText(node as Link) : undefined);
    if (finding) report(node.position?.start ?? { line: 1, column: 1 }, (node as Link).url, finding);
  });
  for (const { text, positionAt } of passages)
    for (const { 0: link, 1: words, 2: spaced, 3: open, index } of text.matchAll(BROKEN)) {
      const to = `[${words}](${(spaced ?? open).replace(/[.,;:]$/, '')})`;
      // What follows an open address may belong to it or to the sentence.
      const isSure = spaced !== undefined && !words.includes(CODE);
      report(positionAt(index), link, ['form', `"${link}" is not a link.`, `Write ${to}.`, isSure ? to : undefined]);
    }
  return problems;
}

function checkText(node: Link): Finding | undefined {
  const words = textOf(node).trim();
  if (words === '' && !node.children.some(({ type }) => type === 'image'))
    return ['words', `The link to ${node.url} has no text.`, 'Write [name of the page](/address).'];
  if (!VAGUE.test(words)) return undefined;
  return ['words', `"${words}" does not name ${node.url}.`, `Write [name of the page](${node.url}).`];
}

function checkAddress({ url }: Link | Definition): Finding | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1].toLowerCase();
  if (!scheme) return undefined;
  const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/\S*)?$/.exec(url);
  const to = local ? (local[1] ?? '/').replace(BASE, '/') : url.replace(/^http:/i, 'https:');
  if (local) return ['form', `${url} is on your own machine.`, `Write ${to}.`, to];
  if (scheme === 'http') return ['form', `${url} has no TLS.`, `Write ${to}.`, to];
  if (SCHEMES.includes(scheme)) return undefined;
  return ['form', `No address begins with "${scheme}:".`, `Did you mean ${nearest(scheme, SCHEMES) ?? 'https'}:?`];
}
