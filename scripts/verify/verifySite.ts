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

/** Pages at old addresses have it. */
const REFRESH = 'http-equiv="refresh"';

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
  const verifyNext = async (): Promise<void> => {
    const file = files.shift();
    if (file === undefined) return;
    const isRedirect = file.endsWith('.html') && readFileSync(path.join(dir, file), 'utf8').includes(REFRESH);
    const found = await verifyFile(site, { file, digest: digests[file], isRedirect }, policy);
    differences.push(...found.map((what) => ({ file, what })));
    return verifyNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, verifyNext));
  return differences.sort((a, b) => (a.file < b.file ? -1 : 1));
}

interface BuiltFile {
  file: string;
  digest: string;
  /** True for a page at an old address. */
  isRedirect: boolean;
}

async function verifyFile(site: string, { file, digest, isRedirect }: BuiltFile, policy: string): Promise<string[]> {
  const isErrorPage = file === '404.html';
  const address = site + (isErrorPage ? 'no-page-has-this-name' : file.replace(/(^|\/)index\.html$/, '$1'));
  const response = await fetch(encodeURI(address), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const body = Buffer.from(await response.arrayBuffer());
  // Hosts with rules redirect where the build has a page that does.
  if (isRedirect && response.status === 301) return [];
  const status = isErrorPage ? 404 : 200;
  if (response.status !== status) return [`status ${response.status} instead of ${status}`];
  const isSame = createHash('sha256').update(body).digest('hex') === digest;
  const headers = Object.entries(responseHeaders(file, policy)).flatMap(([name, value]) => {
    const sent = response.headers.get(name);
    return sent === value ? [] : [`${name}: ${sent ?? '(missing)'} instead of ${value}`];
  });
  return [...(isSame ? [] : ['other content']), ...headers];
}
