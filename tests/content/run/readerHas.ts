import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PolicyDocument } from '../../platform/state.ts';
import { root, tokens } from '../apiDescriptions.ts';
import type { Before } from './runPage.ts';

const did = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const resolver = 'resolver/resolver-eu-1';
const validator = 'validator/validator-eu-1';
const verifier = 'verifier/verifier-eu-1';
const appVerify = { 'app-verify': ['verifier.read'] };
const appResolve = { 'app-resolve': ['resolver.read'] };
const ciDeploy = { 'ci-deploy': ['Resolver administrator'] };

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

const kioskKeys = {
  'ci-deploy': ['Authorizer administrator', 'Validator administrator'],
  'app-authorize': ['authorizer.read'],
};

/** What the "Before you start" of a page asks for, by route. */
export const readerHas: Record<string, Before> = {
  '/': {
    instances: [verifier],
    keys: appVerify,
    variables: {
      ENDPOINT: `https://verifier-eu-1.verifier.service.eu.${tokens['%brand.apiDomain%']}`,
      API_SECRET: 'secret of app-verify',
    },
  },
  '/guides/management/iam/create-api-key': {
    instances: [resolver],
    policies: { 'iam-admin': iam(['create', 'read', 'add', 'remove', 'delete']) },
  },
  '/guides/management/iam/rotate-api-key': {
    instances: [resolver],
    keys: appResolve,
    policies: { 'iam-admin': iam(['create', 'list', 'read', 'add', 'remove', 'delete']) },
  },
  '/guides/management/instances/create': { keys: ciDeploy },
  '/guides/management/instances/configure': { instances: [resolver], keys: { ...ciDeploy, ...appResolve } },
  '/guides/management/instances/state': { instances: [resolver], keys: ciDeploy },
  '/guides/management/instances/logs': {
    instances: [resolver],
    policies: { 'log-reader': logs },
    history: [
      { at: '2026-03-02T08:15:00Z', scope: 'management', method: 'PUT', path: '/instances/resolver-eu-1' },
      { at: '2026-03-02T08:20:00Z', scope: 'service', method: 'GET', path: `/${did}` },
      { at: '2026-03-02T09:20:00Z', scope: 'service', method: 'GET', path: '/methods' },
    ],
  },
  '/guides/on-call': { instances: [verifier] },
  '/guides/test-in-ci': { instances: [verifier], keys: appVerify },
  '/guides/services/authorizer/ask-a-wallet': {
    keys: {
      'ci-deploy': ['Authorizer administrator', 'Validator administrator'],
      'app-authorize': ['authorizer.read'],
    },
  },
  '/guides/services/authorizer/test-wallet': { keys: kioskKeys },
  '/guides/services/authorizer/check-an-age': kiosk,
  '/guides/services/authorizer/encrypt-the-answer': kiosk,
  '/guides/services/authorizer/same-device': kiosk,
  '/guides/services/authorizer/browser-api': kiosk,
  '/guides/services/authorizer/wait-for-the-answer': { ...kiosk, keys: kioskKeys },
  '/guides/services/gateway/wallet-path': {
    ...kiosk,
    keys: { 'ci-deploy': ['Gateway administrator'], 'app-authorize': ['authorizer.read'] },
  },
  '/tutorials/services/authorizer/': { keys: kioskKeys },
  '/guides/services/resolver/configure': { instances: [resolver], keys: { ...ciDeploy, ...appResolve } },
  '/guides/services/resolver/pick-w3c-did-method': { instances: [resolver], keys: appResolve },
  '/guides/services/resolver/test': { instances: [resolver], keys: appResolve },
  '/guides/services/verifier/instance-management': {
    keys: { 'ci-deploy': ['Verifier administrator'], 'app-verify': ['verifier.read'] },
  },
  '/guides/services/verifier/verify-jwt': { instances: [verifier], keys: appVerify },
  '/guides/services/validator/accept-issuers': {
    instances: [validator],
    keys: { 'ci-deploy': ['Validator administrator'], 'app-validate': ['validator.read'] },
  },
  '/guides/services/validator/read-mdoc': {
    instances: [validator, verifier],
    keys: { 'app-validate': ['validator.read'] },
  },
  '/guides/services/verifier/token-status-list': {
    instances: [verifier, resolver],
    keys: { ...appVerify, ...appResolve },
  },
  '/tutorials/services/resolver/resolve-via-api': { instances: [resolver] },
  '/tutorials/services/resolver/did-url-dereferencing': { instances: [resolver], keys: appResolve },
  '/tutorials/services/resolver/onyx-create-did': { instances: [resolver], keys: appResolve },
};
