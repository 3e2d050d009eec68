import { readdirSync } from 'node:fs';
import path from 'node:path';
import { siteSources } from '../../plugins/checks/siteSources.ts';
import { textReader } from '../../plugins/pages/readPageText.ts';
import { type BuiltIndex, buildIndexes } from '../../plugins/search/buildIndexes.ts';
import { type PageNotes, tasksOf } from '../../plugins/search/knowledge/pageNotes.ts';
import { readKnowledge } from '../../plugins/search/knowledge/siteKnowledge.ts';
import { sitePageOf, siteVariants } from '../../plugins/search/sitePages.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteFacts } from '../../plugins/shared/siteFacts.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import type { SearchRecord } from '../../theme/logic/search/searchRecord.ts';
import { repositoryRoot } from '../run.ts';

/** The search index of a folder of pages, and what it was made of. */
export interface SiteIndex {
  index: BuiltIndex;
  records: SearchRecord[];
  notes: ReadonlyMap<string, PageNotes>;
  synonyms: string[][];
  tasks: string[];
}

/**
 * Makes the search index of the site as the build does, without a build.
 * @param docsDir folder of the pages; that of the site if left out
 */
export function siteIndex(docsDir = DOCS): SiteIndex {
  const {
    indexes: [index],
    synonyms,
  } = siteIndexes(docsDir);
  const { records, notes } = index;
  return { index, records, notes, synonyms, tasks: tasksOf(records) };
}

const DOCS = path.join(repositoryRoot, 'docs');

/** Makes the search indexes of all languages and versions of a folder of pages, with the words for the same thing. */
export function siteIndexes(docsDir = DOCS) {
  const options = readSiteOptions(repositoryRoot, process.env);
  const tokens = brandTokens(readBrand(options.brandFile), BASE);
  const sources = siteSources(docsDir, repositoryRoot, tokens);
  const read = textReader({ docsDir, readPage: sources.page, tokens });
  const { synonyms, otherNames, ...knowledge } = readKnowledge(docsDir, tokens, sources.data);
  const facts = readSiteFacts(docsDir);
  const pages = listPages(docsDir).map((file) => sitePageOf(docsDir, file, facts));
  const indexes = buildIndexes(pages, siteVariants(facts), read, '', { synonyms, otherNames, ...knowledge });
  return { indexes, synonyms, otherNames };
}

/** Every page of a folder. What begins with an underscore is part of others, and published files are no pages. */
function listPages(docsDir: string): string[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file) && !/^public[\\/]/.test(file),
  );
}
