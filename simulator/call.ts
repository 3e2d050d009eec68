import type { Json, JsonObject } from '../plugins/openapi/specFiles.ts';
import type { Match } from '../plugins/requests/matchOperation.ts';
import type { Instance, State } from './state.ts';

/** A request that the description allows, with everything that an answer may depend on. */
export interface Call {
  match: Match;
  state: State;
  /** Time of the platform. */
  now: Date;
  service: string;
  region: string;
  /** The instance that is called, on a service host. */
  instance: Instance | undefined;
  params: Record<string, string>;
  query: URLSearchParams;
  accept: string | undefined;
  body: JsonObject;
}

export interface Answer {
  status: number;
  body?: Json;
  type?: string;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** Thrown where the description's own example of a status is the answer. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Refused with ${status}`);
    this.status = status;
  }
}
