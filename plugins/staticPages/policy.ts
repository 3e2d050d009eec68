/** The file that the build writes for whoever serves the site. */
export const POLICY_FILE = 'content-security-policy.txt';

/**
 * The strictest content security policy (CSP Level 3) under which everything on the site works. Pages contain no script
 * and no style, so that it names no hash and is the same for every build.
 */
const DIRECTIVES: [name: string, ...values: string[]][] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  // The tools run in workers.
  ['worker-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['frame-src', "'self'"],
  ['manifest-src', "'self'"],
  ['base-uri', "'none'"],
  ['object-src', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'self'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'site-pages', 'site-progress', 'site-chunks', 'site-offline'],
];

/**
 * The policy as the value of the header `Content-Security-Policy`.
 *
 * @param services Addresses that scripts of the pages ask on other hosts, such as that of a search service. Their
 *   origins are allowed, and nothing else of them.
 * @param askAddresses Whether scripts may ask any host over HTTPS, as for the address of a DID that a reader agrees to.
 * @throws TypeError for an address without a scheme and a host.
 */
export function contentPolicy(services: string[] = [], askAddresses = false): string {
  const origins = [...services.map((address) => new URL(address).origin), ...(askAddresses ? ['https:'] : [])];
  return DIRECTIVES.map(([name, ...values]) =>
    [name, ...values, ...(name === 'connect-src' ? new Set(origins) : [])].join(' '),
  ).join('; ');
}
