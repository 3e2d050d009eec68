import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputSite } from '../outputs/outputSite.ts';
import type { Problem } from '../shared/problem.ts';
import { addressOfRoute } from '../shared/routes.ts';
import { checkRedirects, parseRedirects, type Redirect } from './redirects.ts';
import { stubPage, stubScript } from './stubPage.ts';

/** A static page at every old address. There are none while a redirect is wrong: the check reports what to fix. */
export function* redirectStubs(site: OutputSite): Generator<[string, () => string]> {
  const { base, brand, lang } = site;
  const { redirects, problems } = readRedirects(site);
  if (problems.length > 0 || redirects.length === 0) return;
  const hash = createHash('sha256').update(stubScript).digest('hex').slice(0, 8);
  const scriptFile = `static/redirect.${hash}.js`;
  yield [scriptFile, () => stubScript];
  for (const { from, to } of redirects) {
    const target = addressOf(to, base);
    const html = () => stubPage({ target, canonical: brand.docsOrigin + target, script: base + scriptFile, lang });
    for (const file of stubFiles(from)) yield [file, html];
  }
}

/** What is wrong with the redirects of a site. */
export const checkRedirectsFile = (site: OutputSite): Problem[] => readRedirects(site).problems;

/** The files that answer an old address with and without `.html`, and with a closing slash. */
export function stubFiles(from: string): string[] {
  const path = from.replace(/^\//, '');
  return [`${path}.html`, `${path}/index.html`];
}

function addressOf(to: string, base: string): string {
  const [route, ...rest] = to.split(/(?=[?#])/);
  return addressOfRoute(route, base) + rest.join('');
}

function readRedirects({ redirectsFile, root, pages, publicFiles }: OutputSite): {
  redirects: Redirect[];
  problems: Problem[];
} {
  if (!existsSync(redirectsFile)) return { redirects: [], problems: [] };
  const file = path.relative(root, redirectsFile).replaceAll('\\', '/');
  const { redirects, problems } = parseRedirects(file, readFileSync(redirectsFile, 'utf8'));
  const live = { routes: new Set(pages.map(({ route }) => route)), publicFiles };
  return { redirects, problems: [...problems, ...checkRedirects(file, redirects, live)] };
}
