import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { root } from './apiDescriptions.ts';

/** The function that the guide on the Digital Credentials API gives to pages. */
type AskBrowser = (request: object, signal: AbortSignal) => Promise<{ kind: string; data?: unknown }>;
let askBrowser: AskBrowser;

const request = { protocol: 'openid4vp-v1-signed', data: { request: 'eyJ' } };
const signal = new AbortController().signal;

beforeAll(async () => {
  const file = 'docs/guides/services/authorizer/browser-api.mdx';
  const page = parsePage(
    file,
    'guides/services/authorizer/browser-api.mdx',
    readFileSync(path.join(root, file), 'utf8'),
  );
  const code = samplesOf([page as Page]).find(({ title }) => title === 'In the page')?.code ?? '';
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'browser-')), 'ask.mts');
  writeFileSync(copy, code);
  ({ askBrowser } = (await tsImport(copy, import.meta.url)) as { askBrowser: AskBrowser });
});
afterEach(() => vi.unstubAllGlobals());

/** A browser that has the API and answers in one way. */
function browserThat(get: (options: unknown) => Promise<unknown>): void {
  vi.stubGlobal('DigitalCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
}

const failing = (name: string) => async () => {
  throw Object.assign(new Error('no'), { name });
};

test('passes the request on as it is, and gives the answer', async () => {
  const get = vi.fn(async (_options: unknown) => ({ protocol: request.protocol, data: { response: 'eyJ' } }));
  browserThat(get);
  expect(await askBrowser(request, signal)).toEqual({ kind: 'answer', data: { response: 'eyJ' } });
  expect(get.mock.calls[0][0]).toEqual({ digital: { requests: [request] }, mediation: 'required', signal });
});

test.each(['NotAllowedError', 'AbortError'])('%s is a cancel', async (name) => {
  browserThat(failing(name));
  expect(await askBrowser(request, signal)).toEqual({ kind: 'canceled' });
});

test('nothing is a cancel', async () => {
  browserThat(async () => null);
  expect(await askBrowser(request, signal)).toEqual({ kind: 'canceled' });
});

test('a fault of the page is not hidden', async () => {
  browserThat(failing('TypeError'));
  await expect(askBrowser(request, signal)).rejects.toThrow('no');
});

test('a browser without the API is told apart, and not asked', async () => {
  const get = vi.fn();
  vi.stubGlobal('navigator', { credentials: { get } });
  expect(await askBrowser(request, signal)).toEqual({ kind: 'unsupported' });
  expect(get).not.toHaveBeenCalled();
});
