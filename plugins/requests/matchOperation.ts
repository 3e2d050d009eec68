import { findOperation } from '../openapi/findOperation.ts';
import type { Operation } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import { examplesOf } from '../openapi/samples/sampleRequest.ts';
import type { RequestContext } from './apiValidation.ts';

/** An operation that a request calls. */
export interface Match {
  description: Api;
  operation: Operation;
  /** Values of the path parameters and of the variables of the server. */
  variables: Record<string, string>;
  query: URLSearchParams;
}

/** Finds the operation of a request by method, host and path. */
export function matchOperation(apis: readonly Api[], method: string, url: URL): Match | undefined {
  const found = findOperation(apis, method, url);
  if (!found) return undefined;
  const { api, operation, variables } = found;
  return { description: api, operation, variables, query: url.searchParams };
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
  // A gateway answers a preflight itself.
  if (match.description.name !== 'gateway' || rest === undefined || match.operation.method === 'OPTIONS') return match;
  for (const api of apis.filter(({ name }) => ['authorizer', 'resolver', 'verifier', 'validator'].includes(name))) {
    const host = `https://instance.${api.name}.service.eu.${tokens['%brand.apiDomain%']}`;
    const target = matchOperation([api], match.operation.method, new URL(`${host}/${rest}${address.search}`));
    if (target) return target;
  }
  return undefined;
}

/** The host of the other plane, management or service, where that one has the operation which an address asks for. */
export function hostOfOtherPlane(method: string, address: URL, context: RequestContext): string | undefined {
  if (!isOurs(address, context)) return undefined;
  const { hostname } = address;
  const plane = hostname.replace(/\.(management|service)\./, (_, name: string) =>
    name === 'service' ? '.management.' : '.service.',
  );
  // What is there for all regions has a name of its own in the place of theirs.
  const region = hostname.replace(/(?<=\.(?:management|service)\.)[\w-]+(?=\.)/, 'global');
  return [plane, region].find((host) => {
    const other = new URL(address);
    other.hostname = host;
    return host !== hostname && matchOperation(context.apis, method, other);
  });
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
