import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '../../../plugins/openapi/operations.ts';
import type { JsonObject } from '../../../plugins/openapi/specFiles.ts';
import { type Description, descriptions, root, tokens } from '../apiDescriptions.ts';

/** An operation that a request calls. */
export interface Match {
  description: Description;
  operation: Operation;
  /** Values of the path parameters and of the variables of the server. */
  variables: Record<string, string>;
  query: URLSearchParams;
}

/** Finds the operation of a request by method, host and path. Paths without variables win, as OpenAPI says. */
export function matchOperation(descriptions: Description[], method: string, url: URL): Match | undefined {
  const candidates = descriptions
    .flatMap((description) => description.operations.map((operation) => ({ description, operation })))
    .filter(({ operation }) => operation.method === method)
    .sort((a, b) => variableCount(a.operation.path) - variableCount(b.operation.path));
  for (const { description, operation } of candidates) {
    for (const server of operation.servers) {
      const host = matchHost(server, url.origin);
      const path = host && matchPath(operation.path, url.pathname, description.name === 'gateway');
      if (path) return { description, operation, variables: { ...host, ...path }, query: url.searchParams };
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
      return name ? `(?<${name}>${name === long ? '.+' : pattern})` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  const match = new RegExp(`^${source}$`).exec(text);
  return match ? { ...match.groups } : undefined;
}

/** A request through a gateway is one to the target too, with the rest of the path. */
export function behindGateway(match: Match, address: URL): Match | undefined {
  const { rest } = match.variables;
  // A gateway answers a preflight itself.
  if (match.description.name !== 'gateway' || rest === undefined || match.operation.method === 'OPTIONS') return match;
  for (const description of descriptions.filter(({ name }) =>
    ['authorizer', 'resolver', 'verifier', 'validator'].includes(name),
  )) {
    const host = `https://instance.${description.name}.service.eu.${tokens['%brand.apiDomain%']}`;
    const target = matchOperation([description], match.operation.method, new URL(`${host}/${rest}${address.search}`));
    if (target) return target;
  }
  return undefined;
}

/** Whether an address lies under the domain of the platform. */
export function isOurs(url: URL): boolean {
  return url.hostname.endsWith(`.${tokens['%brand.apiDomain%']}`);
}

/** Whether an address is that of a file which the documentation publishes. */
export function isPublished({ href }: URL): boolean {
  const docs = `${tokens['%brand.docs%']}/`;
  return href.startsWith(docs) && existsSync(path.join(root, 'docs/public', href.slice(docs.length)));
}
