import { expect, test } from 'vitest';
import { type InspectorFields, settingsOf, splitTexts } from '../../../../tools-core/inspect/index.ts';

const core = { policies: { proof: { skip: false } } };
const catalog = { docs: '/docs', loadErrors: async () => ({}) };
const settings = (fields: Partial<InspectorFields>) => settingsOf({ input: '', ...fields }, core, catalog);

test('the settings of a check are those of the fields', () => {
  const expected = '{"challenge":"c","responseUri":"r","sessionTranscript":"AQ"}';
  const configuration = '{"policies":{"proof":{"skip":true}}}';
  expect(settings({ now: ' 2026-06-01T09:31:00Z ', beside: '{"a":1}\n\neyJ.b.c', expected, configuration })).toEqual({
    now: new Date('2026-06-01T09:31:00Z'),
    catalog,
    configuration: { policies: { proof: { skip: true } } },
    material: ['{"a":1}', 'eyJ.b.c'],
    expected: { challenge: 'c', responseUri: 'r', sessionTranscript: Uint8Array.of(1) },
  });
  const { now, ...others } = settings({ now: ' ', beside: ' ', expected: ' ', configuration: '\n' });
  expect(others).toEqual({ catalog, configuration: core, material: [], expected: {} });
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000);
});

test.each<[fields: Partial<InspectorFields>, words: string]>([
  [{ now: 'soon' }, 'The time of the check must have the form 2026-06-01T09:31:00Z.'],
  [{ expected: '[]' }, 'The expected response is not a JSON object.'],
  [{ expected: '{"a":' }, 'The expected response is cut off: 1 bracket is still open.'],
  [{ expected: '{"other":1}' }, 'The expected response has other. It can have challenge, '],
  [{ expected: '{"sessionTranscript":"%"}' }, 'sessionTranscript is not base64url.'],
  [{ configuration: '{"policies":{"prof":{}}}' }, 'policies has no key prof, but proof.'],
])('%o is refused', (fields, words) => {
  expect(() => settings(fields)).toThrow(words);
});

test.each<[field: string, texts: string[]]>([
  [' {"a":"}"}[1]\n{"b":"\\""} ', ['{"a":"}"}', '[1]', '{"b":"\\""}']],
  ['eyJ.a\nb.c\n\neyJ.d.e', ['eyJ.a\nb.c', 'eyJ.d.e']],
  ['{"versionId":"1"}\n{"versionId":"2"}', ['{"versionId":"1"}\n{"versionId":"2"}']],
  [
    '-----BEGIN A-----\nx\n-----END A----------BEGIN B-----\ny\n-----END B-----',
    ['-----BEGIN A-----\nx\n-----END A-----', '-----BEGIN B-----\ny\n-----END B-----'],
  ],
])('the texts of %j are separated', (field, texts) => {
  expect(splitTexts(field)).toEqual(texts);
});
