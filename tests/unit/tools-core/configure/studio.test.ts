import { describe, expect, test } from 'vitest';
import { SchemaValidator } from '../../../../plugins/schemas/schemaValidator.ts';
import { InputError, type JsonObject, type Section } from '../../../../tools-core/base/index.ts';
import { mergeLayers, readLayer, studioReport } from '../../../../tools-core/configure/index.ts';
import { changedTexts, fuzz, mayRefuse, PATIENCE, RUNS } from '../fuzzing.ts';
import { coreOf, documents, SERVICES, schemaOf, studioOf } from './studios.ts';

const study = (service: string, custom: string, inline = '') => studioOf(service).study({ custom, inline });

test('objects merge key by key, arrays are replaced whole, and each value has its layer', () => {
  const custom = { cors: { enabled: true, origin: ['https://a.example'], allowHeaders: ['Content-Type'] } };
  const inline = { cors: { origin: ['https://a.example', 'https://b.example'] } };
  const core = coreOf('gateway');
  const { effective, origins } = mergeLayers({ core, custom, inline });
  expect(effective.cors).toEqual({ ...(core.cors as JsonObject), ...custom.cors, ...inline.cors });
  expect(Object.fromEntries(origins)).toMatchObject({
    '/cors/enabled': 'custom',
    '/cors/allowHeaders': 'custom',
    '/cors/origin': 'inline',
    '/cors/maxAge': 'core',
  });
});

test('a value instead of an object takes its origins along', () => {
  const { origins } = mergeLayers({ core: { a: { b: 1, c: 2 } }, custom: { a: 'x' }, inline: { a: { d: 3 } } });
  expect([...origins]).toEqual([['/a/d', 'inline']]);
});

/** A destination of a gateway, without the service that answers. */
const instance = (service: string, resourceId: string): JsonObject => ({
  type: 'instance',
  service,
  resourceId,
  serviceRole: { owner: 'managed', resourceId: 'a' },
});

