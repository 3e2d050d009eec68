import path from 'node:path';
import { isPageFile } from '../../plugins/checks/listDocs.ts';
import { siteSources } from '../../plugins/checks/siteSources.ts';
import { textReader } from '../../plugins/pages/readPageText.ts';
import { type BuiltIndex, buildIndexes } from '../../plugins/search/buildIndexes.ts';
import { readSiteTerms } from '../../plugins/search/siteTerms.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { siteRoutes } from '../../plugins/shared/siteRoutes.ts';
import type { FetchJson } from '../../theme/components/Search/engine/fetchJson.ts';
import { createEngine } from '../../theme/components/Search/engine/localEngine.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import { repositoryRoot } from '../run.ts';

/** Builds the search index of the default language and version of a site, without a build. */
export function siteIndex(docsDir = path.join(repositoryRoot, 'docs')): BuiltIndex {
  const { brandFile, redirectsFile } = readSiteOptions(repositoryRoot, process.env);
  const tokens = brandTokens(readBrand(brandFile), BASE);
  const sources = siteSources(docsDir, repositoryRoot, tokens, [], redirectsFile);
  const { routeOf, variantOf } = siteRoutes(docsDir);
  const own = variantOf('');
  const pages = listFilesBelow(docsDir)
    .filter(isPageFile)
    .map((file) => ({ routePath: routeOf(file), ...variantOf(file), file: path.join(docsDir, file) }))
    .filter(({ lang, version }) => lang === own.lang && version === own.version);
  const [index] = buildIndexes(
    pages,
    { locales: [], versions: [] },
    {
      readPage: textReader({ docsDir, readPage: sources.page, tokens }),
      terms: readSiteTerms(docsDir, tokens, sources.data),
    },
  );
  return index;
}

/** Reads the files of an index from memory instead of the network. */
export function filesReader({ files }: Pick<BuiltIndex, 'files'>): FetchJson {
  return async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`There is no ${file}.`);
    return JSON.parse(content);
  };
}

/** The browser's search engine for an index in memory. Links are routes with hashes. */
export async function memoryEngine(index: Pick<BuiltIndex, 'info' | 'files'>): Promise<SearchEngine> {
  const options = {
    setup: { indexes: [index.info] },
    current: index.info.name,
    lang: index.info.lang,
    urlOf: (file: string) => file,
    addressOf: ({ routePath }: { routePath: string }, id: string) => routePath + (id && `#${id}`),
  };
  const engine = createEngine(options, filesReader(index));
  await engine.open(index.info.name);
  return engine;
}
