import { describe, expect, test } from 'vitest';
import { rowsOutsideCode } from '../../../../../plugins/checks/rules/rowsOutsideCode.ts';
import { statementsIn } from '../../../../../plugins/checks/statements/statementsIn.ts';
import { turnedStatements } from '../../../../../plugins/checks/statements/turnedStatements.ts';

const statedIn = (page: string) => statementsIn(rowsOutsideCode(page));

const turnsOf = (before: string, after: string) =>
  turnedStatements(
    statedIn(before).map(({ text }) => text),
    statedIn(after),
  ).map(({ was, is }) => [was, is]);

describe('a statement that says something else', () => {
  test.each([
    ['Keys are case-sensitive.', 'Keys are case-insensitive.', 'case-sensitive', 'case-insensitive'],
    [
      'A key belongs to an account, not to a person.',
      'A key belongs to a person, not to an account.',
      'account',
      'person',
    ],
    ['Without a key it keeps nothing.', 'Even without a key it keeps everything.', 'nothing', 'everything'],
    ['It needs no deposit: any address does.', 'It needs a deposit: before it, no address does.', 'no', ''],
    ['The secret stays as it is.', 'The secret changes as it is.', 'stays', 'changes'],
    ['One failure does not hide the next one.', 'One failure hides the next one.', 'not hide', 'hides'],
    ['Without a list anyone can write it.', 'Without a list nobody can write it.', 'anyone', 'nobody'],
    ['The final version removed the latter.', 'The final version removed the former.', 'latter', 'former'],
    [
      'There the relying party believes the issuer without asking it.',
      'There the issuer believes the relying party without asking it.',
      'relying party',
      'issuer',
    ],
    [
      'The verifier trusts the issuer for what the credential says.',
      'The issuer trusts the verifier with what the credential says.',
      'verifier',
      'issuer',
    ],
    [
      'A `401` says nothing about a DID, and an error says nothing about a key.',
      'A `401` says nothing about a key, and an error says nothing about a DID.',
      'DID key',
      'key DID',
    ],
    ['A did:jwk with a test key does.', 'A did:key with a test key does.', 'did:jwk', 'did:key'],
    [
      'There is no answer and no error, but it ends.',
      'There is no answer but an error, and it ends.',
      'and no error',
      '',
    ],
    [
      'A role can be deleted only after its policies.',
      'A policy can be deleted only after its roles.',
      'role',
      'policy',
    ],
    ['A missing date is a warning.', 'A missing date is an error.', 'warning', 'error'],
    ['An empty list trusts nobody.', 'An empty list trusts everybody.', 'nobody', 'everybody'],
    ['The answer to it is `404`.', 'The answer to it is `410`.', '`404`', '`410`'],
    ['An account can hold up to 100 keys.', 'An account can hold up to 50 keys.', '100', '50'],
    ['A code can be resolved once.', 'A code can be resolved five times.', 'once', 'five times'],
    ['It ends within a minute.', 'It ends within an hour.', 'minute', 'hour'],
    ['The wildcard does not cover this header.', 'The wildcard covers this header.', 'not cover', 'covers'],
    ['The routes a wallet uses take no API key.', 'The routes a wallet uses take an API key.', 'no', ''],
    ['A new instance comes up as Running.', 'A new instance comes up as Stopped.', 'Running', 'Stopped'],
    ['It signs with P-256 keys alone.', 'It signs with Ed25519 keys alone.', 'P-256', 'Ed25519'],
    [
      'It answers `400` where the other answers `422`.',
      'It answers `422` where the other answers `400`.',
      '`400` `422`',
      '`422` `400`',
    ],
    [
      'Custom overrides core, and inline overrides custom.',
      'Inline overrides core, and custom overrides inline.',
      'Custom inline custom',
      'Inline custom inline',
    ],
    ['It adds a tenth check.', 'It adds an eighth check.', 'tenth', 'eighth'],
    [
      'So it computes the document and asks no registry.',
      'So it fetches the document from a registry.',
      'computes',
      'fetches',
    ],
    ['The two exclude each other (section 13.4).', 'The two need each other (section 13.4).', 'exclude', 'need'],
    [
      '| Who asks | the wallet asks the issuer | the relying party asks the wallet |',
      '| Who asks | the issuer asks the wallet | the wallet asks the relying party |',
      'wallet issuer',
      'issuer wallet',
    ],
    ['Only the URL tells. The name is free.', 'Only the name tells. The name is free.', 'URL', 'name'],
    ['The wallet makes the nonce.', 'The relying party makes the nonce.', 'wallet', 'relying party'],
    ['The platform takes version 2.', 'The platform takes versions 1 and 2.', '', '1 and'],
    ['It covers the wallet and the browser.', 'It covers the wallet.', 'and browser', ''],
    ['It merges objects and replaces arrays.', 'It merges objects and arrays.', 'replaces', ''],
    ['The answer is a draft, so keep it.', 'The answer is a draft, because keep it.', 'so', 'because'],
    ['It is a Candidate Recommendation of May.', 'It is a Recommendation of May.', 'Candidate', ''],
    [
      'The verifier covers the first, the second and the fourth. The third is a comparison you make.',
      'The verifier covers all four, so no comparison is left to you.',
      'first second and fourth third',
      'all four no',
    ],
    ['| Modes | `post` | `api`, `jwt` |', '| Modes | `api` | `post`, `jwt` |', '`post` `api`', '`api` `post`'],
    [
      '| Needs a resolver | yes, for DID-based keys | no |',
      '| Needs a resolver | no | yes, for DID-based keys |',
      'yes, for DID-based keys | no',
      'no | yes, for DID-based keys',
    ],
    [
      'Without the header, `1.0` is meant.',
      'Without the header, the newest version is meant.',
      '`1.0`',
      'newest version',
    ],
    ['If you leave it out, the old one stays.', 'If you leave it out, the old one is erased.', 'stays', 'erased'],
    [
      'A second factor protects the sign-in. It changes nothing for the keys of a role.',
      'A second factor protects the sign-in, and calls with the keys of a role too.',
      'nothing',
      '',
    ],
  ])('%s', (before, after, was, is) => {
    expect(turnsOf(before, after)).toEqual([[was, is]]);
  });

  test('stands there once more as it was', () => {
    const row = '- It answers 202 while it runs.';
    expect(turnsOf(`${row}\n${row}`, `${row}\n${row.replace('202', '204')}`)).toEqual([['202', '204']]);
  });

  test('stands between its neighbours in other words', () => {
    const page = (said: string) => `It needs a second key. ${said} Then delete the old one.`;
    const before = 'Both work at the same time, and your program never stops.';
    const after = 'Only one of them works at a time, so your program stops for a moment.';
    expect(turnsOf(page(before), page(after))).toEqual([['Both work same', 'Only one works']]);
    expect(turnsOf(page(before), `${after} ${page('It is new.')}`)).toEqual([]);
    const others = 'The first one ends once the second is made, so your program stops for a moment.';
    expect(turnsOf(page(before), page(others))).toEqual([['never stops', 'stops']]);
  });

  test('has another choice in a cell', () => {
    const rows = [
      '| Check | Of |',
      '| --- | --- |',
      '| format | credential, presentation |',
      '| status | credential |',
    ];
    const after = rows.with(3, '| status | credential, presentation |');
    expect(turnsOf(rows.join('\n'), after.join('\n'))).toEqual([['credential', 'credential, presentation']]);
  });
});

