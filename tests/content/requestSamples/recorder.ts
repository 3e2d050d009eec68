import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a server gets it. */
export interface Received {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What the server gives back. */
export interface Reply {
  status: number;
  body?: string;
}

/** A server that keeps what it gets, by the first segment of the path. */
export interface Recorder {
  /** Address to put in the place of a host, for the samples of this name. */
  hostOf(name: string): string;
  received: Map<string, Received[]>;
  close(): Promise<void>;
}

/**
 * Starts a server on a free port of this machine.
 * @param replyTo decides the answer by the name of the sample
 */
export async function startRecorder(replyTo: (name: string) => Reply): Promise<Recorder> {
  const received = new Map<string, Received[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, name, path] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
      const { method = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      received.set(name, [...(received.get(name) ?? []), { method, path, headers, body }]);
      const reply = replyTo(name);
      response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hostOf: (name) => `http://127.0.0.1:${port}/${name}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
