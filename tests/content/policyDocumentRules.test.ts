import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { validatorOf } from './rules.ts';

describe('policy documents take what the platform takes', () => {
  const resource = { region: 'eu', service: 'resolver', resourceType: 'instance', resourceId: 'resolver-eu-1' };
  const statement = { effect: 'allow', scope: 'service', actions: ['resolve'], resources: [resource] };
  const one = (change: object) => ({ version: '1.0', permissions: [{ ...statement, ...change }] });
  const on = (change: object) => one({ resources: [{ ...resource, ...change }] });
  const management = [
    'create',
    'read',
    'update',
    'delete',
    'list',
    'add',
    'remove',
    'read-status',
    'update-status',
    '*',
  ];
  const service = ['authorize', 'resolve', 'validate', 'verify', 'list-methods', '*'];
  const names = [
    'accounts',
    'authorizer',
    'gateway',
    'iam',
    'library',
    'logs',
    'resolver',
    'trail',
    'validator',
    'verifier',
    '*',
  ];
  const types = ['instance', 'configuration', 'api-key', 'policy', 'service-role', 'query', 'account', '*'];
  const rows: [name: string, accepted: object[], refused: object[]][] = [
    ['version', [one({})], [{ ...one({}), version: '1.1' }, { permissions: [statement] }]],
    ['permissions', [], [{ version: '1.0', permissions: [] }, { version: '1.0' }]],
    ['effect', [one({ effect: 'deny' })], [one({ effect: 'forbid' })]],
    [
      'management actions',
      [one({ scope: 'management', actions: management })],
      service.slice(0, -1).map((action) => one({ scope: 'management', actions: [action] })),
    ],
    [
      'service actions',
      [one({ actions: service })],
      [...management.slice(0, -1).map((action) => one({ actions: [action] })), one({ actions: [] })],
    ],
    ['resources', [], [one({ resources: [] }), one({ resources: ['eu/resolver/instance/a'] })]],
    [
      'region',
      ['eu', 'global', '*'].map((region) => on({ region })),
      ['EU', 'eu-', '', 'eu*'].map((region) => on({ region })),
    ],
    ['service', names.map((name) => on({ service: name })), [on({ service: 'issuer' })]],
    ['resource type', types.map((resourceType) => on({ resourceType })), [on({ resourceType: 'key' })]],
    [
      'resource ID',
      [on({ resourceId: '*' }), on({ resourceId: 'role_abcd1234' }), on({ resourceId: 'resolver.read' })],
      [on({ resourceId: 'resolver-*' }), on({ resourceId: '' })],
    ],
  ];
  const validate = validatorOf('policy-document.json');
  test.each(rows)('%s', (_name, accepted, refused) => {
    for (const value of accepted) expect(validate(value as JsonValue), JSON.stringify(value)).toEqual([]);
    for (const value of refused) expect(validate(value as JsonValue), JSON.stringify(value)).not.toEqual([]);
  });
});
