import { escapePattern } from '../shared/escapePattern.ts';
import type { Operation } from './operations.ts';
import type { JsonObject } from './specFiles.ts';

/** What an API needs for its operations to be found. */
export interface Callable {
  name: string;
  operations: Operation[];
}

/** An operation that a request calls. */
export interface Call<A> {
  api: A;
  operation: Operation;
  /** Values of the path parameters and of the variables of the server. */
  variables: Record<string, string>;
}

/** Finds the operation of a request by method, host and path. Paths without variables win, as OpenAPI says. */
export function findOperation<A extends Callable>(apis: readonly A[], method: string, url: URL): Call<A> | undefined {
  const candidates = apis
    .flatMap((api) => api.operations.map((operation) => ({ api, operation })))
    .filter(({ operation }) => operation.method === method)
    .sort((a, b) => variableCount(a.operation.path) - variableCount(b.operation.path));
  for (const { api, operation } of candidates) {
    for (const server of operation.servers) {
      const host = matchHost(server, url.origin);
      const path = host && matchPath(operation.path, url.pathname, api.name === 'gateway');
      if (path) return { api, operation, variables: { ...host, ...path } };
    }
  }
  return undefined;
}

function variableCount(path: string): number {
  return path.split('{').length;
}

function matchHost(server: JsonObject, origin: string): Record<string, string> | undefined {
  const variables = (server.variables ?? {}) as Record<string, { enum?: string[] }>;
  const groups = matchTemplate(String(server.url), origin, '[^./]+');
  if (!groups) return undefined;
  const isOffered = Object.entries(groups).every(([name, value]) => variables[name]?.enum?.includes(value) ?? true);
  return isOffered ? groups : undefined;
}

/** A gateway takes any path after its key; elsewhere a variable is one segment. */
function matchPath(template: string, path: string, isGateway: boolean): Record<string, string> | undefined {
  const groups = matchTemplate(template, path, '[^/]+', isGateway ? 'rest' : undefined);
  return groups && Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function matchTemplate(
  template: string,
  text: string,
  pattern: string,
  long?: string,
): Record<string, string> | undefined {
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name ? `(?<${name}>${name === long ? '.+' : pattern})` : escapePattern(part);
    })
    .join('');
  const match = new RegExp(`^${source}$`).exec(text);
  return match ? { ...match.groups } : undefined;
}
