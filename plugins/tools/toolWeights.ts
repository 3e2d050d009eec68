import { brotliCompressSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Replaced in a page by the weight of a tool. */
const MARK = /%tool-weight:([\w-]+)%/g;

/**
 * The sentence about the weight of each tool, with a mark instead of the weight.
 * @param workers names of tools with that of the tool whose worker they use
 */
export function weightMarks(workers: [tool: string, worker: string][]): Record<string, string> {
  return Object.fromEntries(workers.map(([tool, worker]) => [tool, ` Opening it loads %tool-weight:${worker}%.`]));
}

/** Bytes, compressed by Brotli. */
interface Weight {
  /** What a tool needs to begin. */
  first: number;
  /** What its worker loads afterward, so that every input works without a network. */
  behind: number;
}

/** What every tool loads: its shell, and React, which a search may have loaded already. */
const SHELL = 'tools';
const SHARED = [SHELL, 'react'];

/** Writes into the pages what opening each tool loads. */
export function toolWeights(): RsbuildPlugin {
  const weights = new Map<string, Weight>();
  return {
    name: 'tool-weights',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, assets }) => {
        const weigh = (files: Iterable<string>) =>
          [...files]
            .filter((file) => file.endsWith('.js') && assets[file])
            .reduce((sum, file) => sum + brotliCompressSync(assets[file].buffer()).length, 0);
        for (const chunk of compilation.chunks) {
          const name =
            /^tool-(.+?)(?:-panels)?$/.exec(chunk.name ?? '')?.[1] ?? (SHARED.includes(chunk.name ?? '') ? SHELL : '');
          if (name === '') continue;
          const { first, behind } = weights.get(name) ?? { first: 0, behind: 0 };
          // The shell leads to the chunks of the tools, which count for themselves.
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
            const opening = inKilobytes((weights.get(SHELL)?.first ?? 0) + first);
            return behind > 0 ? `${opening}, and then ${inKilobytes(behind)} to work offline` : opening;
          });
          compilation.updateAsset(name, new sources.RawSource(weighed));
        }
      });
    },
  };
}

const inKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
