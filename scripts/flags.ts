import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the flags of the command that runs. One that it does not know ends it with status 2, and `--help` with 0; both
 * say how it is called. Every command begins with it, before it does anything.
 * @param config as `parseArgs` takes it
 */
export function readFlags<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if ((config.args ?? process.argv.slice(2)).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows is how to name a file that looks like a flag.
    rejectCall((error as Error).message.split(/\. To |\n/)[0], usage);
  }
}

/** Ends a command that was called wrongly with status 2, and says how it is called. */
export function rejectCall(why: string, usage: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}
