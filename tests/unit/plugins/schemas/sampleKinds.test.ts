import { describe, expect, test } from 'vitest';
import type { Sample } from '../../../../plugins/pages/samplesOf.ts';
import type { JsonValue } from '../../../../plugins/schemas/jsonValue.ts';
import { serviceOfHost } from '../../../../plugins/schemas/sampleKinds.ts';
import { jsonTexts, knownParts } from '../../../../plugins/schemas/sampleTexts.ts';

describe('what a fence says that a sample is', () => {
  const kindsOf = (schema: string | undefined, value: unknown, title = 'A sample') => {
    const sample = { language: 'json', code: '', title, schema, page: { route: '/explanations/' } } as Sample;
    const parts = knownParts(sample, value as JsonValue);
    return typeof parts === 'string' ? parts : parts.map(({ kind }) => kind);
  };
  const rows: [schema: string, kind: unknown][] = [
    ['configuration of verifier', { is: 'configuration', service: 'verifier', core: false }],
    ['core configuration of resolver', { is: 'configuration', service: 'resolver', core: true }],
    ['cors configuration', { is: 'cors', core: false }],
    ['core cors configuration', { is: 'cors', core: true }],
    ['results', { is: 'results' }],
    ['policy-result', { is: 'policy result' }],
    ['policy-document', { is: 'policy document' }],
    ['platform-error', { is: 'platform error' }],
    ['service-instance', { is: 'instance reference' }],
    ['service-role', { is: 'role reference' }],
    ['json-schema', { is: 'json schema' }],
    ['did-document', { is: 'schema', name: 'did-document', definition: undefined, part: false }],
  ];
  test.each(rows)('%s', (schema, kind) => expect(kindsOf(schema, {})).toEqual([kind]));

  test('nothing but the fence says it, so that a title or a page may change', () => {
    expect(kindsOf(undefined, {}, 'Inline configuration of a verifier')).toBe('no kind');
    expect(kindsOf('configurations of verifier', {})).toBe('no schema');
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
