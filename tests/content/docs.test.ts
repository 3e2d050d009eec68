import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../plugins/checks/checkSite.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

test('the pages of this site have no errors', async () => {
  const { problems } = await checkSite(readSiteOptions(path.resolve(import.meta.dirname, '../..'), {}));
  expect(formatProblems(problems.filter(({ severity }) => severity === 'error'))).toBe('');
});
