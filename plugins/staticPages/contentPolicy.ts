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
  ['media-src', "'self'"],
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
 * @param embedHosts Hosts whose videos and frames pages may show.
 * @throws TypeError for an address without a scheme and a host.
 */
export function contentPolicy(services: string[] = [], askAddresses = false, embedHosts: string[] = []): string {
  const asked = [...services.map((address) => new URL(address).origin), ...(askAddresses ? ['https:'] : [])];
  const shown = embedHosts.map((host) => `https://${host}`);
  const added: Record<string, string[]> = { 'connect-src': asked, 'frame-src': shown, 'media-src': shown };
  return DIRECTIVES.map(([name, ...values]) => [name, ...new Set([...values, ...(added[name] ?? [])])].join(' ')).join(
    '; ',
  );
}
