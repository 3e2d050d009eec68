import { createHash } from 'node:crypto';
import { escapeXml } from '../shared/escapeXml.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { addressOfTarget, checkRedirects, type parseRedirects, readRedirects } from './redirects.ts';

/** A static page at every old address. There are none while a redirect is wrong: the check reports what to fix. */
export function* redirectStubs(site: BuiltSite): Generator<[string, () => string]> {
  const { base, brand, config } = site;
  const { redirects, problems } = checkedRedirects(site);
  if (problems.length > 0 || redirects.length === 0) return;
  const hash = createHash('sha256').update(stubScript).digest('hex').slice(0, 8);
  const scriptFile = `static/redirect.${hash}.js`;
  yield [scriptFile, () => stubScript];
  for (const { from, to } of redirects) {
    const { path: address, anchor } = addressOfTarget(to, base);
    const target = address + anchor;
    const html = () =>
      stubPage({ target, canonical: brand.docsOrigin + target, script: base + scriptFile, lang: config.lang });
    for (const file of stubFiles(from)) yield [file, html];
  }
}

/** The files that answer an old address with and without `.html`, and with a closing slash. */
export function stubFiles(from: string): string[] {
  const path = from.replace(/^\//, '');
  return [`${path}.html`, `${path}/index.html`];
}

/** The redirects of a site, with what is wrong with them. */
export function checkedRedirects(site: BuiltSite): ReturnType<typeof parseRedirects> {
  const { file, redirects, problems } = readRedirects(site);
  const live = { routes: new Set(site.pages.map(({ route }) => route)), publicFiles: site.publicFiles };
  return { redirects, problems: [...problems, ...checkRedirects(file, redirects, live)] };
}

/**
 * Writes the page at an old address. It works without JavaScript; with it, the query and the hash of the old address
 * stay. The script comes first, since the refresh would drop both.
 * @param stub address of the target with base, its full address for search engines, and that of the script
 */
export function stubPage({
  target,
  canonical,
  script,
  lang,
}: Record<'target' | 'canonical' | 'script' | 'lang', string>) {
  const href = escapeXml(target);
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeXml(canonical)}">
<script src="${escapeXml(script)}" data-target="${href}"></script>
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${href}">Go to its new address</a></p>
</main>
</body>
</html>
`;
}

/** The script of every stub. It is a file, so that a strict content security policy allows it. */
export const stubScript = `var target = new URL(document.currentScript.dataset.target, location);
target.search = location.search;
target.hash = target.hash || location.hash;
location.replace(target);
`;
