import { decodeSafely } from '../../theme/shared/decode.ts';
import type { Operation } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import { examplesOf, serverOf } from '../openapi/samples/sampleRequest.ts';
import type { JsonObject } from '../schemas/jsonValue.ts';
import { escapePattern } from '../shared/escapePattern.ts';
import type { RequestContext } from './apiValidation.ts';

export interface Match {
  description: Api;
  operation: Operation;
  /** Values of the path parameters and of the variables of the server. */
  variables: Record<string, string>;
  query: URLSearchParams;
}

/** Finds the operation of a request by method, host and path. Paths without variables win, as OpenAPI defines. */
export function matchOperation(apis: readonly Api[], method: string, url: URL): Match | undefined {
  const candidates = apis
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

const variableCount = (path: string) => path.split('{').length;

function matchHost(server: JsonObject, origin: string): Record<string, string> | undefined {
  const variables = (server.variables ?? {}) as Record<string, { enum?: string[] }>;
  const groups = matchTemplate(String(server.url), origin, '[^./]+');
  const isOffered = ([name, value]: [string, string]) => variables[name]?.enum?.includes(value) ?? true;
  return groups && Object.entries(groups).every(isOffered) ? groups : undefined;
}

/** A gateway takes any path after its key; elsewhere a variable is one segment. */
function matchPath(template: string, path: string, isGateway: boolean): Record<string, string> | undefined {
  const groups = matchTemplate(template, path, '[^/]+', isGateway ? 'rest' : undefined);
  return groups && Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeSafely(value)]));
}

function matchTemplate(template: string, text: string, pattern: string, long?: string) {
  const source = template.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name ? `(?<${name}>${name === long ? '.+' : pattern})` : escapePattern(piece);
  });
  const match = new RegExp(`^${source.join('')}$`).exec(text);
  return match ? { ...match.groups } : undefined;
}

/** The operation of an ID, with the examples of its path parameters: a body alone does not show the path. */
export function matchById(id: string, { apis }: RequestContext): Match | undefined {
  const description = apis.find(({ operations }) => operations.some((operation) => operation.id === id));
  const operation = description?.operations.find((candidate) => candidate.id === id);
  if (!description || !operation) return undefined;
  const variables = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => [parameter.name, examplesOf(description.document, parameter)[0].value]);
  return { description, operation, variables: Object.fromEntries(variables), query: new URLSearchParams() };
}

/** A request through a gateway is one to the target too, with the rest of the path. */
export function behindGateway(match: Match, address: URL, { apis, tokens }: RequestContext): Match | undefined {
  const { rest } = match.variables;
  // A gateway responds to a preflight itself.
  if (match.description.name !== 'gateway' || rest === undefined || match.operation.method === 'OPTIONS') return match;
  for (const api of apis.filter(({ name }) => ['authorizer', 'resolver', 'verifier', 'validator'].includes(name))) {
    const host = `https://instance.${api.name}.service.eu.${tokens['%brand.apiDomain%']}`;
    const target = matchOperation([api], match.operation.method, new URL(`${host}/${rest}${address.search}`));
    if (target) return target;
  }
  return undefined;
}

/** A host of the operation that has the method and the path of a request to another host, if there is one. */
export function hostOfPath(method: string, { pathname }: URL, { apis }: RequestContext): string | undefined {
  const found = apis
    // A gateway takes any path.
    .flatMap(({ name, operations }) => (name === 'gateway' ? [] : operations))
    .find((operation) => operation.method === method && matchPath(operation.path, pathname, false));
  return found && new URL(serverOf(found)).hostname;
}

/** Whether an address is under the domain of the platform. */
export function isOurs(url: URL, { tokens }: RequestContext): boolean {
  return url.hostname.endsWith(`.${tokens['%brand.apiDomain%']}`);
}

/** Whether an address is that of a file which the documentation publishes. */
export function isPublishedAddress({ href }: URL, { tokens, isPublished }: RequestContext): boolean {
  const docs = tokens['%brand.docs%'];
  return href.startsWith(`${docs}/`) && isPublished(href.slice(docs.length));
}
