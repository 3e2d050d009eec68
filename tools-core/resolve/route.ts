import { isObject, type JsonObject } from '../base/index.ts';
import { readDidUrl } from './didUrl.ts';
import { type MethodFacts, methodOf } from './methods/facts.ts';
import { clipped, DidProblem } from './problem.ts';

/** One of the eight steps from a DID to an answer. */
export interface Step {
  number: number;
  title: string;
  /** `beyond` where the platform has stopped and the tool alone goes on. */
  state: 'passed' | 'failed' | 'waiting' | 'beyond';
  detail: string;
}

export const STEP_TITLES = [
  'Parse the input',
  'Take the method name',
  'Is the method supported?',
  'Is the method enabled?',
  'Is the network enabled?',
  'Fetch or compute the document',
  'Check the document',
  'Represent it as asked',
];

/** Writes the steps down as they pass. */
export class Steps {
  readonly list: Step[] = [];
  private isBeyond = false;

  pass(detail: string) {
    this.add(this.isBeyond ? 'beyond' : 'passed', detail);
  }

  wait(detail: string) {
    this.add('waiting', detail);
  }

  fail(detail: string) {
    this.add('failed', detail);
  }

  /** From here on, the platform would have answered with an error. */
  goBeyond() {
    this.isBeyond = true;
  }

  private add(state: Step['state'], detail: string) {
    const number = this.list.length + 1;
    this.list.push({ number, title: STEP_TITLES[number - 1], state, detail: clipped(detail) });
  }
}

/** The settings of a method in a configuration of a resolver. */
export function blockOf(configuration: JsonObject, method: MethodFacts): JsonObject {
  const { methods } = configuration;
  const block = isObject(methods) && method.key ? methods[method.key] : undefined;
  return isObject(block) ? block : {};
}

/**
 * Steps 3 to 5: whether the platform resolves a DID, by its method and network, under a configuration.
 *
 * @returns The method, for the driver.
 * @throws DidProblem for a method or a network that is not supported or not enabled. For a method that only this tool
 *   knows, the steps go on and say so.
 */
export function route(name: string, id: string, configuration: JsonObject, steps: Steps): MethodFacts {
  const method = methodOf(name, configuration);
  const refuse = (detail: string): never => {
    throw new DidProblem('METHOD_NOT_SUPPORTED', detail);
  };
  if (!method) return refuse(`The DID method ${name} is not supported by this instance`);
  if (!method.key) {
    steps.fail(`The platform does not resolve did:${name} and answers 501. The tool goes on without it.`);
    steps.goBeyond();
    steps.pass('No setting switches it.');
    steps.pass('The method has no networks.');
    return method;
  }
  steps.pass(`did:${name} is one of the methods of the platform.`);
  const { enabled, network } = checkRoute(method, id, configuration);
  if (enabled.refusal) refuse(`The DID method ${name} is not supported by this instance`);
  steps.pass(enabled.detail);
  if (network.refusal) refuse(network.refusal);
  steps.pass(network.detail);
  return method;
}

/** What one setting says about a DID. */
interface RouteCheck {
  /** The key that decides, as a JSON Pointer. */
  pointer: string;
  detail: string;
  /** Why the DID is refused; undefined if it is not. */
  refusal?: string;
}

function checkRoute(
  method: MethodFacts,
  id: string,
  configuration: JsonObject,
): Record<'enabled' | 'network', RouteCheck> {
  const block = blockOf(configuration, method);
  const setting = `methods.${method.key}`;
  const pointer = `/methods/${method.key}`;
  const enabled: RouteCheck = { pointer: `${pointer}/enabled`, detail: `${setting}.enabled is true.` };
  if (block.enabled === false) enabled.refusal = `${setting}.enabled is false`;
  return { enabled, network: checkNetwork(method, id, { block, setting, pointer }) };
}

interface Block {
  block: JsonObject;
  setting: string;
  pointer: string;
}

function checkNetwork({ networks }: MethodFacts, id: string, { block, setting, pointer }: Block): RouteCheck {
  if (!networks) return { pointer, detail: 'The method has no networks to choose from.' };
  const key = { pointer: `${pointer}/${networks.member}` };
  const network = networks.of(id);
  if (network === undefined) return { ...key, detail: 'The DID names no network, so that none is ruled out.' };
  const listed = block[networks.member];
  const detail = `${setting}.${networks.member} lists ${network}.`;
  if (!Array.isArray(listed) || listed.includes(network)) return { ...key, detail };
  return { ...key, detail, refusal: `The network ${network} is not listed in ${setting}.${networks.member}` };
}

/**
 * Whether the router of the platform lets a DID pass to its driver, and the key of the configuration that decides.
 * @throws DidProblem for a text that is no DID.
 */
export function routeOf(did: string, configuration: JsonObject): { pointer: string; refusal?: string } {
  const { method: name, id } = readDidUrl(did, 'INVALID_DID');
  const method = methodOf(name, configuration);
  if (!method?.key) return { pointer: '/methods', refusal: `The platform knows no method ${name}` };
  const { enabled, network } = checkRoute(method, id, configuration);
  return enabled.refusal ? enabled : network.refusal ? network : enabled;
}
