import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../../plugins/pages/samplesOf.ts';
import { checkPage as checkWith } from '../../../plugins/requests/checkPage.ts';
import type { RequestContext } from '../../../plugins/requests/describedApi.ts';
import { descriptions, tokens } from '../apiDescriptions.ts';
import { docsDir } from '../site.ts';

/** What the samples of our pages are held against. */
const context: RequestContext = {
  descriptions,
  tokens,
  isPublished: (file) => existsSync(path.join(docsDir, 'public', file)),
};

/** Checks the requests and answers in the samples of one page, with each problem as one line. */
export function checkPage(samples: Sample[]) {
  const report = checkWith(samples, context);
  const problems = report.problems.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`);
  return { ...report, problems };
}
