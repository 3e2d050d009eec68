import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './apiDescriptions.ts';
import { samples } from './spec.ts';

/** The program that waits for a wallet, against a service that fails in the ways that its guide names. */
type Reply = { status: number; body?: object; retryAfter?: string } | 'hang up';

const folder = mkdtempSync(path.join(tmpdir(), 'wait-'));
const program = path.join(folder, 'wait.mjs');
const final: Reply = { status: 200, body: { status: 'authorized' } };
const open: Reply = { status: 200, body: { status: 'pending' } };

beforeAll(() => {
  const sample = samples.find(({ title }) => title === 'wait.ts');
  // Without its types: a loader for each run would take longer than the run.
  writeFileSync(program, transformSync(sample?.code ?? '', { loader: 'ts' }).code);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Gives one reply after the other, the last one for ever, and returns what the program printed and when it asked. */
async function run(replies: Reply[]) {
  const asked: { at: number; path?: string; key?: string }[] = [];
  const server = createServer(({ url, headers, socket }, response) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)];
    asked.push({ at: performance.now(), path: url, key: headers.authorization });
    if (reply === 'hang up') {
      socket.destroy();
      return;
    }
    const { status, body = { message: 'Not now.' }, retryAfter } = reply;
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const printed = await new Promise<string>((resolve) => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: { ...process.env, ENDPOINT: `http://127.0.0.1:${port}`, AUTHORIZATION_ID: 'a-1', API_SECRET: 'secret' },
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('close', () => resolve(text.trim()));
  });
  server.close();
  const pauses = asked.slice(1).map(({ at }, index) => at - asked[index].at);
  return { printed, asked, pauses };
}

// Each of them waits for most of its time.
const { concurrent } = test;

/** Timers may be early by a millisecond or two. */
const EARLY = 5;

concurrent('429 with Retry-After, then 503, then the result', { timeout: 60_000 }, async () => {
  const { printed, asked, pauses } = await run([{ status: 429, retryAfter: '2' }, { status: 503 }, final]);
  expect(printed).toBe('authorized');
  expect(asked).toHaveLength(3);
  expect(asked[0]).toMatchObject({ path: '/openid4/vp/v1_0/authorizations/a-1/status', key: 'Bearer secret' });
  // As long as the service asks for, although the back-off would be an eighth of it; then the back-off of a second fault.
  expect(pauses[0]).toBeGreaterThanOrEqual(2000 - EARLY);
  expect(pauses[1]).toBeGreaterThanOrEqual(500 - EARLY);
});

concurrent.each([502, 503, 504, 429])('a passing %i is repeated', { timeout: 60_000 }, async (status) => {
  const { printed, pauses } = await run([{ status }, open, final]);
  expect(printed).toBe('authorized');
  expect(pauses[0]).toBeGreaterThanOrEqual(250 - EARLY);
  expect(pauses[1]).toBeGreaterThanOrEqual(1000 - EARLY);
});

concurrent('a network fault is repeated', { timeout: 60_000 }, async () => {
  const { printed, asked } = await run(['hang up', final]);
  expect(printed).toBe('authorized');
  expect(asked).toHaveLength(2);
});

concurrent.each([400, 401, 403, 404, 500])('%i ends at once', { timeout: 60_000 }, async (status) => {
  const { printed, asked } = await run([{ status, retryAfter: '1' }]);
  expect(printed).toBe(`Status ${status}`);
  expect(asked).toHaveLength(1);
});

concurrent('a service that stays away is asked five times, with pauses that grow', { timeout: 60_000 }, async () => {
  const { printed, asked, pauses } = await run([{ status: 503 }]);
  expect(printed).toBe('Status 503');
  expect(asked).toHaveLength(5);
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(250 * 2 ** index - EARLY);
});

concurrent('a success between faults starts the count anew', { timeout: 60_000 }, async () => {
  const fault: Reply = { status: 429, retryAfter: '0.01' };
  const { printed, asked } = await run([...Array(4).fill(fault), open, ...Array(4).fill(fault), final]);
  expect(printed).toBe('authorized');
  expect(asked).toHaveLength(10);
});
