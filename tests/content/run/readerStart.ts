import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestedWith } from '../../../plugins/checks/rules/frontMatter.ts';
import type { Page } from '../../../plugins/pages/page.ts';
import type { PolicyDocument } from '../../../simulator/state.ts';
import { root, tokens } from '../apiDescriptions.ts';
import type { Before } from './runPage.ts';

const did = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const resolver = 'resolver/resolver-eu-1';
const validator = 'validator/validator-eu-1';

const iam = (actions: string[]): PolicyDocument => ({
  version: '1.0',
  permissions: [
    {
      effect: 'allow',
      scope: 'management',
      actions,
      resources: [{ region: 'global', service: 'iam', resourceType: 'api-key', resourceId: '*' }],
    },
  ],
});

const query = { resourceType: 'query', resourceId: '*' };

/** The policy document that the page on logs shows. */
const logs: PolicyDocument = {
  version: '1.0',
  permissions: [
    {
      effect: 'allow',
      scope: 'management',
      actions: ['create', 'read'],
      resources: [
        { region: 'eu', service: 'logs', ...query },
        { region: 'global', service: 'trail', ...query },
      ],
    },
  ],
};

const pem = readFileSync(path.join(root, 'docs/public/examples/certificates/root.pem'), 'utf8');

/** What the guide on the test wallet sets up. */
const kiosk: Before = {
  instances: [validator, 'authorizer/kiosk-authorizer'],
  settings: {
    [validator]: { policies: { trustedIssuer: { trustedIssuerRootCertificates: [{ type: 'pem', pem }] } } },
    'authorizer/kiosk-authorizer': {
      policies: {
        validate: {
          validator: {
            type: 'instance',
            resourceId: 'validator-eu-1',
            serviceRole: { owner: 'managed', resourceId: 'validator_all_actions' },
          },
        },
      },
      openId4vp: { clientMetadata: { clientName: 'Example site access' } },
    },
  },
  keys: { 'app-authorize': ['authorizer.read'] },
};

/** What several guides require, by the name that their front matter gives as `setup`. */
const setups: Record<string, Before> = {
  kiosk,
  'key-admin': {
    instances: [resolver],
    policies: { 'iam-admin': iam(['create', 'list', 'read', 'add', 'remove', 'delete']) },
  },
  'log-reader': {
    instances: [resolver],
    policies: { 'log-reader': logs },
    history: [
      { at: '2026-03-02T08:15:00Z', scope: 'management', method: 'PUT', path: '/instances/resolver-eu-1' },
      { at: '2026-03-02T08:20:00Z', scope: 'service', method: 'GET', path: `/${did}` },
      { at: '2026-03-02T09:20:00Z', scope: 'service', method: 'GET', path: '/methods' },
    ],
  },
  session: {
    variables: {
      ENDPOINT: `https://verifier-eu-1.verifier.service.eu.${tokens['%brand.apiDomain%']}`,
      API_SECRET: 'secret of app-verify',
    },
  },
};

/** What a reader has before the first step, from `testedWith` in the front matter; undefined for a page that is not tested. */
export function readerStart({ frontMatter }: Pick<Page, 'frontMatter'>): Before | undefined {
  const tested = frontMatter.testedWith as TestedWith | undefined;
  if (!tested) return undefined;
  const setup = setups[tested.setup ?? ''] ?? {};
  const instances = (tested.instances ?? []).map((id) => `${id.split('-')[0]}/${id}`);
  return { ...setup, instances: [...(setup.instances ?? []), ...instances], keys: tested.keys ?? setup.keys };
}
