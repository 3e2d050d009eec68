import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '../site.ts';

/** Serves the files of `docs/public` from this machine, for the samples that fetch one. */
export async function servePublished(): Promise<{ docs: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(root, 'docs/public', url.replace(/^\/docs/, ''));
    response.statusCode = existsSync(file) ? 200 : 404;
    response.end(existsSync(file) ? readFileSync(file) : 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { docs: `http://localhost:${(server.address() as AddressInfo).port}/docs`, close: () => server.close() };
}
