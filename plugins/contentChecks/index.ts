import type { RspressPlugin } from '@rspress/core';
import { formatProblems, ProblemsError } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { checkSite } from './checkSite.ts';

/** Holds the pages to our rules: a report while writing, a stop in the build. */
export function contentChecksPlugin(options: SiteOptions): RspressPlugin {
  return {
    name: 'content-checks',
    routeGenerated(_routes, isProd) {
      const { problems } = checkSite(options);
      if (problems.length === 0) return;
      if (isProd) throw new ProblemsError(problems);
      console.warn(`\n${formatProblems(problems)}\n`);
    },
  };
}
