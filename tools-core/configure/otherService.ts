import type { JsonObject } from '../base/index.ts';

/**
 * The hint that a layer is one of another service: some of its keys are unknown to the one that was named, and another
 * knows them all. Core has every key of a configuration at its top.
 * @param cores core configurations by service
 */
export function otherServiceHint(
  layer: JsonObject,
  service: string,
  cores: Readonly<Record<string, JsonObject>> = {},
): string | undefined {
  const keys = Object.keys(layer);
  const knowsAll = (name: string) => keys.every((key) => Object.hasOwn(cores[name], key));
  if (!Object.hasOwn(cores, service) || knowsAll(service)) return undefined;
  const others = Object.keys(cores).filter(knowsAll);
  if (others.length === 0) return undefined;
  return `This looks like a configuration of the ${others.join(' or the ')}: write that name into the field Service.`;
}
