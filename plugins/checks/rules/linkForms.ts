import type { Definition, Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { passagesOf } from '../../pages/prose.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleOf } from '../../shared/rules/rules.ts';
import { BASE } from '../../shared/site.ts';

/** Schemes that a link of a page may have. */
const SCHEMES = ['https', 'http', 'mailto', 'tel', 'openid4vp', 'did'];

/** Words of a link that name nothing. */
const VAGUE =
  /^(?:(?:click |see |look |read )?(?:here|there|this|that|it|above|below|more|on)|(?:this|that|the) (?:page|link|section|article|guide|document|site)|(?:link|page|(?:more|further) (?:details|information)|learn more|find out more|details))[.,:]?$/i;

/** Rules `links/form` and others of the form of a link, which one page alone tells. */
export function checkLinkForms(page: Page): Problem[] {
  const problems: Problem[] = [];
  const rows = page.source.split('\n');
  const report = (node: Link | Definition, rule: RuleOf<'links'>, message: string, fix: string) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    problems.push({ file: page.file, line, column, rule: `links/${rule}`, message, fix });
  };
  eachNode(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { url } = node;
    const words = node.type === 'link' ? textOf(node) : node.label;
    const row = rows[(node.position?.start.line ?? 1) - 1] ?? '';
    if (url === '') report(node, 'form', `The link "${words}" leads nowhere.`, 'Write its address in the parentheses.');
    else if (checkScheme(node, report)) return;
    else if (node.type === 'link' && words?.trim() === '' && !node.children.some(({ type }) => type === 'image'))
      report(node, 'words', `The link to ${url} has no words.`, 'Name its target in the brackets: [words](/address).');
    else if (
      node.type === 'link' &&
      words === url &&
      /^https?:/.test(url) &&
      row.includes(url) &&
      !row.includes(`[${url}]`)
    )
      report(node, 'words', `The bare address ${url} says nothing to a reader.`, `Write [name of the page](${url}).`);
    else if (node.type === 'link' && VAGUE.test(words ?? ''))
      report(node, 'words', `"${words}" says nothing of what is at ${url}.`, `Name it: [name of the page](${url}).`);
  });
  return [...problems, ...checkBrackets(page)];
}

/** @returns true where the address is told, so that its words are not told as well */
function checkScheme(
  node: Link | Definition,
  report: (node: Link | Definition, rule: RuleOf<'links'>, message: string, fix: string) => void,
): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(node.url)?.[1].toLowerCase();
  if (!scheme) return false;
  const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/\S*)?$/.exec(node.url);
  if (local) {
    const target = (local[1] ?? '/').replace(BASE, '/');
    report(node, 'form', `${node.url} is on your own machine.`, `Write ${target}, from the root of the site.`);
  } else if (scheme === 'http') {
    report(node, 'form', `${node.url} has no TLS.`, `Write ${node.url.replace(/^http:/i, 'https:')}.`);
  } else if (!SCHEMES.includes(scheme)) {
    const fix = `Did you mean ${nearest(scheme, SCHEMES) ?? 'https'}:?`;
    report(node, 'form', `No address begins with "${scheme}:".`, fix);
  } else return false;
  return true;
}

/** Brackets that Markdown does not read as a link. */
function checkBrackets(page: Page): Problem[] {
  return passagesOf(page).flatMap(({ text, placeOf }) =>
    [
      ...text.matchAll(/\[([^\][]+)\](?:\s\(((?:\/|https?:)[^)]*)\)|\[([\w-]+)\]|\(((?:\/|https?:)[^\s)]*)(?=\s|$))/g),
    ].map((match) => {
      const [whole, words, target, name, open] = match;
      if (open !== undefined) {
        const message = `"${whole}" is no link, since nothing closes its address.`;
        const fix = `Write [${words}](${open.replace(/[.,;:]$/, '')}).`;
        return { file: page.file, ...placeOf(match.index), rule: 'links/form', message, fix };
      }
      const message = target
        ? `"${whole}" is no link, since a space stands before its address.`
        : `"${whole}" is no link, since nothing defines [${name}].`;
      const fix = target ? `Write [${words}](${target}).` : `Write the address itself: [${words}](/address).`;
      return { file: page.file, ...placeOf(match.index), rule: 'links/form', message, fix };
    }),
  );
}
