import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { readVersions } from '../openapi/recordedApis.ts';
import { publishFiles } from '../publishFiles.ts';
import { FEED_FILE } from '../shared/site.ts';
import { apiFeed, CHANGES_PAGE, type FeedSite } from '../shortcodes/apiFeed.ts';

export interface ApiFeedPluginOptions {
  docsDir: string;
  base: string;
  site: FeedSite;
}

/** Publishes the record of the API descriptions as a feed, which the page of it names. Without a record there is none. */
export function apiFeedPlugin({ docsDir, base, site }: ApiFeedPluginOptions): RspressPlugin {
  if (readVersions(docsDir).length === 0) return { name: 'api-feed' };
  const name = FEED_FILE.slice(1);
  const file: RsbuildPlugin = {
    name: 'api-feed-file',
    setup(api) {
      publishFiles(api, {
        names: /^spec\/api-changes\.atom$/,
        list: () => [[name, () => apiFeed(readVersions(docsDir), site)]],
      });
    },
  };
  return {
    name: 'api-feed',
    config: (config) => ({
      ...config,
      head: [
        ...(config.head ?? []),
        ({ routePath }) =>
          routePath === CHANGES_PAGE
            ? ['link', { rel: 'alternate', type: 'application/atom+xml', href: base + name }]
            : undefined,
      ],
    }),
    builderConfig: { plugins: [file] },
  };
}
