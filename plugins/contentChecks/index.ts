import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { failOn, formatProblems, type Problem } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { checkSite } from './checkSite.ts';
import type { SiteSources } from './siteSources.ts';

export interface ContentChecksPluginOptions {
  options: SiteOptions;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  sources: SiteSources;
}

/** Holds the pages to our rules: a report after every edit while writing, a stop in the build. */
export function contentChecksPlugin({ options, tokens, sources }: ContentChecksPluginOptions): RspressPlugin {
  const check = () => checkSite(options, tokens, sources).problems;
  return {
    name: 'content-checks',
    routeGenerated(_routes, isProd) {
      if (isProd) failOn(check());
    },
    builderConfig: { plugins: [reportWhileWriting(check)] },
  };
}

function reportWhileWriting(check: () => Problem[]): RsbuildPlugin {
  let last = '';
  return {
    name: 'content-checks-report',
    setup(api) {
      api.onAfterDevCompile(() => {
        const report = formatProblems(check());
        if (report === last) return;
        console.log(report === '' ? '\nEvery page keeps the rules again.\n' : `\n${report}\n`);
        last = report;
      });
    },
  };
}
