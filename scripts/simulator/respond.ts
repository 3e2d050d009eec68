import { type Match, matchOperation } from '../../plugins/requests/matchOperation.ts';
import { checkRequest, checkResponse, nameOf, type RequestFinding } from '../../plugins/requests/requests.ts';
import { decodeSafely } from '../../theme/shared/decode.ts';
import { isJson, isObject, type JsonObject } from '../../tools-core/base/index.ts';
import { authorize, scopeOf } from './access.ts';
import { authorizerHandlers } from './authorizer.ts';
import { type Call, type Handler, Rejection, type SimulatedResponse } from './call.ts';
import { apis } from './data.ts';
import { exampleOf } from './exampleOf.ts';
import { throughGateway } from './gateway.ts';
import { iamHandlers } from './iam.ts';
import { logHandlers } from './logs.ts';
import { managementHandlers } from './management.ts';
import { resolverHandlers } from './resolver.ts';
import type { State } from './state.ts';
import { queryFault, validatorHandlers } from './validator.ts';
import { verifierHandlers } from './verifier.ts';

/** What does not follow from an example, by operation. Every other operation responds with its example. */
const handlers: Record<string, Handler | undefined> = {
  checkHealth: () => ({ status: 204 }),
  ...authorizerHandlers,
  ...managementHandlers,
  ...iamHandlers,
  ...logHandlers,
  ...resolverHandlers,
  ...validatorHandlers,
  ...verifierHandlers,
};

/** A request under the address that it has on the platform. */
export interface Incoming {
  id: string;
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What every response depends on. */
export interface Account {
  state: State;
  now: Date;
  origin: string;
  /** Takes what is not as the descriptions say, in a sentence each. */
  report: (problem: string) => void;
}

/**
 * Responds as the API descriptions say.
 * @param hasRole whether a gateway calls, under a role that may do everything with the instance
 */
export async function respond(incoming: Incoming, account: Account, hasRole = false): Promise<SimulatedResponse> {
  const { id, method, url, headers } = incoming;
  const match = matchOperation(apis, method, url);
  if (!match) {
    account.report(`${method} ${url.href}: no API description has this operation.`);
    return { status: 404, body: { message: 'There is nothing at this address.' } };
  }
  const call = callOf(match, incoming, account);
  const { authorization: _, ...others } = headers;
  const forwarded = (host: string) => {
    const address = new URL(`https://${host}${url.pathname.replace(/^\/[^/]+/, '')}${url.search}`);
    return respond({ ...incoming, headers: others, url: address }, account, true);
  };
  const isForwarding = match.variables.pathKey !== undefined;
  const response = await (isForwarding
    ? throughGateway(call, headers, forwarded)
    : serve(call, incoming, account, hasRole));
  const findings = checkResponse(match, { type: undefined, ...response, body: textOf(response) }, call.accept);
  reportFindings(`${nameOf(match)}: response ${response.status}: `, findings, account);
  account.state.logs.push({
    scope: scopeOf(match),
    service: call.service,
    region: call.region,
    instanceId: match.variables.instanceResourceId,
    requestId: id,
    time: account.now.getTime(),
    method,
    path: decodeSafely(url.pathname),
    status: response.status,
  });
  return response;
}

/** Text of the body of a response. */
export function textOf({ body, type = 'application/json' }: SimulatedResponse): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' && !type.includes('json') ? body : JSON.stringify(body);
}

/** A platform error, since the resolver's own 404 is about a DID. */
const NO_INSTANCE = {
  message: 'There is no instance at this address.',
  action: 'Copy the endpoint from the details page of the instance.',
};

async function serve(call: Call, incoming: Incoming, account: Account, hasRole: boolean): Promise<SimulatedResponse> {
  const { match, instance, service } = call;
  const { headers, body } = incoming;
  const needsKey = (match.operation.security ?? []).length > 0 && !hasRole;
  const access = needsKey ? authorize(call, headers.authorization) : true;
  if (access !== true) return exampleOf(match, access);
  if (match.variables.instanceResourceId && !instance && service !== 'logs') return { status: 404, body: NO_INSTANCE };
  if (instance && instance.status !== 'RUNNING') return exampleOf(match, 503);
  const isJsonBody = body === undefined || !headers['content-type']?.includes('json') || isJson(body);
  const findings = isJsonBody
    ? checkRequest(match, { headers: Object.entries(headers), body })
    : [{ of: 'value', pointer: '', message: 'is not JSON' } as const];
  reportFindings(`${nameOf(match)}: `, findings, account);
  const isValidation = match.operation.id === 'validatePresentation' && isJsonBody;
  const fault = isValidation ? queryFault(findings, call.body) : undefined;
  if (findings.length > 0 && !fault) return exampleOf(match, 400);
  const own = await handle({ ...call, queryFault: fault });
  if (own?.body !== undefined || own?.status === 204 || own?.headers) return own;
  const success = Object.keys((match.operation.value.responses ?? {}) as JsonObject).find((one) => one.startsWith('2'));
  return exampleOf(match, own?.status ?? Number(success));
}

async function handle(call: Call): Promise<SimulatedResponse | undefined> {
  try {
    return await handlers[call.match.operation.id]?.(call);
  } catch (error) {
    if (error instanceof Rejection) return { status: error.status };
    throw error;
  }
}

function reportFindings(start: string, findings: readonly RequestFinding[], { report }: Account): void {
  for (const { pointer, message } of findings) report(`${start}${pointer || '(whole)'} ${message}`);
}

function callOf(match: Match, { headers, url, body }: Incoming, account: Account): Call {
  const { variables, description } = match;
  const { state } = account;
  const isManagement = description.name === 'management';
  const service = isManagement ? variables.service : description.name;
  const isGlobal = description.name === 'iam' || url.host.startsWith('trail.');
  const region = isGlobal ? 'global' : variables.region;
  const id = isManagement || description.name === 'logs' ? undefined : variables.instanceResourceId;
  return {
    ...account,
    match,
    service,
    region,
    instance: id === undefined ? undefined : state.instance(service, region, id),
    params: variables,
    query: url.searchParams,
    accept: headers.accept === '*/*' ? undefined : headers.accept,
    body: body ? bodyOf(body, headers['content-type'] ?? '') : {},
  };
}

function bodyOf(text: string, type: string): JsonObject {
  const body: unknown = type.includes('json') && isJson(text) ? JSON.parse(text) : undefined;
  if (isObject(body)) return body;
  return type.startsWith('application/x-www-form-urlencoded') ? Object.fromEntries(new URLSearchParams(text)) : {};
}
