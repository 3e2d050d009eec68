import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOfTarget, readRedirects } from '../redirects/redirects.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { POLICY_FILE } from '../staticPages/contentPolicy.ts';
import { MEDIA_TYPES, SECURITY_HEADERS } from './responseHeaders.ts';

/** What the configuration of a host depends on. */
export interface HostedSite {
  /** Base path with both slashes, such as `/docs/`. */
  base: string;
  /** Scheme and host that serve the site. */
  origin: string;
  /** Value of the header `Content-Security-Policy`. */
  policy: string;
  /** Old and new addresses below the base, as in `redirects.json`. */
  redirects: readonly { from: string; to: string }[];
}

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/**
 * Configurations for hosts, made from the templates beside this file. In a template, `{{name}}` is one value,
 * `{{#redirects {from} {path}{anchor}}}` is a line for each spelling of each old address (`\n` breaks it), and a line
 * with `{{?prefix}}` is only for sites that aren't at the root of their host.
 * @returns path and text of each file
 */
export function hostFiles(site: HostedSite): [file: string, text: string][] {
  const names = readdirSync(TEMPLATES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [
      path.relative(TEMPLATES, file).replace(/\.tmpl$/, ''),
      fillTemplate(readFileSync(file, 'utf8'), site),
    ]);
}

/**
 * Old addresses with their new ones, as a host has to send them: each with and without `.html` and a closing slash.
 */
export function redirectRows({ base, redirects }: Pick<HostedSite, 'base' | 'redirects'>) {
  return redirects.flatMap(({ from, to }) => {
    const target = addressOfTarget(to, base);
    const stem = base.slice(0, -1) + from.replace(/\/$/, '');
    return ['', '.html', '/', '/index.html'].map((ending) => ({ from: stem + ending, ...target }));
  });
}

function fillTemplate(template: string, site: HostedSite): string {
  const prefix = site.base.slice(0, -1);
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': site.policy };
  const rows = redirectRows(site);
  const shortest = rows.filter(({ from }) => !/(?:\.html|\/)$/.test(from));
  const values: Record<string, string> = {
    base: site.base,
    prefix,
    origin: site.origin,
    basePattern: site.base.replaceAll('.', '[.]'),
    redirectsJson: JSON.stringify(Object.fromEntries(shortest.map(({ from, path, anchor }) => [from, path + anchor]))),
    headersJson: JSON.stringify(headers),
    typesJson: JSON.stringify(MEDIA_TYPES),
  };
  const lists: Record<string, Record<string, string>[]> = {
    redirects: rows,
    anchored: rows.filter(({ anchor }) => anchor),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    types: Object.entries(MEDIA_TYPES).map(([ending, type]) => ({ ending, type })),
  };
  return template
    .replace(/^([ \t]*)\{\{\?prefix\}\}(.*\n)/gm, (_, indent: string, line: string) => (prefix ? indent + line : ''))
    .replace(/^([ \t]*)\{\{#(\w+) (.*)\}\}$/gm, (_, indent: string, list: string, pattern: string) =>
      lists[list].map((row) => indent + fillRow(pattern, row).replaceAll('\\n', `\n${indent}`)).join('\n'),
    )
    .replace(/\{\{(\w+)\}\}/g, (token, name: string) => values[name] ?? token);
}

const fillRow = (pattern: string, row: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (token, name: string) => row[name] ?? token);

/** Hidden, so that most hosts and upload tools leave it out. */
const HOST_FOLDER = '.host';

/** Writes a configuration for each host into a built site, with its policy and its redirects. */
export function writeHostFiles(outDir: string, site: BuiltSite): void {
  const { base, brand } = site;
  const policy = readFileSync(path.join(outDir, POLICY_FILE), 'utf8').trim();
  const { redirects } = readRedirects(site);
  for (const [name, content] of hostFiles({ base, origin: brand.docsOrigin, policy, redirects })) {
    const file = path.join(outDir, HOST_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
