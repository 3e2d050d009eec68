import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { toolFolder } from '../../theme/logic/tool.ts';
import { readTools, type Tool, toolFiles } from '../data/tools.ts';
import { lastGood } from '../lastGood.ts';
import { rehypeTools } from './rehypeTools.ts';

export interface ToolsPluginOptions {
  docsDir: string;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** True for a build, which knows what each tool weighs. */
  isBuild: boolean;
}

const FACTS_MODULE = fileURLToPath(new URL('../../theme/components/Tool/toolFacts.virtual.ts', import.meta.url));
const ISLANDS_MODULE = fileURLToPath(new URL('../../theme/islands/Tools/shell/tools.virtual.ts', import.meta.url));
const EXAMPLES_MODULE = /islands[\\/]Tools[\\/](\w+)[\\/]examples\.virtual\.ts$/;

/** Stands in a page where the weight of a tool is to stand. */
const MARK = /%tool-weight:([\w-]+)%/g;
const markOf = (name: string) => ` Opening it loads %tool-weight:${name}%.`;

/** Bytes, compressed by Brotli. */
interface Weight {
  /** What a tool needs to begin. */
  first: number;
  /** What its worker fetches behind that, so that every input works without a network. */
  behind: number;
}

/** Chunks of every tool: what draws it. */
const SHELL = 'tools';

/** Hands the tools of a docs folder to the theme: what pages show of them, their examples, and what each weighs. */
export function toolsPlugin({ docsDir, tokens, isBuild }: ToolsPluginOptions): RspressPlugin {
  const weights = new Map<string, Weight>();
  const read = lastGood<[string, Tool][]>(isBuild, [], () => [...readTools(docsDir, tokens)]);
  const modules: RsbuildPlugin = {
    name: 'tools-modules',
    setup(api) {
      api.transform({ test: FACTS_MODULE }, ({ addDependency }) => {
        for (const file of toolFiles(docsDir)) addDependency(file);
        const tools = read();
        const facts = Object.fromEntries(tools.map(([name, tool]) => [name, tool.facts]));
        const marks = Object.fromEntries(isBuild ? tools.map(([name]) => [name, markOf(name)]) : []);
        return `export const toolFacts = ${JSON.stringify(facts)};\nexport const weightMarks = ${JSON.stringify(marks)};`;
      });
      api.transform({ test: ISLANDS_MODULE }, ({ addDependency }) => {
        for (const file of toolFiles(docsDir)) addDependency(file);
        return islandsOf(read().map(([name]) => name));
      });
      api.transform({ test: EXAMPLES_MODULE }, ({ resourcePath, addDependency }) => {
        for (const file of toolFiles(docsDir)) addDependency(file);
        const folder = EXAMPLES_MODULE.exec(resourcePath)?.[1];
        const found = read().find(([name]) => toolFolder(name) === folder);
        return `export const examples = ${JSON.stringify(found?.[1].examples ?? {})};`;
      });
      if (!isBuild) return;
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, assets }) => {
        const weigh = (files: Iterable<string>) =>
          [...files]
            .filter((file) => file.endsWith('.js') && assets[file])
            .reduce((sum, file) => sum + brotliCompressSync(assets[file].buffer()).length, 0);
        for (const chunk of compilation.chunks) {
          const name = /^tool-(.+?)(?:-panels)?$/.exec(chunk.name ?? '')?.[1] ?? (chunk.name === SHELL ? SHELL : '');
          if (name === '') continue;
          const { first, behind } = weights.get(name) ?? { first: 0, behind: 0 };
          // What the shell leads to is the chunks of the tools, which count for themselves.
          const more = name === SHELL ? [] : [...chunk.getAllAsyncChunks()].flatMap(({ files }) => [...files]);
          weights.set(name, { first: first + weigh(chunk.files), behind: behind + weigh(new Set(more)) });
        }
      });
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.html'))) {
          const html = assets[name].source().toString();
          if (!html.includes('%tool-weight:')) continue;
          const weighed = html.replace(MARK, (_, tool: string) => {
            const { first = 0, behind = 0 } = weights.get(tool) ?? {};
            const opening = inWords((weights.get(SHELL)?.first ?? 0) + first);
            return behind > 0 ? `${opening}, and then ${inWords(behind)} to work offline` : opening;
          });
          compilation.updateAsset(name, new sources.RawSource(weighed));
        }
      });
    },
  };
  return {
    name: 'tools',
    markdown: { rehypePlugins: [rehypeTools] },
    builderConfig: { plugins: [modules] },
  };
}

/**
 * The table of the tools that a docs folder has. They come with the shell, since each chunk is a line in the script of all
 * pages; one with large panels fetches those itself, with `import()` in a chunk that is named `tool-<name>-panels`.
 */
function islandsOf(names: string[]): string {
  const imports = names.map((name, at) => `import { tool as tool${at} } from '../${toolFolder(name)}/index.ts';`);
  const lines = names.map((name, at) => `  ${JSON.stringify(name)}: async () => ({ tool: tool${at} }),`);
  return [...imports, `export const tools = {`, ...lines, '};', ''].join('\n');
}

/** Kilobytes, rounded up: a promise of what is loaded at most. */
function inWords(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
