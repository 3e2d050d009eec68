import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { type Check, inspect, merged } from '../../../tools-core/verify/index.ts';
import { read } from '../examples/published.ts';
import { core, settingsOf } from './samples.ts';

// The list of trust anchors of a validator, which the inspector takes in its configuration.

const MDOC = 'mdoc/issuer-signed.txt';
const root = read('certificates/root.pem');
const vical = read('certificates/vical.txt').trim();

async function trustOf(policy: JsonObject, beside: string[] = []): Promise<Check | undefined> {
  const configuration = merged(core, { policies: { trustedIssuer: policy } });
  const { checks } = await inspect(read(MDOC).trim(), settingsOf(MDOC, { configuration, material: beside }));
  return checks.find(({ policy: name }) => name === 'trustedIssuer');
}
const listed = (...sources: JsonObject[]) => ({ trustedIssuerRootCertificates: sources });

describe('a chain that ends at the list', () => {
  test.each<[string, JsonObject, string]>([
    ['a certificate', { type: 'pem', pem: root }, 'pem'],
    ['a VICAL of a signer that is trusted', { type: 'vical', cbor: vical, vicalTrustedCertificates: [root] }, 'vical'],
    ['a VICAL of any signer', { type: 'vical', cbor: vical, vicalTrustedCertificates: [] }, 'vical'],
  ])('%s', async (_, source, kind) => {
    const check = await trustOf(listed(source));
    expect(check).toMatchObject({ state: 'passed', result: { data: { trustAnchor: { source: kind } } } });
  });
});

test.each<[string, JsonObject, string]>([
  ['predefined roots', { type: 'predefined', tag: 'aamva' }, 'the predefined roots aamva'],
  ['an address', { type: 'vical-url', url: 'https://example.com/list' }, 'the VICAL at https://example.com/list'],
])('%s, which only a network gives: nobody can say here', async (_, source, words) => {
  const check = await trustOf(listed(source));
  expect(check?.state).toBe('not-checked');
  expect(check?.steps.at(-1)?.text).toContain(`The tool can't fetch ${words}`);
});

test('with a list, certificates beside the credential do not count', async () => {
  expect(await trustOf(listed(), [root])).toMatchObject({ state: 'failed', fault: { key: 'anchors-empty' } });
  expect(await trustOf({}, [root])).toMatchObject({ state: 'passed' });
});

test('a policy that is skipped judges nothing', async () => {
  expect(await trustOf({ skip: true, ...listed() })).toBeUndefined();
});

test.each<[string, JsonObject]>([['other bytes', { type: 'vical', cbor: 'AAECAwQF', vicalTrustedCertificates: [] }]])(
  'a VICAL that is %s cannot be loaded',
  async (_, source) => {
    expect(await trustOf(listed(source))).toMatchObject({
      state: 'failed',
      fault: { key: 'anchor-cbor', place: 'configuration/policies/trustedIssuer/trustedIssuerRootCertificates/0/cbor' },
    });
  },
);

test('a VICAL whose content was changed has no signer that is trusted', async () => {
  const bytes = Buffer.from(vical, 'base64');
  bytes[bytes.indexOf('Example Works')] = 0x65;
  const source = { type: 'vical', cbor: bytes.toString('base64'), vicalTrustedCertificates: [root] };
  expect(await trustOf(listed(source))).toMatchObject({ state: 'failed', fault: { key: 'anchor-vical' } });
});
