import { expect, test } from 'vitest';
import { readShare, writeShare } from '../../../../../theme/components/Tools/shell/share.ts';

async function hashOf(input: Record<string, string>): Promise<string> {
  const result = await writeShare({ input });
  return 'hash' in result ? result.hash : `rejected: ${result.rejected}`;
}

test('an input goes into the fragment and comes back, packed', async () => {
  const input = { input: `{"name":"Zoë 🙂"}${' '.repeat(5000)}` };
  const hash = await hashOf(input);
  expect(hash).toMatch(/^#input=[\w-]+$/);
  expect(hash.length).toBeLessThan(200);
  expect(await readShare(hash)).toEqual({ input });
});

test.each([
  ['a PEM', '-----BEGIN EC PRIVATE KEY-----\nMHc'],
  ['a JWK', '{"kty":"OKP","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"}'],
  ['the header of a call', '> Authorization: Bearer 7f3b9c1d2e4f'],
])('%s is in no link', async (_, secret) => {
  expect(await hashOf({ input: `before\n${secret}\nafter` })).toMatch(/^rejected: The input contains an? /);
});

test.each([
  ['a variable in its place', 'curl -H "Authorization: Bearer $API_SECRET"'],
  ['a public key', '{"kty":"OKP","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}'],
])('%s may be shared', async (_, text) => {
  expect(await hashOf({ input: text })).toMatch(/^#input=/);
});

test('an input that is too long for an address is rejected', async () => {
  let random = 7;
  const noise = Array.from({ length: 60_000 }, () => {
    random = (random * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (random % 90));
  }).join('');
  expect(await hashOf({ input: noise })).toContain('too long');
});

test.each(['', '#top', '#input=', '#input=!!!', '#input=AAAA', '#example=x'])('%j holds nothing', async (hash) => {
  expect(await readShare(hash)).toBe(undefined);
});

test('what unpacks to more than the limit is not read', async () => {
  const bomb = new Blob([new Uint8Array(20 * 1024 * 1024)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  expect(await readShare(`#input=${packed}`)).toBe(undefined);
});
