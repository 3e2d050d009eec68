import { readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectRows } from '../plugins/hosts/hostFiles.ts';
import { readRedirects } from '../plugins/redirects/redirects.ts';
import { BASE } from '../plugins/shared/site.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { POLICY_FILE } from '../plugins/staticPages/contentPolicy.ts';
import { builtSite } from './builtSite.ts';
import { exitWithUsage, readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { createStaticServer, listen } from './staticServer.ts';

const PORT = '4173';

const usage = `npm run serve -- [options]
  --port <number>   where the site is (${PORT}, or PORT); a taken one gets the next free one
  --host <name>     who can reach it (localhost, or HOST)`;

/** Serves the built site with the headers that its hosts send, until the process is stopped. */
export async function serve(port = process.env.PORT ?? PORT, host = process.env.HOST ?? 'localhost'): Promise<void> {
  const wanted = Number(port);
  if (!(Number.isInteger(wanted) && wanted > 0 && wanted < 65_536))
    exitWithUsage(`A port is a number from 1 to 65535, and not "${port}".`, usage);
  const dir = builtSite();
  if (dir === undefined) {
    process.exitCode = 1;
    return;
  }
  const policy = readFileSync(path.join(dir, POLICY_FILE), 'utf8').trim();
  const { redirects: rows } = readRedirects(readSiteOptions(repositoryRoot, process.env));
  const targets = redirectRows({ base: BASE, redirects: rows });
  const redirects = new Map(targets.map(({ from, path: target, anchor }) => [from, target + anchor]));
  const used = await listen(createStaticServer({ dir, base: BASE, policy, redirects }), wanted, host);
  if (used !== wanted) console.log(`Port ${wanted} is taken, so the site is on ${used}.`);
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  console.log(`The site is at http://${name}:${used}${BASE}\nPress Ctrl+C to stop.`);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readFlags(usage, { options: { port: { type: 'string' }, host: { type: 'string' } } });
  await serve(values.port, values.host);
}
