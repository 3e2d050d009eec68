import type { Policy } from '../../schemas/published/policies.ts';

/** Draws the policies of a service as a chain, which is broken at those that failed. It only decorates. */
export function chain(policies: readonly Policy[], hasFailed: (policy: Policy) => boolean): string {
  const links = policies.map((policy) => (hasFailed(policy) ? '<i className="chain__broken" />' : '<i />'));
  return `<span className="chain" aria-hidden="true">${links.join('')}</span>`;
}
