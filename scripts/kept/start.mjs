// `node scripts/kept/start.mjs <program> …`: runs a program of `scripts/` as `tsx` would, without its time to start.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { keptProgram, runProgram } from './program.mjs';

const scripts = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [node, , name, ...args] = process.argv;
// A program that ends within seconds is done before code that V8 optimizes pays for itself, and both cores are at work:
// a check of the whole site takes a fifth less where code is optimized eight times as late.
if (!args.includes('--watch')) setFlagsFromString('--interrupt-budget=1000000');

const entry = path.join(scripts, `${name}.ts`);

/** @returns undefined where nothing can be kept, or the code is wrong: then `tsx` says what of it */
async function kept() {
  try {
    return await keptProgram(entry, path.join(scripts, '../node_modules/.cache/programs'));
  } catch {
    return undefined;
  }
}

const file = await kept();
if (file === undefined) {
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(node, [...process.execArgv, '--import', 'tsx', entry, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  process.argv = [node, entry, ...args];
  runProgram(file);
}
