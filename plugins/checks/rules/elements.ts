import type { Image } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { attributeOf } from '../../shared/hastNodes.ts';
import { suggestion } from '../../shared/nearest.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';
import { blockedEmbed } from '../../shortcodes/embed.ts';
import { THEME, THEME_COMPONENTS } from './themeComponents.ts';

const OF_THEME = ['CheckResponse', 'ToolBench'];
const EMBEDS = ['iframe', 'video', 'audio', 'source', 'embed'];
const GLOBALS = ['undefined', 'true', 'false', 'null', 'props', 'Math', 'JSON', 'String', 'Number', 'Object', 'Array'];

/**
 * Rules `components/*`, `mdx/expression` and `images/alt`: tags and names are known, an image has a text alternative
 * (WCAG 2.2, 1.1.1), and a frame or video is of a host that the policy allows.
 * @param shortcodeNames names of all shortcodes; it reads the data, so it is only called for an unknown tag
 */
export function checkElements(
  page: Page,
  shortcodeNames: () => readonly string[],
  embedHosts: readonly string[],
): Problem[] {
  const declared = new Set([...OF_THEME, ...namesOf(page)]);
  const problems: Problem[] = [];
  const missing = new Set<string>();
  eachNode(page.tree, (node) => {
    const report = (finding: Finding | undefined) =>
      finding && problems.push(problemIn(page.file, node.position?.start ?? { line: 1 }, ...finding));
    if (node.type === 'image') report(checkImage(node));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') report(checkExpression(node, declared));
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
    const name = node.name ?? '';
    for (const finding of checkAttributes(node as MdxJsxTextElement)) report(finding);
    if (EMBEDS.includes(name)) report(checkEmbed(node as MdxJsxTextElement, embedHosts));
    if (!THEME_COMPONENTS[name] || declared.has(name))
      report(checkTag(node as MdxJsxTextElement, declared, shortcodeNames));
    // One problem for each component that is not imported, however often it is used.
    else if (!missing.has(name) && missing.add(name)) {
      const fix = `Write import { ${name} } from '${THEME}'; below the front matter.`;
      report(['components/known', `${name} is not imported.`, fix]);
    }
  });
  return problems;
}

const noText = (message = 'This image has no text alternative.'): Finding => {
  return ['images/alt', message, 'Say what it shows: ![Text](/file.svg). A decoration has alt="".'];
};

function checkImage({ alt }: Image): Finding | undefined {
  if (!alt?.trim()) return noText();
  const isFile = /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(alt.trim());
  return isFile ? noText(`"${alt}" is the name of a file, not a text alternative.`) : undefined;
}

function checkEmbed(node: MdxJsxTextElement, hosts: readonly string[]): Finding | undefined {
  const src = attributeOf(node, 'src');
  const found = src === undefined ? undefined : blockedEmbed(src, hosts);
  return found && ['components/use', found.message, found.fix];
}

/** React ignores an attribute that a component doesn't have. Every element may have a key. */
function checkAttributes({ name, attributes }: MdxJsxTextElement): Finding[] {
  const known = THEME_COMPONENTS[name ?? ''];
  return attributes.flatMap((one): Finding[] => {
    if (!known || !('name' in one) || one.name === 'key' || known.includes(one.name)) return [];
    const fix = suggestion(one.name, known, known.length > 0 ? `Use one of ${known.join(', ')}.` : 'Delete it.');
    return [['components/use', `<${name}> has no attribute "${one.name}".`, fix]];
  });
}

function checkTag(
  { name, attributes }: MdxJsxTextElement,
  declared: ReadonlySet<string>,
  shortcodeNames: () => readonly string[],
): Finding | undefined {
  if (name === 'img') return attributes.some((one) => 'name' in one && one.name === 'alt') ? undefined : noText();
  const [component] = (name ?? '').split('.');
  if (!/^[A-Z]/.test(component) || declared.has(component)) return undefined;
  const shortcodes = shortcodeNames();
  if (shortcodes.includes(component)) {
    const fix = `Write <${component} … /> alone on a line, with every value in double quotes.`;
    return ['components/known', `The shortcode ${component} can't be read here.`, fix];
  }
  const others = `Import it, or use one of: ${[...shortcodes].sort().join(', ')}.`;
  const fix = suggestion(component, [...shortcodes, ...declared], others, (guess) => `<${guess} />`);
  return ['components/known', `There is no component <${component}>.`, fix];
}

function checkExpression({ value }: { value: string }, declared: ReadonlySet<string>): Finding | undefined {
  const name = /^\s*([A-Za-z_$][\w$]*)\s*(?:[.[(?+*/-].*)?$/s.exec(value)?.[1];
  if (!name || declared.has(name) || GLOBALS.includes(name)) return undefined;
  const fix = `Write it as code: \`{${value.trim()}}\`, or \\{ for a brace.`;
  return ['mdx/expression', `Braces contain an expression, but this page has no "${name}".`, fix];
}

function namesOf({ tree }: Page): string[] {
  const names: string[] = [];
  eachNode(tree, 'mdxjsEsm', ({ data }: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') names.push(...statement.specifiers.map(({ local }) => local.name));
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const { declaration } = statement;
      const declared = 'declarations' in declaration ? declaration.declarations : [declaration];
      names.push(...declared.flatMap(({ id }) => (id?.type === 'Identifier' ? [id.name] : [])));
    }
  });
  return names;
}
