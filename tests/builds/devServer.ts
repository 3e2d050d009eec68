import { spawn } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';
import { root } from './buildSite.ts';

export interface DevServer {
  /** What it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the server of writers and waits until it answers.
 * @param page address that is asked for
 * @param args options of `rspress dev` beside host and port
 */
export async function startDevServer(
  page: string,
  { args = [], env }: { args?: string[]; env: Record<string, string> },
): Promise<DevServer> {
  const { hostname, port } = new URL(page);
  const command = path.join(root, 'node_modules', '.bin', 'rspress');
  const server = spawn(command, ['dev', ...args, '--host', hostname, '--port', port], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'development' },
  });
  let output = '';
  const collect = (data: Buffer) => {
    output += data;
  };
  for (const stream of [server.stdout, server.stderr]) stream.on('data', collect);
  const isUp = () => fetch(page).then(({ ok }) => ok || Promise.reject(new Error(output)));
  await vi.waitFor(isUp, { timeout: 60_000, interval: 200 });
  return {
    output: () => output,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    },
  };
}