describe('a layer by the schema', () => {
  test.each(SERVICES)('%s: core and the examples of the schema may be saved', (service) => {
    for (const value of [coreOf(service), ...((schemaOf(service).examples ?? []) as JsonObject[])]) {
      expect(study(service, JSON.stringify(value)).custom.faults).toEqual([]);
    }
  });

  const health = JSON.stringify({ paths: { health: instance('resolver', 'a') } });
  test.each<[service: string, layer: string, pointer: string, message: string, fix?: string]>([
    ['resolver', '{"methods":{"plc":{"enabeld":false}}}', '/methods/plc/enabeld', 'unknown', 'Did you mean enabled?'],
    ['resolver', '{"methods":{"plc":{"enabled":"no"}}}', '/methods/plc/enabled', 'must be of the type boolean.'],
    ['resolver', '{"contentType":"text/html"}', '/contentType', 'must be one of "application/did-resolution", "app'],
    ['resolver', '{"methods":{"web":{"timeout":10}}}', '/methods/web/timeout', 'The value must be 1000 or more.'],
    [
      'resolver',
      '{"methods":{"cheqd":{"networks":["mainnet","mainnet"]}}}',
      '/methods/cheqd/networks',
      'the same entry twice',
    ],
    [
      'resolver',
      '{"methods":null}',
      '/methods',
      'null is not allowed here.',
      'To fall back to the layer below, delete the key.',
    ],
    ['resolver', '[]', '', 'A layer is one JSON object.'],
    ['verifier', '{"resolver":{"type":"instance","resourceId":"A"}}', '/resolver/resourceId', 'have the required form'],
    ['verifier', '{"resolver":{"type":"managed","resourceId":"a"}}', '/resolver/resourceId', 'is unknown'],
    ['verifier', '{"policies":{"proof":{"skip":1,"skip":true}}}', '/policies/proof/skip', 'This key occurs twice'],
    ['gateway', '{"cors":{"credentials":true}}', '/cors', 'The key origin is missing.'],
    ['gateway', health, '/paths/health', "A key has a name that isn't allowed here."],
    ['gateway', '{"\\ud800cors":{}}', '/\ufffdcors', 'The key \ufffdcors is unknown.'],
  ])('%s: %s', (service, layer, pointer, message, fix) => {
    const fault = study(service, layer).custom.faults.find((one) => one.pointer === pointer);
    expect(fault?.message).toContain(message);
    if (fix) expect(fault?.fix).toContain(fix);
  });

  const tolerance = (value: unknown): object => ({
    policies: { notAfter: { credentials: { verifiableCredential: { tolerance: value } } } },
  });
  const roots = (root: unknown): object => ({ policies: { trustedIssuer: { trustedIssuerRootCertificates: [root] } } });
  /** Slips of people who write layers, with what the first line of the report says about them. */
  test.each<[service: string, layer: object | string, message: string, fix?: string]>([
    ['verifier', { methods: { key: { enabled: false } } }, 'unknown', 'This is a key of the resolver. Select that'],
    ['verifier', { policies: { trustedIssuer: {} } }, 'unknown', 'This is a key of the validator. Select that'],
    ['verifier', { polices: {} }, 'unknown', 'Did you mean policies?'],
    ['verifier', { 'policies.proof.skip': true }, 'unknown', '{"policies": {"proof": {"skip": …}}}'],
    ['verifier', { notAfter: { skip: true } }, 'unknown', 'It belongs to policies.'],
    ['verifier', { policies: { policies: {} } }, 'unknown', 'It belongs to the top of the layer.'],
    ['verifier', { policies: { proof: { off: true } } }, 'unknown', 'Known here:'],
    ['verifier', { id: 'a', configuration: { policies: {} } }, 'The key configuration', 'Paste only what'],
    ['verifier', '"{}"', 'A layer is one JSON object.', 'without the quotation marks'],
    ['verifier', tolerance('300'), 'of the type integer', 'Did you mean 300?'],
    ['verifier', tolerance('5m'), 'of the type integer', 'Did you mean 300000?'],
    ['verifier', tolerance('PT1H'), 'of the type integer', 'Did you mean 3600000?'],
    ['gateway', { cors: { maxAge: '2 min' } }, 'of the type integer', 'Did you mean 120?'],
    ['resolver', { methods: { web: { timeout: 30 } } }, 'must be 1000 or more', 'Did you mean 30000?'],
    ['verifier', { policies: { proof: { skip: 'yes' } } }, 'of the type boolean', 'Did you mean true?'],
    ['resolver', { preferredPublicKeyEncoding: 'JWK' }, 'must be one of', 'Did you mean "jwk"?'],
    ['gateway', { cors: { origin: 'https://a.example' } }, 'of the type array', 'Did you mean ["https://a.example"]?'],
    ['gateway', { cors: { origin: ['a.example/x'] } }, 'have the required form', 'Did you mean "https://a.example"?'],
    ['validator', roots('a'), 'of the type object.'],
    ['validator', roots({ type: 'file', path: 'x' }), 'must be one of "pem", "vical", "vical-url", "predefined".'],
  ])('%s: %j leads to its fix', (service, layer, message, fix = '') => {
    const studied = study(service, typeof layer === 'string' ? layer : JSON.stringify(layer));
    const { reason } = studioReport(service, studied, { input: 'custom', offset: 0, completions: [] });
    expect(studied.custom.faults).toHaveLength(1);
    expect([reason?.text, reason?.fix ?? '']).toEqual([expect.stringContaining(message), expect.stringContaining(fix)]);
  });

  test.each([
    ['gateway', '{\n  "cors": }', '}'],
    ['resolver', '{ "contentType": "text/html" }', '"text/html"'],
  ])('a fault is marked in its place: %s, %s', (service, text, marked) => {
    const [{ span }] = study(service, text).custom.faults;
    expect(text.slice(span.start, span.end)).toBe(marked);
  });

  test.each(SERVICES)(
    '%s: changed layers are checked as another validator checks them',
    (service) => {
      const validate = new SchemaValidator(documents).compile(String(schemaOf(service).$id));
      const studio = studioOf(service);
      const examples = (schemaOf(service).examples ?? []) as JsonObject[];
      const texts = [coreOf(service), ...examples].map((value) => JSON.stringify(value));
      const judge = (custom: string) => {
        const { value, faults } = studio.study({ custom, inline: '' }).custom;
        // Formats are a matter of opinion between validators.
        if (value && !faults.some(({ message }) => message.includes('twice') || message.includes('is no '))) {
          expect([custom, faults.length === 0]).toEqual([custom, validate(value as never).length === 0]);
        }
      };
      const share = 0.04;
      fuzz(changedTexts(texts), judge, share);
    },
    PATIENCE,
  );

  test(
    `${RUNS} texts of a layer are read or refused`,
    () => {
      fuzz(changedTexts([JSON.stringify(coreOf('gateway')), '{"cors":{"origin":["*"]}}']), (text) => {
        mayRefuse(() => readLayer(text), InputError);
      });
    },
    PATIENCE,
  );
});

