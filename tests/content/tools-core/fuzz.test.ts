import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeToken } from '../../../scripts/examples/sign/jws.ts';
import { InputError, type JsonObject, toBase64url } from '../../../tools-core/base/index.ts';
import { decode, readCbor, readCertificate } from '../../../tools-core/decode/index.ts';
import { treeOf } from '../../../tools-core/explain/index.ts';
import { readBbs } from '../../../tools-core/verify/bbs.ts';
import { readEcdsaSd } from '../../../tools-core/verify/ecdsaSd.ts';
import { bitAt, bitsOf, tokenList, tokenStatusAt } from '../../../tools-core/verify/index.ts';
import { MissingInput, VerificationError } from '../../../tools-core/verify/types.ts';
import {
  anyBytes,
  changedBytes,
  changedTexts,
  dear,
  fuzz,
  fuzzLater,
  mayRefuse,
  mayRefuseLater,
  PATIENCE,
  RUNS,
} from '../../unit/tools-core/fuzzing.ts';
import { index, read } from '../examples/published.ts';
import { inspectAs, signed } from './samples.ts';
import { selectiveProofs } from './selectiveProofs.ts';

const texts = (pattern: RegExp) =>
  index.files.filter(({ path }) => pattern.test(path)).map(({ path }) => read(path).trim());
const mdocs = texts(/mdoc\/.*\.txt$/);
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));

/** What the decoder of inputs is given, and which part of all its inputs each kind is. */
const KINDS: [name: string, samples: string[], share: number][] = [
  ['JSON', texts(/\.json$/), 0.3],
  ['JWT', texts(/\.jwt$/), 0.2],
  ['SD-JWT', texts(/\.sd-jwt(?:-kb)?$/), 0.2],
  ['mdoc', mdocs, 0.1],
  ['PEM', texts(/\.pem$/), 0.1],
  [
    'addresses',
    [
      'openid4vp://?client_id=did:web:example.org&request_uri=https%3A%2F%2Fexample.org%2F1',
      'vp_token=%7B%22a%22%3A%5B%22b%22%5D%7D&state=1',
    ],
    0.1,
  ],
];

describe(`${RUNS} inputs of all kinds: each is read, or rejected with a reason`, () => {
  const open = async (text: string) => (await decode(text)).parts.map(treeOf);
  const run = async (text: string) => {
    if (text.trim() !== '') await mayRefuseLater(() => open(text), InputError);
  };
  test.each(KINDS)('%s', (_, samples, share) => fuzzLater(changedTexts(samples), run, share), PATIENCE);
});

const { lst } = decodeToken(read('status/token-status-list.jwt').trim()).payload.status_list as { lst: string };

describe(`${RUNS} inputs for each reader of bytes: each is read, or rejected with a reason`, () => {
  test.each<[string, Uint8Array[], (bytes: Uint8Array) => void]>([
    ['CBOR', mdocs.map(bytesOf), readCbor],
    [
      'certificates',
      texts(/root\.pem$/).map((text) => Buffer.from(text.replace(/-----.*-----|\s/g, ''), 'base64')),
      readCertificate,
    ],
    [
      'status list',
      [gzipSync(Uint8Array.from({ length: 300 }, (_, at) => at % 7))],
      (bytes) => bitAt(bitsOf(`u${toBase64url(bytes)}`, 'BitstringStatusList'), 7),
    ],
    [
      'status list token',
      [bytesOf(lst)],
      (bytes) => tokenStatusAt(tokenList({ bits: 2 ** (bytes.length % 5), lst: toBase64url(bytes) }), 7),
    ],
  ])(
    '%s',
    (_, samples, run) => {
      const [most, rest] = [0.9, 0.1];
      fuzz(changedBytes(samples), (bytes) => mayRefuse(() => run(bytes), InputError), most);
      fuzz(anyBytes, (bytes) => mayRefuse(() => run(bytes), InputError), rest);
    },
    PATIENCE,
  );
});

describe(`${RUNS} values of proofs by each suite with selective disclosure`, () => {
  test.each([
    ['ecdsa-sd-2023', readEcdsaSd],
    ['bbs-2023', readBbs],
  ] as const)(
    '%s',
    async (suite, read) => {
      const { derived } = await selectiveProofs(suite);
      const value = bytesOf(String((derived.proof as JsonObject).proofValue).slice(1));
      const unproven = { bare: {}, options: {}, form: 'rdfc' as const, kind: '', place: 'document' };
      fuzz(changedBytes([value]), (bytes) => {
        const proof = { cryptosuite: suite, proofValue: `u${toBase64url(bytes)}` };
        mayRefuse(() => read({ ...unproven, proof }), VerificationError, MissingInput);
      });
    },
    PATIENCE,
  );
});

test(
  'changed inputs go through every policy',
  async () => {
    const share = dear(0.03);
    for (const { path: file } of signed) {
      await fuzzLater(
        changedTexts([read(file).trim()]),
        async (text) => {
          const inspection = await mayRefuseLater(() => inspectAs(file, text), InputError);
          if (!inspection) return;
          expect(['valid', 'warning', 'failed', 'not-checked', 'none']).toContain(inspection.result);
        },
        share / signed.length,
      );
    }
  },
  PATIENCE,
);

describe('limits are reported in words', () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  test.each([
    ['too long', 'x'.repeat(2_100_000), 'The tools read up to 2 million'],
    ['too deep', deep('[', ']'), 'more than 64 levels'],
    ['too many members', `[${'1,'.repeat(20_000)}1]`, 'more than 10,000 members'],
    ['empty', ' \n', 'empty'],
  ])('%s', (_, text, words) => {
    return expect(decode(text)).rejects.toThrow(words);
  });

  test('a list that becomes too large is given up', async () => {
    const { gzipSync } = await import('node:zlib');
    const list = gzipSync(new Uint8Array(17_000_000)).toString('base64url');
    expect(() => bitsOf(`u${list}`, 'BitstringStatusList')).toThrow('larger than 16 MB');
  });

  test('a deep CBOR value is rejected', () => {
    expect(() => readCbor(new Uint8Array(1_000_000).fill(0x81))).toThrow('more than 64 levels');
    expect(() => readCbor(Uint8Array.from([...new Array(100).fill(0x81), 0]))).toThrow('more than 64 levels');
  });
});

describe('secrets', () => {
  test.each([
    ['{"kty":"EC","crv":"P-256","x":"a","y":"b","d":"TOP-SECRET-VALUE"}'],
    ['{"keys":[{"kty":"oct","k":"TOP-SECRET-VALUE"}]}'],
    ['{"client_id":"a","nonce":"b","client_secret":"TOP-SECRET-VALUE"}'],
    ['-----BEGIN PRIVATE KEY-----\nTOPSECRETVALUE\n-----END PRIVATE KEY-----'],
  ])('%s is masked', async (text) => {
    const { parts, why, hasSecret } = await decode(text);
    expect(hasSecret).toBe(true);
    expect(JSON.stringify([parts, why])).not.toMatch(/TOP-?SECRET/);
  });
});