describe('a statement in other words', () => {
  test.each([
    ['A key tells nobody, because nothing is fetched.', 'Because nothing is fetched, a key tells nobody.'],
    ['Without keys, every call must wait.', 'Every call must wait if there are no keys.'],
    [
      'If it fails, the others do not run, because nothing is left.',
      'The others run only if it passes, because otherwise nothing is left.',
    ],
    ['It is kept because nobody asks.', 'It is kept if and when nobody asks.'],
    ['It is kept if and when nobody asks.', 'It is kept because nobody asks.'],
    ['Because it is short, a reader sees the text.', 'If it is short, a reader sees the page.'],
    ['A missing date is a warning.', 'A missing date gives a warning.'],
    ['It waits 5 seconds at most.', 'It waits five seconds at most.'],
    ['Then it merges all entries.', 'Last, it merges all entries.'],
    ['The answer comes at once.', 'The reply comes at once.'],
    ['All five come at once.', 'All five of them come together at once.'],
    ['Its powers come only from the policies.', 'All its powers come from the policies.'],
    ['An unencoded sign would not leave it.', 'A sign that is not encoded would not leave it.'],
    ['It understood both the query and the answer.', 'It understood the query and the answer.'],
    ['It is gone, so nothing answers.', 'As it is gone, nothing answers.'],
    ['The check does not allow it.', 'The check refuses it.'],
    ['A key without a policy is of no use.', 'A key that lacks a policy is of no use.'],
    ['It knows `a`, `b` and `c`.', 'It knows `b`, `a` and `c`.'],
    ['Set `cors.maxAge` to 600.', 'Set `maxAge` to 600.'],
    ['See [Limits](/a) for every limit.', 'See [Limits](/b) for every limit.'],
    ['Read it, since it is short.', 'Read it.'],
    ['It was published on 2025-05-15 as a draft.', 'It was published on 15 May 2025 as a draft.'],
    ['| Property | Value |', '| Status | Look at |'],
    ['It checks structure. It does no cryptography.', 'It does no cryptography: structure is checked.'],
    ['It does no cryptography: it checks structure.', 'It checks structure. It does no cryptography.'],
    ['Keep `nbf` apart from `iat`.', 'Do not take `nbf` for `iat`.'],
    ['The issuer signs it, and the wallet holds it.', 'The wallet holds what the issuer signs.'],
    ['Keys are case-sensitive.', 'A gateway holds 50 paths. Keys are case-sensitive.'],
    ['A thief can look it up, and cannot stop anything.', 'A thief can look it up and stop nothing.'],
    ['The platform cannot read anything in it.', 'The platform can read nothing in it.'],
    ['The wallet does not know it. It asks the registry.', 'The wallet asks the registry about it.'],
    [
      'The test key does not work in production. Create a live key for it.',
      'For production, create a live key: the test key works in the test region.',
    ],
    ['It does not call a service. It reads a file.', 'It reads a file instead of a call of a service.'],
    ['The key is not shown again. Store it now.', 'Store the key now, since it is shown once.'],
    ['It does not change the DID. The document changes.', 'The document changes, and the DID is as it was.'],
    ['The answer is `404` where no page is.', 'The answer is an error where no page is.'],
  ])('%s', (before, after) => {
    expect(turnsOf(before, after)).toEqual([]);
  });
});
