/** What a stub tells the browser. */
export interface Stub {
  /** Address of the target on this site, with base: `/docs/guides/`. */
  target: string;
  /** Full address of the target, for search engines. */
  canonical: string;
  /** Address of the script that keeps query and hash. */
  script: string;
  lang: string;
}

/**
 * Writes the page that stands at an old address. It works without JavaScript; with it, the query and the hash of
 * the old address are kept. The script comes first, since the refresh would drop both.
 */
export function stubPage({ target, canonical, script, lang }: Stub): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script src="${escapeHtml(script)}" data-target="${href}"></script>
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
export const stubScript = `var target = document.currentScript.dataset.target;
var hash = target.indexOf('#') === -1 ? location.hash : '';
location.replace(target + location.search + hash);
`;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
