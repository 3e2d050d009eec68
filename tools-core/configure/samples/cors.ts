import type { JsonObject } from '../../base/index.ts';
import { fail, pass, read, type Sample, type SampleResult } from './sample.ts';

interface BrowserRequest {
  origin: string;
  method: string;
  headers: string[];
  credentials?: true;
}

/** Whether a browser lets a page make a request with a preflight (Fetch Standard, sections 3.3.3 and 4.8). */
function judge(configuration: JsonObject, request: BrowserRequest): SampleResult {
  const list = (name: string): unknown[] => [read(configuration, `/cors/${name}`) ?? []].flat();
  if (read(configuration, '/cors/enabled') !== true) {
    return fail('/cors/enabled', 'No CORS header is sent, so that the browser refuses.');
  }
  const hasStar = list('origin').includes('*');
  if (!hasStar && !list('origin').includes(request.origin)) {
    return fail('/cors/origin', `${request.origin} is not listed, so that the browser refuses.`);
  }
  if (request.credentials && (hasStar || read(configuration, '/cors/credentials') !== true)) {
    return fail('/cors/credentials', 'The request carries a cookie, and credentials are not allowed.');
  }
  if (!list('allowMethods').includes(request.method) && !['GET', 'HEAD', 'POST'].includes(request.method)) {
    return fail('/cors/allowMethods', `${request.method} is not listed, so that the browser refuses.`);
  }
  const allowed = list('allowHeaders').map((name) => String(name).toLowerCase());
  // A star stands for every header but Authorization, and with credentials for none.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization' && !request.credentials);
  const missing = request.headers.find((name) => !isAllowed(name.toLowerCase()));
  if (missing) return fail('/cors/allowHeaders', `${missing} is not listed, so that the browser refuses.`);
  return pass('/cors/origin', `The browser lets ${request.origin} read the answer.`);
}

const sample = (name: string, request: BrowserRequest): Sample => ({
  name,
  judge: (configuration) => judge(configuration, request),
});

/** Requests of web pages, which every service answers by the same block. */
export const corsSamples: Sample[] = [
  sample('A page of https://app.example.com posts JSON', {
    origin: 'https://app.example.com',
    method: 'POST',
    headers: ['Content-Type'],
  }),
  sample('A page of https://app.example.com calls with an API key', {
    origin: 'https://app.example.com',
    method: 'GET',
    headers: ['Authorization'],
  }),
  sample('A page of https://staging.example.com posts JSON with a cookie', {
    origin: 'https://staging.example.com',
    method: 'POST',
    headers: ['Content-Type'],
    credentials: true,
  }),
];
