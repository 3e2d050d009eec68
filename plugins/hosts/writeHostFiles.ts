import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputSite } from '../outputs/outputSite.ts';
import { parseRedirects } from '../redirects/redirects.ts';
import { POLICY_FILE } from '../staticPages/policy.ts';
import { hostFiles } from './hostFiles.ts';

/** Hidden, so that most hosts and upload tools leave it out. */
export const HOST_FOLDER = '.host';

/** Writes a configuration for each host into a built site, with its policy and its redirects. */
export function writeHostFiles(outDir: string, { base, brand, redirectsFile }: OutputSite): void {
  const policy = readFileSync(path.join(outDir, POLICY_FILE), 'utf8').trim();
  const text = existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '{}';
  const { redirects } = parseRedirects(redirectsFile, text);
  for (const [name, content] of hostFiles({ base, origin: brand.docsOrigin, policy, redirects })) {
    const file = path.join(outDir, HOST_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
