import { isObject, type JsonObject, type Outcome } from '../base/index.ts';
import { readDidUrl } from './didUrl.ts';
import { type MethodDefinition, methodOf } from './methods/definitions.ts';
import { clipped, DidProblem } from './problem.ts';

/** One of the eight steps from a DID to a response. */
export interface Step {
  number: number;
  title: string;
  /** `skipped` where the document is missing, or where the platform has stopped and the tool alone goes on. */
  outcome: Outcome;
  detail: string;
}

const STEP_TITLES = [
  'Parse the input',
  'Read the method name',
  'Is the method supported?',
  'Is the method enabled?',
  'Is the network enabled?',
  'Fetch or compute the document',
  'Check the document',
  'Represent it as requested',
];

/** Records the steps as they pass. */
export class Steps {
  readonly list: Step[] = [];
  /** True from where on the platform would have returned an error. */
  isBeyond = false;

  add(outcome: Outcome, detail: string) {
    const title = STEP_TITLES[this.list.length];
    this.list.push({ number: this.list.length + 1, title, outcome, detail: clipped(detail) });
  }

  pass(detail: string) {
    this.add(this.isBeyond ? 'skipped' : 'success', detail);
  }
}

/** The settings of a method in a configuration of a resolver. */
export function blockOf({ methods }: JsonObject, method: MethodDefinition): JsonObject {
  const block = isObject(methods) && method.key ? methods[method.key] : undefined;
  return isObject(block) ? block : {};
}

const unsupported = (name: string) => `The DID method ${name} is not supported by this instance`;

/** The error of the platform for a method that it does not resolve. */
export const methodProblem = (name: string) => new DidProblem('METHOD_NOT_SUPPORTED', unsupported(name));

/**
 * Steps 3 to 5: whether the platform resolves a DID, by its method and network, under a configuration.
 * @returns The method, for the driver.
 * @throws DidProblem for a method or a network that is not supported or not enabled. For a method that only this tool
 *   knows, the steps continue with a failed step.
 */
export function route(name: string, id: string, configuration: JsonObject, steps: Steps): MethodDefinition {
  const method = methodOf(name, configuration);
  if (!method) throw methodProblem(name);
  if (!method.key) {
    steps.add('error', `The platform doesn't resolve did:${name} and returns 501. The tool continues anyway.`);
    steps.isBeyond = true;
    steps.pass('No setting controls this.');
    steps.pass('The method has no networks.');
    return method;
  }
  steps.pass(`did:${name} is one of the methods of the platform.`);
  const [enabled, network] = routeChecks(method, id, configuration);
  if (enabled.rejection) throw methodProblem(name);
  steps.pass(enabled.detail);
  if (network.rejection) throw new DidProblem('METHOD_NOT_SUPPORTED', network.rejection);
  steps.pass(network.detail);
  return method;
}

/** What one setting means for a DID. */
interface RouteCheck {
  /** The key that decides, as a JSON Pointer. */
  pointer: string;
  detail: string;
  /** Why the DID is rejected; undefined if it isn't. */
  rejection?: string;
}

/** Whether the method is enabled, and then its network. */
function routeChecks(method: MethodDefinition, id: string, configuration: JsonObject): [RouteCheck, RouteCheck] {
  const { key, networks } = method;
  const block = blockOf(configuration, method);
  const setting = `methods.${key}`;
  const enabled: RouteCheck = {
    pointer: `/methods/${key}/enabled`,
    detail: `${setting}.enabled is true.`,
    ...(block.enabled === false && { rejection: `${setting}.enabled is false` }),
  };
  if (!networks) return [enabled, { pointer: `/methods/${key}`, detail: 'The method has only one network.' }];
  const pointer = `/methods/${key}/${networks.member}`;
  const network = networks.of(id);
  if (network === undefined) return [enabled, { pointer, detail: "The DID doesn't contain a network." }];
  const listed = block[networks.member];
  const isRejected = Array.isArray(listed) && !listed.includes(network);
  const detail = `${setting}.${networks.member} lists ${network}.`;
  const rejection = `The network ${network} is not listed in ${setting}.${networks.member}`;
  return [enabled, { pointer, detail, ...(isRejected && { rejection }) }];
}

/**
 * Whether the router of the platform lets a DID pass to its driver, and the key of the configuration that decides.
 * @throws DidProblem for a text that is no DID.
 */
export function routeOf(did: string, configuration: JsonObject): { pointer: string; rejection?: string } {
  const { method: name, id } = readDidUrl(did, 'INVALID_DID');
  const method = methodOf(name, configuration);
  if (!method?.key) return { pointer: '/methods', rejection: `The platform has no method ${name}` };
  const checks = routeChecks(method, id, configuration);
  return checks.find(({ rejection }) => rejection) ?? checks[0];
}
