import { findNodeAtLocation } from 'jsonc-parser';
import { checkFormOfText } from './formIssues.ts';
import { parseJsonFile, positionOf } from './jsonFile.ts';
import { readIfThere } from './listFiles.ts';
import { suggestion } from './nearest.ts';
import { failOn, type Problem } from './problem.ts';
import * as z from './zod.ts';

const httpsUrl = z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end with a slash');
const publicPath = z.string().regex(/^\/[\w./-]+$/, 'must be a path of docs/public that starts with a slash');

/** The form of `brand.json`. */
export const brandSchema = z.strictObject({
  /** Product name as readers see it. */
  name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u, 'must be letters, digits, spaces, dots and hyphens'),
  /** Lower-case name for API paths, tags and header names. */
  slug: z.string().regex(/^[a-z][a-z0-9]{0,30}$/, 'must be lower-case letters and digits'),
  /** Description of the site where a page has none. */
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
   * page and its address replace the names in braces. Shown where `repository` is set.
   */
  report: httpsUrl.optional(),
  /** Assistants that readers may open a page in. Each is a plain link; nothing is loaded from them. */
  assistants: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Address of a new chat, with `{prompt}` where the question goes. */
        address: httpsUrl.refine((address) => address.includes('{prompt}'), 'must contain {prompt}'),
      }),
    )
    .optional(),
  /** Hosts whose videos and frames pages may show, as the content security policy allows them. */
  embedHosts: z.array(z.hostname()).optional(),
  logo: z.strictObject({ light: publicPath, dark: publicPath }),
  icon: publicPath,
  /** Picture that chats and networks show beside a link: 1200 by 630 pixels, and no SVG, which they don't take. */
  preview: publicPath.optional(),
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

const BRAND_FORM = {
  schema: brandSchema,
  known: Object.keys(brandSchema.shape),
  fix: 'Write it as handbook/operating.md describes it.',
};

/**
 * Checks a brand file.
 * @param file path for messages
 */
export function checkBrandFile(file: string, text: string): Problem[] {
  if (text.trim() !== '') return checkFormOfText(file, text, BRAND_FORM);
  const fix = 'Restore it, or write one as handbook/operating.md describes it.';
  return [{ file, line: 1, column: 1, rule: 'data/form', message: 'The brand is missing or empty.', fix }];
}

/** Reads the brand file. Throws an error with its problems. */
export function readBrand(file: string): Brand {
  const text = readIfThere(file) ?? '';
  failOn(checkBrandFile(file, text));
  return JSON.parse(text);
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

/** Address of the site's root without a trailing slash, e.g. `https://docs.example.com/docs`. */
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
  return [['logo', 'light'], ['logo', 'dark'], ['icon'], ['preview']].flatMap((path): Problem[] => {
    const node = json.root && findNodeAtLocation(json.root, path);
    const name = node?.value;
    if (typeof name !== 'string' || publicFiles.has(name)) return [];
    const images = [...publicFiles].filter((one) => /\.(?:svg|png|ico)$/.test(one));
    const fix = suggestion(name, images, `Put the image at docs/public${name}.`);
    const message = `There is no file docs/public${name}.`;
    return [{ file, ...positionOf(json, node), rule: 'data/form', message, fix }];
  });
}
