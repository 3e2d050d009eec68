import { describe, expect, test } from 'vitest';
import { SchemaValidator } from '../../../../plugins/schemas/schemaValidator.ts';
import { InputError, type JsonObject } from '../../../../tools-core/base/index.ts';
import { mergeLayers, readLayer, Studio } from '../../../../tools-core/configure/index.ts';
import { changedTexts, fuzz, mayRefuse, PATIENCE, RUNS } from '../fuzzing.ts';
import { coreOf, documents, SERVICES, schemaOf, studioOf } from './studios.ts';

const study = (service: string, custom: string, inline = '') => studioOf(service).study({ custom, inline });

describe('layers', () => {
  test('objects merge key by key, arrays are replaced whole, and each value has its layer', () => {
    const custom = { cors: { enabled: true, origin: ['https://app.example.com'], allowHeaders: ['Content-Type'] } };
    const inline = { cors: { origin: ['https://app.example.com', 'https://staging.example.com'] } };
    const { effective, origins } = mergeLayers({ core: coreOf('gateway'), custom, inline });
    expect(effective.cors).toEqual({
      enabled: true,
      origin: ['https://app.example.com', 'https://staging.example.com'],
      credentials: false,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: [],
      allowHeaders: ['Content-Type'],
      maxAge: 86400,
    });
    expect(Object.fromEntries(origins)).toMatchObject({
      '/cors/enabled': 'custom',
      '/cors/allowHeaders': 'custom',
      '/cors/origin': 'inline',
      '/cors/maxAge': 'core',
    });
  });

  test('a value in place of an object takes its origins along', () => {
    const { origins } = mergeLayers({ core: { a: { b: 1, c: 2 } }, custom: { a: 'x' }, inline: { a: { d: 3 } } });
    expect([...origins]).toEqual([['/a/d', 'inline']]);
  });
});

