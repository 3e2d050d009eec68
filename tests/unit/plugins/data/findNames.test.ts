import { describe, expect, test } from 'vitest';
import { nameFinder, pluralOf } from '../../../../plugins/data/findNames.ts';

describe('names in a text', () => {
  const found = (names: string[], text: string) =>
    nameFinder(names.map((name) => [name, name] as const))(text).map((one) => `${one.value} ${one.index} ${one.text}`);

  test.each<[string[], string, string[]]>([
    [
      ['key', 'API key'],
      'An API key, keys and API\nkeys.',
      ['API key 3 API key', 'key 12 keys', 'API key 21 API\nkeys'],
    ],
    [['DID'], 'A DID, what it did, DIDs.', ['DID 2 DID', 'DID 20 DIDs']],
    [['DID'], 'he did, a did-method, DID-based, SDID', []],
    [['policy'], "Policies, the policy's end", ['policy 0 Policies', 'policy 14 policy']],
    [['key'], 'Key monkey keying key-ring a_key', ['key 0 Key']],
    [['a.b'], 'axb a.b', ['a.b 4 a.b']],
    [[], 'key', []],
  ])('%j of %j are %j', (names, text, expected) => expect(found(names, text)).toEqual(expected));

  test.each([
    ['key', 'keys'],
    ['policy', 'policies'],
    ['day', 'days'],
    ['status', 'statuses'],
    ['box', 'boxes'],
    ['branch', 'branches'],
    ['hash', 'hashes'],
    ['proof of possession', 'proofs of possession'],
  ])('the plural of %s is %s', (name, plural) => expect(pluralOf(name)).toBe(plural));
});
