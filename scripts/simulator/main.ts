import type { SimulatorData } from '../../plugins/simulator/simulatorFile.ts';
import { readFlags } from '../flags.ts';
import { EVERYTHING } from './access.ts';
import { data } from './data.ts';
import { type Simulator, startSimulator } from './simulator.ts';
import { prepareAccount } from './startState.ts';

const USAGE = `Usage: node simulator.mjs [--page <path>] [--port <number>]

Simulates the platform on this machine, for tests without an account. It isn't the platform: it keeps everything in
memory, its clock does not move, and its keys are public.

  --page <path>    start with the instances and keys that a page of the documentation asks for,
                   such as guides/services/verifier/verify-jwt
  --port <number>  port on this machine (default: 8181)
  --help           show this help`;

/** Starts the simulator from the command line. */
export async function main(): Promise<void> {
  const { values } = readFlags(USAGE, {
    options: { page: { type: 'string' }, port: { type: 'string', default: '8181' } },
  });
  const { page } = values;
  const tested = page === undefined ? {} : testedPage(page);
  const known = Object.keys(data.pages).flatMap((route) => (route === '/' ? [] : [`  ${route.slice(1)}`]));
  if (!tested) return stop(`The page ${page} does not run against the simulator. These do:\n${known.join('\n')}`);
  const simulator = await startSimulator({ port: Number(values.port), report: console.error }).catch(
    ({ code, message }) => {
      stop(
        code === 'EADDRINUSE'
          ? `Something else uses port ${values.port}. Choose a different one with --port.`
          : message,
      );
    },
  );
  if (!simulator) return;
  const all = simulator.state.addKey('everything', EVERYTHING, 'key_everything');
  const variables = prepareAccount(simulator, tested);
  console.log(welcome(simulator, all.secret, variables));
}

function stop(message: string): undefined {
  console.error(message);
  process.exitCode = 2;
}

/** What a page expects, by its path with or without what an address has around it. */
function testedPage(page: string): SimulatorData['pages'][string] | undefined {
  const route = `/${page.replace(/^\/|\/?(?:index)?(?:\.html)?$/g, '')}`;
  return data.pages[route] ?? data.pages[`${route}/`];
}

function welcome({ origin, state }: Simulator, secret: string, variables: Record<string, string>): string {
  const instances = state.instances.map(({ resourceId }) => resourceId).join(', ');
  const keys = state.keys.filter(({ name }) => name !== 'everything').map((key) => `  ${key.name}: ${key.secret}`);
  const exports = Object.entries(variables).map(([name, value]) => `  export ${name}=${value}`);
  return [
    'Simulator for tests on this machine. It is not the platform.',
    '',
    `Address: ${origin}/<host> instead of https://<host>.${data.apiDomain}`,
    `Secret of a key that may do everything: ${secret}`,
    ...(instances ? [`Instances: ${instances}`] : []),
    ...(keys.length > 0 ? ['Secrets of the keys of this page:', ...keys] : []),
    ...(exports.length > 0 ? ['Variables of your shell:', ...exports] : []),
    `Time: ${data.now}. The clock does not move, so the examples stay valid.`,
    'To start again with an empty account, press Ctrl+C and run the command again.',
  ].join('\n');
}
