// `node scripts/kept/start.cjs <program> …`: runs a program of `scripts/` as `tsx` would, without its time to start.
// `package.json` has Node optimize code eight times as late: a check is done before most of it pays for itself, and both
// cores are at work, so that a check of the whole site takes a fifth less. For the same reason no threads of the garbage
// collection run beside it, which takes a tenth off, and the whole heap is not collected before it has 256 MB: a check
// of one page ends long before.
const path = require('node:path');
const { keptProgram, runProgram } = require('./program.cjs');

const scripts = path.dirname(__dirname);
const [node, , name, ...args] = process.argv;
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
