const { setFlagsFromString } = require('node:v8');

/**
 * Flags by which V8 optimizes code eight times as late as by default: what ends soon is done before most of that pays for
 * itself. Node 20 has them. V8 of later versions counts calls instead, waits for 3,000 of them, and refuses the flag.
 */
const LATE = Number.parseInt(process.versions.v8, 10) < 12 ? ['--interrupt-budget=1000000'] : [];

/** Has this process, and its threads, optimize late. */
function optimizeLate() {
  for (const flag of LATE) setFlagsFromString(flag);
}

module.exports = { LATE, optimizeLate };
