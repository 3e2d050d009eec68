import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerRequest, formOf, readCredential } from '../../docs/public/tools/wallet.mjs';
import type { JsonObject } from '../../plugins/openapi/specFiles.ts';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { applyBrand } from '../../plugins/shared/brand.ts';
import { decodeToken } from '../../scripts/examples/sign/jws.ts';
import { readQr } from '../../tools-core/scan/index.ts';
import { apiDomain } from '../platform/addresses.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { root, tokens } from './apiDescriptions.ts';
import { index, read } from './examples/published.ts';
import { readerHas } from './run/readerHas.ts';

/** The web page of the tutorial, as a browser and the camera of a phone see it. */
const file = 'docs/tutorials/services/authorizer/index.mdx';
const source = readFileSync(path.join(root, file), 'utf8');
const samples = samplesOf([parsePage(file, 'tutorials/services/authorizer/index.mdx', source) as Page]);
const sample = (title: string) => applyBrand(samples.find((one) => one.title === title)?.code ?? '', tokens);

let platform: Platform;
let server: ChildProcess;
let site: string;
const folder = mkdtempSync(path.join(tmpdir(), 'wallet-page-'));

/** A port that nobody has. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  platform = await startPlatform(new Date(index.now));
  const { settings = {} } = readerHas['/guides/services/authorizer/same-device'];
  for (const [name, inlineConfiguration] of Object.entries(settings)) {
    const [service, resourceId] = name.split('/');
    platform.state.addInstance({ service, region: 'eu', resourceId, name, inlineConfiguration });
  }
  const key = platform.state.addKey('app-authorize');
  key.policies = [{ policyType: 'managed', policyResourceId: 'authorizer.read' }];
  writeFileSync(path.join(folder, 'server.ts'), sample('server.ts'));
  writeFileSync(path.join(folder, 'authorization-request.json'), sample('authorization-request.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: String(platform.port),
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'run/platformFetch.mjs')}`,
      ENDPOINT: `https://kiosk-authorizer.authorizer.service.eu.${apiDomain}`,
      API_SECRET: key.secret,
    },
  });
  const isUp = () =>
    fetch(`${site}/ready`).then(
      ({ status }) => status === 404,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: 30_000 });
}, 60_000);

afterAll(async () => {
  server.kill();
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Pixels of a module in a drawn code. */
const MODULE = 4;

/** Draws the modules of the SVG, which are squares of a path, and reads the code with a library that did not draw it. */
function readCode(html: string): Promise<string | undefined> {
  const [, size] = (/viewBox="0 0 (\d+) \d+"/.exec(html) ?? []).map(Number);
  const width = size * MODULE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const squares = [...html.matchAll(/M(\d+),(\d+)h(\d+)v(\d+)h-\d+z/g)].map((match) => match.slice(1, 5).map(Number));
  for (const [left, top, across, down] of squares) {
    for (let y = top * MODULE; y < (top + down) * MODULE; y++) {
      for (let x = left * MODULE; x < (left + across) * MODULE; x++) {
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return readQr({ width, height: width, data: pixels });
}

/** A visit: the page, and a `fetch` that keeps the cookie. */
async function visit() {
  const response = await fetch(`${site}/`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const get = (address: string) => fetch(`${site}${address}`, { headers: { cookie } });
  const html = await response.text();
  const link = /href="(openid4vp:[^"]*)"/.exec(html)?.[1].replaceAll('&#38;', '&') ?? '';
  return { html, link, get };
}

/** Runs the script of a page until it leads somewhere, with a clock that does not wait. */
async function runScript(
  html: string,
  get: (address: string) => Promise<Response>,
  onAsk: (count: number) => Promise<void>,
) {
  const [, script] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const said: string[] = [];
  let count = 0;
  const globals = {
    setTimeout: (done: () => void) => setTimeout(done, 0),
    fetch: async (address: string) => {
      await onAsk(count++);
      return get(address);
    },
    document: {
      querySelector: () => ({
        set textContent(text: string) {
          said.push(text);
        },
      }),
    },
  };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const target = await new Promise<string>((resolve, reject) => {
    const location = { replace: resolve };
    const run = new AsyncFunction(...Object.keys(globals), 'location', script);
    run(...Object.values(globals), location).catch(reject);
  });
  return { target, said, count };
}

/** Answers the link as the test wallet does. */
async function answer(link: string, decline = false): Promise<void> {
  const call = (address: string, init: RequestInit = {}) => {
    const url = new URL(address);
    const headers = { 'X-Forwarded-Host': url.host, 'Content-Type': 'application/x-www-form-urlencoded' };
    return fetch(`http://127.0.0.1:${platform.port}${url.pathname}`, { ...init, headers });
  };
  const requested = await call(new URLSearchParams(link.split('?')[1]).get('request_uri') as string);
  const { payload } = decodeToken(await requested.text()) as { payload: JsonObject };
  const credential = readCredential(read('credentials/employee-x5c.sd-jwt'));
  const answered = answerRequest(payload, credential, { audience: String(payload.client_id), decline });
  await call(String(payload.response_uri), { method: 'POST', body: formOf(answered.answer, payload) });
}

test('the QR code and the link hold the same request', async () => {
  const { html, link } = await visit();
  expect(link).toMatch(/^openid4vp:\?client_id=.+&request_uri=.+/);
  expect(await readCode(html)).toBe(link);
});

test('the script asks until the status is final, says what happens, and leads to the end', async () => {
  const { html, link, get } = await visit();
  const { target, said, count } = await runScript(html, get, async (asked) => {
    if (asked === 2) await answer(link);
  });
  expect(target).toBe('/done');
  expect(count).toBe(3);
  expect(said[0]).toBe('Waiting for a wallet.');
  expect(await (await get('/done')).text()).toContain('<h1>Welcome, E-1042</h1>');
});

test('the script goes on after a fault of the network', async () => {
  const { html, link, get } = await visit();
  const { target } = await runScript(html, get, async (asked) => {
    if (asked === 0) throw new TypeError('fetch failed');
    await answer(link, true);
  });
  expect(target).toBe('/done');
  expect(await (await get('/done')).text()).toContain('<h1>No entry</h1>');
});

test('a session that is gone leads to the page that offers a new start', async () => {
  const { html } = await visit();
  const { target } = await runScript(
    html,
    (address) => fetch(`${site}${address}`),
    async () => {},
  );
  expect(target).toBe('/done');
});

test('the secret and the ID of the authorization stay on the server', async () => {
  const { html } = await visit();
  const [key] = platform.state.keys;
  expect(html).not.toContain(key.secret);
  const { id } = platform.state.authorizations.at(-1) as { id: string };
  // The link names the request, and its ID with it; nothing else does.
  expect(html.replace(/<a href="[^"]*"/, '')).not.toContain(id);
});
