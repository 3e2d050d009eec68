import { expect, test } from 'vitest';
import { readUserVariables, VARIABLE_RULES } from '../../../../../theme/components/UserVariables/userVariables.ts';
import { checkVariables } from '../../../../../theme/components/UserVariables/userVariablesForm.ts';

test.each([
  ['nothing', null, {}],
  ['a list', '["eu"]', {}],
  ['values', '{"region":"us","resolver":"mine"}', { region: 'us', resolver: 'mine' }],
  ['a bad value beside a good one', '{"region":"us","resolver":"a b","did":3}', { region: 'us' }],
  ['a shell command', '{"resolver":"$(id)","role":"a;b","did":"did:a:\\"b"}', {}],
  ['names of no value', '{"secret":"a","toString":"a","__proto__":"a"}', {}],
] as [string, string | null, object][])('reads what was stored: %s', (_, stored, expected) => {
  expect(readUserVariables(stored)).toEqual(expected);
});

const label = 'a'.repeat(63);

test.each([
  ['resolver', ['a', '1', label, 'a--b'], ['', '-a', 'a-', 'A', `${label}a`, 'a.b', 'a\n']],
  ['region', ['eu', 'us-1'], ['1a', 'eu-', 'EU', 'e u']],
  ['role', ['role_1', 'A-'], ['_a', `${label}a`, 'a b']],
  [
    'did',
    ['did:web:example.com', 'did:web:localhost%3A3000', 'did:ebsi:a:b', 'did:key:z6Mk'],
    [
      'did:web',
      'did:web:',
      'DID:web:a',
      'did:Web:a',
      'did:web:a:',
      'did:web:a#b',
      'did:web:a/b',
      'did:a:b"',
      'did:a:%zz',
      `did:a:${'b'.repeat(1001)}`,
    ],
  ],
] as [keyof typeof VARIABLE_RULES, string[], string[]][])('the rule for %s', (name, right, wrong) => {
  expect(right.filter((value) => !VARIABLE_RULES[name].test(value))).toEqual([]);
  expect(wrong.filter((value) => VARIABLE_RULES[name].test(value))).toEqual([]);
});

test('blanks do not count, and an empty field brings the example back', () => {
  const secret = 'A0'.repeat(32);
  expect(checkVariables({ region: ' us ', resolver: '  ', secret: ` ${secret} ` })).toEqual({
    values: { region: 'us' },
    secret,
    faults: {},
  });
});

test('a wrong value is explained without a secret in the words', () => {
  const { values, faults } = checkVariables({ region: 'us', gateway: 'Mine', secret: 'not-hex' });
  expect(values).toEqual({ region: 'us' });
  expect(faults).toEqual({
    gateway: expect.stringContaining('lower-case'),
    secret: expect.not.stringContaining('not-hex'),
  });
});
