import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { toolFolder } from '../../theme/components/Tools/tool.ts';
import type { SiteSources } from '../checks/siteSources.ts';
import { DIAGNOSIS_FILE, errorCatalog, errorSummaries, errorTexts, readDiagnosis } from '../data/diagnosis.ts';
import { publishedData } from '../data/publishedData.ts';
import { readTools, toolFiles } from '../data/tools.ts';
import { islandTable, pageFiles } from '../islands/islandTable.ts';
import { apisOf } from '../openapi/readApis.ts';
import { OPENAPI_FOLDER } from '../openapi/specFiles.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { filesAt } from '../shared/listFiles.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { toolWeights, weightMarks } from '../tools/toolWeights.ts';
import { accessRoutes } from './accessRoutes.ts';
import { labelsByLanguage } from './labelsByLanguage.ts';
import { schemasOfServices } from './schemasOfServices.ts';
import { toolRequests } from './toolRequests.ts';

type ModuleSources = Pick<BuiltSite, 'docsDir' | 'isBuild' | 'tokens' | 'config' | 'texts' | 'languages'> & {
  sources: Pick<SiteSources, 'data'>;
};

/** A `*.virtual.ts` of the theme, which the build replaces by data. */
interface VirtualModule {
  /** Path from the folder of the theme. */
  file: string;
  /** What it exports; nothing leaves the module as it is. */
  exports: () => Record<string, unknown> | string;
  /** Absolute paths of what the data are read from. */
  sources?: string[];
}

const THEME = path.join(import.meta.dirname, '../../theme/');
const TOOLS = 'components/Tools';

/** Gives the theme its data: labels, errors, schemas, routes and tools. Each module ships with the code that uses it. */
export function virtualModulesPlugin(site: ModuleSources): RspressPlugin {
  const modules = [labelsModule(site), ...errorModules(site), ...dataModules(site), ...toolModules(site)];
  return {
    name: 'virtual-modules',
    builderConfig: { plugins: [replacedModules(modules, site.isBuild), toolWeights()] },
  };
}

function replacedModules(modules: VirtualModule[], isBuild: boolean): RsbuildPlugin {
  return {
    name: 'virtual-modules',
    setup(api) {
      for (const { file, exports, sources = [] } of modules) {
        let last: string | undefined;
        api.transform({ test: path.join(THEME, file) }, ({ code, addDependency }) => {
          for (const source of sources) addDependency(source);
          try {
            last = codeOf(exports()) || code;
          } catch (error) {
            // The dev server goes on with the last data, and the check reports what is wrong.
            if (isBuild) throw error;
          }
          return last ?? code;
        });
      }
    },
  };
}

