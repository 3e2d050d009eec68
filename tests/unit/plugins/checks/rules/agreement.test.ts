import { expect, test } from 'vitest';
import { checkAgreement, isThing } from '../../../../../plugins/checks/rules/agreement.ts';

const problemsOf = (text: string) =>
  checkAgreement('a.mdx', { text, placeOf: (index) => ({ line: 1, column: index + 1 }) });
const told = (text: string) => problemsOf(text).map(({ column, fix }) => `${column} ${fix}`);

test.each([
  ['The keys is public.', ['1 Write "The keys are".']],
  ['These policies has one.', ['1 Write "These policies have".']],
  ['Those addresses was there.', ['1 Write "Those addresses were".']],
  ['Your queries does it.', ['1 Write "Your queries do".']],
  ['Its keys is.', ['1 Write "Its keys are".']],
  ['Their keys is.', ['1 Write "Their keys are".']],
  ['All keys is.', ['1 Write "All keys are".']],
  ['Both keys is.', ['1 Write "Both keys are".']],
  ['Keys is public.', ['1 Write "Keys are".']],
  ['Policies has one.', ['1 Write "Policies have".']],
  ['It stays because the keys is public.', ['10 Write "because the keys are".']],
  ['Because these keys is', ['1 Write "Because these keys are".']],
  ['since those keys is', ['1 Write "since those keys are".']],
  ['when your keys is', ['1 Write "when your keys are".']],
  ['while its keys is', ['1 Write "while its keys are".']],
  ['until their keys is', ['1 Write "until their keys are".']],
  ['unless all keys is', ['1 Write "unless all keys are".']],
  ['once both keys is', ['1 Write "once both keys are".']],
  ['where the keys is', ['1 Write "where the keys are".']],
  ['whether the keys is', ['1 Write "whether the keys are".']],
  ['so the keys is', ['1 Write "so the keys are".']],
  ['If the keys is', ['1 Write "If the keys are".']],
  ['They is here.', ['1 Write "They are".']],
  ['Then they has it.', ['6 Write "they have".']],
  ['We was there.', ['1 Write "We were".']],
  ['we does it', ['1 Write "we do".']],
  ['You is here.', ['1 Write "You are".']],
  ['when you has one', ['1 Write "when you have".']],
  ['The keys of the code is public.', ['1 Write "The keys of the code are".']],
  ['The new public keys of your old code is', ['1 Write "The new public keys of your old code are".']],
  ['All keys of every code is', ['1 Write "All keys of every code are".']],
])('several things: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'Who calls you is logged.',
  'The keys of code is.',
  'The keys are. Keys have. They were. What the keys is for, some keys is.',
])('several things: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['The key are public.', ['1 Write "The key is".']],
  ['This policy have one.', ['1 Write "This policy has".']],
  ['Each key were.', ['1 Write "Each key was".']],
  ['Every key do it.', ['1 Write "Every key does".']],
  ['A key are.', ['1 Write "A key is".']],
  ['An issuer have.', ['1 Write "An issuer has".']],
  ['Your key are.', ['1 Write "Your key is".']],
  ['Its key are.', ['1 Write "Its key is".']],
  ['It have one.', ['1 Write "It has".']],
  ['It are so.', ['1 Write "It is".']],
  ['because it have one', ['1 Write "because it has".']],
  ['Since it are', ['1 Write "Since it is".']],
  ['when it have', ['1 Write "when it has".']],
  ['while it do', ['1 Write "while it does".']],
  ['until it are', ['1 Write "until it is".']],
  ['once it have', ['1 Write "once it has".']],
  ['where it have', ['1 Write "where it has".']],
  ['so it have', ['1 Write "so it has".']],
  ['A second use of the code are there.', ['1 Write "A second use of the code is".']],
  ['An old name of this key have it.', ['1 Write "An old name of this key has".']],
  ['This form of a key are', ['1 Write "This form of a key is".']],
  ['Every use of these keys are', ['1 Write "Every use of these keys is".']],
  ['The state of the keys have changed.', ['1 Write "The state of the keys has".']],
  ['when the state of the keys have', ['1 Write "when the state of the keys has".']],
  ['The key of the codes are', ['1 Write "The key of the codes is".']],
  ['The new state of all keys are', ['1 Write "The new state of all keys is".']],
])('one thing: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'if it were',
  'unless it were',
  'that it have',
  'Each part of the keys are',
  'A number of the keys are',
  'A third of the keys are',
  'A list of the keys have',
  'A couple of your keys are',
  'The side of the keys are',
  'The key is. It has. The state of the keys has.',
])('one thing: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['The host of a request decide its scope.', ['1 Write "The host of a request decides".']],
  ['This key of the server decide the scope.', ['1 Write "This key of the server decides".']],
  ['The verifier check it. The verifier verify the proof.', ['24 Write "The verifier verifies".']],
  ['The wallet publish its key.', ['1 Write "The wallet publishes".']],
  ['It keep the key.', ['1 Write "It keeps".']],
  ['Each issuer send a key.', ['1 Write "Each issuer sends".']],
  ['Every client ask the server.', ['1 Write "Every client asks".']],
  ['A browser tell you how.', ['1 Write "A browser tells".']],
  ['An application make an offer.', ['1 Write "An application makes".']],
  ['Your server refuse this one.', ['1 Write "Your server refuses".']],
  ['The issuer become that one.', ['1 Write "The issuer becomes".']],
  ['This service find them all.', ['1 Write "This service finds".']],
  ['The platform accept your key.', ['1 Write "The platform accepts".']],
  ['The gateway give each one.', ['1 Write "The gateway gives".']],
  ['The holder get every one.', ['1 Write "The holder gets".']],
  ['The program know no one.', ['1 Write "The program knows".']],
  ['The resolver receive the one.', ['1 Write "The resolver receives".']],
  ['The instance add a key.', ['1 Write "The instance adds".']],
  ['The validator choose a key.', ['1 Write "The validator chooses".']],
  ['The authorizer compare a key.', ['1 Write "The authorizer compares".']],
  ['The wallet create a key.', ['1 Write "The wallet creates".']],
  ['The wallet take a key.', ['1 Write "The wallet takes".']],
])('verbs of one thing: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'The verifier checks the proof. The verifier keeps it. The verifier let the key. The verifier keep keys. Verifier keep the key.',
])('verbs of one thing: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each(['keys', 'Policies', 'addresses', 'queries', 'accounts', 'wallets', 'ACTIONS'])('%s are things', (word) =>
  expect(isThing(word)).toBe(true),
);

test.each(['key', 'policy', 'status', 'access', 'policys', 'querys', ''])('%j is none', (word) =>
  expect(isThing(word)).toBe(false),
);

test('the whole problem', () =>
  expect(problemsOf('So it are. The keys is.')).toEqual([
    {
      file: 'a.mdx',
      line: 1,
      column: 12,
      rule: 'words/agreement',
      message: '"The keys is" has a verb of another number.',
      fix: 'Write "The keys are".',
    },
    {
      file: 'a.mdx',
      line: 1,
      column: 1,
      rule: 'words/agreement',
      message: '"So it are" has a verb of another number.',
      fix: 'Write "So it is".',
    },
  ]));
