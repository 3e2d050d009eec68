import type { Image } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';

/** Components that the theme gives to every page; the parts of pages write them. */
const OF_THEME = ['CheckAnswer'];

/**
 * Rules `parts/known` and `images/alt`: a tag is a part on a line of its own, or a component that the page imports; an
 * image says what it shows to those who do not see it (WCAG 2.2, 1.1.1).
 * @param partNames gives the names of all parts; it is only asked where a tag is unknown, since it takes good data
 */
export function checkElements(pages: Page[], partNames: () => readonly string[]): Problem[] {
  return pages.flatMap((page) => {
    const known = new Set([...OF_THEME, ...namesOf(page)]);
    const problems: Problem[] = [];
    visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement', 'image'], (node) => {
      const found = node.type === 'image' ? checkImage(node as Image) : checkTag(node as Tag, known, partNames);
      const { line = 1, column = 1 } = node.position?.start ?? {};
      if (found) problems.push({ file: page.file, line, column, ...found });
    });
    return problems;
  });
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
type Finding = Pick<Problem, 'rule' | 'message' | 'mend'>;

const noWords: Finding = {
  rule: 'images/alt',
  message: 'This image has no words for those who do not see it.',
  mend: 'Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
};

function checkImage({ alt }: Image): Finding | undefined {
  return alt?.trim() ? undefined : noWords;
}

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
    const mend = `Write <${component} … /> alone on a line, with every value in double quotes.`;
    return { rule, message: `The part ${component} is written in a way that is not read.`, mend };
  }
  const guess = nearest(component, parts);
  const mend = guess ? `Did you mean <${guess} />?` : `Import it, or use one of: ${[...parts].sort().join(', ')}.`;
  return { rule, message: `There is no part or component <${component}>.`, mend };
}

/** What the page imports or declares. */
function namesOf({ tree }: Page): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }: MdxjsEsm) => {
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
