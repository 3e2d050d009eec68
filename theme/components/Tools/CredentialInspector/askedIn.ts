import type { Options } from '../shell/contract.ts';

/** The keys of the claims that were chosen. The options may come from a link, which may bring anything. */
export function askedIn({ asked }: Options): string[] {
  return Array.isArray(asked) ? asked.filter((key) => typeof key === 'string') : [];
}
