import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../../../tools-core/base/index.ts';
import type { Studied } from '../../../../tools-core/configure/studio.ts';
import { coreOf, SERVICES, studioOf } from './studios.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/said/configurations');
const OUTCOMES = ['valid', 'warning', 'error'];

/** A layer that changes each value of core of one kind, such as each outcome to `error`. */
function layerOf(core: Json, change: (value: Json, name: string) => Json | undefined, name = ''): Json | undefined {
  if (!isObject(core)) return change(core, name);
  const members = Object.entries(core).flatMap(([inner, value]) => {
    const changed = layerOf(value, change, inner);
    return changed === undefined ? [] : [[inner, changed]];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

const isOutcome = (value: Json) => typeof value === 'string' && OUTCOMES.includes(value);
const LAYERS: Record<string, (value: Json, name: string) => Json | undefined> = {
  'all is skipped': (_, name) => (name === 'skip' ? true : undefined),
  'nothing is enabled': (value, name) => (name === 'enabled' && value === true ? false : undefined),
  'all is enabled': (value, name) => (name === 'enabled' && value === false ? true : undefined),
  'lists are empty': (value) => (Array.isArray(value) ? [] : undefined),
  'numbers are one more': (value) => (typeof value === 'number' ? value + 1 : undefined),
  'numbers are words': (value) => (typeof value === 'number' ? 'many' : undefined),
  ...Object.fromEntries(
    OUTCOMES.map((outcome) => [
      `all findings are ${outcome}`,
      (value: Json) => (isOutcome(value) ? outcome : undefined),
    ]),
  ),
};

/** What only one service has. */
const OWN: Record<string, string[]> = {
  authorizer: ['{"openId4vp":{"expiresAfter":60000}}', '{"openId4vp":{"expiresAfter":1800000}}'],
  gateway: [
    '{"cors":{"enabled":true,"origin":["https://app.example.com"],"allowMethods":["GET"]}}',
    '{"cors":{"enabled":true,"origin":["*"],"allowHeaders":["*"],"credentials":true}}',
    '{"cors":{"enabled":true,"origin":["*"],"allowHeaders":["authorization","content-type"]}}',
    '{"paths":{"auth":{"type":"instance","service":"authorizer","resourceId":"kiosk-authorizer","serviceRole":{"owner":"managed","resourceId":"r"}},"did":{"type":"managed","service":"resolver"}}}',
    '{"paths":{"Auth":7,"health":{}},"cors":{"maxAge":-1,"maxage":1}}',
    '{"cors":{"origin":["a","a"],"allowMethods":["TRACE"],"maxAge":1e9}}',
  ],
  resolver: [
    '{"methods":{"cheqd":{"networks":["mainnet"]},"ethr":{"networks":[]},"plc":{"enabled":false}},"contentType":"application/did"}',
    '{"methods":{"cheqd":{"networks":["testnet","mainnet"]},"web":{"timeout":1}},"toString":1}',
  ],
  validator: [
    '{"policies":{"trustedIssuer":{"trustedIssuerRootCertificates":[{"type":"predefined","tag":"x"},{"type":"pem","pem":"x"}]}}}',
    '{"policies":{"trustedIssuer":{"trustedIssuerRootCertificates":[{"type":"pem"},{"type":"vical-url","url":"x"},{"type":"none"}]}}}',
  ],
  verifier: [
    '{"resolver":{"type":"instance","resourceId":"my-resolver"}}',
    '{"policies":{"notAfter":{"credentials":{"verifiableCredential":{"tolerance":120000},"verifiablePresentation":{"tolerance":3600000}}}}}',
    '{"policies":{"notAfter":null,"proof":[]},"polices":{}}',
  ],
};

function linesOf({ custom, changes, samples }: Studied, text: string): string[] {
  return [
    ...custom.faults.map(
      ({ pointer, message, fix, error, span }) =>
        `fault ${pointer}: ${message}${fix ? ` Fix: ${fix.slice(0, 60)}` : ''}${error ? ` Error: ${error.slug}` : ''} @${span.start} ${text.slice(span.start, span.end).slice(0, 30)}`,
    ),
    ...changes.map(
      ({ pointer, key, layer, about, meaning, before, after }) =>
        `${layer} ${pointer} (${key?.join(' ')}): ${meaning} ${JSON.stringify(before)} > ${JSON.stringify(after)}. ${about.slice(0, 30)}`,
    ),
    ...samples
      .filter(({ core, now }) => JSON.stringify(core) !== JSON.stringify(now))
      .map(({ name, now }) => `${name}: ${now.outcome}, ${now.why} (${now.pointer}) ${now.error?.cause ?? ''}`.trim()),
  ];
}

/** `-u` writes them anew: read what changed, since it is what a reader sees. */
describe('all that the studio says of layers', () => {
  test.each(SERVICES)('of the %s', async (service) => {
    const [studio, core] = [studioOf(service), coreOf(service)];
    const said = [
      '# core',
      ...studio
        .study({ custom: '', inline: '' })
        .samples.map(({ name, core: { outcome, why, pointer, error } }) =>
          `${name}: ${outcome}, ${why} (${pointer}) ${error?.cause ?? ''}`.trim(),
        ),
    ];
    for (const [name, change] of Object.entries(LAYERS)) {
      const text = JSON.stringify(layerOf(core, change) ?? {});
      said.push('', `# ${name}`, ...linesOf(studio.study({ custom: text, inline: '' }), text));
    }
    for (const text of OWN[service] ?? [])
      said.push('', `# ${text}`, ...linesOf(studio.study({ custom: text, inline: '' }), text));
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(path.join(folder, `${service}.txt`));
  });
});

/** The cursor is where the bar stands. */
test.each([
  [
    'gateway',
    [
      '{|}',
      '{"p|"}',
      '{"|": 1}',
      '{"cors": {"enabled": true, "o|"',
      '{"cors": {"enabled": tr|}}',
      '{"cors": {"allowMethods": ["G|"]}}',
      '{"paths": {"a": {"type": "|"}}}',
      '{"none": {"|"}}',
      '|{}',
    ],
  ],
  ['verifier', ['{"resolver": {|}}', '{"resolver": {"type": "m|"}}', '{"policies": {"|"}}']],
  ['resolver', ['{"contentType": |}', '{"methods": {"web": {"timeout": |}}}', '{"methods": {"WE|"}}']],
  [
    'validator',
    [
      '{"policies": {"trustedIssuer": {"trustedIssuerRootCertificates": [{|}]}}}',
      '{"policies": {"trustedIssuer": {"trustedIssuerRootCertificates": [|]}}}',
    ],
  ],
  ['authorizer', ['{"openId4vp": {"|"}}']],
] as [string, string[]][])('what the studio of the %s offers where somebody writes', async (service, texts) => {
  const lines = texts.flatMap((marked) => [
    marked,
    ...studioOf(service)
      .complete(marked.replace('|', ''), marked.indexOf('|'))
      .map(({ label, insert, start, end, about }) =>
        `  ${label}: ${insert} @${start}-${end} ${about.slice(0, 40)}`.trimEnd(),
      ),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(folder, `${service}-offers.txt`));
});
