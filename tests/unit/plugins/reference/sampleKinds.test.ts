import { describe, expect, test } from 'vitest';
import type { Sample } from '../../../../plugins/contentChecks/checks/samples.ts';
import { sampleKind, serviceOfHost } from '../../../../plugins/reference/sampleKinds.ts';
import { jsonTexts, knownParts } from '../../../../plugins/reference/sampleTexts.ts';

describe('sampleKind', () => {
  const part = (service: string) => ({ is: 'configuration', service, core: false });
  const rows: [title: string, route: string, kind: unknown][] = [
    [
      'Core configuration',
      '/reference/services/resolver/configuration',
      { is: 'configuration', service: 'resolver', core: true },
    ],
    ['Core configuration', '/reference/configuration/cors', { is: 'cors', core: true }],
    ['Core configuration, CORS part', '/explanations/management/configurations', { is: 'cors', core: true }],
    ['Effective configuration, CORS part', '/explanations/management/configurations', { is: 'cors', core: false }],
    ['Inline configuration', '/explanations/services/gateway', part('gateway')],
    ['Inline configuration of front-gateway', '/reference/services/resolver/', part('gateway')],
    ['Inline configuration of a verifier', '/reference/configuration/service-roles', part('verifier')],
    ['Inline configuration', '/guides/management/instances/configure', part('resolver')],
    ['Inline configuration', '/reference/errors/trusted-issuer-untrusted', part('validator')],
    ['Inline configuration', '/reference/errors/not-allowed-by-configuration', part('verifier')],
    ['Inline configuration', '/explanations/management/instances', 'no service'],
    ['Disable three methods', '/guides/services/resolver/configure', part('resolver')],
    ['Disable three methods', '/guides/services/resolver/test', undefined],
    ['Gateway path', '/reference/configuration/service-instances', part('gateway')],
    ['Managed role', '/reference/configuration/service-roles', { is: 'role reference' }],
    ['Policy of the key ci-deploy', '/reference/iam/scopes', { is: 'policy document' }],
    [
      'Inline policy document of role_abcd1234',
      '/explanations/management/iam/service-roles',
      { is: 'policy document' },
    ],
    ['Result entry with the problem object', '/reference/errors/invalid-format', { is: 'policy result' }],
    ['Result entries with a warning', '/reference/services/verifier/policies/', { is: 'results' }],
    ['Answer body, 422', '/reference/services/verifier/errors', { is: 'results' }],
    ['Answer body, 403', '/reference/services/verifier/api', { is: 'platform error' }],
    ['OpenID configuration answer', '/reference/services/authorizer/api', undefined],
    ['DID document', '/guides/services/resolver/configure', undefined],
  ];
  test.each(rows)('%s on %s', (title, route, kind) => {
    expect(sampleKind({ title, route })).toEqual(kind);
  });

  test('a host names the service of a request', () => {
    expect(serviceOfHost('PUT https://verifier.management.eu.acme.example/instances/x')).toBe('verifier');
    expect(serviceOfHost('https://resolver-eu-1.resolver.service.eu.acme.example')).toBe('resolver');
    expect(serviceOfHost('https://iam.management.global.acme.example')).toBeUndefined();
  });
});

describe('jsonTexts', () => {
  test.each([
    ['json', '{ "a": 1 }', [{ text: '{ "a": 1 }', line: 10, column: 1 }]],
    ['http', 'PUT /x HTTP/1.1\nHost: a\n\n{\n}', [{ text: '{\n}', line: 13, column: 1 }]],
    ['http', 'HTTP/1.1 204 No Content', []],
    ['bash', 'curl x \\\n  --data \'{"a":1}\'', [{ text: '{"a":1}', line: 11, column: 11 }]],
    // A quoted text ends for a quote, which a backslash or double quotes protect, and goes on.
    ['bash', `curl x --data '{"a":"it'\\''s"}'`, [{ text: `{"a":"it's"}`, line: 10, column: 16 }]],
    ['bash', `curl x -d '{"a":"'"'"'"}' -H 'b: c'`, [{ text: `{"a":"'"}`, line: 10, column: 12 }]],
    [
      'bash',
      `curl x -d '{"a":1}' -d '{"b":2}'`,
      [
        { text: '{"a":1}', line: 10, column: 12 },
        { text: '{"b":2}', line: 10, column: 25 },
      ],
    ],
    ['bash', "cat > x <<'EOF'\n{}\nEOF", [{ text: '{}', line: 11, column: 1 }]],
    ['bash', "curl x --data 'a=b'", []],
    ['text', '{}', []],
  ])('of %s', (language, code, texts) => {
    expect(jsonTexts({ language, code, line: 10 })).toEqual(texts);
  });
});

describe('knownParts', () => {
  const parts = (code: string, value: never) => {
    const page = { route: '/guides/services/resolver/configure' };
    return knownParts({ language: 'bash', title: 'Request', code, page } as unknown as Sample, value);
  };
  test('are found inside bodies', () => {
    const value = { instance: { inlineConfiguration: {} }, serviceRole: { inlinePolicyDocument: {} } } as never;
    expect(parts('https://verifier.management.eu.acme.example', value)).toEqual([
      {
        segments: ['instance', 'inlineConfiguration'],
        kind: { is: 'configuration', service: 'verifier', core: false },
      },
      { segments: ['serviceRole', 'inlinePolicyDocument'], kind: { is: 'policy document' } },
    ]);
  });
  test('are results under data, and not log entries', () => {
    expect(parts('', { data: [{ policy: 'proof' }] } as never)).toEqual([
      { segments: ['data', 0], kind: { is: 'policy result' } },
    ]);
    expect(parts('', { data: [{ service: 'resolver' }] } as never)).toEqual([]);
  });
});
