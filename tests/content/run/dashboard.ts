import type { Json, JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import type { Simulator } from '../../../scripts/simulator/index.ts';
import type { ApiKey } from '../../../scripts/simulator/state.ts';
import { simulator } from '../simulator.ts';
import type { DashboardSteps, Token } from './pageSteps.ts';

/** What stands around numbered steps and belongs to them. */
export interface Nearby {
  /** DID that is shown nearest. */
  did: string | undefined;
  /** JSON to paste. */
  inline: string | undefined;
}

const SERVICES: Record<string, string> = {
  Resolvers: 'resolver',
  Verifiers: 'verifier',
  Validators: 'validator',
  Authorizers: 'authorizer',
  Gateways: 'gateway',
};

/** Labels that lead somewhere and change nothing. */
const NAVIGATION =
  'Instances,Access Management,API Keys,Policies,Configuration,Test,Logs,Running,Stopped,Register,Security,Multi-factor authentication'.split(
    ',',
  );

const FORM_FIELDS: [words: RegExp, field: string][] = [
  [/resource ID(?: with)?\s*$/, 'resourceId'],
  [/region\s*$/, 'region'],
  [/name\s*$/, 'name'],
];

/**
 * Does what numbered steps say, by the calls behind the screens. It knows the labels of the dashboard, so a step that
 * quotes another one fails.
 */
export class Dashboard {
  private readonly running: Simulator;
  private readonly admin: ApiKey;
  private service: string | undefined;
  private instanceId: string | undefined;
  private key: ApiKey | undefined;
  /** Whether the screens are those of keys, where "Delete" means the open key. */
  private isAtKeys = false;
  private form: Record<string, string> | undefined;
  private isKeyForm = false;
  private shown = '';

  constructor(running: Simulator) {
    this.running = running;
    this.admin = running.state.addKey('dashboard', simulator.EVERYTHING, 'key_dashboard');
  }

  /** Follows the steps and returns what the last screen shows. */
  async follow({ items }: DashboardSteps, nearby: Nearby): Promise<string> {
    this.shown = '';
    for (const tokens of items) {
      for (const [index, token] of tokens.entries()) {
        const before = tokens
          .slice(0, index)
          .filter(({ kind }) => kind === 'text')
          .map(({ text }) => text)
          .join(' ');
        await this.take(token, before, nearby, tokens);
      }
    }
    return this.shown;
  }

  private async take({ kind, text }: Token, before: string, nearby: Nearby, item: Token[]): Promise<void> {
    if (kind === 'value') this.takeValue(text, before);
    if (kind !== 'label') return;
    if (text in SERVICES) {
      // The other menus are named in passing.
      if (!/other menus/.test(before)) this.service = SERVICES[text];
      this.isAtKeys = false;
      return;
    }
    if (text === 'API Keys') this.isAtKeys = true;
    const effect = this.effects(nearby, item)[text];
    if (effect) return effect();
    if (simulator.managedPolicy(text)) return this.attach(text);
    if (!NAVIGATION.includes(text)) throw new Error(`The dashboard has no "${text}".`);
  }

  private takeValue(text: string, before: string): void {
    const field = FORM_FIELDS.find(([words]) => words.test(before))?.[1];
    if (this.form && field) this.form[field] = text;
    else if (/configuration/.test(before)) this.form = { ...this.form, configuration: text };
    else if (this.running.state.instances.some(({ resourceId }) => resourceId === text)) this.instanceId = text;
    else this.key = this.running.state.keyNamed(text) ?? this.key;
  }

  private effects({ did, inline }: Nearby, item: Token[]): Record<string, () => void | Promise<void>> {
    const pasted = item.find(({ kind, text }) => kind === 'value' && text.startsWith('did:'))?.text;
    return {
      'Create Key': () => {
        this.form = {};
        this.isKeyForm = true;
      },
      Create: () => (this.form?.name === undefined ? this.openForm() : this.submit()),
      Start: () => this.call('PUT', `/${this.instanceId}/status`, { status: 'RUNNING' }),
      Stop: () => this.call('PUT', `/${this.instanceId}/status`, { status: 'STOPPED' }),
      Delete: () => (this.isAtKeys ? this.deleteKey() : this.call('DELETE', `/${this.instanceId}`)),
      Save: () => this.save(inline),
      Resolve: () => this.resolve(pasted ?? did),
    };
  }

  private openForm(): void {
    this.form = {};
    this.isKeyForm = false;
  }

  private async submit(): Promise<void> {
    const { name, resourceId, region } = this.form ?? {};
    this.form = undefined;
    if (this.isKeyForm) {
      this.key = this.running.state.addKey(name);
      return;
    }
    if (region !== 'eu') throw new Error('The steps do not say which region to select.');
    await this.call('POST', '', { instanceResourceId: resourceId, instance: { name } });
    this.instanceId = resourceId;
  }

  private attach(policy: string): void {
    if (!this.key) throw new Error('The steps do not say which key to open.');
    this.key.policies.push({ policyType: 'managed', policyResourceId: policy });
  }

  private deleteKey(): void {
    const { keys } = this.running.state;
    if (!this.key) throw new Error('The steps do not say which key to open.');
    keys.splice(keys.indexOf(this.key), 1);
    this.key = undefined;
  }

  private async save(inline: string | undefined): Promise<void> {
    if (!inline) throw new Error('The steps show no configuration to save.');
    const instance = this.running.state.instances.find(({ resourceId }) => resourceId === this.instanceId);
    const configurationResourceId = this.form?.configuration;
    const settings = { name: instance?.name, inlineConfiguration: JSON.parse(inline) as Json };
    const known = configurationResourceId && this.running.state.configurations.length > 0;
    await this.call('PUT', `/${this.instanceId}`, {
      instance: { ...settings, ...(known ? { configurationResourceId } : {}) },
    } as JsonObject);
    this.form = undefined;
  }

  private async resolve(did: string | undefined): Promise<void> {
    if (!did) throw new Error('The steps do not say which DID to paste.');
    const response = await this.fetch(`${this.instanceId}.resolver.service.eu`, `/${did}`, {});
    this.shown = await response.text();
  }

  private async call(method: string, path: string, body?: JsonObject): Promise<void> {
    const host = `${this.service}.management.eu`;
    const response = await this.fetch(host, `/instances${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    if (!response.ok) throw new Error(`The dashboard got ${response.status} for ${method} ${host}/instances${path}.`);
  }

  private fetch(host: string, path: string, init: RequestInit): Promise<Response> {
    const headers = {
      ...init.headers,
      Authorization: `Bearer ${this.admin.secret}`,
    };
    return fetch(`${this.running.origin}/${host}${path}`, { ...init, headers });
  }
}
