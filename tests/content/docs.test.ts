import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../plugins/contentChecks/checkSite.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the pages of this site keep every rule', () => {
  const { problems, pages } = checkSite(readSiteOptions(root, {}));
  expect(formatProblems(problems)).toBe('');
  expect(pages).toBeGreaterThan(116);
});
