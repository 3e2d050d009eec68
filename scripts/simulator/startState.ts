import type { TestedWith } from '../../plugins/checks/rules/frontMatter.ts';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { endpointOf } from './call.ts';
import { data } from './data.ts';
import type { Simulator } from './simulator.ts';
import type { LogEntry, PolicyDocument } from './state.ts';

/** What a page expects its reader to have. */
interface StartState {
  /** Instances as `service/id`. */
  instances?: string[];
  /** Inline configurations of these instances. */
  settings?: Record<string, JsonObject>;
  /** API keys with the titles of their managed policies. */
  keys?: Record<string, string[]>;
  /** API keys with an inline policy. */
  policies?: Record<string, PolicyDocument>;
  /** Past requests, which are in the logs. */
  history?: (Pick<LogEntry, 'scope' | 'method' | 'path'> & { at: string })[];
  /** Shell variables of earlier pages, by the key whose secret `API_SECRET` has and the instance of `ENDPOINT`. */
  session?: { key: string; service: string; id: string };
}

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const resolver = 'resolver/resolver-eu-1';
const validator = 'validator/validator-eu-1';

const management = (actions: string[], ...resources: PolicyDocument['permissions'][number]['resources']) => ({
  version: '1.0',
  permissions: [{ effect: 'allow' as const, scope: 'management' as const, actions, resources }],
});
const anyOf = (region: string, service: string, resourceType: string) => {
  return { region, service, resourceType, resourceId: '*' };
};

/** What several guides require, by the name that their front matter gives as `setup`. */
const SETUPS: Record<string, StartState> = {
  // What the guide on the test wallet sets up.
  kiosk: {
    instances: [validator, 'authorizer/kiosk-authorizer'],
    settings: {
      [validator]: {
        policies: { trustedIssuer: { trustedIssuerRootCertificates: [{ type: 'pem', pem: data.root }] } },
      },
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
  },
  'key-admin': {
    instances: [resolver],
    policies: {
      'iam-admin': management(['create', 'list', 'read', 'add', 'remove', 'delete'], anyOf('global', 'iam', 'api-key')),
    },
  },
  // The policy document that the page on logs shows.
  'log-reader': {
    instances: [resolver],
    policies: {
      'log-reader': management(['create', 'read'], anyOf('eu', 'logs', 'query'), anyOf('global', 'trail', 'query')),
    },
    history: [
      { at: '2026-03-02T08:15:00Z', scope: 'management', method: 'PUT', path: '/instances/resolver-eu-1' },
      { at: '2026-03-02T08:20:00Z', scope: 'service', method: 'GET', path: `/${DID}` },
      { at: '2026-03-02T09:20:00Z', scope: 'service', method: 'GET', path: '/methods' },
    ],
  },
  session: { session: { key: 'app-verify', service: 'verifier', id: 'verifier-eu-1' } },
};

/**
 * Puts what a page expects into an empty account.
 * @param tested what the front matter of the page says under `testedWith`
 * @returns shell variables that earlier pages have set
 */
export function prepareAccount({ state, origin }: Simulator, tested: TestedWith): Record<string, string> {
  const setup = SETUPS[tested.setup ?? ''] ?? {};
  const own = (tested.instances ?? []).map((id) => `${id.split('-')[0]}/${id}`);
  for (const instance of [...(setup.instances ?? []), ...own]) {
    const [service = '', resourceId = ''] = instance.split('/');
    const name = resourceId.replace(/-eu-/, ' EU ').replace(/^./, (letter) => letter.toUpperCase());
    const inlineConfiguration = setup.settings?.[instance];
    state.addInstance({ service, region: 'eu', resourceId, name, ...(inlineConfiguration && { inlineConfiguration }) });
  }
  for (const [name, titles] of Object.entries(tested.keys ?? setup.keys ?? {})) {
    const key = state.addKey(name, null, `key_${name}`);
    key.policies = titles.map((policyResourceId) => ({ policyType: 'managed', policyResourceId }));
  }
  for (const [name, document] of Object.entries(setup.policies ?? {})) state.addKey(name, document, `key_${name}`);
  for (const { at, ...request } of setup.history ?? []) {
    const requestId = `${String(state.logs.length).padStart(8, '0')}-9c0d-4e2f-b7a6-3d4e5f607182`;
    const about = { service: 'resolver', region: 'eu', instanceId: 'resolver-eu-1', status: 200 };
    state.logs.push({ ...about, ...request, requestId, time: Date.parse(at) });
  }
  if (!setup.session) return {};
  const { key, service, id } = setup.session;
  return { ENDPOINT: endpointOf(origin, service, 'eu', id), API_SECRET: state.keyNamed(key)?.secret ?? '' };
}