describe('a layer by the schema', () => {
  test.each(SERVICES)('%s: core and the examples of the schema may be saved', (service) => {
    for (const value of [coreOf(service), ...((schemaOf(service).examples ?? []) as JsonObject[])]) {
      expect(study(service, JSON.stringify(value)).custom.faults).toEqual([]);
    }
  });

  test.each<[service: string, layer: string, pointer: string, message: string, fix?: string]>([
    [
      'resolver',
      '{"methods":{"plc":{"enabeld":false}}}',
      '/methods/plc/enabeld',
      'The key enabeld is unknown.',
      'Did you mean enabled?',
    ],
    [
      'resolver',
      '{"methods":{"plc":{"enabled":"no"}}}',
      '/methods/plc/enabled',
      'The value must be of the type boolean.',
    ],
    [
      'resolver',
      '{"contentType":"text/html"}',
      '/contentType',
      'The value must be one of "application/did-resolution", "application/did", "application/did+json", "application/did+ld+json".',
    ],
    ['resolver', '{"methods":{"web":{"timeout":10}}}', '/methods/web/timeout', 'The value must be 1000 or more.'],
    [
      'resolver',
      '{"methods":{"cheqd":{"networks":["mainnet","mainnet"]}}}',
      '/methods/cheqd/networks',
      'The list has the same entry twice.',
    ],
    [
      'resolver',
      '{"methods":null}',
      '/methods',
      'null is no value here.',
      'Delete the key: the layer below counts again.',
    ],
    ['resolver', '[]', '', 'A layer is one JSON object.'],
    [
      'verifier',
      '{"resolver":{"type":"instance","resourceId":"A"}}',
      '/resolver/resourceId',
      'The value does not have the form that it must have.',
    ],
    [
      'verifier',
      '{"resolver":{"type":"managed","resourceId":"a"}}',
      '/resolver/resourceId',
      'The key resourceId is unknown.',
    ],
    [
      'verifier',
      '{"policies":{"proof":{"skip":true,"skip":false}}}',
      '/policies/proof/skip',
      'This key stands here twice, and the last one counts.',
    ],
    ['gateway', '{"cors":{"credentials":true}}', '/cors', 'The key origin is missing.'],
    [
      'gateway',
      '{"paths":{"health":{"type":"instance","service":"resolver","resourceId":"a","serviceRole":{"owner":"managed","resourceId":"a"}}}}',
      '/paths/health',
      'A key here has a name that is not allowed.',
    ],
  ])('%s: %s', (service, layer, pointer, message, fix) => {
    const { faults } = study(service, layer).custom;
    const fault = faults.find((one) => one.pointer === pointer);
    expect(faults.map((one) => one.pointer)).toContain(pointer);
    expect(fault?.message).toContain(message);
    if (fix) expect(fault?.fix).toBe(fix);
  });

  test('a layer of another service is told, where its keys say whose it is', () => {
    const cores = Object.fromEntries(SERVICES.map((name) => [name, coreOf(name)]));
    const fixOf = (layer: string) => {
      const schema = schemaOf('verifier');
      const studio = new Studio({ service: 'verifier', core: coreOf('verifier'), schema, documents, cores });
      return studio.study({ custom: layer, inline: '' }).custom.faults[0]?.fix;
    };
    expect(fixOf('{"methods":{"key":{"enabled":false}}}')).toBe(
      'This looks like a configuration of the resolver: write that name into the field Service.',
    );
    expect(fixOf('{"methods":{},"paths":{}}')).not.toContain('looks like');
    expect(fixOf('{"polices":{}}')).toBe('Did you mean policies?');
    expect(fixOf('{"policies":{}}')).toBeUndefined();
  });

  test('a text that is no JSON says where', () => {
    const text = '{\n  "cors": }';
    const [{ message, span }] = study('gateway', text).custom.faults;
    expect(message).not.toBe('');
    expect(text.slice(span.start, span.end)).toBe('}');
  });

  test('a fault is marked at its value', () => {
    const text = '{ "contentType": "text/html" }';
    const [{ span }] = study('resolver', text).custom.faults;
    expect(text.slice(span.start, span.end)).toBe('"text/html"');
  });

  test.each(SERVICES)(
    '%s: 400 changed layers are judged as another validator judges them',
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

  test('half of a surrogate pair in a key is an unknown key', () => {
    const { faults } = study('gateway', '{"\\ud800cors":{}}').custom;
    expect(faults.map(({ message }) => message)).toEqual(['The key \ufffdcors is unknown.']);
  });

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
  const at = (service: string, text: string) => {
    const offset = text.indexOf('|');
    return studioOf(service).complete(text.replace('|', ''), offset);
  };
  test.each<[service: string, text: string, labels: string[]]>([
    ['gateway', '{|}', ['cors', 'paths']],
    ['gateway', '{"p|"}', ['paths']],
    ['gateway', '{"cors": {"enabled": true, "o|"', ['origin', 'allowMethods', 'allowHeaders', 'exposeHeaders']],
    ['gateway', '{"cors": {"enabled": |}}', ['true', 'false']],
    [
      'verifier',
      '{"policies":{"notAfter":{"credentials":{"verifiableCredential":{"onOutOfRange": "|"',
      ['valid', 'warning', 'error'],
    ],
    ['verifier', '{"resolver": {"type": "|"}}', ['managed', 'instance']],
    ['resolver', '{"methods": {"cheqd": {"networks": ["|"]}}}', ['mainnet', 'testnet']],
    [
      'validator',
      '{"policies":{"trustedIssuer":{"trustedIssuerRootCertificates":[{"type":"|"}]}}}',
      ['pem', 'predefined', 'vical', 'vical-url'],
    ],
  ])('%s: %s', (service, text, labels) => {
    const found = at(service, text).map(({ label }) => label);
    expect([...found].sort()).toEqual([...labels].sort());
  });

  test('what is written makes JSON', () => {
    const text = '{"co"}';
    const [{ insert, start, end }] = studioOf('gateway').complete(text, 4);
    expect(JSON.parse(text.slice(0, start) + insert + text.slice(end))).toEqual({ cors: {} });
  });

  test('a key that is there already is left out', () => {
    expect(at('gateway', '{"cors": {}, |}').map(({ label }) => label)).toEqual(['paths']);
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

describe('what a change does', () => {
  test('values, lists and outcomes in words', () => {
    const custom = {
      policies: {
        notAfter: { skip: true, credentials: { verifiableCredential: { onMissingDate: 'error', tolerance: 0 } } },
        proof: { skip: false },
      },
      cors: { origin: ['https://app.example.com'] },
    };
    const { changes } = study('verifier', JSON.stringify(custom));
    expect(changes.map(({ pointer, meaning }) => [pointer, meaning])).toEqual([
      ['/cors/origin', 'Added: "https://app.example.com". Gone: "*".'],
      ['/policies/notAfter/skip', 'Switched on; off in core.'],
      [
        '/policies/notAfter/credentials/verifiableCredential/onMissingDate',
        'Now the policy fails, and the answer is 422; in core the finding is reported, and the answer still passes.',
      ],
      ['/policies/notAfter/credentials/verifiableCredential/tolerance', 'Lowered from 300000 to 0.'],
    ]);
    expect(changes.every(({ about, layer }) => about !== '' && layer === 'custom')).toBe(true);
  });
});

describe('sample requests', () => {
  const fate = (service: string, custom: string, name: string) =>
    study(service, custom).samples.find((sample) => sample.name.startsWith(name));

  test.each(SERVICES)('%s has some, and core decides each', (service) => {
    const { samples, changes } = study(service, '');
    expect(samples.length).toBeGreaterThan(5);
    expect(changes).toEqual([]);
    for (const { core, now } of samples) expect(now).toEqual(core);
  });

  test.each<[service: string, layer: string, name: string, outcomes: [string, string]]>([
    [
      'verifier',
      '{"policies":{"notAfter":{"credentials":{"verifiableCredential":{"tolerance":0}}}}}',
      'A credential that ended two minutes',
      ['pass', 'fail'],
    ],
    ['verifier', '{"policies":{"notAfter":{"skip":true}}}', 'A credential that ended a year', ['fail', 'pass']],
    [
      'verifier',
      '{"policies":{"notAfter":{"credentials":{"verifiableCredential":{"enabled":false}}}}}',
      'A credential without an end',
      ['warn', 'pass'],
    ],
    [
      'verifier',
      '{"policies":{"credentialStatus":{"statusTypes":{"bitstringStatusList":{"statusChecks":{"revocation":{"onRevocation":"warning"}}}}}}}',
      'A credential that a Bitstring status list revokes',
      ['fail', 'warn'],
    ],
    [
      'verifier',
      '{"policies":{"format":{"standards":{"iso":{"18013-5:2021":{"enabled":false}}}}}}',
      'An mdoc',
      ['pass', 'fail'],
    ],
    [
      'validator',
      '{"policies":{"presentationSubmission":{"onPresentationEvaluationWarning":"error"}}}',
      'A presentation whose',
      ['warn', 'fail'],
    ],
    ['resolver', '{"methods":{"cheqd":{"networks":["mainnet"]}}}', 'Resolve did:cheqd', ['pass', 'fail']],
    ['resolver', '{"contentType":"application/did"}', 'Resolve without', ['pass', 'fail']],
    [
      'gateway',
      '{"paths":{"auth":{"type":"instance","service":"authorizer","resourceId":"kiosk-authorizer","serviceRole":{"owner":"managed","resourceId":"authorizer_all_actions"}}}}',
      'GET /auth',
      ['fail', 'pass'],
    ],
    [
      'gateway',
      '{"cors":{"enabled":true,"origin":["https://app.example.com"],"allowHeaders":["content-type"]}}',
      'A page of https://app.example.com posts',
      ['fail', 'pass'],
    ],
    [
      'gateway',
      '{"cors":{"enabled":true,"allowHeaders":["*"]}}',
      'A page of https://app.example.com calls',
      ['fail', 'fail'],
    ],
    [
      'gateway',
      '{"cors":{"enabled":true,"origin":["https://staging.example.com"],"allowHeaders":["Content-Type"],"credentials":true}}',
      'A page of https://staging',
      ['fail', 'pass'],
    ],
    ['authorizer', '{"openId4vp":{"expiresAfter":600000}}', 'A wallet that answers after 6', ['fail', 'pass']],
  ])('%s: %s', (service, layer, name, outcomes) => {
    const sample = fate(service, layer, name);
    expect([sample?.core.outcome, sample?.now.outcome]).toEqual(outcomes);
    expect(study(service, layer).custom.faults).toEqual([]);
  });
});
