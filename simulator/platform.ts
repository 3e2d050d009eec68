import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { URL } from 'node:url';
import { neededActions } from '../plugins/openapi/operations.ts';
import type { Api as Description } from '../plugins/openapi/readApis.ts';
import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { type Match, matchOperation } from '../plugins/requests/matchOperation.ts';
import { checkAnswer, checkRequest, nameOf } from '../plugins/requests/requests.ts';
import { descriptions } from '../tests/content/apiDescriptions.ts';
import { isAllowed } from './access.ts';
import { slug } from './addresses.ts';
import { type Api, serveDescription } from './api.ts';
import { type Answer, type Call, Refusal } from './call.ts';
import { throughGateway } from './gateway.ts';
import { handlers } from './handlers.ts';
import { publishedFile } from './publishedFile.ts';
import { State } from './state.ts';

/** A stand-in of the platform on this machine. */
export interface Platform {
  port: number;
  /** What the account holds. Setting it anew gives an empty account. */
  state: State;
  /** Requests and answers that are not as the descriptions say, since the last reset. */
  faults: string[];
  /** Answers a request as the port does, without the way there. */
  ask(request: Incoming): Promise<Answer>;
  reset(): void;
  close(): Promise<void>;
}

export interface Incoming {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Loopback HTTP is enough: callers map the platform's hosts to the port and keep the Host header. */
export async function startPlatform(now: Date): Promise<Platform> {
  const apis = new Map<Description, Api>();
  for (const description of descriptions) apis.set(description, await serveDescription(description));
  const platform = { state: new State(), faults: [] as string[] };
  let count = 0;
  const nextId = () => `${String(++count).padStart(8, '0')}-1b0a-4b63-8a3c-5d7f0c1f8e21`;
  const ask = (incoming: Incoming, requestId = nextId()) =>
    respond(incoming, requestId, { apis, now, ...platform }).catch((error: Error): Answer => {
      platform.faults.push(`${incoming.method} ${incoming.url.href}: ${error.stack}`);
      return { status: 500, body: { message: error.message } };
    });
  const server = createServer(async (request, response) => {
    const incoming = await readRequest(request);
    const requestId = nextId();
    send(response, await ask(incoming, requestId), requestId);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(platform, {
    port: (server.address() as AddressInfo).port,
    ask,
    reset: () => {
      platform.state = new State();
      platform.faults.length = 0;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

interface World {
  apis: Map<Description, Api>;
  now: Date;
  state: State;
  faults: string[];
}

/** @param hasRole whether a gateway calls, under a role that may do everything with the instance */
async function respond(incoming: Incoming, requestId: string, world: World, hasRole = false): Promise<Answer> {
  const { method, url, headers, body } = incoming;
  const file = publishedFile(url);
  if (file) return file;
  const match = matchOperation(descriptions, method, url);
  const api = match && world.apis.get(match.description);
  if (!api) {
    world.faults.push(`${method} ${url.href}: no description has this operation.`);
    return { status: 404, body: { message: 'There is nothing at this address.' } };
  }
  const note = (reasons: string[]) => {
    for (const reason of reasons) world.faults.push(`${nameOf(match)}: ${reason}`);
  };
  const call = callOf(match, incoming, world);
  const list = Object.entries(headers);
  const { authorization: _, ...others } = headers;
  const forwarded = (host: string) => {
    const address = new URL(`https://${host}${url.pathname.replace(/^\/[^/]+/, '')}${url.search}`);
    return respond({ ...incoming, headers: others, url: address }, requestId, world, true);
  };
  const served = () =>
    api(
      { method, path: url.pathname, query: url.search.slice(1), headers, body },
      {
        authorize: () => hasRole || authorize(call, headers.authorization),
        answer: async () => {
          if (match.variables.instanceResourceId && !call.instance && call.service !== 'logs') return { status: 404 };
          if (call.instance && call.instance.status !== 'RUNNING') return { status: 503 };
          // The description lets unknown members through; a page that writes one has misspelled something.
          const strict = checkRequest(match, { headers: list, body });
          if (strict.findings.length > 0) {
            note(strict.findings.map(({ pointer, message }) => `${pointer || '(whole)'} ${message}`));
            return { status: 400 };
          }
          return answerOf(call);
        },
        onInvalid: note,
      },
    );
  const isForwarding = match.variables.pathKey !== undefined;
  const answer = await (isForwarding ? throughGateway(call, headers, forwarded) : served());
  const told = { status: answer.status, type: answer.type, body: textOf(answer) };
  const { findings } = checkAnswer(match, told, call.accept);
  note(findings.map(({ pointer, message }) => `answer ${answer.status}: ${pointer || '(whole)'} ${message}`));
  world.state.logs.push({
    scope: scopeOf(match),
    service: call.service,
    region: call.region,
    instanceId: match.variables.instanceResourceId,
    requestId,
    time: world.now.getTime(),
    method,
    path: decodeURIComponent(url.pathname),
    status: answer.status,
  });
  return answer;
}

async function answerOf(call: Call): Promise<Answer | undefined> {
  try {
    return await handlers[call.match.operation.id]?.(call);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status };
    throw error;
  }
}

function callOf(match: Match, { headers, url, body }: Incoming, { state, now }: World): Call {
  const { variables } = match;
  const isLogs = match.description.name === 'logs';
  const isManagement = match.description.name === 'management';
  const service = isManagement ? variables.service : match.description.name;
  const region = match.description.name === 'iam' || url.host.startsWith('trail.') ? 'global' : variables.region;
  const instanceId = isManagement || isLogs ? undefined : variables.instanceResourceId;
  return {
    match,
    state,
    now,
    service,
    region,
    instance: instanceId === undefined ? undefined : state.instance(service, region, instanceId),
    params: variables,
    query: url.searchParams,
    accept: headers.accept === '*/*' ? undefined : headers.accept,
    body: body ? bodyOf(body, headers['content-type'] ?? '') : {},
  };
}

const scopeOf = ({ description }: Match) =>
  ['management', 'iam', 'logs'].includes(description.name) ? 'management' : 'service';

function authorize({ match, state, service, region, params }: Call, header = ''): true | 401 | 403 {
  const key = state.keys.find(({ secret }) => header === `Bearer ${secret}`);
  if (!key) return 401;
  const needs = neededActions(match.operation);
  if (!needs) throw new Error(`The description of ${match.operation.id} does not say which action it needs.`);
  const { actions, resourceType } = needs;
  const isTrail = match.operation.id.includes('Trail');
  const resource = {
    region,
    service: isTrail ? 'trail' : service,
    resourceType,
    resourceId: params.id ?? params.queryExecutionId ?? params.instanceResourceId ?? '*',
  };
  return isAllowed(key, { scope: scopeOf(match), actions, resource }) || 403;
}

function bodyOf(text: string, type: string): JsonObject {
  if (type.includes('json')) return safeJson(text);
  return type.startsWith('application/x-www-form-urlencoded') ? Object.fromEntries(new URLSearchParams(text)) : {};
}

function safeJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function readRequest(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const body = Buffer.concat(chunks).toString();
  const host = headers['x-forwarded-host'] ?? headers.host;
  return {
    method: request.method ?? 'GET',
    // A client that takes this for its proxy names the host once more.
    url: new URL(`https://${host}${request.url?.replace(/^http:\/\/[^/]+/, '')}`),
    headers,
    body: body === '' ? undefined : body,
  };
}

const textOf = ({ body }: Answer) => (body === undefined ? undefined : JSON.stringify(body));

function send(response: ServerResponse, answer: Answer, requestId: string): void {
  const { status, body, type = 'application/json', headers } = answer;
  const text = typeof body === 'string' && !type.includes('json') ? body : textOf(answer);
  response.writeHead(status, {
    'x-request-id': requestId,
    // RFC 9110 section 15.5.2.
    ...(status === 401 ? { 'www-authenticate': `Bearer realm="${slug}"` } : {}),
    ...(text === undefined ? {} : { 'content-type': type }),
    ...headers,
  });
  response.end(text);
}