describe('completion', () => {
  const ROOTS = 'trustedIssuerRootCertificates';
  const ROOT_TYPES = ['pem', 'predefined', 'vical', 'vical-url'];
  const at = (service: string, text: string) => {
    const offset = text.indexOf('|');
    return studioOf(service).complete(text.replace('|', ''), offset);
  };
  test.each<[service: string, text: string, labels: string[]]>([
    ['gateway', '{|}', Object.keys(schemaOf('gateway').properties as JsonObject)],
    ['gateway', '{"p|"}', ['paths']],
    ['gateway', '{"cors": {"enabled": true, "poseH|"', ['exposeHeaders']],
    ['gateway', '{"cors": {"enabled": |}}', ['true', 'false']],
    ['verifier', '{"policies":{"credentialStatus":{"onMissing": "|"', ['valid', 'error']],
    ['verifier', '{"resolver": {"type": "|"}}', ['managed', 'instance']],
    ['resolver', '{"methods": {"cheqd": {"networks": ["|"]}}}', ['mainnet', 'testnet']],
    ['validator', `{"policies":{"trustedIssuer":{"${ROOTS}":[{"type":"|"}]}}}`, ROOT_TYPES],
    ['gateway', '{"cors": {}, |}', ['paths']],
  ])('%s: %s', (service, text, labels) => {
    const found = at(service, text).map(({ label }) => label);
    expect([...found].sort()).toEqual([...labels].sort());
  });

  test('what is written makes JSON', () => {
    const text = '{"co"}';
    const [{ insert, start, end }] = studioOf('gateway').complete(text, 4);
    expect(JSON.parse(text.slice(0, start) + insert + text.slice(end))).toEqual({ cors: {} });
  });

  test(
    `${RUNS} unfinished texts`,
    () => {
      const studio = studioOf('verifier');
      fuzz(changedTexts([JSON.stringify(coreOf('verifier')).slice(0, 700)]), (text) => {
        const offset = text.length - (text.length % 7);
        for (const { start, end } of studio.complete(text, offset)) {
          expect(start).toBeLessThanOrEqual(offset);
          expect(end).toBeGreaterThanOrEqual(start);
        }
      });
    },
    PATIENCE,
  );
});

test('each change is described in words', () => {
  const credentials = { verifiableCredential: { onMissingDate: 'error', tolerance: 0 } };
  const custom = {
    policies: { notAfter: { skip: true, credentials }, proof: { skip: false } },
    cors: { origin: ['https://app.example.com'] },
  };
  const { changes } = study('verifier', JSON.stringify(custom));
  const rules = '/policies/notAfter/credentials/verifiableCredential';
  expect(changes.map(({ pointer, meaning }) => [pointer, meaning])).toEqual([
    ['/cors/origin', 'Added: "https://app.example.com". Gone: "*".'],
    ['/policies/notAfter/skip', ''],
    [`${rules}/onMissingDate`, expect.stringMatching(/^Now the policy fails.*; in core the finding is reported/)],
    [`${rules}/tolerance`, ''],
  ]);
  expect(changes.every(({ about, layer }) => about !== '' && layer === 'custom')).toBe(true);
});

