import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { CLIENT, isClient } from '../../islands/findIslands.ts';
import { importedNames } from '../../pages/importedNames.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { suggestion } from '../../shared/nearest.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';
import { THEME, THEME_COMPONENTS } from './themeComponents.ts';

/** A hook, or a handler of an event. Neither does anything in the HTML of a build. */
const NEEDS_BROWSER = /\b(use[A-Z]\w*)\s*\(|\b(on[A-Z]\w+)=/;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '.mjs', '.mdx', '.md', '.json'];

/**
 * Rules `components/*` for what a page imports: it exists, and a component with state or handlers is written with
 * `client`, and takes no content then, because the browser gets its values as JSON.
 * @param pageFile absolute path of the page
 */
export function checkImports(page: Page, pageFile: string): Problem[] {
  return [...checkSources(page, path.dirname(pageFile)), ...checkClient(page, pageFile)];
}

function checkSources({ file, tree }: Page, folder: string): Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, 'mdxjsEsm', ({ data, position }: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const { line = 1, column = 1 } = position?.start ?? {};
      const names = statement.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? [one.imported.name] : [],
      );
      const source = String(statement.source.value);
      const found = source === THEME ? checkThemeNames(names) : checkFile(source, folder);
      const row = (statement.loc?.start.line ?? line) - line;
      problems.push(...found.map((finding) => problemIn(file, { line: line + row, column }, ...finding)));
    }
  });
  return problems;
}

function checkThemeNames(names: readonly string[]): Finding[] {
  const known = Object.keys(THEME_COMPONENTS);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const fix = suggestion(name, known, `Import one of ${known.join(', ')}.`);
      return ['components/known', `The theme has no ${name}.`, fix];
    });
}

function checkFile(source: string, folder: string): Finding[] {
  const file = path.resolve(folder, source);
  if (!source.startsWith('.') || fileOf(file) || fileOf(path.join(file, 'index'))) return [];
  const beside = path.dirname(file);
  const files = existsSync(beside) ? readdirSync(beside) : [];
  const names = path.extname(file) ? files : files.map((name) => path.parse(name).name);
  const written = (guess: string) => source.replace(/[^/]*$/, guess);
  const fix = suggestion(path.basename(file), names, 'Import a file that exists.', written);
  return [['components/known', `There is no file ${source}.`, fix]];
}

function checkClient({ file, tree }: Page, pageFile: string): Problem[] {
  const imported = importedNames(tree, pageFile);
  const problems: Problem[] = [];
  if (imported.size === 0) return problems;
  eachNode(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const source = imported.get(node.name ?? '');
    if (!source) return;
    const report = (message: string, fix: string) =>
      problems.push(problemIn(file, node.position?.start ?? { line: 1 }, 'components/use', message, fix));
    if (!isClient(node)) {
      const needed = NEEDS_BROWSER.exec(codeOf(source.from))?.slice(1).find(Boolean);
      if (needed)
        report(`${node.name} uses ${needed}, which only runs in the browser.`, `Write <${node.name} ${CLIENT} … />.`);
    } else if (node.children.length > 0) {
      report(`${node.name} runs in the browser, where its content isn't available.`, 'Pass it as an attribute.');
    }
  });
  return problems;
}

/** Code of a component in the docs folder. A package is its authors' business. */
function codeOf(from: string): string {
  const file = path.isAbsolute(from) ? fileOf(from) : undefined;
  return file && /\.[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : '';
}

/** The file of an import, whose ending may be left out. */
const fileOf = (file: string) =>
  ENDINGS.map((ending) => file + ending).find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
