import { createHash } from 'node:crypto';
import { encode } from 'cborg';
import { describe, expect, test } from 'vitest';
import { policyData, readPublishedData, standardEntries } from '../../plugins/data/publishedData.ts';
import { isObject, type JsonObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { REVOKED_INDEXES, STATUS_LIST, VALID_INDEX } from '../../scripts/examples/build/story.ts';
import { descriptionOf, descriptions } from './apiDescriptions.ts';
import { index, readJson } from './examples/published.ts';
import { docs, docsDir, root, samples, spec, tokens } from './spec.ts';

// Facts that stand in several places, and once contradicted each other.

const { policies } = policyData(readPublishedData(docsDir, root, tokens).policies);

const page = (route: string) => docs.pages.find((one) => one.route === route)?.source ?? '';
const dataFiles = [...spec.schemas, ...spec.standards].map(({ value }) => value as JsonValue);
const documents: JsonValue[] = [
  ...dataFiles,
  ...descriptions.map(({ document }) => document as JsonValue),
  policies as unknown as JsonValue,
  ...samples
    .filter(({ language, noCheck }) => language === 'json' && !noCheck)
    .map(({ code }) => JSON.parse(code) as JsonValue),
];

function objectsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
const objects = documents.flatMap(objectsIn);

const schemaOf = (api: Parameters<typeof descriptionOf>[0], name: string) =>
  (descriptionOf(api).document.components as { schemas: Record<string, JsonObject> }).schemas[name] as JsonObject;

describe('names', () => {
  test('a check is called as its policy, or its description says what the policy is called', () => {
    const { items, description } = schemaOf('verifier', 'Checks') as { items: { enum: string[] }; description: string };
    const ids = policies.filter(({ service }) => service === 'verifier').map(({ id }) => id);
    const named = items.enum.map((name) => new RegExp(`\`${name}\` is \`(\\w+)\``).exec(description)?.[1] ?? name);
    expect(named.toSorted()).toEqual(ids.toSorted());
  });

  test('the guide names the members of a log entry that its schema has', () => {
    const row = /^\| `metadata` \|(.*)\|$/m.exec(page('/guides/management/instances/logs'))?.[1] ?? '';
    const shown = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const metadata = schemaOf('logs', 'EntryMetadata');
    expect(shown.toSorted()).toEqual(Object.keys(metadata.properties as JsonObject).toSorted());
    expect(metadata.required).toEqual(expect.arrayContaining(['time', 'duration']));
  });
});

test('a log entry of an answer with a body holds that body, which is why logs need care', () => {
  const entries = objects.filter(({ account_id: account, response }) => account && isObject(response));
  expect(entries.length).toBeGreaterThan(1);
  expect(
    entries.filter(({ response }) => (response as JsonObject).status === 200 && !(response as JsonObject).body),
  ).toEqual([]);
});

describe('the story of the examples', () => {
  const entries = objects.filter(({ statusListIndex }) => statusListIndex === String(VALID_INDEX));

  test('the index of the valid credential is on its own list, and nowhere said to be set', () => {
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter(({ statusListCredential }) => statusListCredential !== STATUS_LIST)).toEqual([]);
    const details = objects.flatMap(({ detail }) => (typeof detail === 'string' ? [detail] : []));
    const set = details.flatMap((detail) => /bit at index (\d+) is set/.exec(detail)?.[1] ?? []).map(Number);
    expect(set.length).toBeGreaterThan(1);
    expect(set).not.toContain(VALID_INDEX);
    expect(REVOKED_INDEXES).not.toContain(VALID_INDEX);
  });

  test('the media type of a DID document is that of its context', () => {
    const rows = index.files.filter(({ kind }) => kind === 'did-document');
    expect(rows.length).toBeGreaterThan(4);
    for (const { path, mediaType } of rows) {
      const [context] = [readJson(path)['@context']].flat();
      expect(mediaType, path).toBe(
        context === 'https://www.w3.org/ns/did/v1' ? 'application/did+ld+json' : 'application/did',
      );
    }
  });
});

describe('pages that say the same', () => {
  const lines = docs.pages.flatMap(({ file, source }) => source.split('\n').map((line) => ({ file, line })));

  test('what your own code checks in a Token Status List is an SD-JWT VC: the status policy reads that of an mdoc', () => {
    const told = lines.filter(
      ({ line }) => /token.status.list/i.test(line) && /\b(?:\*\*you|your code|own code)/i.test(line),
    );
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(({ line }) => !line.includes('SD-JWT'))).toEqual([]);
  });

  test('a period of logs says of which log, since the trail keeps what a usage log has lost', () => {
    const told = lines.filter(({ line }) => line.includes('30 days'));
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(({ line }) => !/usage log|365 days/i.test(line))).toEqual([]);
  });

  test('the page on versions names every kind of query and every kind of status list', () => {
    const rows = Object.fromEntries(
      [...page('/explanations/management/versions').matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].map(([, name, read]) => [
        name,
        read,
      ]),
    );
    const kinds = {
      'DIF.PresentationExchange': 'Presentation Exchange',
      DCQL: 'DCQL',
      'ISO18013-5.DeviceRequest': 'device request',
    };
    const known = JSON.stringify(descriptionOf('validator').document).match(/"const":"([^"]+)"/g);
    expect(known).toHaveLength(Object.keys(kinds).length);
    for (const kind of Object.values(kinds)) expect(rows['Presentation queries']).toContain(kind);
    for (const { name } of standardEntries(readPublishedData(docsDir, root, tokens).standards)) {
      if (/Status List/.test(name)) expect(rows['Status lists']).toContain(name);
    }
  });
});