test('the report lists changes in one line each, and folds what is as in core', () => {
  const { web, plc, ...rest } = coreOf('resolver').methods as Record<string, JsonObject>;
  const [timeout, enabled] = [Number(web.timeout) + 1, !plc.enabled];
  const studied = study('resolver', JSON.stringify({ methods: { web: { timeout }, plc: { enabled } } }));
  const { sections } = studioReport('resolver', studied, { input: 'custom', offset: 0, completions: [] });
  expect(sections.map(({ title }) => title).slice(0, 2)).toEqual(['Difference from core', 'Values by layer']);
  const [changes, values, , samples] = sections;
  const checksOf = (section: Section) => (section.kind === 'checks' ? section.checks : []);
  expect(checksOf(changes).map(({ outcome, title }) => [outcome, title])).toEqual([
    [undefined, `methods.plc.enabled ${plc.enabled} → ${enabled}`],
    [undefined, `methods.web.timeout ${web.timeout} → ${timeout}`],
  ]);
  const [methods, others] = values.kind === 'tree' ? values.nodes : [];
  expect([methods.name, methods.isOpen, others.isOpen]).toEqual(['methods', true, false]);
  const unchanged = `${Object.keys(rest).length} more, unchanged`;
  expect(methods.children?.map(({ name, value }) => name || value)).toEqual(['plc', 'web', unchanged]);
  expect(checksOf(samples).at(-1)).toMatchObject({ title: expect.stringMatching(/^\d+ as in core: /), isOpen: false });
});

describe('sample requests', () => {
  test.each(SERVICES)('%s has some, and core decides each', (service) => {
    const { samples, changes } = study(service, '');
    expect(samples.length).toBeGreaterThan(5);
    expect(changes).toEqual([]);
    for (const { core, now } of samples) expect(now).toEqual(core);
  });

  const dates = (verifiableCredential: JsonObject) => ({ notAfter: { credentials: { verifiableCredential } } });
  const statusChecks = { revocation: { onRevocation: 'warning' } };
  const cors = (origin: string, change: JsonObject) => ({ cors: { enabled: true, origin: [origin], ...change } });
  const app = 'https://app.example.com';
  const staging = 'https://staging.example.com';
  const headers = { allowHeaders: ['content-type'] };
  test.each<
    [service: string, policies: JsonObject | undefined, layer: JsonObject, name: string, core: string, now: string]
  >([
    ['verifier', dates({ tolerance: 0 }), {}, 'A credential that expired two minutes', 'pass', 'fail'],
    ['verifier', { notAfter: { skip: true } }, {}, 'A credential that expired a year', 'fail', 'pass'],
    ['verifier', dates({ enabled: false }), {}, 'A credential without an end', 'warn', 'pass'],
    [
      'verifier',
      { credentialStatus: { statusTypes: { bitstringStatusList: { statusChecks } } } },
      {},
      'A credential revoked in a Bitstring status list',
      'fail',
      'warn',
    ],
    [
      'verifier',
      { format: { standards: { iso: { '18013-5:2021': { enabled: false } } } } },
      {},
      'An mdoc',
      'pass',
      'fail',
    ],
    [
      'validator',
      { presentationSubmission: { onPresentationEvaluationWarning: 'error' } },
      {},
      'A presentation whose',
      'warn',
      'fail',
    ],
    ['resolver', undefined, { methods: { cheqd: { networks: ['mainnet'] } } }, 'Resolve did:cheqd', 'pass', 'fail'],
    ['resolver', undefined, { contentType: 'application/did' }, 'Resolve without', 'pass', 'fail'],
    ['gateway', undefined, { paths: { auth: instance('authorizer', 'a') } }, 'GET /auth', 'fail', 'pass'],
    ['gateway', undefined, cors(app, headers), `A page on ${app} posts`, 'fail', 'pass'],
    ['gateway', undefined, cors('*', { allowHeaders: ['*'] }), `A page on ${app} calls`, 'fail', 'fail'],
    ['gateway', undefined, cors(staging, { ...headers, credentials: true }), `A page on ${staging}`, 'fail', 'pass'],
    [
      'authorizer',
      undefined,
      { openId4vp: { expiresAfter: 600_000 } },
      'A wallet that responds after 6',
      'fail',
      'pass',
    ],
  ])('%s: %j %j', (service, policies, layer, name, core, now) => {
    const { samples, custom } = study(service, JSON.stringify({ ...(policies && { policies }), ...layer }));
    const sample = samples.find((one) => one.name.startsWith(name));
    expect([sample?.core.outcome, sample?.now.outcome]).toEqual([core, now]);
    expect(custom.faults).toEqual([]);
  });
});
