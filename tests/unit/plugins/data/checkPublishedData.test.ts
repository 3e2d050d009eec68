import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPublishedData } from '../../../../plugins/data/checkPublishedData.ts';
import { type PublishedData, readPublishedData, standardEntries } from '../../../../plugins/data/publishedData.ts';
import { type JsonObject, segmentsOf } from '../../../../plugins/schemas/jsonValue.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { brandTokens, readBrand } from '../../../../plugins/shared/brand.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';
import { BASE } from '../../../../plugins/shared/site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const docsDir = path.join(root, 'docs');
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const spec = readSpec(docsDir, root, tokens);
const good = readPublishedData(docsDir, root, tokens);
const pages = (JSON.parse(good.policies?.text ?? '') as { policies: { page: string }[] }).policies.map(
  ({ page }) => page,
);
const explained = standardEntries(good.standards).flatMap(({ page }) => (page ? [page] : []));
const routes = new Set([...pages, ...explained]);

/** The data with one value of one file changed. */
function spoiled(
  name: 'policies' | 'didMethods' | 'iam' | 'standards',
  pointer: string,
  value: unknown,
): PublishedData {
  const file = good[name];
  const copy = JSON.parse(file?.text ?? '');
  const segments = segmentsOf(pointer);
  const last = segments.pop() ?? '';
  const holder = segments.reduce((at: JsonObject, segment) => at[segment] as JsonObject, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value as JsonObject;
  return { ...good, [name]: parseJsonFile(file?.file ?? '', JSON.stringify(copy, undefined, 2)).json };
}

const check = (data: PublishedData) => checkPublishedData(spec, data, routes);

test('the published data has no problem', () => {
  expect(check(good)).toEqual([]);
});

test('a docs folder without such data has none either', () => {
  expect(
    check({ policies: undefined, didMethods: undefined, iam: undefined, standards: undefined, problems: [] }),
  ).toEqual([]);
});

describe('what is wrong is named with rule, file and place', () => {
  const proof = '/policies/1';
  test.each([
    ['policies', '/policies/0/order', 'first', 'data/form', /integer/],
    ['policies', '/policies/0/steps', undefined, 'data/form', /steps/],
    ['policies', '/policies/0/id', 'other', 'data/form', /\/policies\/0\/id/],
    ['policies', `${proof}/id`, 'format', 'data/mismatch', /"verifier\.format" stands twice/],
    ['policies', `${proof}/page`, '/reference/none', 'data/reference', /no page at \/reference\/none/],
    ['policies', `${proof}/skip`, '/policies/proof/skipped', 'data/reference', /no key \/policies\/proof\/skipped/],
    ['policies', `${proof}/steps/0/settings/0`, '/policies/none', 'data/reference', /no key \/policies\/none/],
    ['policies', `${proof}/errors/0`, 'prof-none', 'data/mismatch', /no error prof-none/],
    ['policies', `${proof}/errors/0`, 'trusted-issuer-untrusted', 'data/mismatch', /does not say that the verifier/],
    ['policies', `${proof}/errors`, ['unexpected-error'], 'data/mismatch', /does not list proof-verification-failed/],
    ['policies', `${proof}/formats/0/format`, 'mdoc', 'data/mismatch', /Nothing is said about w3c-1\.1/],
    [
      'policies',
      '/policies/3/outcomes/1/outcome',
      'error',
      'data/mismatch',
      /is "warning", and the outcome is "error"/,
    ],
    ['policies', `${proof}/examples/failing/status`, 200, 'data/mismatch', /status is 200/],
    ['policies', '/queryTypes/0/formats/0', 'mdoc-2', 'data/form', /formats\/0/],
    ['standards', '/standards/1/id', 'vc-data-model-2.0', 'data/mismatch', /"vc-data-model-2\.0" stands twice/],
    ['standards', '/standards/0/page', '/explanations/none', 'data/reference', /no page at \/explanations\/none/],
    ['standards', '/standards/0/uses/0/policies/0', 'trustedIssuer', 'data/reference', /no policy of the verifier/],
    ['standards', '/standards/0/status', 'Standard', 'data/form', /status/],
    ['didMethods', '/methods/0/method', 'ebsi', 'data/mismatch', /"ebsi" stands twice/],
    ['didMethods', '/methods/0/options/1', '/methods/cheqd/nets', 'data/reference', /no key \/methods\/cheqd\/nets/],
    ['didMethods', '/methods/0/options', ['/methods/cheqd/enabled'], 'data/reference', /does not name .*networks/],
    ['didMethods', '/methods/0/examples/0', 'did:key:abc', 'data/mismatch', /no did:cheqd/],
    ['didMethods', '/methods/0/key', 'ion', 'data/reference', /settings for "cheqd", and no method/],
    ['iam', '/actions/0/action', 'destroy', 'data/form', /\/actions\/0\/action/],
    ['iam', '/actions/0/action', 'read', 'data/mismatch', /"management:read" stands twice/],
    ['iam', '/actions/9/action', 'verify', 'data/mismatch', /action "resolve" of policy-document\.json is missing/],
    ['iam', '/resources/4/resourceTypes', ['*'], 'data/mismatch', /resource type "account" .* is missing/],
    ['iam', '/actions/7/on/0/resourceTypes', ['query'], 'data/mismatch', /no resource query of resolver/],
    ['iam', '/managedPolicies/0/actions', ['create'], 'data/mismatch', /no action service:create/],
  ] as const)('%s %s as %j', (name, pointer, value, rule, message) => {
    const problems = check(spoiled(name, pointer, value));
    const found = problems.find((problem) => problem.rule === rule && message.test(problem.message));
    expect(found, JSON.stringify(problems.slice(0, 5), undefined, 1)).toBeDefined();
    expect(found?.file).toMatch(/^docs\/public\/spec\//);
    expect(found?.fix).not.toBe('');
  });

  test('the place is the line of the value', () => {
    const data = spoiled('policies', '/policies/1/skip', '/policies/proof/skipped');
    const line = (data.policies?.text.split('\n').findIndex((row) => row.includes('/policies/proof/skipped')) ?? 0) + 1;
    expect(check(data).map((problem) => problem.line)).toEqual([line]);
  });
});

test('what has another form than its pattern is shown an example of it', () => {
  const [problem, ...others] = check(spoiled('standards', '/standards/0/date', '23 July 2026'));
  expect(others).toEqual([]);
  expect(problem.fix).toMatch(/^Write it in the form of "\d{4}-\d\d-\d\d"\. See standards\.json/);
});
