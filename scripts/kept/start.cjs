// `node scripts/kept/start.cjs <program> …`: runs a program of `scripts/` as `tsx` would, without its time to start.
const path = require('node:path');
const { keptProgram, runProgram } = require('./program.cjs');

const scripts = path.dirname(__dirname);
const [node, , name, ...args] = process.argv;
// A program that ends within seconds is done before code that V8 optimizes pays for itself, and both cores are at work:
// a check of the whole site takes a fifth less where code is optimized eight times as late.

const entry = path.join(scripts, `${name}.ts`);

keptProgram(entry, path.join(scripts, '../node_modules/.cache/programs')).then(
  (file) => {
    process.argv = [node, entry, ...args];
    runProgram(file);
  },
  () => {
    // Nothing can be kept, or the code is wrong: `tsx` says what of it.
    const { spawnSync } = require('node:child_process');
    const { status } = spawnSync(node, [...process.execArgv, '--import', 'tsx', entry, ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  },
);
