import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSite } from '../plugins/contentChecks/checkSite.ts';
import { formatProblems } from '../plugins/shared/problem.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';

// `npm run check` reports on every page; `npm run check -- docs/guides` only on files below a folder.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const under = process.argv.slice(2).map((folder) => path.relative(root, path.resolve(folder)));
const { problems, pages } = checkSite(readSiteOptions(root, process.env));
const shown = problems.filter(({ file }) => under.length === 0 || under.some((folder) => file.startsWith(folder)));
if (shown.length > 0) {
  console.error(formatProblems(shown));
  process.exitCode = 1;
} else {
  console.log(`${pages} pages, no problems.`);
}
