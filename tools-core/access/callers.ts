import type { AccessRequest } from './decide.ts';

/** What a service reports whose role was refused a request, as the page of the error says it. */
export interface CallerError {
  /** Service that calls. */
  caller: string;
  slug: string;
  cause: string;
}

/** Requests that services make by the role in their configuration. */
const CALLS: (CallerError & { service: string; action: string })[] = [
  {
    service: 'resolver',
    action: 'resolve',
    caller: 'verifier',
    slug: 'proof-resolve-issuer',
    cause: 'The `resolver` reference points to a stopped instance, or to a role that does not allow `resolve`.',
  },
];

/** The error that a service answers with when this request of it is refused; undefined where none lists it. */
export function callerError({ scope, action, resource }: AccessRequest): CallerError | undefined {
  if (scope !== 'service') return undefined;
  return CALLS.find((call) => call.service === resource.service && call.action === action);
}