function codeOf(exported: Record<string, unknown> | string): string {
  if (typeof exported === 'string') return exported;
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function labelsModule({ texts, languages }: ModuleSources): VirtualModule {
  return {
    file: 'client/labels.virtual.ts',
    sources: [path.join(THEME, 'labels.ts')],
    exports: () => ({ labels: labelsByLanguage(texts(), languages) }),
  };
}

function errorModules({ docsDir, sources: { data } }: ModuleSources): VirtualModule[] {
  const sources = [path.join(docsDir, SPEC_FOLDER, 'errors.json'), path.join(docsDir, DIAGNOSIS_FILE)];
  const modules = [
    ['CheckStep/dialog/errors.virtual.ts', 'errorSummaries', errorSummaries],
    ['Tools/ErrorDecoder/errors.virtual.ts', 'errorCatalog', errorCatalog],
    ['Tools/CredentialInspector/errors.virtual.ts', 'errors', errorTexts],
  ] as const;
  return modules.map(([file, name, entriesOf]) => ({
    file: `components/${file}`,
    sources,
    exports: () => {
      const { errors } = publishedData(data().spec);
      const diagnosis = readDiagnosis(docsDir);
      return errors.length > 0 && diagnosis ? { [name]: entriesOf(errors, diagnosis) } : '';
    },
  }));
}

function dataModules({ docsDir, sources: { data }, config }: ModuleSources): VirtualModule[] {
  return [
    {
      file: `${TOOLS}/configurations.virtual.ts`,
      sources: filesAt(path.join(docsDir, SPEC_FOLDER)),
      exports: () => schemasOfServices(data().spec),
    },
    {
      file: `${TOOLS}/PolicySimulator/routes.virtual.ts`,
      sources: filesAt(path.join(docsDir, 'public', OPENAPI_FOLDER)),
      exports: () => ({ routes: accessRoutes(apisOf(data().descriptions.files).values()) }),
    },
    {
      file: `${TOOLS}/CredentialInspector/requests.virtual.ts`,
      sources: filesAt(path.join(docsDir, 'public', OPENAPI_FOLDER)),
      exports: () => {
        const requests = toolRequests(apisOf(data().descriptions.files).values());
        // A site without these operations keeps what the module has.
        return requests.templates && requests.verifyPath ? requests : '';
      },
    },
    {
      file: 'components/Island/islands.virtual.ts',
      sources: pageFiles(docsDir),
      exports: () => islandTable(docsDir),
    },
    { file: `${TOOLS}/DidResolver/asking.virtual.ts`, exports: () => ({ mayAsk: config.askAddresses }) },
  ];
}

function toolModules({ docsDir, tokens, isBuild }: ModuleSources): VirtualModule[] {
  const sources = toolFiles(docsDir);
  const read = () => [...readTools(docsDir, tokens)];
  const folders = readdirSync(path.join(THEME, TOOLS)).filter((folder) =>
    existsSync(path.join(THEME, TOOLS, folder, 'examples.virtual.ts')),
  );
  return [
    {
      file: 'components/Tools/toolDefinitions.virtual.ts',
      sources,
      exports: () => {
        const tools = read();
        return {
          toolDefinitions: Object.fromEntries(tools.map(([name, { definition }]) => [name, definition])),
          toolExamples: Object.fromEntries(tools.map(([name, { examples }]) => [name, examples])),
          weightMarks: isBuild
            ? weightMarks(tools.map(([name, { definition }]) => [name, definition.worker ?? name]))
            : {},
        };
      },
    },
    {
      file: `${TOOLS}/shell/tools.virtual.ts`,
      sources,
      exports: () => toolTable(read().map(([name, { definition }]) => [name, definition.worker ?? name])),
    },
    ...folders.map((folder) => ({
      file: `${TOOLS}/${folder}/examples.virtual.ts`,
      sources,
      exports: () => ({ examples: read().find(([name]) => toolFolder(name) === folder)?.[1].examples ?? {} }),
    })),
  ];
}

/**
 * The table of the tools that a docs folder has. They ship with the shell, because each chunk is a line in the script of
 * all pages; a tool with large panels loads those itself, with `import()` in a chunk named `tool-<name>-panels`.
 */
function toolTable(tools: [name: string, worker: string][]): string {
  const parts = tools.map(([name], at) => {
    const file = `${toolFolder(name)}/index.ts`;
    const hasPanels = existsSync(path.join(THEME, TOOLS, file));
    return hasPanels ? `import { tool as tool${at} } from '../${file}';` : `const tool${at} = {};`;
  });
  const workers = [...new Set(tools.map(([, worker]) => worker))].map((worker) => {
    const url = `/* webpackChunkName: "tool-${worker}" */ new URL('../${toolFolder(worker)}/worker.ts', import.meta.url)`;
    return `  ${JSON.stringify(worker)}: () => new Worker(${url}, { type: 'module' }),`;
  });
  const lines = tools.map(([name, worker], at) => {
    return `  ${JSON.stringify(name)}: { tool: tool${at}, startWorker: workers[${JSON.stringify(worker)}] },`;
  });
  return [...parts, 'const workers = {', ...workers, '};', 'export const tools = {', ...lines, '};', ''].join('\n');
}
