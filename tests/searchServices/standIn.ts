import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stand-ins of search services, for no package of npm or Debian has the programs themselves. They know the routes that
 * the search and its push use, take and answer the shapes of the services' documentation, and refuse what they do not
 * know, so that a wrong route or a member that is not documented fails a test. How well a service ranks is not theirs
 * to show.
 */
export interface StandIn {
  url: string;
  /** Requests in order, as `POST /multi-search`. */
  requests: string[];
  close(): void;
}

/** A key of the stand-ins that may search, and one that may write. */
export const PUBLIC_KEY = 'public-key-of-a-test';
export const ADMIN_KEY = 'admin-key-of-a-test';

export interface Asked {
  route: string;
  params: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What a stand-in answers: a value as JSON, or a text as it is. */
export type Reply = { status?: number; body: unknown };

/** Starts a stand-in. Pages on other hosts may ask it, as they may ask the services. */
export async function startStandIn(answer: (asked: Asked) => Reply): Promise<StandIn> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const route = `${request.method} ${url.pathname}`;
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
      'Access-Control-Allow-Methods': '*',
    };
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(route);
    const reply = answer({ route, params: url.searchParams, headers: request.headers, body });
    const isText = typeof reply.body === 'string';
    response.writeHead(reply.status ?? 200, { ...cors, 'Content-Type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close() };
}

export type Stored = Record<string, unknown>;

/** Finds documents that have every word of a query in one of the fields, by the first field that has one of them. */
export function findWords(documents: Stored[], query: string, fields: string[]): Stored[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (document: Stored, field: string) => {
    const value = field.split('.').reduce<unknown>((inner, key) => (inner as Stored | null)?.[key], document);
    return String(value ?? '').toLowerCase();
  };
  const placeOf = (document: Stored) =>
    fields.findIndex((field) => words.some((word) => textOf(document, field).includes(word)));
  return documents
    .filter((document) => words.every((word) => fields.some((field) => textOf(document, field).includes(word))))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** Keeps the first of the documents with the same value. */
export function firstOfEach(documents: Stored[], field: string): Stored[] {
  return [...new Map(documents.toReversed().map((document) => [document[field], document])).values()].reverse();
}

export function pick(document: Stored, fields: string[]): Stored {
  return Object.fromEntries(fields.flatMap((field) => (field in document ? [[field, document[field]]] : [])));
}
