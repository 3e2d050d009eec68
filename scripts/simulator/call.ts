import type { Match } from '../../plugins/requests/matchOperation.ts';
import type { Json, JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { merged } from '../../tools-core/verify/index.ts';
import { coreConfiguration } from './data.ts';
import type { Instance, State } from './state.ts';

/** A request that the description allows, with everything that a response may depend on. */
export interface Call {
  match: Match;
  state: State;
  /** Time of the platform. */
  now: Date;
  /** Address of the simulator, such as `http://localhost:8181`. */
  origin: string;
  service: string;
  region: string;
  /** The called instance, on a service host. */
  instance: Instance | undefined;
  params: Record<string, string>;
  query: URLSearchParams;
  accept: string | undefined;
  body: JsonObject;
  /** What the description finds in the query of a validation, which is reported by its policy. */
  queryFault?: string | undefined;
}

export interface SimulatedResponse {
  status: number;
  body?: Json;
  type?: string;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => SimulatedResponse | Promise<SimulatedResponse>;

/** Thrown where the response is the description's own example of a status. */
export class Rejection extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Rejected with ${status}`);
    this.status = status;
  }
}

/** Rejects a call to something that isn't there. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Rejection(404);
  return value;
}

/** The effective configuration of the called instance: the core, custom and inline layers merged. */
export function configurationOf({ state, service, region, instance }: Call): JsonObject {
  const custom = state.configuration(service, region, instance?.configurationResourceId ?? '')?.values ?? {};
  return merged(coreConfiguration(service), custom, instance?.inlineConfiguration ?? {});
}

/** A call to an instance that a configuration refers to; without a role it is the managed one. */
export function callTo(service: string, resourceId: string | undefined, call: Call, body: JsonObject): Call {
  const instance = resourceId === undefined ? undefined : call.state.instance(service, call.region, resourceId);
  return { ...call, service, instance, body };
}

/** Where the simulator serves an instance. */
export const endpointOf = (origin: string, service: string, region: string, id: string): string =>
  `${origin}/${id}.${service}.service.${region}`;
