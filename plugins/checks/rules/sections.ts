import type { Heading, RootContent } from 'mdast';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { headingText } from '../../shared/headingIds.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';

/** The sections that pages of a kind have in common, in their order. Those of the page stand after the first. */
const FRAMES: [folder: string, kind: string, names: string[]][] = [
  ['/guides/', 'guide', ['Before you start', 'Check the result', 'Undo', 'Next']],
  ['/tutorials/', 'tutorial', ['Before you start', 'What happened', 'Recap', 'Next']],
];
/** Pages that a reader does something on. */
const LESSON = /^\/(?:guides|tutorials)\/./;

/** Rules `sections/*`: a guide and a tutorial have the sections of their kind, and end with a page to go on with. */
export function checkSections(page: Page): Problem[] {
  const [, kind = '', frame = []] = FRAMES.find(([folder]) => page.route.startsWith(folder)) ?? [];
  const headings = page.tree.children.filter(isSection);
  const names = headings.map(headingText);
  // Lists of pages and pages of another shape have none of them.
  if (!names.some((name) => frame.includes(name))) return [];
  const problem = (heading: Heading, rule: RuleName, message: string, fix: string): Problem => {
    const { line = 1, column = 1 } = heading.position?.start ?? {};
    return { file: page.file, line, column, rule, message, fix };
  };
  const order = frame.map((name) => `"## ${name}"`).join(', ');
  const missing = frame.find((name) => !names.includes(name));
  if (missing !== undefined) {
    const message = `This ${kind} has no section "${missing}".`;
    const later = frame.slice(frame.indexOf(missing) + 1);
    const next = headings.find((_, index) => later.includes(names[index])) ?? headings[0];
    return [problem(next, 'sections/frame', message, `Add "## ${missing}" above. The order is ${order}.`)];
  }
  const own = headings.filter((_, index) => frame.includes(names[index]));
  const wrong =
    own.find((heading, index) => headingText(heading) !== frame[index]) ??
    (names[0] === frame[0] ? undefined : headings[0]) ??
    (names.at(-1) === frame.at(-1) ? undefined : headings.at(-1));
  if (wrong) {
    const message = `The section "${headingText(wrong)}" is not in its place.`;
    return [
      problem(wrong, 'sections/frame', message, `Move it. The order is ${order}, with the steps after the first.`),
    ];
  }
  const last = headings[headings.length - 1];
  if (linksBelow(page, last).some((url) => LESSON.test(url))) return [];
  const message = `"${headingText(last)}" leads to no guide and no tutorial.`;
  return [problem(last, 'sections/next', message, 'Add a link to the guide or the tutorial that a reader takes next.')];
}

function isSection(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

/** Addresses that the last section of a page links to. */
function linksBelow({ tree }: Page, last: Heading): string[] {
  const urls: string[] = [];
  const children = tree.children.slice(tree.children.indexOf(last) + 1);
  eachNode({ ...tree, children }, 'link', ({ url }) => void urls.push(url));
  return urls;
}
