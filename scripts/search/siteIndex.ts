import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../../plugins/brand/brand.ts';
import { siteSources } from '../../plugins/contentChecks/siteSources.ts';
import { type BuiltIndex, buildIndexes, type SitePage } from '../../plugins/searchIndex/buildIndexes.ts';
import { type PageNotes, pageNotes, tasksOf } from '../../plugins/searchIndex/knowledge/pageNotes.ts';
import { readKnowledge } from '../../plugins/searchIndex/knowledge/siteKnowledge.ts';
import { textReader } from '../../plugins/searchIndex/readPageText.ts';
import { routeOfFile } from '../../plugins/shared/routes.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import type { SearchRecord } from '../../theme/logic/search/searchRecord.ts';
import { repositoryRoot } from '../run.ts';

/** The search index of a folder of pages, and what it was made of. */
export interface SiteIndex {
  index: BuiltIndex;
  records: SearchRecord[];
  notes: Map<string, PageNotes>;
  synonyms: string[][];
  tasks: string[];
}

/**
 * Makes the search index of the site as the build does, without a build.
 * @param docsDir folder of the pages; that of the site if left out
 */
export function siteIndex(docsDir = path.join(repositoryRoot, 'docs')): SiteIndex {
  const options = readSiteOptions(repositoryRoot, process.env);
  const tokens = brandTokens(readBrand(options.brandFile), BASE);
  const sources = siteSources(docsDir, repositoryRoot, tokens);
  const read = textReader({ docsDir, readPage: sources.page, tokens });
  const knowledge = readKnowledge(docsDir, tokens);
  const pages = listPages(docsDir);
  const [index] = buildIndexes(pages, { locales: [], versions: [] }, read, '', knowledge);
  const records: SearchRecord[] = JSON.parse(index.bytes);
  const fileOf = new Map(pages.map(({ routePath, file }) => [routePath, file]));
  const texts = records.map(({ routePath }) => read(fileOf.get(routePath) ?? ''));
  const notes = pageNotes(records, texts, knowledge.defines);
  return { index, records, notes, synonyms: knowledge.synonyms, tasks: tasksOf(records) };
}

/** Every page of a folder. What begins with an underscore is part of others, and published files are no pages. */
function listPages(docsDir: string): SitePage[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file) && !/^public[\\/]/.test(file))
    .map((file) => ({ routePath: routeOfFile(file), lang: 'en', version: '', file: path.join(docsDir, file) }));
}
