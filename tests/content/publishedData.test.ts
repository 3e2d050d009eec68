import { describe, expect, test } from 'vitest';
import { checkPublishedData } from '../../plugins/data/checkPublishedData.ts';
import { didMethods, iamData, policyData, readPublishedData } from '../../plugins/data/publishedData.ts';
import { errorEntries } from '../../plugins/schemas/errorCatalogue.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { docs, docsDir, root, spec, tokens } from './spec.ts';

const published = readPublishedData(docsDir, root, tokens);
const { policies } = policyData(published.policies);
const methods = didMethods(published.didMethods);
const iam = iamData(published.iam);
const sources = new Map(docs.pages.map(({ route, source }) => [route, source]));

test('policies, DID methods and actions keep their rules', () => {
  const routes = new Set(docs.pages.map(({ route }) => route));
  expect(formatProblems(checkPublishedData(spec, published, routes))).toBe('');
});

test('the list of published files has each, but for the examples, which have an index', () => {
  const list = sources.get('/public/') ?? '';
  const files = [...docs.publicFiles].filter((file) => !file.startsWith('/examples/'));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !list.includes(`](${file})`))).toEqual([]);
});

test('the policies are those of the platform, in the order in which they run', () => {
  expect(policies.map(({ service, id, order, skip }) => `${service}.${id} ${order}${skip ? '' : ' always'}`)).toEqual([
    'verifier.format 1 always',
    'verifier.proof 2',
    'verifier.notBefore 3',
    'verifier.notAfter 4',
    'verifier.credentialStatus 5',
    'verifier.credentialSchema 6',
    'validator.format 1 always',
    'validator.trustedIssuer 2',
    'validator.credentialQuery 2',
    'authorizer.format 1 always',
    'authorizer.validate 2',
    'authorizer.verify 2',
  ]);
});

test('the methods are those of the platform, each with what a request for an older version gives', () => {
  expect(methods.map(({ method }) => method)).toEqual(
    expect.arrayContaining('cheqd ebsi ens ethr iden3 ion jwk key oyd pkh plc polygonid web webvh'.split(' ')),
  );
  expect(methods.filter(({ versions }) => versions).map(({ method }) => method)).toEqual([
    'cheqd',
    'ethr',
    'ion',
    'webvh',
  ]);
});

describe('pages show what the data knows', () => {
  /** Parts with the page that has to show them. */
  const PARTS: [part: string, of: string, route: string][] = [
    ...policies.flatMap(({ service, id, page }) =>
      ['PolicyChecks', 'PolicyOutcomes', 'PolicyErrors', 'PolicyPassing', 'PolicyFailing'].map(
        (part): [string, string, string] => [part, `${service}.${id}`, page],
      ),
    ),
    // For queries, the matrix of query types says more.
    ...policies
      .filter(({ id }) => id !== 'credentialQuery')
      .map(({ service, id, page }): [string, string, string] => ['PolicyFormats', `${service}.${id}`, page]),
    ...policies
      .filter(({ configuration }) => configuration !== '')
      .map(({ service, id, page }): [string, string, string] => ['PolicySettings', `${service}.${id}`, page]),
    ...['authorizer', 'validator', 'verifier'].flatMap((service): [string, string, string][] => [
      ['PolicyOverview', service, `/reference/services/${service}/policies/`],
      ['PolicyOrder', service, `/reference/services/${service}/policies/`],
    ]),
    ...['validator', 'verifier'].map((service): [string, string, string] => [
      'ErrorTable',
      service,
      `/reference/services/${service}/errors`,
    ]),
    ...(spec.errors ? errorEntries(spec.errors) : []).flatMap(({ slug }) =>
      ['ErrorFirstFix', 'ErrorFacts', 'ErrorExample', 'ErrorCauses', 'ErrorFixes'].map(
        (part): [string, string, string] => [part, slug, `/reference/errors/${slug}`],
      ),
    ),
    ...[...new Set(methods.map(({ group }) => group))].map((group): [string, string, string] => [
      'DidMethods',
      group,
      '/reference/services/resolver/supported-did-methods',
    ]),
    ...[...new Set(iam.actions.map(({ scope }) => scope))].map((scope): [string, string, string] => [
      'IamActions',
      scope,
      '/reference/iam/policy-documents',
    ]),
  ];

  test('each part of an error, a policy, a method and a scope stands on its page', () => {
    const missing = PARTS.filter(([part, of, route]) => !sources.get(route)?.includes(`<${part} of="${of}"`));
    expect(missing).toEqual([]);
  });

  test('each error page links every page that its entry calls related', () => {
    const entries = spec.errors ? errorEntries(spec.errors) : [];
    const missing = entries.flatMap(({ slug, related }) =>
      related
        .filter((route) => !sources.get(`/reference/errors/${slug}`)?.includes(`](${route})`))
        .map((route) => `${slug} ${route}`),
    );
    expect(missing).toEqual([]);
  });
});
