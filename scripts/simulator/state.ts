import { createHash } from 'node:crypto';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import type { NamedPolicy } from '../../tools-core/access/index.ts';
import type { ResponseKey } from './walletResponse.ts';

/** A policy document of version 1.0. */
export interface PolicyDocument {
  version: string;
  permissions: NamedPolicy['statements'];
}

export interface ApiKey {
  resourceId: string;
  name: string;
  inlinePolicyDocument: PolicyDocument | null;
  secret: string;
  policies: { policyType: string; policyResourceId: string }[];
}

export interface Instance {
  service: string;
  region: string;
  resourceId: string;
  name: string;
  status: 'RUNNING' | 'STOPPED' | 'ERROR';
  configurationResourceId?: string;
  inlineConfiguration?: JsonObject;
}

export interface Configuration {
  service: string;
  region: string;
  resourceId: string;
  name: string;
  values: JsonObject;
}

/** One request with its response, as it is in the logs. */
export interface LogEntry {
  scope: 'management' | 'service';
  service: string;
  region: string;
  instanceId: string | undefined;
  requestId: string;
  time: number;
  method: string;
  path: string;
  status: number;
}

/** An authorization with a DCQL query. */
export interface Authorization {
  id: string;
  endpoint: string;
  responseMode: string;
  /** Origins that may start the request, in the browser flow. */
  origins: string[];
  /** Page that the wallet opens afterward, in the same-device flow. */
  redirectUri: string | undefined;
  encryption: ResponseKey | undefined;
  nonce: string;
  state: string;
  query: JsonObject;
  expiresAt: Date;
  /** The same moment by the clock of this machine, in milliseconds, since the simulator's clock does not move. */
  endsAt: number;
  status: 'created' | 'pending' | 'authorized' | 'rejected' | 'error' | 'expired';
  /** Results of all policies, once the response has been checked. */
  results: JsonObject[];
  credentials: JsonObject[];
}

/** Everything in an account. It is in memory only. */
export class State {
  readonly keys: ApiKey[] = [];
  readonly instances: Instance[] = [];
  readonly configurations: Configuration[] = [];
  readonly logs: LogEntry[] = [];
  readonly queries: { id: string; filter: (entry: LogEntry) => boolean }[] = [];
  readonly authorizations: Authorization[] = [];
  /** Authorizations by their response codes that are not resolved yet. */
  readonly responseCodes = new Map<string, string>();
  /** Folder with DID documents that count as published. */
  folder = process.cwd();
  private readonly counts = new Map<string, number>();

  /** IDs of the descriptions' examples, so that pages can show a response and use its ID in the next step. */
  nextId(kind: 'key' | 'usage' | 'trail'): string {
    const count = this.counts.get(kind) ?? 0;
    this.counts.set(kind, count + 1);
    return exampleIds[kind][count] ?? `${kind}-${count}`;
  }

  instance(service: string, region: string, id: string): Instance | undefined {
    return this.instances.find((one) => one.service === service && one.region === region && one.resourceId === id);
  }

  configuration(service: string, region: string, id: string): Configuration | undefined {
    return this.configurations.find((one) => one.service === service && one.region === region && one.resourceId === id);
  }

  keyNamed(name: string): ApiKey | undefined {
    return this.keys.find((key) => key.name === name);
  }

  /** Makes a key with a secret of 64 hexadecimal characters. */
  addKey(name: string, inlinePolicyDocument: PolicyDocument | null = null, resourceId = this.nextId('key')): ApiKey {
    const secret = createHash('sha256').update(`secret of ${resourceId} ${name}`).digest('hex');
    const key: ApiKey = { resourceId, name, inlinePolicyDocument, secret, policies: [] };
    this.keys.push(key);
    return key;
  }

  addInstance(instance: Omit<Instance, 'status'>): Instance {
    const created: Instance = { ...instance, status: 'RUNNING' };
    this.instances.push(created);
    return created;
  }
}

const exampleIds = {
  key: ['key_abcd1234', 'key_efgh5678'],
  usage: ['6e0f2b1c-3f0e-4d5c-9a67-0d5f3f1f2a11'],
  trail: ['e7c49b02-3f0e-4d5c-9a67-2a9d6c7f1e35'],
};
