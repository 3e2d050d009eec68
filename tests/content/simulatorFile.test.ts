import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestedWith } from '../../plugins/checks/rules/frontMatter.ts';
import { simulatorFile } from '../../plugins/simulator/simulatorFile.ts';
import { simulatorAddresses, simulatorEdits } from '../../theme/shared/simulatorAddresses.ts';
import { file, source } from './simulator.ts';
import { tokens } from './site.ts';

/** A page whose reader may use a verifier, with the instances and the key that it asks for. */
const [route, { instances = [], keys = {} }] = Object.entries(source.pages).find(
  ([, tested]) =>
    tested.instances?.some((id) => id.startsWith('verifier')) &&
    Object.values(tested.keys ?? {}).some((policies) => policies.includes('verifier.read')),
) as [string, TestedWith];
const page = route.slice(1);
const verifier = instances.find((id) => id.startsWith('verifier'));
const [key] = Object.entries(keys).find(([, policies]) => policies.includes('verifier.read')) ?? [];

const domain = tokens['%brand.apiDomain%'];

/** Runs the published file alone in a folder, with nothing but Node. */
function run(...options: string[]): ChildProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  copyFileSync(file, path.join(folder, 'simulator.mjs'));
  return spawn(process.execPath, ['simulator.mjs', ...options], { cwd: folder, env: {} });
}

describe('the published file', () => {
  let running: ChildProcess;
  let origin: string;
  const printed: string[] = [];

  beforeAll(async () => {
    running = run('--port', '0', '--page', page);
    if (!running.stdout) throw new Error('The simulator prints nothing.');
    for await (const line of createInterface({ input: running.stdout })) {
      printed.push(line);
      if (line.startsWith('To start again')) break;
    }
    origin = /http:\/\/localhost:\d+/.exec(printed.join('\n'))?.[0] ?? '';
  });
  afterAll(() => running.kill());

  test('prints the instances and the secrets of a page', async () => {
    expect(printed[0]).toContain('not the platform');
    expect(printed).toContainEqual(`Instances: ${instances.join(', ')}`);
    const secret = printed.find((line) => line.startsWith(`  ${key}: `))?.slice(`  ${key}: `.length);
    const response = await fetch(
      `${origin}/${verifier}.verifier.service.eu/${tokens['%brand.slug%']}/verifier/draft/verify`,
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ credential: 'a.b.c' }),
      },
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('takes no request for a different host', async () => {
    const status = await new Promise((resolve, reject) =>
      request(`${origin}/`, { headers: { Host: 'app.example.com' } }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end(),
    );
    expect(status).toBe(421);
  });

  test('listens on the loopback address alone', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      await expect(fetch(origin.replace('localhost', address))).rejects.toThrow('fetch failed');
    }
  });

  test('has the license of each package, and the same bytes each time', () => {
    const text = simulatorFile(source);
    expect(simulatorFile(source)).toBe(text);
    for (const name of ['ajv', 'jose', 'jsonld', '@noble/curves'])
      expect(text).toMatch(new RegExp(`^// ${name} \\d`, 'm'));
  });
});

test.each([
  [['--page', 'guides/no-such-page'], page],
  [['--pages', 'guides/go-live'], '--page <path>'],
])('%j is an error, with what to write', async (options, expected) => {
  const stopped = run(...options);
  let text = '';
  stopped.stderr?.on('data', (data) => {
    text += data;
  });
  const code = await new Promise((resolve) => stopped.once('close', resolve));
  expect([code, text]).toEqual([2, expect.stringContaining(expected)]);
});

describe('samples that call the simulator', () => {
  test.each([
    ['https://a.verifier.service.eu.DOMAIN/health', 'http://localhost:8181/a.verifier.service.eu/health'],
    ['"https://$ID.management.eu.DOMAIN"', '"http://localhost:8181/$ID.management.eu"'],
    ['f"https://{id}.resolver.service.eu.DOMAIN"', 'f"http://localhost:8181/{id}.resolver.service.eu"'],
    ['x509_san_dns%3Akiosk.authorizer.service.eu.DOMAIN', 'x509_san_dns%3Alocalhost'],
    ['https://docs.DOMAIN/docs', 'https://docs.DOMAIN/docs'],
    ['https://a.verifier.service.eu.DOMAIN.example.net', 'https://a.verifier.service.eu.DOMAIN.example.net'],
  ])('%s', (sample, expected) => {
    const own = (text: string) => text.replaceAll('DOMAIN', domain);
    expect(simulatorAddresses(own(sample), domain)).toBe(own(expected));
    expect(simulatorEdits(expected, domain)).toEqual([]);
  });
});
