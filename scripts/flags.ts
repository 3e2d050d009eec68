import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the flags of the command that runs. One that it does not know ends it with status 2, and `--help` with 0; both
 * say how it is called.
 * @param config as `parseArgs` takes it
 */
export function readFlags<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message.split('\n')[0]}\n\n${usage}`);
    process.exit(2);
  }
}
