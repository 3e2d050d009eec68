import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { mediaType, responseHeaders } from '../hosts/responseHeaders.ts';
import { listFilesBelow } from '../shared/listFiles.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { POLICY_FILE } from '../staticPages/contentPolicy.ts';
import { labelsByLanguage } from '../virtualModules/labelsByLanguage.ts';

/** It is at the base, because a worker controls only what is below its own address. */
const WORKER_FILE = 'service-worker.js';
const SIZE_FILE = 'offline-copy.json';

const source = (name: string) => path.join(import.meta.dirname, '../../theme/offline', name);

/**
 * Publishes the whole site in one file, which readers may save to read without a network, and the worker that answers
 * from it. Where no copy is offered, the worker removes those that readers have.
 */
export async function writeOfflineCopy(outDir: string, { base, config, texts, languages }: BuiltSite): Promise<void> {
  if (config.offlineCopy === undefined) return;
  const publish = (name: string, content: string | Uint8Array) => writeFileSync(path.join(outDir, name), content);
  if (!config.offlineCopy) return publish(WORKER_FILE, await workerScript('removal.ts', { base }));
  const policy = readFileSync(path.join(outDir, POLICY_FILE), 'utf8').trim();
  const { name, digest, headers, content } = copyOfSite(outDir, policy);
  publish(name, content);
  publish(SIZE_FILE, `${JSON.stringify({ file: name, bytes: content.length })}\n`);
  const labels = labelsByLanguage(texts(), languages);
  const notices = Object.fromEntries(languages.map((lang) => [lang, labels[lang]['offline.notice']]));
  const site = { base, file: name, digest, bytes: content.length, headers, notices };
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

/** What nobody reads in a browser: for programs, and for whoever serves the site. */
const LEFT_OUT = /(?:^|\/)llms(?:-full)?\.txt$|^sitemap\.xml$|^content-security-policy\.txt$/;

/**
 * Packs what a reader needs of a built site, as a form that browsers can read (multipart/form-data, RFC 7578).
 * @param outDir the built site
 * @param policy content security policy. Workers obey the one of their own script, so each file has it.
 * @returns its path from the base and its content, the headers that a host sends with every file, and a hash of all files
 * and headers, which also separates the files
 */
export function copyOfSite(outDir: string, policy: string) {
  const files = listFilesBelow(outDir)
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => ({ file, type: mediaType(file), content: readFileSync(path.join(outDir, file)) }));
  const { 'Cache-Control': _, ...headers } = responseHeaders('', policy);
  const hash = createHash('sha256').update(JSON.stringify(headers));
  for (const { file, type, content } of files) hash.update(file).update(type).update(content);
  const digest = hash.digest('hex').slice(0, 16);
  const parts = files.flatMap(({ file, type, content }) => {
    const head = `Content-Disposition: form-data; name="${file}"; filename="${file}"\r\nContent-Type: ${type}`;
    return [Buffer.from(`--${digest}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')];
  });
  const packed = Buffer.concat([...parts, Buffer.from(`--${digest}--\r\n`)]);
  return { name: `static/offline-copy.${digest}.bin`, digest, headers, content: gzipSync(packed, { level: 9 }) };
}
