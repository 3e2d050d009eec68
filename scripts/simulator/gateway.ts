import { type Call, configurationOf, type SimulatedResponse } from './call.ts';
import { data } from './data.ts';
import { exampleOf } from './exampleOf.ts';

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
type CallTarget = (host: string) => Promise<SimulatedResponse>;

/** Responds to a request to a gateway: to a preflight itself, to everything else with the response of the instance in the path. */
export async function throughGateway(
  call: Call,
  headers: Record<string, string>,
  target: CallTarget,
): Promise<SimulatedResponse> {
  if (call.instance?.status !== 'RUNNING')
    return exampleOf(call.match, call.instance ? 503 : 404, call.instance && 'gatewayStopped');
  const { cors, paths } = configurationOf(call) as unknown as { cors: Cors; paths: Record<string, Destination> };
  const destination = Object.hasOwn(paths, call.params.pathKey) ? paths[call.params.pathKey] : undefined;
  const isPreflight = call.match.operation.method === 'OPTIONS';
  const response = isPreflight && destination ? { status: 204 } : await forward(call, destination, target);
  const own = isPreflight ? preflightHeaders(cors) : exposed(cors);
  return { ...response, headers: { ...response.headers, ...corsHeaders(cors, headers.origin, own) } };
}

async function forward(call: Call, to: Destination | undefined, target: CallTarget): Promise<SimulatedResponse> {
  if (!to) return exampleOf(call.match, 404);
  // Of the roles of an account the simulator knows none, so they allow nothing.
  const { owner, resourceId } = to.serviceRole;
  if (owner !== 'managed' || resourceId !== `${to.service}_all_actions`) return exampleOf(call.match, 403);
  const instance = call.state.instance(to.service, call.region, to.resourceId);
  if (instance?.status !== 'RUNNING') return exampleOf(call.match, instance ? 503 : 502);
  return target(`${to.resourceId}.${to.service}.service.${call.region}.${data.apiDomain}`);
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
