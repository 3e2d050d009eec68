import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { apisOf } from '../openapi/readApis.ts';
import type { ReadSpecFiles } from '../openapi/readSpecFiles.ts';
import { OPENAPI_FOLDER } from '../openapi/specFiles.ts';
import { SPEC_FOLDER, type Spec } from '../schemas/readSpec.ts';
import { filesAt } from '../shared/whileUnchanged.ts';
import { accessRoutes } from './accessRoutes.ts';
import { schemasOfServices } from './schemasOfServices.ts';

export interface ToolDataPluginOptions {
  docsDir: string;
  /** Reads the published data, with the brand in place; again after an edit. */
  readSpec: () => Spec;
  /** Reads the API descriptions likewise. */
  readDescriptions: () => ReadSpecFiles;
  /** Whether readers may let a tool ask the address of a DID. */
  askAddresses: boolean;
}

const tools = (file: string) => fileURLToPath(new URL(`../../theme/islands/Tools/${file}`, import.meta.url));

/**
 * Hands the published configurations and their schemas to the tools that need them, which actions operations need, and
 * whether addresses may be asked.
 */
export function toolDataPlugin({
  docsDir,
  readSpec,
  readDescriptions,
  askAddresses,
}: ToolDataPluginOptions): RspressPlugin {
  const modules: RsbuildPlugin = {
    name: 'tool-data-modules',
    setup(api) {
      api.transform({ test: tools('configurations.virtual.ts') }, ({ addDependency }) => {
        for (const file of filesAt(path.join(docsDir, SPEC_FOLDER))) addDependency(file);
        const exported = Object.entries(schemasOfServices(readSpec()));
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      });
      api.transform({ test: tools('PolicySimulator/routes.virtual.ts') }, ({ addDependency }) => {
        for (const file of filesAt(path.join(docsDir, 'public', OPENAPI_FOLDER))) addDependency(file);
        return `export const routes = ${JSON.stringify(accessRoutes(apisOf(readDescriptions().files).values()))};`;
      });
      api.transform({ test: tools('DidResolver/asking.virtual.ts') }, () => `export const mayAsk = ${askAddresses};`);
    },
  };
  return { name: 'tool-data', builderConfig: { plugins: [modules] } };
}
