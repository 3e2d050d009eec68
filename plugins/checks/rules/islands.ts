import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT, isClient } from '../../islands/findIslands.ts';
import { importedNames } from '../../pages/importedNames.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import type { Problem } from '../../shared/problem.ts';

/** A hook, or a handler of an event. Neither does anything in the HTML of a build. */
const NEEDS_BROWSER = /\b(use[A-Z]\w*)\s*\(|\b(on[A-Z]\w+)=/;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js'];

/**
 * Rule `components/use`, for components of a docs folder: one with state or handlers is written with `client`, and takes no
 * content then, because the browser gets its values as JSON.
 * @param pageFile absolute path of the page
 */
export function checkIslands({ file, tree }: Page, pageFile: string): Problem[] {
  const imported = importedNames(tree, pageFile);
  const problems: Problem[] = [];
  if (imported.size === 0) return problems;
  eachNode(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const source = imported.get(node.name ?? '');
    if (!source) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const report = (message: string, fix: string) =>
      problems.push({ file, line, column, rule: 'components/use', message, fix });
    if (!isClient(node)) {
      const needed = NEEDS_BROWSER.exec(codeOf(source.from))?.slice(1).find(Boolean);
      if (needed)
        report(`${node.name} uses ${needed}, which only runs in the browser.`, `Write <${node.name} ${CLIENT} … />.`);
    } else if (node.children.length > 0) {
      report(`${node.name} runs in the browser, which doesn't get its content.`, 'Pass it as an attribute.');
    }
  });
  return problems;
}

/** Code of a component in the docs folder. A package is its authors' business. */
function codeOf(from: string): string {
  const file = ENDINGS.map((ending) => from + ending).find((name) => path.isAbsolute(name) && existsSync(name));
  return file && /\.[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : '';
}
