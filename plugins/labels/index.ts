import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { labelsByLanguage, type Texts } from './labelsByLanguage.ts';

export interface LabelsPluginOptions {
  /** All texts of the site, by key and language, once Rspress has asked for them. */
  read: () => Texts;
  /** Languages of the site, the default one first. */
  languages: string[];
}

const labelsSource = fileURLToPath(new URL('../../theme/text.ts', import.meta.url));
const labelsModule = fileURLToPath(new URL('../../theme/islands/labels.virtual.ts', import.meta.url));

/** Hands the labels of the theme to the islands, which know nothing of Rspress and its texts. */
export function labelsPlugin({ read, languages }: LabelsPluginOptions): RspressPlugin {
  const labels: RsbuildPlugin = {
    name: 'labels-module',
    setup(api) {
      api.transform({ test: labelsModule }, ({ addDependency }) => {
        addDependency(labelsSource);
        return `export const labels = ${JSON.stringify(labelsByLanguage(read(), languages))};`;
      });
    },
  };
  return { name: 'labels', builderConfig: { plugins: [labels] } };
}
