import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../tools-core/base/index.ts';
import { type InspectorFields, settingsOf, splitTexts } from '../../../../tools-core/inspect/index.ts';

const core = { policies: { proof: { skip: false } } };
const settings = (fields: Partial<InspectorFields>) =>
  settingsOf({ input: '', ...fields }, core, { docs: '/docs', errors: {} });

describe('the settings of a check', () => {
  test('are what the fields say', () => {
    expect(
      settings({
        now: ' 2026-06-01T09:31:00Z ',
        beside: '{"a":1}\n\neyJ.b.c',
        expected:
          '{"challenge":"c","domain":"d","audience":"a","nonce":"n","responseUri":"r","sessionTranscript":"AQ"}',
        configuration: '{"policies":{"proof":{"skip":true}}}',
      }),
    ).toEqual({
      now: new Date('2026-06-01T09:31:00Z'),
      catalog: { docs: '/docs', errors: {} },
      configuration: { policies: { proof: { skip: true } } },
      material: ['{"a":1}', 'eyJ.b.c'],
      expected: {
        challenge: 'c',
        domain: 'd',
        audience: 'a',
        nonce: 'n',
        responseUri: 'r',
        sessionTranscript: Uint8Array.of(1),
      },
    });
  });

  test('are those of now and core, where the fields are empty', () => {
    const before = Date.now();
    const { now, ...others } = settings({ now: ' ', beside: ' ', expected: ' ', configuration: '\n' });
    expect(others).toEqual({ catalog: { docs: '/docs', errors: {} }, configuration: core, material: [], expected: {} });
    expect(now.getTime()).toBeGreaterThanOrEqual(before);
    expect(now.getTime()).toBeLessThanOrEqual(Date.now());
    expect(settings({}).material).toEqual([]);
  });

  test.each<[fields: Partial<InspectorFields>, words: string]>([
    [{ now: 'soon' }, 'The time of the check is no time, such as 2026-06-01T09:31:00Z.'],
    [{ expected: '[]' }, 'What is expected is no JSON object.'],
    [{ configuration: '1' }, 'The configuration is no JSON object.'],
    [{ expected: '{"a":' }, 'What is expected: This is cut off: 1 bracket is still open.'],
    [
      { expected: '{"other":1}' },
      'What is expected has other. It may have challenge, domain, audience, nonce, responseUri, responseMode, origin, mdocGeneratedNonce, encryptionInfo, sessionTranscript.',
    ],
    [{ expected: '{"sessionTranscript":"%"}' }, 'sessionTranscript is no base64url.'],
    [{ expected: '{"sessionTranscript":1}' }, 'sessionTranscript is no base64url.'],
    [
      { configuration: '{"policies":{"prof":{}}}' },
      'The verifier refuses this configuration: policies has no key prof, but proof.',
    ],
  ])('%j is refused', (fields, words) => {
    expect(() => settings(fields)).toThrow(new InputError(words));
  });

  test('leave out what is expected and is no text', () => {
    expect(settings({ expected: '{"challenge":1,"domain":"d"}' }).expected).toEqual({ domain: 'd' });
  });
});

const PEM = '-----BEGIN CERTIFICATE-----\nAA\n\nBB\n-----END CERTIFICATE-----';
test.each<[what: string, field: string, texts: string[]]>([
  ['nothing', ' \n', []],
  ['JSON behind JSON', '{"a":"}"}{"b":["\\"]"]} [1]', ['{"a":"}"}', '{"b":["\\"]"]}', '[1]']],
  ['JSON that does not end', ' {"a":1', ['{"a":1']],
  ['certificates behind each other', `${PEM}${PEM}\n{}`, [PEM, PEM, '{}']],
  ['a certificate that does not end', '-----BEGIN X-----\n\nAA ', ['-----BEGIN X-----\n\nAA']],
  ['tokens with an empty line between', 'eyJ.a\n.b\n \neyJ.c', ['eyJ.a\n.b', 'eyJ.c']],
  ['a token before JSON and a certificate', `eyJ.a {}\neyJ.b\n${PEM}`, ['eyJ.a', '{}', 'eyJ.b', PEM]],
])('of a field with %s, each is taken apart', (_, field, texts) => {
  expect(splitTexts(field)).toEqual(texts);
});
