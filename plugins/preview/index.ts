import { fileURLToPath } from 'node:url';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { readLiveSamples, sampleModule } from './liveSamples.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export interface PreviewPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Title of the pages inside frames. */
  title: string;
  lang: string;
  /** Port of the second server that `npm run dev` needs for frames. */
  devPort?: number;
}

/**
 * Stands for this folder in imports that pages get. A full path would become the name of a variable, so that what is
 * built would depend on where.
 */
const FOLDER = 'site-preview';

/** What the page inside a frame is called by screen readers. */
const HEADING = 'Live sample';

/** Live samples: the preview plugin with our component and frame page, and with the build cache left on. */
export function previewPlugin({ docsDir, title, lang, devPort }: PreviewPluginOptions): RspressPlugin {
  const frameConfig: RsbuildConfig = {
    html: {
      title,
      template: here('./frame.html'),
      templateParameters: { lang, heading: HEADING },
      // Drops the plugin's inline script, which a strict policy blocks and which fails where storage is blocked.
      tags: [(tags) => tags.filter((tag) => !(tag.tag === 'script' && tag.children))],
    },
    source: { preEntry: [here('./frame.css'), here('./frameAppearance.js')] },
  };
  const plugin = pluginPreview({
    iframeOptions: { devPort, builderConfig: frameConfig },
    previewLanguages: ['jsx', 'tsx', 'ts'],
    // A sample in plain TypeScript runs in a form of ours, in the page itself: a frame would fetch React once more.
    previewCodeTransform: ({ language, code }) =>
      language === 'ts' ? sampleModule(code, readLiveSamples(docsDir), here('./SampleForm.tsx')) : code,
  });
  const { performance: _cacheOff, ...builderConfig } = plugin.builderConfig ?? {};
  return {
    ...plugin,
    builderConfig: {
      ...builderConfig,
      resolve: { ...builderConfig.resolve, alias: { ...builderConfig.resolve?.alias, [FOLDER]: here('.') } },
      plugins: [...(builderConfig.plugins ?? []), uncachedSamples],
    },
    markdown: { ...plugin.markdown, globalComponents: [`${FOLDER}/Preview.tsx`] },
    // The fixed device frame is not in use here.
    globalUIComponents: [],
  };
}

const uncachedSamples: RsbuildPlugin = {
  name: 'uncached-samples',
  setup(api) {
    api.modifyBundlerChain((chain) => {
      chain.module
        .rule('uncached-samples')
        .test(/\.mdx?$/)
        .enforce('pre')
        .use('uncached-samples')
        .loader(here('./uncachedSamples.cjs'));
    });
  },
};
