import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { responseHeaders } from '../../plugins/hosts/responseHeaders.ts';
import { POLICY_FILE } from '../../plugins/staticPages/contentPolicy.ts';
import { MANIFEST_FILE } from '../build/publishSite.ts';

/** Requests at a time. */
const AT_ONCE = 8;
/** Milliseconds after which a host counts as down. */
const TIMEOUT = 30_000;

/** Pages at old addresses have the new one in it, after its full form. */
const REFRESH = /rel="canonical" href="([^"]+)"[\s\S]*http-equiv="refresh" content="0; url=([^"]+)"/;

/** Files that are listed with a difference. A wrong header is wrong for each file. */
const SHOWN = 10;

/** What a host sends differently from the build. */
export interface Difference {
  /** Path from the base of the site. */
  file: string;
  what: string;
}

/**
 * Requests every file of a build from a host, and compares content, status and headers.
 * @param dir folder of the build
 * @param site address of the site, with a slash at the end
 * @throws {Error} when the host can't be reached
 */
export async function verifySite(dir: string, site: string): Promise<Difference[]> {
  const digests = JSON.parse(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')) as Record<string, string>;
  const policy = readFileSync(path.join(dir, POLICY_FILE), 'utf8').trim();
  // Hosts don't send what starts with a dot.
  const files = Object.keys(digests).filter((file) => !file.startsWith('.'));
  const differences: Difference[] = [];
  const verify = async (file: string) => {
    const text = file.endsWith('.html') ? readFileSync(path.join(dir, file), 'utf8') : '';
    const targets = REFRESH.exec(text)?.slice(1);
    const found = await verifyFile(site, { file, digest: digests[file], targets }, policy);
    differences.push(...found.map((what) => ({ file, what })));
  };
  for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map(verify));
  return differences.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Writes each difference once, with the files that have it. */
export function listDifferences(differences: readonly Difference[]): string[] {
  const filesOf = new Map<string, string[]>();
  for (const { file, what } of differences) {
    if (!filesOf.has(what)) filesOf.set(what, []);
    filesOf.get(what)?.push(file);
  }
  return [...filesOf].map(([what, files]) => {
    const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : '';
    return `${what}\n  ${files.slice(0, SHOWN).join(', ')}${more}`;
  });
}

interface BuiltFile {
  file: string;
  digest: string;
  /** The new address in its forms, for a page at an old one. */
  targets?: string[];
}

async function verifyFile(site: string, { file, digest, targets }: BuiltFile, policy: string): Promise<string[]> {
  const isErrorPage = file === '404.html';
  const address = site + (isErrorPage ? 'no-page-has-this-name' : file.replace(/(^|\/)index\.html$/, '$1'));
  const response = await fetch(encodeURI(address), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const body = Buffer.from(await response.arrayBuffer());
  // Hosts with rules redirect where the build has a page that does.
  if (targets && response.status === 301) {
    const sent = response.headers.get('Location') ?? '';
    return targets.includes(sent) ? [] : [`Location: ${sent} instead of ${targets.at(-1)}`];
  }
  const status = isErrorPage ? 404 : 200;
  if (response.status !== status) return [`status ${response.status} instead of ${status}`];
  const isSame = createHash('sha256').update(body).digest('hex') === digest;
  const headers = Object.entries(responseHeaders(file, policy)).flatMap(([name, value]) => {
    const sent = response.headers.get(name);
    return sent === value ? [] : [`${name}: ${sent ?? '(missing)'} instead of ${value}`];
  });
  return [...(isSame ? [] : ['other content']), ...headers];
}
