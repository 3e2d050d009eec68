import path from 'node:path';

/** Headers that every response of a host has, besides the content security policy, whose value the build knows. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The credential inspector scans QR codes with the camera. Nothing else is asked for.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Browsers ignore it over plain HTTP (RFC 6797 section 8.1).
  'Strict-Transport-Security': 'max-age=31536000',
};

/**
 * The headers that a host sends with a file, as the configurations in `templates/` do.
 * @param file path from the base of the site
 * @param policy value of `Content-Security-Policy`
 */
export function responseHeaders(file: string, policy: string): Record<string, string> {
  const isShared = SHARED_FOLDERS.some((folder) => file.startsWith(folder));
  const isHashed = HASHED_FOLDERS.some((folder) => file.startsWith(folder));
  const type = MEDIA_TYPES[endingOf(file)];
  return {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Cache-Control': isHashed ? IMMUTABLE : REVALIDATE,
    'Cross-Origin-Resource-Policy': isShared ? 'cross-origin' : 'same-origin',
    ...(isShared && { 'Access-Control-Allow-Origin': '*' }),
    ...(type && { 'Content-Type': type }),
  };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Folders whose files have a hash of their content in their name. */
const HASHED_FOLDERS = ['static/', '~demo/static/'] as const;

/** Folders that programs on other sites may read. */
const SHARED_FOLDERS = ['spec/', 'examples/'] as const;

const endingOf = (file: string) => path.extname(file).slice(1);

/** Media types that hosts know, by file extension. */
const COMMON_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yml: 'application/yaml',
};

/** The media type of a file, which for a text includes its encoding. */
export function mediaType(file: string): string {
  const type = MEDIA_TYPES[endingOf(file)] ?? COMMON_TYPES[endingOf(file)] ?? 'application/octet-stream';
  return /^text\/[^;]+$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Media types that hosts often don't know. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  bin: 'application/octet-stream',
  jsonld: 'application/ld+json',
  jwt: 'application/jwt',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pem: 'application/x-x509-ca-cert',
  'sd-jwt': 'application/sd-jwt',
  'sd-jwt-kb': 'application/sd-jwt',
  txt: 'text/plain; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};