describe('calls', () => {
  test('a query names types as the context expands them (OpenID4VP 1.0, appendix B.1.1)', () => {
    const types = objects.flatMap(({ type_values: values }) => (Array.isArray(values) ? values.flat(2) : []));
    expect(types.length).toBeGreaterThan(1);
    expect(types.filter((type) => !String(type).includes(':'))).toEqual([]);
  });

  test('a device response is never sent without the session transcript', () => {
    // How the CBOR of a `DeviceResponse` of version 1.0 begins.
    const sent = objects.filter(({ presentation }) => String(presentation).startsWith('o2d2ZXJzaW9u'));
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(({ options }) => !isObject(options) || !('sessionTranscript' in options))).toEqual([]);
  });

  test('the session transcript of an example is that of the published answer (OpenID4VP 1.0, appendix B.2.6)', () => {
    const { audience, nonce, responseUri } = index.expected;
    const handover = [
      'OpenID4VPHandover',
      createHash('sha256')
        .update(encode([audience, nonce, null, responseUri]))
        .digest(),
    ];
    const transcript = Buffer.from(encode([null, null, handover])).toString('base64url');
    const shown = objects.flatMap(({ sessionTranscript }) =>
      typeof sessionTranscript === 'string' ? [sessionTranscript] : [],
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) expect(one).toBe(transcript);
  });

  test('what is dereferenced and named by JSON-LD has the contexts of its document', () => {
    const results = objects.filter(
      ({ content, dereferencingMetadata }) =>
        isObject(content) && 'publicKeyJwk' in content && isObject(dereferencingMetadata),
    );
    expect(results.length).toBeGreaterThan(1);
    expect(results.filter(({ content }) => !('@context' in (content as JsonObject)))).toEqual([]);
  });

  test('a status that an operation may answer beside its success is not said to be certain', () => {
    const both = descriptions
      .flatMap(({ operations }) => operations)
      .filter(({ value }) => {
        const statuses = Object.keys(value.responses as JsonObject);
        return statuses.includes('405') && statuses.includes('204');
      });
    expect(both.length).toBeGreaterThan(0);
    const lines = docs.pages
      .flatMap(({ source }) => source.split('\n'))
      .filter((line) => /405/.test(line) && /policy/.test(line));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !/\bmay\b/.test(line))).toEqual([]);
  });
});

describe('sentences', () => {
  test.each<[what: string, route: string, says: RegExp, saysNot: RegExp]>([
    [
      'the relationship of a key and the checks of key binding have their own sections',
      '/reference/errors/proof-verification-failed',
      /Controlled Identifiers\]\([^)]*\), section 3\.3\..*RFC 9901\]\([^)]*\), section 7\.3/s,
      /RFC 9901\]\([^)]*\), section 4/,
    ],
    [
      'which relationship a JWT is held against',
      '/explanations/standards/w3c/decentralized-identifiers/documents',
      /policies-proof-formats-jwt-proofpurpose/,
      /presentations need `authentication`/,
    ],
    [
      'no verdict of a called service ends as rejected',
      '/explanations/services/authorizer',
      /500 or above.*`rejected` as well/,
      /where no judgment/,
    ],
    ['the gateway sets CORS headers', '/explanations/services/gateway', /its own CORS headers/, /comes back unchanged/],
    [
      'the gateway sets CORS headers',
      '/reference/services/gateway/',
      /with CORS headers from its own/,
      /back unchanged/,
    ],
    [
      'what section 2.2.2 of SD-JWT VC lists, and what RFC 9901 does',
      '/explanations/standards/formats/sd-jwt-vc',
      /`_sd_alg` is defined in RFC 9901, section 4\.1\.1.*`vct#integrity`.*`aka_vcts`/s,
      /revision 19 \| Internet-Draft, August/,
    ],
  ])('%s (%s)', (_, route, says, saysNot) => {
    expect(page(route)).toMatch(says);
    expect(page(route)).not.toMatch(saysNot);
  });

  test('the drawing of the authorizer says the same', () => {
    const words = docs.pages.map(({ source }) => source).join('\n');
    expect(words).not.toMatch(/`error` where no judgment was possible/);
  });

  test('"a" stands before no vowel', () => {
    const texts = [
      ...docs.pages.map(({ source }) => source),
      ...objects.flatMap((object) => Object.values(object).filter((value) => typeof value === 'string')),
    ];
    // Letters that are spoken with a consonant first: one, EU, European, and names in code.
    const slip = /(?<![\w`'’"-])(?:a|A(?! explains)) (?!one\b|once\b|[Ee][uU]|[a-z]+`)[aeio][a-z]+/g;
    expect([...new Set(texts.flatMap((text) => text.match(slip) ?? []))]).toEqual([]);
  });
});
