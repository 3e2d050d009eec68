import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateQuery } from '../../../../tools-core/query/index.ts';
import { read } from '../../examples/published.ts';
import { CAUSE_SAMPLES, type QuerySample } from '../causeSamples.ts';
import { reportLines } from '../reportLines.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/said/queries');
const links = {
  dcql: { title: 'DCQL', href: '/dcql' },
  definition: { title: 'Presentation Exchange', href: '/exchange' },
  error: (slug: string) => ({ title: `Error: ${slug}`, href: `/reference/errors/${slug}` }),
};
const said = async (query: string, credentials: string) =>
  reportLines((await evaluateQuery(query, credentials, links)).report, { query, credentials });

/** `-u` writes them anew: read what changed, since it is what a reader sees. */
describe('all that the query evaluator says', () => {
  const causes = Object.entries(CAUSE_SAMPLES).flatMap(([slug, samples]) => {
    const own = Object.entries(samples).filter((entry): entry is [string, QuerySample] => 'query' in entry[1]);
    return own.length > 0 ? [{ slug, own }] : [];
  });

  test.each(causes)('of each cause of $slug', async ({ slug, own }) => {
    const lines: string[] = [];
    for (const [cause, { query, credentials = '' }] of own)
      lines.push(`# ${cause}`, ...(await said(JSON.stringify(query), credentials)), '');
    await expect(lines.join('\n')).toMatchFileSnapshot(path.join(folder, `${slug}.txt`));
  });

  const wallet = [
    'credentials/employee.sd-jwt',
    'credentials/employee.json',
    'mdoc/issuer-signed.txt',
    'credentials/employee.vc.jwt',
  ]
    .map(read)
    .join('\n\n');

  test.each([
    'authorization-request.json',
    'dcql-sets.json',
    'dcql.json',
    'definition-requirements.json',
    'definition-sd-jwt.json',
    'definition.json',
  ])('of %s and a wallet with four credentials', async (file) => {
    const lines = await said(read(`queries/${file}`), wallet);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(folder, `${file}.txt`));
  });
});
