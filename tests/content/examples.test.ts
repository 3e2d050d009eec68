import { createHash } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { buildFiles } from '../../scripts/examples/build/examples.ts';
import { didJwkDocument, didKeyDocument } from '../platform/verify/didDocuments.ts';
import { decodeMdoc } from '../platform/verify/mdoc.ts';
import { disclosuresOf, verifySdJwt } from '../platform/verify/sdJwt.ts';
import { decodeStatusList, type StatusListType, setIndexes, statusAt } from '../platform/verify/statusList.ts';
import { statusIn } from '../platform/verify/tokenStatusList.ts';
import { changesOf } from './examples/changes.ts';
import { index, paths, read, readJson, secured, verdict, world } from './examples/published.ts';

const tokens = index.files.map(({ path }) => path).filter((path) => /jwt(-kb)?$/.test(path));
const partOf = (token: string, part: number): JsonObject =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString());

describe('files', () => {
  test('are what the script writes, byte for byte', async () => {
    const made = await buildFiles();
    expect([...made.keys()].sort()).toEqual(paths);
    for (const [path, text] of made) expect(read(path), path).toBe(text);
  });

  test('all stand in the index, each with what it is', () => {
    expect(['index.json', ...index.files.map(({ path }) => path)].sort()).toEqual(paths);
    for (const entry of index.files) {
      expect(entry.title.length, entry.path).toBeGreaterThan(0);
      expect(Boolean(entry.proof), entry.path).toBe(Boolean(entry.outcome));
      if (entry.of) expect(paths, entry.path).toContain(entry.of);
    }
  });

  test('hold no private key, no brand and no host beyond those for examples and of standards', () => {
    const hosts = new Set<string>();
    for (const path of paths) {
      const text =
        read(path) +
        tokens
          .filter((token) => token === path)
          .map(payloadsOf)
          .join('');
      expect(text, path).not.toMatch(/"d":|secretKey|privateKey|PRIVATE|%brand/);
      for (const [, host = ''] of text.matchAll(/https?:\/\/([^/"\s]+)/g)) hosts.add(host);
    }
    expect([...hosts].sort()).toEqual(
      ['example.com', 'example.org', 'json-schema.org', 'self-issued.me', 'w3id.org', 'www.w3.org'].sort(),
    );
  });

  test('decoded views show what stands in the tokens', () => {
    const views = index.files.filter(({ of }) => of && tokens.includes(of));
    expect(views.map(({ of }) => of).sort()).toEqual(tokens.filter((path) => !/tampered|request/.test(path)).sort());
    for (const { path, of = '' } of views) {
      expect(readJson(path), path).toMatchObject({ header: partOf(read(of), 0), payload: partOf(read(of), 1) });
    }
  });
});

/** Header and payload of a token, for a look at its addresses. */
const payloadsOf = (path: string): string => JSON.stringify([partOf(read(path), 0), partOf(read(path), 1)]);

describe('proofs', () => {
  test.each(secured)('$path: $outcome', async ({ path, proof, outcome }) => {
    expect(await verdict(read(path), proof)).toBe(outcome);
  });

  test('every kind of proof and every outcome is there', () => {
    expect([...new Set(secured.map(({ proof }) => proof))].sort()).toEqual([
      'COSE_Sign1',
      'JWS',
      'SD-JWT',
      'SD-JWT+KB',
      'ecdsa-jcs-2019',
      'ecdsa-rdfc-2019',
      'eddsa-jcs-2022',
      'eddsa-rdfc-2022',
    ]);
    expect([...new Set(secured.map(({ outcome }) => outcome))].sort()).toEqual([
      'expired',
      'fails: proof',
      'revoked',
      'verifies',
    ]);
  });

  test.each(secured.filter(({ outcome }) => outcome !== 'fails: proof'))(
    '$path fails when one character of it changes',
    async ({ path, proof }) => {
      const changes = changesOf(read(path), proof);
      expect(changes.length).toBeGreaterThanOrEqual(20);
      const passed = [];
      for (const { place, text } of changes) {
        if ((await verdict(text, proof)) !== 'fails: proof') passed.push(place);
      }
      expect(passed).toEqual([]);
    },
  );

  test('name the suite that the index states', () => {
    for (const { path, proof } of secured.filter(({ path }) => path.endsWith('.json'))) {
      expect((readJson(path).proof as JsonObject).cryptosuite, path).toBe(proof);
    }
  });

  test('a tampered file differs from its original in one claim', () => {
    for (const name of ['employee', 'employee-portable']) {
      const [original, tampered] = [
        readJson(`credentials/${name}.json`),
        readJson(`credentials/${name}-tampered.json`),
      ];
      const subject = tampered.credentialSubject as JsonObject;
      expect(subject.jobTitle).not.toBe((original.credentialSubject as JsonObject).jobTitle);
      subject.jobTitle = (original.credentialSubject as JsonObject).jobTitle as string;
      expect(tampered).toEqual(original);
    }
  });

  test('a credential is not valid before its start nor after its end', async () => {
    for (const [path, proof] of [
      ['credentials/employee.json', 'eddsa-rdfc-2022'],
      ['credentials/employee-v1.json', 'eddsa-rdfc-2022'],
      ['credentials/employee.vc.jwt', 'JWS'],
      ['credentials/employee.sd-jwt', 'SD-JWT'],
    ] as const) {
      expect(await verdict(read(path), proof, { now: new Date('2025-12-31T23:59:59Z') }), path).toBe('not yet valid');
      expect(await verdict(read(path), proof, { now: new Date('2028-01-01T00:00:00Z') }), path).toBe('expired');
    }
  });

  test.each([
    ['presentations/presentation.json', 'eddsa-rdfc-2022', { challenge: 'another' }],
    ['presentations/presentation.json', 'eddsa-rdfc-2022', { domain: 'example.com' }],
    ['presentations/presentation.vp.jwt', 'JWS', { nonce: 'another' }],
    ['presentations/presentation.jose.jwt', 'JWS', { audience: 'another' }],
    ['credentials/employee.sd-jwt-kb', 'SD-JWT+KB', { nonce: 'another' }],
    ['credentials/employee.sd-jwt-kb', 'SD-JWT+KB', { audience: 'another' }],
    ['mdoc/device-response.txt', 'COSE_Sign1', { nonce: 'another' }],
    ['mdoc/device-response.txt', 'COSE_Sign1', { audience: 'another' }],
    ['mdoc/device-response.txt', 'COSE_Sign1', { responseUri: 'https://example.org/another' }],
  ])('%s (%s) is refused for another request: %o', async (path, proof, expected) => {
    expect(await verdict(read(path), proof, expected)).toBe('fails: proof');
  });
});

describe('lists, schemas and keys', () => {
  test.each(['status/revocation-list', 'status/status-list-2021'])('%s decodes to its companion', (name) => {
    const list = readJson(`${name}.json`);
    const companion = readJson(`${name}.bits.json`);
    const subject = list.credentialSubject as JsonObject;
    const bits = decodeStatusList(String(subject.encodedList), subject.type as StatusListType);
    expect({ list: list.id, entries: bits.length * 8, setIndexes: setIndexes(bits) }).toEqual(companion);
    for (const set of companion.setIndexes as number[]) expect(statusAt(bits, set), String(set)).toBe(true);
    expect(() => statusAt(bits, bits.length * 8)).toThrow('No entry');
  });

  test('a status is not told from a list that is missing or forged', async () => {
    const credential = read('credentials/employee-revoked.json');
    const list = readJson('status/revocation-list.json');
    const forged = { ...list, credentialSubject: { ...(list.credentialSubject as JsonObject), ttl: 1 } };
    for (const [statusLists, reason] of [
      [new Map(), 'No list'],
      [new Map([[String(list.id), forged]]), 'does not verify'],
    ] as const) {
      await expect(verdict(credential, 'eddsa-rdfc-2022', { statusLists })).rejects.toThrow(reason);
    }
  });

  test('a Token Status List reads as the draft counts its bits', () => {
    // Draft section 4.2: two bytes b9 a3 with one bit an entry, three bytes c9 44 f9 with two bits.
    const oneBit = { bits: 1, lst: 'eNrbuRgAAhcBXQ' };
    const twoBits = { bits: 2, lst: 'eNo76fITAAPfAgc' };
    expect(Array.from({ length: 16 }, (_, at) => statusIn(oneBit, at)).join('')).toBe('1001110111000101');
    expect(Array.from({ length: 12 }, (_, at) => statusIn(twoBits, at)).join('')).toBe('120301011233');
    expect(() => statusIn(oneBit, 16)).toThrow('No entry');
    expect(() => statusIn({ ...oneBit, bits: 3 }, 0)).toThrow('do not exist');
  });

  test('no status is told from a Token Status List that is missing, forged or another one', async () => {
    const token = read('credentials/employee-listed.sd-jwt');
    const [[uri, list]] = [...world.statusTokens] as [[string, string]];
    const forged = list.replace(/[^.]+$/, (signature) => signature.split('').reverse().join(''));
    for (const [statusTokens, reason] of [
      [new Map(), 'No list'],
      [new Map([[uri, forged]]), 'cannot be read'],
      [new Map([[uri, read('credentials/employee.jose.jwt').trim()]]), 'cannot be read'],
    ] as const) {
      await expect(verdict(token, 'SD-JWT', { statusTokens })).rejects.toThrow(reason);
    }
  });

  test('the credential follows the schema that it names, and the schema can fail', () => {
    const schema = readJson('schemas/employee.json');
    const validate = new Ajv2020().compile(schema);
    const credential = readJson('credentials/employee.json');
    expect(schema.$id).toBe((credential.credentialSchema as JsonObject).id);
    expect(validate(credential)).toBe(true);
    expect(validate({ ...credential, credentialSubject: { employeeId: '1042' } })).toBe(false);
  });

  test('documents of did:key and did:jwk follow from the DID', () => {
    for (const name of ['issuer.did-key', 'holder.did', 'issuer.did-jwk', 'holder.did-jwk']) {
      const document = readJson(`did/${name}.json`);
      const did = String(document.id);
      expect(did.startsWith('did:key:') ? didKeyDocument(did) : didJwkDocument(did), name).toEqual(document);
    }
  });

  test('the mdoc holds a digest for every element', () => {
    const mdoc = decodeMdoc(Buffer.from(read('mdoc/issuer-signed.txt').trim(), 'base64url'));
    expect(mdoc.elements.length).toBe(6);
    for (const { namespace, digestId, digest } of mdoc.elements) {
      expect(Buffer.from(mdoc.digests.get(namespace)?.get(digestId) ?? [])).toEqual(Buffer.from(digest));
    }
  });
});

describe('SD-JWT', () => {
  const issued = read('credentials/employee.sd-jwt').trim();
  const presented = read('credentials/employee.sd-jwt-kb').trim();

  test('disclosures hash to the digests in the payload', () => {
    const digests = partOf(issued, 1)._sd as string[];
    expect(
      disclosuresOf(issued)
        .map(({ digest }) => digest)
        .sort(),
    ).toEqual([...digests].sort());
    expect(disclosuresOf(issued)).toEqual(readJson('credentials/employee.sd-jwt.decoded.json').disclosures);
    expect(disclosuresOf(presented).map(({ claim }) => claim)).toEqual(['employeeId', 'site']);
  });

  test('the key binding covers what is shown, for this request', () => {
    const end = presented.lastIndexOf('~') + 1;
    const { payload } = readJson('credentials/employee.sd-jwt-kb.decoded.json').keyBinding as JsonObject;
    const hash = createHash('sha256').update(presented.slice(0, end)).digest('base64url');
    expect(partOf(presented.slice(end), 1)).toEqual(payload);
    expect(payload).toMatchObject({ sd_hash: hash, nonce: index.expected.nonce, aud: index.expected.audience });
  });

  test('undisclosed claims stay hidden', async () => {
    const claims = await verifySdJwt(presented, world, world);
    expect(claims).toMatchObject({ employeeId: 'E-1042', site: 'north' });
    expect(claims).not.toHaveProperty('familyName');
    const without = presented.split('~').toSpliced(1, 1).join('~');
    await expect(verifySdJwt(without, world, world)).rejects.toThrow('sd_hash');
  });
});
