import { fork } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { PROBLEMS_PATH, type ToldProblem } from '../../theme/logic/toldProblems.ts';
import { checkSite } from '../checks/checkSite.ts';
import { keptChecks } from '../checks/keptChecks.ts';
import { stampsOf } from '../checks/siteChecker.ts';
import type { SiteSources } from '../checks/siteSources.ts';
import { keepsWork } from '../shared/buildCache.ts';
import { failOn, formatProblems, type Problem } from '../shared/problem.ts';
import { routeOfFile } from '../shared/routes.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';

export interface ContentChecksPluginOptions {
  options: SiteOptions;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  sources: SiteSources;
}

/** Holds the pages to our rules: a report after every edit while writing, a stop in the build. */
export function contentChecksPlugin({ options, tokens, sources }: ContentChecksPluginOptions): RspressPlugin {
  return {
    name: 'content-checks',
    routeGenerated(_routes, isProd) {
      if (isProd) failOn(problemsOfBuild({ options, tokens, sources }));
    },
    builderConfig: { plugins: [reportWhileWriting(options)] },
  };
}

/** What the last build found of a page or of data that are as they were, it need not find again. */
function problemsOfBuild({ options, tokens, sources }: ContentChecksPluginOptions): Problem[] {
  if (!keepsWork()) return checkSite(options, tokens, sources).problems;
  const kept = keptChecks(options, false, 'build');
  const before = stampsOf(options);
  const { problems } = checkSite(options, tokens, sources, kept.known, undefined, kept.memories);
  // What was found while somebody wrote may be of no one state of the files.
  if (stampsOf(options).all === before.all) kept.keep();
  else kept.forget();
  return problems;
}

const CHECKER = fileURLToPath(new URL('./checker.ts', import.meta.url));
/** Milliseconds after the first compilation in which the first page is asked for and drawn, if there is a browser. */
const FIRST_DRAWN = 5000;

/**
 * Checks on the dev server: in a process of their own, from when the first page is drawn. The terminal hears of what is
 * wrong, and so does each page in view.
 */
function reportWhileWriting(options: SiteOptions): RsbuildPlugin {
  return {
    name: 'content-checks-report',
    apply: 'serve',
    setup(api) {
      const listeners = new Set<ServerResponse>();
      let told = '';
      let last = '';
      let stop: (() => void) | undefined;
      const tell = (problems: Problem[]) => {
        const report = formatProblems(problems);
        if (report !== last) console.log(report === '' ? '\nEvery page keeps the rules again.\n' : `\n${report}\n`);
        last = report;
        told = event(problems.map((problem) => withRoute(problem, options)));
        for (const listener of listeners) listener.write(told);
      };
      const start = () => {
        stop ??= startChecker(options.root, tell);
      };
      api.onBeforeStartDevServer(({ server }) => {
        const address = path.posix.join(api.getNormalizedConfig().server.base ?? '', '/', PROBLEMS_PATH);
        server.middlewares.use(address, (request, response) => {
          response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
          response.write(told || ':\n\n');
          listeners.add(response);
          request.once('close', () => listeners.delete(response));
          start();
        });
      });
      api.onAfterDevCompile(({ isFirstCompile }) => {
        if (isFirstCompile) setTimeout(start, FIRST_DRAWN).unref();
      });
      api.onCloseDevServer(() => {
        stop?.();
        stop = undefined;
        for (const listener of listeners) listener.end();
      });
    },
  };
}

/** @returns stops it */
function startChecker(root: string, tell: (problems: Problem[]) => void): () => void {
  const checker = fork(CHECKER, { execArgv: ['--import', 'tsx'], cwd: root });
  checker.on('message', (problems) => tell(problems as Problem[]));
  checker.on('error', ({ message }) => console.error(`The pages are not checked: ${message}`));
  const tellEnd = (status: number | null, signal: string | null) =>
    console.error(
      `The pages are checked no more: the checker ended (${signal ?? status}). Start the dev server again.`,
    );
  checker.on('exit', tellEnd);
  return () => {
    checker.off('exit', tellEnd);
    checker.kill();
  };
}

const event = (problems: ToldProblem[]) => `data: ${JSON.stringify(problems)}\n\n`;

/** A problem of a page is told with its route, so that the page finds its own. */
function withRoute(problem: Problem, { root, docsDir }: SiteOptions): ToldProblem {
  const file = path.relative(docsDir, path.join(root, problem.file)).replaceAll('\\', '/');
  return { ...problem, ...(/\.mdx?$/.test(file) && { route: routeOfFile(file) }) };
}
