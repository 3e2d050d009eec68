import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { PageReader, PageSource } from '../pages/pageReader.ts';
import { problemPage } from '../pages/problemPage.ts';
import { codeFile, fileOfFence } from '../shared/codeFile.ts';
import type { Problem } from '../shared/problem.ts';

export interface BrokenPagesPluginOptions {
  /** Folder that paths in messages start from. */
  root: string;
  /** Folder of the pages. */
  docsDir: string;
  /** Reads a page, and parses it as Rspress does. */
  readPage: PageReader;
  /** Reads the facts of a page, which are taken from the same tree. */
  readFacts: (file: string) => unknown;
  /** Absolute paths of what parts of pages are made from. */
  sources: () => string[];
}

/** Every brand token begins so. */
const TOKEN = '%brand.';
/** A line that opens a sample. */
const FENCE = /^\s*(?:`{3}|~{3})/;
const guard = fileURLToPath(new URL('./guard.mjs', import.meta.url));

/**
 * On the dev server a page that cannot be read or compiled says so in its place, with file, line and what to write,
 * while the others go on. A build stops on it.
 */
export function brokenPagesPlugin({
  root,
  docsDir,
  readPage,
  readFacts,
  sources,
}: BrokenPagesPluginOptions): RspressPlugin {
  const pages: RsbuildPlugin = {
    name: 'broken-pages',
    apply: 'serve',
    setup(api) {
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        // The compiler goes on with that tree, unless the brand comes into the text: then these wait until it is drawn.
        if (!code.includes(TOKEN)) readFacts(resourcePath);
        const problems = readPage(resourcePath)?.problems() ?? [];
        if (problems.length === 0) return code;
        for (const file of sources()) addDependency(file);
        return problemPage(problems);
      });
    },
  };
  return {
    name: 'broken-pages',
    builderConfig: {
      plugins: [pages],
      tools: {
        // After Rspress, whose own configuration makes the rule.
        bundlerChain(chain) {
          const compiler = chain.module.rule('mdx').oneOf('mdx').use('mdx-loader');
          // What is wrong beyond the syntax: a code file that is not there, a plugin that refuses the page.
          const pageFor = (file: string, error: Error) =>
            problemPage(syntaxProblems(readPage(file)) ?? [problemOf(root, file, error)]);
          const missing = (file: string, text: string) => missingFiles(file, text, docsDir);
          const original = pathToFileURL(String(compiler.get('loader'))).href;
          compiler.loader(guard).tap((options) => ({ ...(options as object), compiler: original, pageFor, missing }));
        },
      },
    },
  };
}

function syntaxProblems(source: PageSource | undefined): Problem[] | undefined {
  const page = source?.parse();
  return page && 'problems' in page ? page.problems : undefined;
}

/** Files that the samples of a page show, and that are not there. */
function missingFiles(page: string, text: string, docsDir: string): string[] {
  const names = text.split('\n').flatMap((row) => (FENCE.test(row) ? (fileOfFence(row) ?? []) : []));
  return names.map((name) => codeFile(name, page, docsDir)).filter((file) => !existsSync(file));
}

/** @param error of the compiler, which may name a place: of the library for messages, or of Rspress in words */
function problemOf(root: string, file: string, { message }: Error): Problem {
  const [, line, column] = /\b(\d+):(\d+)\b/.exec(message) ?? [];
  return {
    file: path.relative(root, file).replaceAll('\\', '/'),
    line: Number(line ?? 1),
    column: Number(column ?? 1),
    rule: 'page/compiles',
    message: message.replace(/^MDX compile error: /, '').replace(` in ${file}`, ''),
    fix: 'Undo the last change there, or run npm run check, which may say more.',
  };
}
