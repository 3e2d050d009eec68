/** The file that the build writes for whoever serves the site. */
export const POLICY_FILE = 'static/content-security-policy.txt';

/**
 * The strictest content security policy (CSP Level 3) under which everything on the site works. Pages hold no script
 * and no style of their own, so that it names no hash and is the same for every build.
 */
const DIRECTIVES: [name: string, ...values: string[]][] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
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
  ['trusted-types', 'site-pages', 'site-progress', 'site-chunks'],
];

/** The policy as the value of the header `Content-Security-Policy`. */
export function contentPolicy(): string {
  return DIRECTIVES.map((parts) => parts.join(' ')).join('; ');
}
