// `node scripts/kept/rspress.mjs <command> …`: runs Rspress with its configuration as one file. By itself it compiles each
// of the three hundred files that the configuration is made of in a new clone, which takes six seconds of processor time.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { optimizeLate } from './optimizeLate.cjs';
import { keptModule } from './program.cjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const rspress = '../../node_modules/@rspress/core/bin/rspress.js';
const isBuild = process.argv[2] === 'build';
if (!isBuild) process.argv.splice(3, process.argv.length, ...devFlags(process.argv.slice(3)));
const args = process.argv.slice(2);
/** Pages. */
const LARGE_SITE = 300;

// A build ends before most of what V8 optimizes by default pays for itself: so it takes a tenth less processor time.
if (isBuild) optimizeLate();

if (!existsSync(new URL(rspress, import.meta.url))) {
  console.error('Rspress is not installed. Run "npm ci" first.');
  process.exitCode = 1;
} else {
  const isOurs = !args.some((word) => word === '-c' || word === '--config');
  const config = isOurs ? await ownConfig() : undefined;
  if (isBuild && config && args.length === 1) await buildWith(config);
  else {
    if (config) process.argv.push('--config', config);
    await import(rspress);
  }
}

/** `npm run dev` names a port, and who adds another one means that. As `scripts/flags.ts`, which is no JavaScript. */
function devFlags(words) {
  const usage = `npm run dev -- [options]
  --port <number>   where the site is (3000); a taken one gets the next free one
  --host <name>     who can reach it (127.0.0.1)
  --config <file>   another configuration than ours`;
  if (words.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const text = { type: 'string' };
    const { values } = parseArgs({ args: words, options: { port: text, host: text, config: { ...text, short: 'c' } } });
    return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
  } catch (error) {
    console.error(`${error.message.split('\n')[0]}\n\n${usage}`);
    process.exit(2);
  }
}

/** @returns path of our configuration as one file; undefined where Rspress has to say what is wrong with it */
async function ownConfig() {
  try {
    return await keptModule(path.join(root, 'rspress.config.ts'), path.join(root, 'node_modules/.cache/programs'));
  } catch {
    return undefined;
  }
}

/**
 * Builds as the command of Rspress does, which reads its configuration through hooks that on Node 20 stay for all
 * modules: each of the hundreds that a build loads would be found by way of another thread.
 */
async function buildWith(config) {
  process.env.NODE_ENV = 'production';
  const { build, logger } = await import('@rspress/core');
  try {
    const { default: content } = await import(pathToFileURL(config).href);
    keepHeapSmall(content.root);
    await build({ docDirectory: content.root, config: { content, filePath: config, dependencies: [] } });
  } catch (error) {
    logger.error(error);
    process.exit(1);
  }
}

/**
 * By default the heap grows to several times of what is in use. To collect more often halves its peak on a large site;
 * on a small one it would take a twentieth more of processor time for a few megabytes.
 */
function keepHeapSmall(docsDir) {
  const pages = readdirSync(docsDir, { recursive: true }).filter((file) => /\.mdx?$/.test(file)).length;
  setFlagsFromString(`--heap-growing-percent=${pages > LARGE_SITE ? 30 : 100}`);
}
