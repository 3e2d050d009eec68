import { existsSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '../engine/base/site.ts';
import { readSiteOptions } from '../engine/base/siteOptions.ts';
import { repositoryRoot } from './run.ts';
import { createStaticServer, listen } from './staticServer.ts';

const WANTED_PORT = 4173;

/** Serves the built site until the process is stopped. */
export async function serve(): Promise<void> {
  const { outDir } = readSiteOptions(repositoryRoot, process.env);
  if (!existsSync(path.join(outDir, 'index.html'))) {
    console.error(`There is no built site in ${outDir}.\nRun "npm run build" first, or "npm start" for both.`);
    process.exitCode = 1;
    return;
  }
  const wanted = Number(process.env.PORT ?? WANTED_PORT);
  const port = await listen(createStaticServer({ dir: outDir, base: BASE }), wanted, process.env.HOST ?? 'localhost');
  if (port !== wanted) console.log(`Port ${wanted} is taken, so the site is on ${port}.`);
  console.log(`The site is at http://localhost:${port}${BASE}\nPress Ctrl+C to stop.`);
}

if (process.argv[1] === import.meta.filename) await serve();
