import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapePattern } from '../../plugins/shared/escapePattern.ts';
import type { SimulatedResponse } from './call.ts';
import { data } from './data.ts';
import { type Account, type Incoming, respond, textOf } from './respond.ts';
import { State } from './state.ts';

/** The platform, simulated on this machine. */
export interface Simulator {
  /** Address that precedes the hosts of the platform, such as `http://localhost:8181`. */
  origin: string;
  state: State;
  close(): Promise<void>;
}

export interface SimulatorOptions {
  /** Port of this machine; 0 takes a free one. */
  port: number;
  /** Takes what is not as the API descriptions say, in a sentence each. */
  report: (problem: string) => void;
}

/** An address of the platform in a response. */
const ADDRESS = new RegExp(
  `https://([\\w.-]+\\.(?:service|management)\\.[\\w-]+)\\.${escapePattern(data.apiDomain)}`,
  'g',
);

/** The hosts under which a browser or a program on this machine may call. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/**
 * Starts the simulator with an empty account. It listens on the loopback address alone, and takes no request for a
 * different host, so that no page in a browser reaches it under a name of its own (DNS rebinding).
 */
export async function startSimulator({ port, report }: SimulatorOptions): Promise<Simulator> {
  const account: Account = { state: new State(), now: new Date(data.now), origin: '', report };
  let count = 0;
  const server = createServer(async (request, response) => {
    const id = `${String(++count).padStart(8, '0')}-1b0a-4b63-8a3c-5d7f0c1f8e21`;
    try {
      send(response, await respondTo(request, id, account), id, account.origin);
    } catch (error) {
      // The caller may go before its request ends.
      report(`${request.method} ${request.url}: ${(error as Error).message}`);
      response.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  account.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin: account.origin,
    state: account.state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function respondTo(request: IncomingMessage, id: string, account: Account): Promise<SimulatedResponse> {
  if (!LOCAL_HOST.test(request.headers.host ?? '')) {
    return { status: 421, body: { message: `The simulator takes requests to ${account.origin} only.` } };
  }
  const incoming = await readRequest(request, id);
  if (!incoming) return { status: 404, body: { message: `Write a host of the platform after ${account.origin}/.` } };
  try {
    return await respond(incoming, account);
  } catch (error) {
    account.report(`${incoming.method} ${incoming.url.href}: ${(error as Error).stack}`);
    return { status: 500, body: { message: 'The simulator has a bug. Its output shows where.' } };
  }
}

/** The first part of the path is the host on the platform, without its domain. */
async function readRequest(request: IncomingMessage, id: string): Promise<Incoming | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [, host, rest = ''] = /^\/([\w.-]+\.(?:service|management)\.[\w-]+)($|[/?].*)/.exec(request.url ?? '') ?? [];
  if (!host) return undefined;
  const body = Buffer.concat(chunks).toString();
  return {
    id,
    method: request.method ?? 'GET',
    url: new URL(`https://${host}.${data.apiDomain}${rest}`),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: body === '' ? undefined : body,
  };
}

function send(outgoing: ServerResponse, response: SimulatedResponse, requestId: string, origin: string): void {
  const { status, type = 'application/json', headers } = response;
  // Examples of the descriptions have addresses of the platform.
  const text = textOf(response)?.replaceAll(ADDRESS, `${origin}/$1`);
  outgoing.writeHead(status, {
    'x-request-id': requestId,
    // RFC 9110 section 15.5.2.
    ...(status === 401 ? { 'www-authenticate': `Bearer realm="${data.slug}"` } : {}),
    ...(text === undefined ? {} : { 'content-type': type }),
    ...headers,
  });
  outgoing.end(text);
}
