import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** The licence of the typeface says that it goes wherever the files go. */
const LICENSE_FILE = 'static/font/LICENSE.txt';

/** Publishes the licence of the typeface beside its files, which `npm run generate` makes and the styles name. */
export function typefacePlugin(): RspressPlugin {
  return { name: 'typeface', builderConfig: { plugins: [license] } };
}

const license: RsbuildPlugin = {
  name: 'typeface-license',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      const text = readFileSync(new URL('../../theme/fonts/LICENSE.txt', import.meta.url), 'utf8');
      compilation.emitAsset(LICENSE_FILE, new sources.RawSource(text));
    });
  },
};
