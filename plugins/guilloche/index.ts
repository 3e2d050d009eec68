import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { guilloche } from './guilloche.ts';

/** The file that the styles name. */
const FILE = /[\\/]theme[\\/]styles[\\/]guilloche\.svg$/;

/** Draws the pattern behind the home page and the first pages of the sections. */
export function guillochePlugin(): RspressPlugin {
  return { name: 'guilloche', builderConfig: { plugins: [drawnPattern] } };
}

const drawnPattern: RsbuildPlugin = {
  name: 'drawn-pattern',
  setup(api) {
    api.transform({ test: FILE, raw: true }, () => guilloche());
  },
};
