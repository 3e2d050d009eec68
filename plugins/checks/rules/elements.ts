import type { Image } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';

/** Components that the theme gives to every page; the parts of pages write them. */
const OF_THEME = ['CheckAnswer', 'ToolBench'];

/** What pages import of the theme. */
export const IMPORTED = ['Badge', 'PackageManagerTabs', 'Steps', 'Tab', 'Tabs'];

/**
 * Rules `parts/known` and `images/alt`: a tag is a part on a line of its own, or a component that the page imports; an
 * image says what it shows to those who do not see it (WCAG 2.2, 1.1.1).
 * @param partNames gives the names of all parts; it is only asked where a tag is unknown, since it takes good data
 */
export function checkElements(page: Page, partNames: () => readonly string[]): Problem[] {
  const known = new Set([...OF_THEME, ...namesOf(page)]);
  const problems: Problem[] = [];
  const missing: [name: string, place: Pick<Problem, 'line' | 'column'>][] = [];
  eachNode(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement', 'image'], (node) => {
    const found = node.type === 'image' ? checkImage(node as Image) : checkTag(node as Tag, known, partNames);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type !== 'image' && !known.has(node.name ?? '') && IMPORTED.includes(node.name ?? ''))
      missing.push([node.name ?? '', { line, column }]);
    else if (found) problems.push({ file: page.file, line, column, ...found });
  });
  return [...notImported(page.file, missing), ...problems];
}

/** A missing import is one mistake, wherever its names stand. */
function notImported(file: string, missing: [name: string, place: Pick<Problem, 'line' | 'column'>][]): Problem[] {
  if (missing.length === 0) return [];
  const names = [...new Set(missing.map(([name]) => name))].sort().join(', ');
  const fix = `Write import { ${names} } from '@rspress/core/theme'; below the front matter.`;
  return [{ file, ...missing[0][1], rule: 'parts/known', message: `${names} is not imported.`, fix }];
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
type Finding = Pick<Problem, 'rule' | 'message' | 'fix'>;

const noWords: Finding = {
  rule: 'images/alt',
  message: 'This image has no words for those who do not see it.',
  fix: 'Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
};

function checkImage({ alt }: Image): Finding | undefined {
  if (!alt?.trim()) return noWords;
  return /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(alt.trim()) ? fileName(alt) : undefined;
}

const fileName = (alt: string): Finding => ({
  rule: 'images/alt',
  message: `"${alt}" is the name of a file, and says nothing to those who do not see the image.`,
  fix: noWords.fix,
});

function checkTag(
  { name, attributes }: Tag,
  known: ReadonlySet<string>,
  partNames: () => readonly string[],
): Finding | undefined {
  if (name === 'img') return attributes.some((one) => 'name' in one && one.name === 'alt') ? undefined : noWords;
  const [component] = (name ?? '').split('.');
  if (!/^[A-Z]/.test(component) || known.has(component)) return undefined;
  const rule = 'parts/known';
  const parts = partNames();
  if (parts.includes(component)) {
    const fix = `Write <${component} … /> alone on a line, with every value in double quotes.`;
    return { rule, message: `The part ${component} is written in a way that is not read.`, fix };
  }
  const guess = nearest(component, parts);
  const fix = guess ? `Did you mean <${guess} />?` : `Import it, or use one of: ${[...parts].sort().join(', ')}.`;
  return { rule, message: `There is no part or component <${component}>.`, fix };
}

/** What the page imports or declares. */
export function namesOf({ tree }: Page): string[] {
  const names: string[] = [];
  eachNode(tree, 'mdxjsEsm', ({ data }: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') names.push(...statement.specifiers.map(({ local }) => local.name));
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const declared =
        'declarations' in statement.declaration ? statement.declaration.declarations : [statement.declaration];
      names.push(...declared.flatMap(({ id }) => (id?.type === 'Identifier' ? [id.name] : [])));
    }
  });
  return names;
}
