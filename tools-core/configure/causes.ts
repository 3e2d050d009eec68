import type { PublishedCause } from '../base/index.ts';

const unloadable = (cause: string): PublishedCause => ({ slug: 'trusted-issuer-configuration-invalid', cause });
const untrusted = (cause: string): PublishedCause => ({ slug: 'trusted-issuer-untrusted', cause });

/** Causes of errors that lie in a configuration. */
export const CONFIGURATION_CAUSES = {
  pem: unloadable('A `pem` value cannot be parsed.'),
  tag: unloadable('A predefined source has an unknown `tag`.'),
  emptyList: untrusted('The list is empty, so no issuer is trusted.'),
  replacedList: untrusted("An inline list replaced the predefined one. Arrays aren't merged."),
  testRoots: untrusted(
    'A test issuer was checked against production roots, or a production issuer against test roots.',
  ),
  warnings: {
    slug: 'credential-query-evaluation',
    cause: 'There were only warnings, but `onPresentationEvaluationWarning` is set to `error`.',
  },
} satisfies Record<string, PublishedCause>;

const SOURCE = /^\/policies\/trustedIssuer\/trustedIssuerRootCertificates\/\d+\/(pem|tag)$/;

/** The cause of the error that a wrong value leads to, where a page lists it. */
export function causeOfFault(service: string, pointer: string): PublishedCause | undefined {
  const name = service === 'validator' ? SOURCE.exec(pointer)?.[1] : undefined;
  return name === 'pem' || name === 'tag' ? CONFIGURATION_CAUSES[name] : undefined;
}
