import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { signToken } from '../../scripts/examples/sign/jws.ts';
import { testKey } from '../../scripts/examples/sign/keys.ts';
import { root } from './output.ts';

const folder = path.join(readSiteOptions(root, process.env).outDir, 'static/js/async');
const scriptOf = (name: string) =>
  readdirSync(folder).find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) as string;

/** Runs the worker of the inspector on an input, and lists the scripts that it loads before its first report. */
async function loadedFor(input: string, beside: string): Promise<{ outcome: string; scripts: string[] }> {
  const worker = scriptOf('tool-credential-inspector');
  const scripts = [scriptOf('tools'), worker];
  let receive: (event: object) => void = () => {};
  return new Promise((resolve) => {
    const scope: Record<string, unknown> = {
      ...{
        crypto,
        TextEncoder,
        TextDecoder,
        atob,
        btoa,
        URL,
        URLSearchParams,
        setTimeout,
        clearTimeout,
        AbortController,
      },
      location: new URL(`http://localhost/docs/static/js/async/${worker}`),
      addEventListener: (_: string, listen: typeof receive) => {
        receive = listen;
      },
      postMessage: ({ kind, report }: { kind: string; report?: { outcome: string } }) => {
        if (!['ready', 'step'].includes(kind)) resolve({ outcome: report?.outcome ?? kind, scripts });
      },
      importScripts: (address: string) => {
        const file = path.basename(String(address));
        scripts.push(file);
        vm.runInContext(readFileSync(path.join(folder, file), 'utf8'), context);
      },
    };
    const context = vm.createContext(Object.assign(scope, { self: scope, globalThis: scope }));
    vm.runInContext(readFileSync(path.join(folder, worker), 'utf8'), context);
    receive({ data: { kind: 'run', id: 1, input: { input, beside }, options: {} } });
  });
}

test('a plain JWT has its result after at most 75 kB besides React', async () => {
  const key = testKey('weight', 'P-256');
  const payload = { iss: 'https://issuer.example', sub: 'alex', exp: Date.now() / 1000 + 1000, name: 'Alex' };
  const { outcome, scripts } = await loadedFor(
    signToken({ typ: 'JWT', kid: 'a' }, payload, key),
    JSON.stringify(key.jwk),
  );
  expect(outcome).toBe('success');
  const weights = scripts.map((file) => brotliCompressSync(readFileSync(path.join(folder, file))).length);
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(75_000);
});
