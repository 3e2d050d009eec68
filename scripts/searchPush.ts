import { sectionDocuments } from '../plugins/search/services/documents.ts';
import { fillService } from '../plugins/search/services/fillService.ts';
import { readBrand } from '../plugins/shared/brand.ts';
import { BASE } from '../plugins/shared/site.ts';
import { readSiteFacts } from '../plugins/shared/siteFacts.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { connect, pause } from './search/connect.ts';
import { siteIndexes } from './search/siteIndex.ts';

readFlags(
  `SEARCH_ADMIN_KEY=… npm run search:push
Hands the pages to the search service that site.json names, with the settings and the other names of the search in the
browser. The key that may write comes from SEARCH_ADMIN_KEY alone.`,
  {},
);
const { docsDir, brandFile } = readSiteOptions(repositoryRoot, process.env);
const { search } = readSiteFacts(docsDir);
const adminKey = process.env.SEARCH_ADMIN_KEY;
try {
  if (!search?.engine) {
    throw new Error('The site.json of the docs folder names no "search" with an "engine": there is nothing to fill.');
  }
  if (!adminKey) throw new Error('Put a key that may write into SEARCH_ADMIN_KEY.');
  const domain = readBrand(brandFile).docsOrigin + BASE.replace(/\/$/, '');
  const { indexes, otherNames } = siteIndexes(docsDir);
  const documents = indexes.flatMap((index) => sectionDocuments(index, domain));
  await fillService(search, adminKey, { documents, otherNames }, connect, pause);
  const pages = indexes.reduce((sum, { records }) => sum + records.length, 0);
  console.log(`${documents.length} sections of ${pages} pages are in ${search.searchIndexes[0].value}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
