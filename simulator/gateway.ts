import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { apiDomain } from './addresses.ts';
import type { Answer, Call } from './call.ts';
import { configurationOf } from './configuration.ts';

/** Where a path leads, and under which role. */
interface Destination {
  service: string;
  resourceId: string;
  serviceRole: { owner: string; resourceId: string };
}

interface Cors {
  enabled: boolean;
  origin: string[];
  credentials: boolean;
  allowMethods: string[];
  allowHeaders: string[];
  exposeHeaders: string[];
  maxAge: number;
}

/** Calls the instance on a host under the role of the path, with everything else as it was. */
type CallTarget = (host: string) => Promise<Answer>;

/** Answers a request to a gateway: a preflight by itself, everything else by the instance that the path names. */
export async function throughGateway(call: Call, headers: Record<string, string>, target: CallTarget): Promise<Answer> {
  if (call.instance?.status !== 'RUNNING') return call.instance ? told(call, 503, 'gatewayStopped') : told(call, 404);
  const { cors, paths } = configurationOf(call) as unknown as { cors: Cors; paths: Record<string, Destination> };
  const destination = Object.hasOwn(paths, call.params.pathKey) ? paths[call.params.pathKey] : undefined;
  const isPreflight = call.match.operation.method === 'OPTIONS';
  const answer = isPreflight && destination ? { status: 204 } : await forward(call, destination, target);
  const own = isPreflight ? preflightHeaders(cors) : exposed(cors);
  return { ...answer, headers: { ...answer.headers, ...corsHeaders(cors, headers.origin, own) } };
}

async function forward(call: Call, to: Destination | undefined, target: CallTarget): Promise<Answer> {
  if (!to) return told(call, 404);
  if (to.serviceRole.owner !== 'managed') throw new Error('No page puts a role of the account behind a gateway.');
  if (to.serviceRole.resourceId !== `${to.service}_all_actions`) return told(call, 403);
  const instance = call.state.instance(to.service, call.region, to.resourceId);
  if (instance?.status !== 'RUNNING') return told(call, instance ? 503 : 502);
  return target(`${to.resourceId}.${to.service}.service.${call.region}.${apiDomain}`);
}

/** The description's own example for a status that the gateway gives: the first, unless another is named. */
function told({ match }: Call, status: number, example?: string): Answer {
  const { components } = match.description.document as unknown as {
    components: {
      responses: Record<string, { content: { 'application/json': { examples: Record<string, JsonObject> } } }>;
    };
  };
  const names: Record<number, string> = { 403: 'RoleTooWeak', 404: 'UnknownKey', 502: 'TargetUnreachable' };
  const { examples } = components.responses[names[status] ?? 'TargetStopped'].content['application/json'];
  return { status, body: (example ? examples[example] : Object.values(examples)[0]).value };
}

const list = (name: string, values: string[]) => (values.length > 0 ? { [name]: values.join(', ') } : {});

const exposed = ({ exposeHeaders }: Cors) => list('access-control-expose-headers', exposeHeaders);

const preflightHeaders = ({ allowMethods, allowHeaders, maxAge }: Cors) => ({
  ...list('access-control-allow-methods', allowMethods),
  ...list('access-control-allow-headers', allowHeaders),
  'access-control-max-age': String(maxAge),
});

/** Headers for one origin (Fetch standard, section on the CORS protocol); none where CORS is off or it may not call. */
function corsHeaders(cors: Cors, origin: string | undefined, own: Record<string, string>): Record<string, string> {
  const isAny = cors.origin.includes('*');
  if (!cors.enabled || !origin || !(isAny || cors.origin.includes(origin))) return {};
  return {
    'access-control-allow-origin': isAny ? '*' : origin,
    ...(isAny ? {} : { vary: 'Origin' }),
    ...(cors.credentials ? { 'access-control-allow-credentials': 'true' } : {}),
    ...own,
  };
}
