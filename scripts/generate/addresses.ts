import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../plugins/checks/checkSite.ts';
import { ADDRESSES_FILE, withAddresses } from '../../plugins/checks/rules/addresses.ts';
import { readRedirects } from '../../plugins/redirects/redirects.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { repositoryRoot } from '../root.ts';

/** Adds today's addresses and headings, and the old addresses that redirect, to those that were ever published. */
export async function writeAddresses(): Promise<void> {
  const options = readSiteOptions(repositoryRoot, process.env);
  const file = path.join(options.docsDir, ADDRESSES_FILE);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const old = readRedirects(options).redirects.map(({ from }) => from);
  const all = withAddresses(known, checkSite(options).reports, old);
  const rows = Object.entries(all).map(([route, ids]) => `  ${JSON.stringify(route)}: ${JSON.stringify(ids)}`);
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
  console.log(`${Object.keys(all).length} addresses in docs/${ADDRESSES_FILE}.`);
}
