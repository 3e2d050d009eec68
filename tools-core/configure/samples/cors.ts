import { valueAt } from '../../base/index.ts';
import { fail, pass, type SampleCheck, type Samples } from './sample.ts';

interface BrowserRequest {
  origin: string;
  method: string;
  header: string;
  hasCookie?: true;
}

/** Whether a browser lets a page make a request with a preflight (Fetch Standard, sections 3.3.3 and 4.8). */
const browserRequest =
  ({ origin, method, header, hasCookie }: BrowserRequest): SampleCheck =>
  (configuration) => {
    const list = (name: string): unknown[] => [valueAt(configuration, `/cors/${name}`) ?? []].flat();
    const rejected = (name: string, what: string) =>
      fail(`/cors/${name}`, `${what} isn't listed, so the browser blocks it.`);
    if (valueAt(configuration, '/cors/enabled') !== true)
      return fail('/cors/enabled', 'No CORS header is sent, so the browser blocks it.');
    const hasStar = list('origin').includes('*');
    if (!hasStar && !list('origin').includes(origin)) return rejected('origin', origin);
    if (hasCookie && (hasStar || valueAt(configuration, '/cors/credentials') !== true))
      return fail('/cors/credentials', "The request has a cookie, but credentials aren't allowed.");
    if (![...list('allowMethods'), 'GET', 'HEAD', 'POST'].includes(method)) return rejected('allowMethods', method);
    const allowed = list('allowHeaders').map((name) => String(name).toLowerCase());
    // A star means every header but Authorization, and with credentials for none.
    const isAllowed =
      allowed.includes(header.toLowerCase()) || (allowed.includes('*') && header !== 'Authorization' && !hasCookie);
    if (!isAllowed) return rejected('allowHeaders', header);
    return pass('/cors/origin', `The browser lets ${origin} read the response.`);
  };

const [app, staging] = ['https://app.example.com', 'https://staging.example.com'];

/** Requests of web pages, which every service answers by the same block. */
export const corsSamples: Samples = {
  [`A page on ${app} posts JSON`]: browserRequest({ origin: app, method: 'POST', header: 'Content-Type' }),
  [`A page on ${app} calls with an API key`]: browserRequest({ origin: app, method: 'GET', header: 'Authorization' }),
  [`A page on ${staging} posts JSON with a cookie`]: browserRequest({
    origin: staging,
    method: 'POST',
    header: 'Content-Type',
    hasCookie: true,
  }),
};
