import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { errorEntries } from '../reference/errorCatalogue.ts';
import { SPEC_FOLDER, type Spec } from '../reference/readSpec.ts';
import { knownErrors } from './knownErrors.ts';

export interface ErrorCausesPluginOptions {
  docsDir: string;
  /** Reads the published data, with the brand in place; again after an edit. */
  readSpec: () => Spec;
}

const causesModule = fileURLToPath(new URL('../../theme/islands/CheckStep/errorCauses.virtual.ts', import.meta.url));

/**
 * Hands the title and the first cause of each error to the theme. That is a sixth of the published catalogue, and it
 * comes with the part that checks answers, which needs it.
 */
export function errorCausesPlugin({ docsDir, readSpec }: ErrorCausesPluginOptions): RspressPlugin {
  const causes: RsbuildPlugin = {
    name: 'error-causes-module',
    setup(api) {
      api.transform({ test: causesModule }, ({ addDependency }) => {
        addDependency(path.join(docsDir, SPEC_FOLDER, 'errors.json'));
        const { errors } = readSpec();
        const known = errors?.value === undefined ? {} : knownErrors(errorEntries(errors));
        return `export const errorCauses = ${JSON.stringify(known)};`;
      });
    },
  };
  return { name: 'error-causes', builderConfig: { plugins: [causes] } };
}
