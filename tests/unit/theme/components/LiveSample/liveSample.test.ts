import { expect, test } from 'vitest';
import { toolInput, toolLinkText } from '../../../../../theme/components/LiveSample/liveSample.ts';

const tool = { title: 'Credential inspector', page: '/tools/inspector', inputs: { input: 'jwt', now: '/made/at' } };
const values = { jwt: 'a.b.c', other: 'x' };
const ran = (result: unknown, ok = true) => ({ ok, text: ok ? JSON.stringify(result) : 'That is no JWT.' });

test('a field of a tool holds a field of the sample, or a part of what it gave', () => {
  expect(toolInput(tool, values, ran({ made: { at: 'noon' } }))).toEqual({ input: 'a.b.c', now: 'noon' });
  expect(toolInput(tool, values, ran({ made: { at: { hour: 12 } } }))?.now).toBe('{\n  "hour": 12\n}');
});

test('an input that failed opens all the same, for the tool says why', () => {
  expect(toolInput({ ...tool, inputs: { input: 'jwt' } }, values, ran(undefined, false))).toEqual({ input: 'a.b.c' });
});

test.each([
  ['Credential inspector', 'Open in the credential inspector'],
  ['DID resolver', 'Open in the DID resolver'],
])('%s', (title, words) => {
  expect(toolLinkText({ ...tool, title })).toBe(words);
});
