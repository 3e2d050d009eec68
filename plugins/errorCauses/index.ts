import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { allFacts, DIAGNOSIS_FILE, errorTexts, firstFacts, readDiagnosis } from '../data/diagnosis.ts';
import { lastGood } from '../lastGood.ts';
import { errorEntries } from '../schemas/errorCatalogue.ts';
import { SPEC_FOLDER, type Spec } from '../schemas/readSpec.ts';

export interface ErrorCausesPluginOptions {
  docsDir: string;
  /** Reads the published data, with the brand in place; again after an edit. */
  readSpec: () => Spec;
}

const theme = (file: string) => fileURLToPath(new URL(`../../theme/islands/${file}`, import.meta.url));

/** Each module of the theme that knows errors, with what it gets of them. It comes with the part that needs it. */
const MODULES = [
  [theme('CheckStep/facts.virtual.ts'), 'facts', firstFacts],
  [theme('Tools/ErrorDecoder/facts.virtual.ts'), 'facts', allFacts],
  [theme('Tools/CredentialInspector/errors.virtual.ts'), 'errors', errorTexts],
] as const;

/** Hands what is published about errors to the check of answers and to the error decoder. */
export function errorCausesPlugin({ docsDir, readSpec }: ErrorCausesPluginOptions): RspressPlugin {
  const causes: RsbuildPlugin = {
    name: 'error-causes-modules',
    setup(api) {
      const isBuild = api.context.action === 'build';
      const diagnosis = lastGood<ReturnType<typeof readDiagnosis>>(isBuild, undefined, () => readDiagnosis(docsDir));
      for (const [file, name, dataOf] of MODULES) {
        api.transform({ test: file }, ({ code, addDependency }) => {
          const { errors } = readSpec();
          const data = diagnosis();
          addDependency(path.join(docsDir, SPEC_FOLDER, 'errors.json'));
          addDependency(path.join(docsDir, DIAGNOSIS_FILE));
          if (errors?.value === undefined || !data) return code;
          return `export const ${name} = ${JSON.stringify(dataOf(errorEntries(errors), data))};`;
        });
      }
    },
  };
  return { name: 'error-causes', builderConfig: { plugins: [causes] } };
}
