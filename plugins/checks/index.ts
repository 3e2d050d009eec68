import { fork } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type DevProblem, PROBLEMS_PATH } from '../../theme/components/Root/devProblems.ts';
import { count, failOn, formatProblems } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { siteRoutes } from '../shared/siteRoutes.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { checkSite } from './checkSite.ts';
import type { ReportedProblem } from './reportedProblems.ts';

/** Checks the site: a build stops on errors, the dev server reports problems in the terminal and on the page. */
export function checksPlugin(site: BuiltSite): RspressPlugin {
  return {
    name: 'checks',
    async routeGenerated(_routes, isProd) {
      if (!isProd) return;
      const { problems } = checkSite(site, site.sources);
      failOn(problems.filter(({ severity }) => severity === 'error'));
      if (problems.length > 0) console.warn(formatProblems(problems));
    },
    builderConfig: { plugins: [reportWhileWriting(site)] },
  };
}

/** Reports problems to the terminal and, as server-sent events, to the pages that are open. */
function reportWhileWriting(options: SiteOptions): RsbuildPlugin {
  return {
    name: 'checks-while-writing',
    apply: 'serve',
    setup(api) {
      const listeners = new Set<ServerResponse>();
      let event = '';
      let last = '';
      const report = (problems: ReportedProblem[]) => {
        const text = terminalReport(problems);
        if (text !== last) console.log(`\n${text}\n`);
        last = text;
        event = `data: ${JSON.stringify(problems.map((problem) => withRoute(problem, options)))}\n\n`;
        for (const listener of listeners) listener.write(event);
      };
      let stop: (() => void) | undefined;
      api.onBeforeStartDevServer(({ server }) => {
        const address = path.posix.join(api.getNormalizedConfig().server.base ?? '', '/', PROBLEMS_PATH);
        server.middlewares.use(address, (request, response) => {
          response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
          response.write(event || ':\n\n');
          listeners.add(response);
          request.once('close', () => listeners.delete(response));
        });
      });
      api.onAfterDevCompile(() => {
        stop ??= startCheck(options.root, report);
      });
      api.onCloseDevServer(() => {
        stop?.();
        for (const listener of listeners) listener.end();
      });
    },
  };
}

/** Errors in full. Warnings are on their pages, and a list of all of them after each save would bury the errors. */
function terminalReport(problems: ReportedProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.length - errors.length;
  const rest = warnings > 0 ? `${count(warnings, 'warning')}: npm run check lists them.` : '';
  return [formatProblems(errors) || 'No errors.', rest].filter(Boolean).join(' ');
}

const PROGRAM = path.join(import.meta.dirname, 'checkWhileWriting.ts');

/** @returns stops it */
function startCheck(root: string, report: (problems: ReportedProblem[]) => void): () => void {
  const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'], cwd: root });
  child.on('message', (problems) => report(problems as ReportedProblem[]));
  child.on('error', ({ message }) => console.error(`The pages aren't checked: ${message}`));
  child.on('exit', (code) => code && console.error('The pages are no longer checked. Start the server again.'));
  return () => void child.kill();
}

/** A problem of a page has its route, so that the page finds its own. */
function withRoute(problem: ReportedProblem, { root, docsDir }: SiteOptions): DevProblem {
  const file = path.relative(docsDir, path.join(root, problem.file));
  return { ...problem, ...(/\.mdx?$/.test(file) && { route: siteRoutes(docsDir).routeOf(file) }) };
}
