// `node scripts/kept/start.cjs <program> …`: runs a program of `scripts/` as `tsx` would, without its time to start.
// A check is done before most of what V8 optimizes pays for itself, and both cores are at work, so that to optimize late
// takes a fifth less for the whole site. For the same reason `package.json` has no threads of the garbage collection run
// beside it, which takes a tenth off, and the whole heap is not collected before it has 256 MB: a check of one page ends
// long before.
const path = require('node:path');
const { optimizeLate } = require('./optimizeLate.cjs');
const { keptProgram, runProgram } = require('./program.cjs');

const scripts = path.dirname(__dirname);
const [node, , name, ...args] = process.argv;
const entry = path.join(scripts, `${name}.ts`);
if (name === 'check') optimizeLate();

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
