import type { Operation } from './operations.ts';

/** What policies are asked for before an operation. */
export interface NeededActions {
  actions: string[];
  resourceType: string;
}

/**
 * Reads which actions an operation needs from its description: "Needs the action `create` on `instance`".
 * @returns undefined for an operation that says of none, such as a health check
 */
export function neededActions({ value }: Operation): NeededActions | undefined {
  const text = String(value.description).replace(/\s+/g, ' ');
  const needs = /[Nn]eeds the actions? ((?:`[\w-]+`(?:,? and |, )?)+)(?: on `([\w-]+)`)?/.exec(text);
  if (!needs) return undefined;
  const actions = [...needs[1].matchAll(/`([\w-]+)`/g)].map(([, action]) => action);
  return { actions, resourceType: needs[2] ?? 'instance' };
}
