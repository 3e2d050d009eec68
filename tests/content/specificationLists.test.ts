import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headingIds, headingText } from '../../plugins/shared/headingIds.ts';
import { root } from '../site/output.ts';
import { pages } from './spec.ts';

const redirects: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'redirects.json'), 'utf8'));

/** Addresses from before this site, which the specification lists. */
const OLD_ADDRESSES = [
  '/getting-started',
  '/services/resolver',
  '/services/resolver/management',
  '/services/resolver/instance-management',
  '/services/resolver/methods',
  '/services/resolver/guides/create-and-resolve',
  '/services/resolver/guides/resolve-via-api',
  '/services/resolver/guides/did-url-dereferencing',
  '/services/resolver/guides/onyx-create-did',
  '/services/verifier',
  '/learning/verifiable-credential',
  '/learning/digital-identity',
  '/services/general',
  '/reference/configuration/authorizer',
  '/reference/configuration/gateway',
  '/guides/services/iam/create-account',
  '/guides/services/iam/create-api-key',
  '/guides/services/iam/setup-mfa',
];

test('the old addresses lead to pages', () => {
  const routes = new Set(pages.map(({ route }) => route));
  const lost = OLD_ADDRESSES.filter((address) => !routes.has(redirects[address]?.replace(/#.*/, '')));
  expect(lost).toEqual([]);
});

test('the DID methods that the specification names have headings', () => {
  // The page with its parts written out: the headings come from the data of the methods.
  const route = '/reference/services/resolver/supported-did-methods';
  const page = pages.find((one) => one.route === (redirects[route] ?? route));
  const headings = page ? headingIds(page.tree).map(({ heading }) => headingText(heading)) : [];
  const methods = 'cheqd ebsi ens ethr ion polygonid jwk key oyd pkh plc web webvh'.split(' ');
  const missing = methods.filter(
    (method) => !headings.some((heading) => heading.split(/[^a-z0-9]+/i).includes(method)),
  );
  expect(missing).toEqual([]);
});

test('the policy pages of the validator mention the statuses 200 and 422 by heading', () => {
  const routes = ['', 'credential-query', 'format', 'trusted-issuer'].map((name) => {
    const route = `/reference/services/validator/policies/${name}`;
    return redirects[route.replace(/\/$/, '')] ?? route;
  });
  const described = pages.filter(({ route }) => routes.includes(route));
  for (const { route, tree } of described) {
    const ids = headingIds(tree)
      .map(({ id }) => id)
      .join('\n');
    expect(ids, route).toMatch(/\b200\b/);
    expect(ids, route).toMatch(/\b422\b/);
  }
});
