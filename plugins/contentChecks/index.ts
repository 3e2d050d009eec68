import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { formatProblems, ProblemsError } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { checkSite } from './checkSite.ts';

/** Holds the pages to our rules: a report after every edit while writing, a stop in the build. */
export function contentChecksPlugin(options: SiteOptions): RspressPlugin {
  return {
    name: 'content-checks',
    routeGenerated(_routes, isProd) {
      if (!isProd) return;
      const { problems } = checkSite(options);
      if (problems.length > 0) throw new ProblemsError(problems);
    },
    builderConfig: { plugins: [reportWhileWriting(options)] },
  };
}

function reportWhileWriting(options: SiteOptions): RsbuildPlugin {
  let last = '';
  return {
    name: 'content-checks-report',
    setup(api) {
      api.onAfterDevCompile(() => {
        const report = formatProblems(checkSite(options).problems);
        if (report === last) return;
        console.log(report === '' ? '\nEvery page keeps the rules again.\n' : `\n${report}\n`);
        last = report;
      });
    },
  };
}
