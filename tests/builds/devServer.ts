import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../../scripts/run.ts';

export interface DevServer {
  pid: number;
  /** What it printed so far. */
  output: () => string;
  /** False when it has ended. */
  isRunning: () => boolean;
  /** Ends it, and comes back when it is gone. */
  stop: () => Promise<void>;
}

/** Milliseconds in which it has to answer, and in which it has to end when it is told so. */
const START = 90_000;
const END = 5_000;
const ASK = 20;
/** Characters of its last output that are told where it ends by itself. */
const TOLD = 4_000;

/**
 * Starts the server of writers and waits until it answers. It ends with this process at the latest.
 * @param page address that is asked for
 * @param args options of `rspress dev` beside host and port
 * @throws {Error} with what it printed, where it does not answer or another program has its port
 */
export async function startDevServer(
  page: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<DevServer> {
  const { hostname, port } = new URL(page);
  const server = spawn('node_modules/.bin/rspress', ['dev', ...args, '--host', hostname, '--port', port], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, NODE_ENV: 'development' },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  }
  let isStopped = false;
  const ended = new Promise<void>((resolve) =>
    server.once('exit', (status, signal) => {
      // Whoever asks it next would be told only that nothing answers.
      if (!isStopped) console.error(`The dev server ended by itself (${signal ?? status}).\n${output.slice(-TOLD)}`);
      resolve();
    }),
  );
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    isStopped = true;
    server.kill();
    await Promise.race([ended, wait(END, undefined, { ref: false })]);
    kill();
    process.off('exit', kill);
    await ended;
  };
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const isUp = () =>
    fetch(page).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + START;
  while (!isAt(output, port) || !(await isUp())) {
    const hasMoved = /Local:.*:\d+\//.test(output) && !isAt(output, port);
    if (!hasMoved && isRunning() && Date.now() < end) {
      await wait(ASK);
      continue;
    }
    await stop();
    throw new Error(hasMoved ? `Another program has port ${port}.` : `The dev server does not answer.\n${output}`);
  }
  return { pid: server.pid ?? 0, output: () => output, isRunning, stop };
}

/** It takes the next port where its own is taken. */
const isAt = (output: string, port: string) => new RegExp(`Local:.*:${port}/`).test(output);
