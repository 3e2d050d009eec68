import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { OutputSite } from '../outputs/outputSite.ts';
import { POLICY_FILE } from '../staticPages/policy.ts';
import { labelsByLanguage } from '../virtualModules/labelsByLanguage.ts';
import { copyOfSite } from './copyFiles.ts';

/** It is at the base, because a worker controls only what is below its own address. */
const WORKER_FILE = 'service-worker.js';
/** Tells the page what a copy weighs, before anybody loads it. */
const SIZE_FILE = 'offline-copy.json';

const source = (name: string) => fileURLToPath(new URL(`../../theme/offline/${name}`, import.meta.url));

/**
 * Publishes the whole site in one file, which readers may save to read without a network, and the worker that answers
 * from it. Where no copy is offered, the worker removes those that readers have.
 */
export async function writeOfflineCopy(
  outDir: string,
  { base, offlineCopy, texts, languages }: OutputSite,
): Promise<void> {
  if (offlineCopy === undefined) return;
  const publish = (name: string, content: string | Uint8Array) => writeFileSync(path.join(outDir, name), content);
  if (!offlineCopy) return publish(WORKER_FILE, await workerScript('removal.ts', { base }));
  const policy = readFileSync(path.join(outDir, POLICY_FILE), 'utf8').trim();
  const { name, digest, content } = copyOfSite(outDir, policy);
  publish(name, content);
  publish(SIZE_FILE, `${JSON.stringify({ file: name, bytes: content.length })}\n`);
  const labels = labelsByLanguage(texts(), languages);
  const notices = Object.fromEntries(languages.map((lang) => [lang, labels[lang]['offline.notice']]));
  const site = { base, file: name, digest, bytes: content.length, notices };
  publish(WORKER_FILE, await workerScript('serviceWorker.ts', site));
}

/** A worker of `theme/offline/` as one script, with what it has to know about the site. */
export async function workerScript(name: string, site: object): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source(name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { site: JSON.stringify(site) },
  });
  return outputFiles[0].text;
}
