import { readFileSync } from 'node:fs';
import { findNodeAtLocation } from 'jsonc-parser';
import * as z from './forms.ts';
import { parseJsonFile, positionAlong, positionOf } from './jsonFile.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';

const httpsUrl = z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end with a slash');
const publicPath = z.string().regex(/^\/[\w./-]+$/, 'must be a path of docs/public that starts with a slash');

/** The form of `brand.json`. */
export const brandSchema = z.strictObject({
  /** Product name as readers see it. */
  name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u, 'must be letters, digits, spaces, dots and hyphens'),
  /** Lower-case name for API paths, tags and header names. */
  slug: z.string().regex(/^[a-z][a-z0-9]{0,30}$/, 'must be lower-case letters and digits'),
  /** Description of the site where a page has none of its own. */
  description: z.string().min(80).max(160),
  /** Scheme and host that serve this site, for canonical addresses. */
  docsOrigin: httpsUrl,
  /** Path of this site on its host, by default `/docs/`. */
  base: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/, 'must be a path that starts and ends with a slash')
    .optional(),
  homepage: httpsUrl,
  dashboard: httpsUrl,
  support: httpsUrl,
  /** Page with the current state of the services. Leave out where support has it. */
  status: httpsUrl.optional(),
  /** Domain under which every service and management host lives. */
  apiDomain: z.hostname(),
  /** Folder that edit links point into. Leave out for a site without edit links. */
  repository: httpsUrl.optional(),
  /**
   * Form for reports of problems, such as `https://git.example/issues/new?title={title}&body={page}`: the title of the
   * page and its address stand in for the names in braces. Shown where `repository` is set.
   */
  report: httpsUrl.optional(),
  /** Assistants that readers may open a page in. Each is a plain link; nothing is loaded from them. */
  assistants: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Address of a new chat, with `{prompt}` where the question goes. */
        address: httpsUrl.refine((address) => address.includes('{prompt}'), 'must hold {prompt}'),
      }),
    )
    .optional(),
  logo: z.strictObject({ light: publicPath, dark: publicPath }),
  icon: publicPath,
  socialLinks: z.array(
    z.strictObject({
      /** A name that Rspress knows, such as `github`, or an SVG element. */
      icon: z.union([z.string(), z.strictObject({ svg: z.string() })]),
      mode: z.enum(['link', 'text', 'img', 'dom']),
      content: z.string(),
    }),
  ),
});

/** What a company sets to put its own name on the site. */
export type Brand = z.infer<typeof brandSchema>;

/**
 * Reads and checks the brand file.
 * @throws Error naming the file, the key and what it must be.
 */
export function readBrand(file: string): Brand {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}\n  Write one JSON object with the brand's keys.`);
  }
  const result = brandSchema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(file)'}: ${issue.message}`);
  throw new Error(`${file}: the brand does not follow its rules.\n${lines.join('\n')}`);
}

/**
 * Lists the tokens that pages and published files may use, with what each becomes.
 * @param base base path of the site, e.g. `/docs/`.
 */
export function brandTokens(brand: Brand, base: string): Record<string, string> {
  return {
    '%brand.name%': brand.name,
    '%brand.slug%': brand.slug,
    '%brand.headerPrefix%': `X-${brand.slug[0].toUpperCase()}${brand.slug.slice(1)}`,
    '%brand.apiDomain%': brand.apiDomain,
    '%brand.homepage%': brand.homepage,
    '%brand.homepageHost%': new URL(brand.homepage).host,
    '%brand.dashboard%': brand.dashboard,
    '%brand.dashboardHost%': new URL(brand.dashboard).host,
    '%brand.support%': brand.support,
    '%brand.supportHost%': new URL(brand.support).host,
    '%brand.status%': brand.status ?? brand.support,
    '%brand.docsOrigin%': brand.docsOrigin.replace(/\/+$/, ''),
    '%brand.docs%': docsAddress(brand, base),
  };
}

/** Address of the site's root without a trailing slash, e.g. `https://docs.acme.example/docs`. */
export function docsAddress(brand: Brand, base: string): string {
  return (brand.docsOrigin + base).replace(/\/+$/, '');
}

/** Replaces every brand token in a text. A token that is not known stays, for the content checks to report. */
export function applyBrand(text: string, tokens: Record<string, string>): string {
  return text.replace(/%brand\.\w+%/g, (token) => tokens[token] ?? token);
}

/**
 * Finds the images that a brand names and the site does not have.
 * @param file path for messages
 * @param text a brand file that is right by its form
 * @param publicFiles published files, as paths from the site root
 */
export function checkBrandImages(file: string, text: string, publicFiles: ReadonlySet<string>): Problem[] {
  const { json } = parseJsonFile(file, text);
  return [['logo', 'light'], ['logo', 'dark'], ['icon']].flatMap((path): Problem[] => {
    const node = json.root && findNodeAtLocation(json.root, path);
    const name = node?.value;
    if (typeof name !== 'string' || publicFiles.has(name)) return [];
    const guess = nearest(
      name,
      [...publicFiles].filter((one) => /\.(?:svg|png|ico)$/.test(one)),
    );
    const fix = guess ? `Did you mean ${guess}?` : `Put the image at docs/public${name}.`;
    const message = `There is no file docs/public${name}.`;
    return [{ file, ...positionOf(json, node), rule: 'data/form', message, fix }];
  });
}

/**
 * What is wrong with a brand file, at its lines.
 * @param file path for messages
 */
export function checkBrandFile(file: string, text: string): Problem[] {
  if (text.trim() === '') {
    const fix = 'Bring it back, or write one as handbook/operating.md describes it.';
    return [{ file, line: 1, column: 1, rule: 'data/form', message: 'The brand is not there, or empty.', fix }];
  }
  const { json, problems } = parseJsonFile(file, text);
  if (problems.length > 0) return problems;
  const result = brandSchema.safeParse(json.value);
  if (result.success) return [];
  const known = Object.keys(brandSchema.shape);
  const unknown = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const meant = unknown.map((key) => nearest(key, known));
  return result.error.issues.flatMap((issue): Problem[] => {
    const at = (path: PropertyKey[]) => ({
      file,
      ...positionAlong(json, path),
      rule: 'data/form' as const,
    });
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const guess = nearest(key, known);
        const fix = guess ? `Did you mean "${guess}"?` : `A brand has ${known.join(', ')}.`;
        return { ...at([...issue.path, key]), message: `A brand has no "${key}".`, fix };
      });
    // A key that is misspelt is missing as well.
    if (issue.path.length === 1 && meant.includes(String(issue.path[0]))) return [];
    const key = issue.path.join('.');
    const fix = /address|URL|slash/i.test(issue.message)
      ? 'Write an address such as https://www.example.com.'
      : `Write "${key}" as handbook/operating.md describes it.`;
    return [{ ...at(issue.path), message: `${key}: ${issue.message}.`, fix }];
  });
}
