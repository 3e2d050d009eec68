import path from 'node:path';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import type { Root } from 'mdast';
import {
  codeModule,
  EXAMPLES_FOLDER,
  formsModule,
  type LiveSample,
  readLiveSamples,
  SAMPLE_FOLDER,
} from '../data/liveSamples.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { renderForms, renderSamples } from './renderSamples.ts';

const here = (file: string) => path.join(import.meta.dirname, file);

/** Port of the second server that `npm run dev` needs for frames. */
const DEV_PORT = 7890;
const THEME = '../../theme';

const HEADING = 'Live sample';

/** Live samples: the preview plugin with our component and frame page. */
export function previewPlugin({ docsDir, base, brand, config, isBuild }: BuiltSite): RspressPlugin {
  const frameConfig: RsbuildConfig = {
    html: {
      title: `${HEADING} - ${brand.name} docs`,
      template: here('./frame.html'),
      templateParameters: { lang: config.lang, heading: HEADING },
      // Drops the plugin's inline script, which a strict policy blocks and which fails where storage is blocked.
      tags: [(tags) => tags.filter((tag) => !(tag.tag === 'script' && tag.children))],
    },
    source: { preEntry: [here('./frame.css'), here('./frameAppearance.js'), here('./frameHeight.js')] },
  };
  const readSamples = () => readLiveSamples(docsDir);
  const plugin = pluginPreview({
    iframeOptions: { devPort: DEV_PORT, builderConfig: frameConfig },
    previewLanguages: ['jsx', 'tsx'],
  });
  const frameAddress = (id: string) => (isBuild ? `${base}~demo/${id}.html` : `http://127.0.0.1:${DEV_PORT}/${id}`);
  // A sample in plain TypeScript runs in a form of ours, in the page itself: a frame would fetch React once more.
  const remarkForms = () => (tree: Root) => renderForms(tree, readSamples);
  const remarkSamples = () => (tree: Root) => renderSamples(tree, frameAddress);
  const remarkPlugins = [remarkForms, ...(plugin.markdown?.remarkPlugins ?? []), remarkSamples];
  return {
    ...plugin,
    builderConfig: {
      ...plugin.builderConfig,
      plugins: [...(plugin.builderConfig?.plugins ?? []), sampleModules(docsDir, readSamples)],
    },
    markdown: { remarkPlugins },
    // The fixed device frame is not in use here.
    globalUIComponents: [],
  };
}

/** Fills the modules of the theme that know all samples. Neither is fetched with a page. */
function sampleModules(docsDir: string, readSamples: () => ReadonlyMap<string, LiveSample>): RsbuildPlugin {
  const modules: [file: string, write: (samples: ReadonlyMap<string, LiveSample>, folder: string) => string][] = [
    ['components/LiveSample/sampleForms.virtual.ts', formsModule],
    ['components/LiveSample/sampleCode.virtual.ts', codeModule],
  ];
  return {
    name: 'sample-modules',
    setup(api) {
      for (const [file, write] of modules) {
        api.transform({ test: here(`${THEME}/${file}`) }, ({ addContextDependency }) => {
          for (const folder of [SAMPLE_FOLDER, EXAMPLES_FOLDER]) addContextDependency(path.join(docsDir, folder));
          return write(readSamples(), path.dirname(here(`${THEME}/${file}`)));
        });
      }
    },
  };
}
