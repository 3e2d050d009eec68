import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { DATA_EVENT } from '../../theme/logic/dataEvent.ts';
import { siteProblems } from '../checks/siteProblems.ts';
import type { PageFacts } from '../pages/pageFacts.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { watchSite } from '../shared/watchSite.ts';
import { frontMatterEdits } from './frontMatterEdits.ts';
import { stampedModules } from './stampedModules.ts';
import { pagesStamp, readAhead, sidebarsStamp, stampFile, startStamp } from './stamps.ts';

export interface FollowSitePluginOptions {
  options: SiteOptions;
  /** Reads the facts of a page, given as an absolute path. */
  read: (file: string) => PageFacts;
}

const loader = (name: string) => fileURLToPath(new URL(`./${name}.cjs`, import.meta.url));
const DATA_MODULES = /virtual-(?:site|page)-data/;
/** Milliseconds without an edit after which it looks: the page in view is on its way by then. */
const QUIET = 40;
/** Milliseconds in which a browser fetches and draws what was compiled. */
const DRAWN = 150;

/**
 * Tells the dev server when an edit changes more than a page: what the frame shows of pages, or what the server was
 * started with. Rspress 2.0 makes the data of all pages anew after each edit of one, and starts anew when any file of
 * the docs folder comes or goes, such as the one that an editor is about to put in place of another.
 */
export function followSitePlugin({ options, read }: FollowSitePluginOptions): RspressPlugin {
  const { docsDir } = options;
  const folder = path.join(options.root, '.cache', 'dev');
  const stampIn = (name: string, stamp: () => string) => stampFile(path.join(folder, name), docsDir, stamp);
  const modules = {
    'site-data': stampIn('sidebars', sidebarsStamp(docsDir, read)),
    'page-data': stampIn('pages', pagesStamp(docsDir, read)),
  };
  const renewModules = () =>
    Object.values(modules)
      .filter((stamp) => stamp.renew())
      .map(({ file }) => file);
  const start = stampIn('start', () => startStamp(options));
  const problems = siteProblems(options);
  const follow: RsbuildPlugin = {
    name: 'follow-site',
    apply: 'serve',
    setup(api) {
      mkdirSync(folder, { recursive: true });
      renewModules();
      start.renew();
      api.modifyRsbuildConfig((config) => {
        config.dev = { ...config.dev, watchFiles: [{ paths: start.file, type: 'restart' }] };
      });
      followData(api, modules);
      const isFrontMatter = frontMatterEdits(docsDir);
      const renew = stampedModules(api, {
        folder,
        // Front matter is shown by the data of pages alone.
        isAwaited: (edited) => isFrontMatter(edited) && problems().length === 0,
        renew: renewModules,
      });
      const compiling = compilingOf(api);
      let stop: (() => void) | undefined;
      api.onBeforeStartDevServer(() => {
        stop = watchSite(options, QUIET, async () => {
          if (await compiling()) await wait(DRAWN);
          // The last data stand while a sidebar or a page cannot be read. The checks say what is wrong.
          if (problems().length > 0) return;
          await readAhead(docsDir, read);
          renew();
          start.renew();
        });
      });
      api.onCloseDevServer(() => stop?.());
    },
  };
  return { name: 'follow-site', builderConfig: { plugins: [follow] } };
}

/** Compiles the modules that Rspress makes of the site when their data have changed, and hands new data to the browser. */
function followData(api: Parameters<RsbuildPlugin['setup']>[0], modules: Record<string, { file: string }>): void {
  api.modifyBundlerChain((chain) => {
    for (const [name, { file }] of Object.entries(modules)) {
      const rule = chain.module
        .rule(`follow-${name}`)
        .test(new RegExp(`virtual-${name}`))
        .enforce('post');
      rule.use('only-on').loader(loader('onlyOn')).options({ file });
    }
  });
  // What stands first is last to see a module: the others replace the data in it.
  api.modifyBundlerChain({
    order: 'pre',
    handler(chain) {
      const rule = chain.module.rule('live-data').test(DATA_MODULES).enforce('post');
      rule.use('live-data').loader(loader('liveData')).options({ event: DATA_EVENT });
    },
  });
}

/** @returns waits for the end of a compilation, and says whether there was one */
function compilingOf(api: Parameters<RsbuildPlugin['setup']>[0]): () => Promise<boolean> {
  let end: (() => void) | undefined;
  let last: Promise<void> | undefined;
  api.onBeforeDevCompile(() => {
    last ??= new Promise((resolve) => {
      end = resolve;
    });
  });
  api.onAfterDevCompile(() => {
    end?.();
    last = undefined;
  });
  return async () => {
    if (!last) return false;
    await last;
    return true;
  };
}
