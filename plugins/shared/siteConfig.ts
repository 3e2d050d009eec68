import path from 'node:path';
import { checkFormOfText } from './formIssues.ts';
import { readIfThere } from './listFiles.ts';
import { failOn, type Problem } from './problem.ts';
import * as z from './zod.ts';

const locale = z.strictObject({
  lang: z.string(),
  /** Name of the language in the language menu. */
  label: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
});

/** A search service whose address takes `keyword`, `limit`, `searchIndexes` and `lang`. */
const searchService = z.strictObject({
  apiUrl: z.url({ protocol: /^https?$/ }),
  /** The service's names for its indexes, with the labels of their tabs. The first is the index of this site. */
  searchIndexes: z.array(z.strictObject({ value: z.string(), label: z.string() })).min(1),
});

/** The form of a `site.json`. */
export const siteConfigSchema = z.strictObject({
  /** Language of pages outside any language folder. */
  lang: z.string().default('en'),
  /** Languages with their own folder. A site in one language has none. */
  locales: z.array(locale).default([]),
  /** Versions with their own folder. */
  multiVersion: z.strictObject({ default: z.string(), versions: z.array(z.string()) }).optional(),
  /** Wraps long lines of code until the reader says otherwise. */
  wrapCode: z.boolean().default(false),
  /** Whether readers may choose an appearance, and which one they find. */
  darkMode: z.enum(['auto', 'force-auto', 'force-light', 'force-dark']).default('force-auto'),
  /** Whether readers may let the DID resolver ask the one address of a DID; the policy then allows HTTPS to any host. */
  askAddresses: z.boolean().default(false),
  /**
   * Whether readers may save all pages to read them without a network. `false` also removes the copies that readers have
   * from the time when they could.
   */
  offlineCopy: z.boolean().optional(),
  /** A search service that is used instead of the index that the browser loads. */
  search: searchService.optional(),
});

/** The `site.json` of a docs folder. Without that file, a site has one language and one version. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const SITE_CONFIG_FILE = 'site.json';

const SITE_FORM = {
  schema: siteConfigSchema,
  known: Object.keys(siteConfigSchema.shape),
  fix: 'Write it as handbook/operating.md describes it, or leave the key out.',
};

/**
 * Checks a `site.json`.
 * @param file path for messages
 */
export const checkSiteConfig = (file: string, text: string): Problem[] => checkFormOfText(file, text, SITE_FORM);

/** Reads the `site.json` of a docs folder. Throws an error with its problems. */
export function readSiteConfig(docsDir: string): SiteConfig {
  const file = path.join(docsDir, SITE_CONFIG_FILE);
  const text = readIfThere(file) ?? '{}';
  failOn(checkSiteConfig(file, text));
  return siteConfigSchema.parse(JSON.parse(text));
}
