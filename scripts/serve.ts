import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '../plugins/shared/site.ts';
import { POLICY_FILE } from '../plugins/staticPages/policy.ts';
import { builtSite } from './builtSite.ts';
import { readFlags, rejectCall } from './flags.ts';
import { createStaticServer, listen } from './staticServer.ts';

const WANTED_PORT = 4173;

const usage = `npm run serve -- [options]
  --port <number>   where the site is (${WANTED_PORT}, or PORT); a taken one gets the next free one
  --host <name>     who can reach it (localhost, or HOST)`;

/** Where a site is to be served. */
interface Wanted {
  port: number;
  host: string;
}

/** Serves the built site with the headers that its hosts send, until the process is stopped. */
export async function serve({ port: wanted, host } = wantedByVariables()): Promise<void> {
  const dir = builtSite();
  if (dir === undefined) {
    process.exitCode = 1;
    return;
  }
  const policy = readFileSync(path.join(dir, POLICY_FILE), 'utf8').trim();
  const port = await listen(createStaticServer({ dir, base: BASE, policy }), wanted, host);
  if (port !== wanted) console.log(`Port ${wanted} is taken, so the site is on ${port}.`);
  console.log(`The site is at http://localhost:${port}${BASE}\nPress Ctrl+C to stop.`);
}

function wantedByVariables(): Wanted {
  return { port: Number(process.env.PORT ?? WANTED_PORT), host: process.env.HOST ?? 'localhost' };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readFlags(usage, { options: { port: { type: 'string' }, host: { type: 'string' } } });
  const { port, host } = wantedByVariables();
  const wanted = { port: values.port === undefined ? port : Number(values.port), host: values.host ?? host };
  if (!(Number.isInteger(wanted.port) && wanted.port > 0 && wanted.port < 65_536))
    rejectCall(`A port is a number from 1 to 65535, and not "${values.port ?? process.env.PORT}".`, usage);
  await serve(wanted);
}
