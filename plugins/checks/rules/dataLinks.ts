import { positionAt } from '../../shared/jsonFile.ts';
import { type Problem, problemIn } from '../../shared/problem.ts';
import { checkLink, type LinkTargets, type PlacedLink } from './links.ts';

/** Data whose own rules check that pages exist, so that only their headings are checked here. */
const HAS_RULE = /^(?:public\/spec\/|_diagnosis\.json$)/;
const EXAMPLES = 'public/examples/index.json';

/** Lists the addresses that a JSON file of the docs folder names: its pages, or the files of the list of examples. */
export function dataLinks(file: string, text: string): PlacedLink[] {
  const isList = file === EXAMPLES;
  return [...text.matchAll(isList ? /"path":\s*"([^"]*)"/g : /"page":\s*"(\/[^"]*)"/g)].map((match) => ({
    url: isList ? `/examples/${match[1]}` : match[1],
    ...positionAt(text, match.index + match[0].length - match[1].length - 1),
  }));
}

/** Rules `links/*`: what data name is a page, a heading on it, or a published file. */
export function checkDataLinks(file: string, links: readonly PlacedLink[], targets: LinkTargets): Problem[] {
  return links.flatMap(({ url, line, column }): Problem[] => {
    const finding = checkLink(url, undefined, targets);
    if (!finding || (HAS_RULE.test(file) && finding[0] !== 'links/anchor-exists')) return [];
    return [problemIn(`docs/${file}`, { line, column }, ...finding)];
  });
}
