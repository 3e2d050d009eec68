import type { BuiltIndex } from '../../plugins/search/buildIndexes.ts';
import { createLocalEngine } from '../../theme/components/Search/engine/localEngine.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';

/** The engine of the browser over an index in memory. Links are routes with hashes. */
export async function memoryEngine(
  { info, parts }: Pick<BuiltIndex, 'info' | 'parts'>,
  onFetch?: (file: string) => void,
): Promise<SearchEngine> {
  const engine = createLocalEngine({
    indexes: [info],
    urlOf: (file) => file,
    addressOf: ({ record }, id) => record.routePath + (id && `#${id}`),
    fetchJson: async (file) => {
      const content = parts.get(file);
      if (content === undefined) throw new Error(`There is no ${file}.`);
      onFetch?.(file);
      return JSON.parse(content);
    },
  });
  await engine.open(info.name);
  return engine;
}
