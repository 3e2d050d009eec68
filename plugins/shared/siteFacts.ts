import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from './forms.ts';
import { parseJsonFile, positionAlong } from './jsonFile.ts';
import type { Problem } from './problem.ts';

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
export const siteFactsSchema = z.strictObject({
  /** Language of pages outside any language folder. */
  lang: z.string().default('en'),
  /** Languages with a folder of their own. A site in one language has none. */
  locales: z.array(locale).default([]),
  /** Versions with a folder of their own. */
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

/** What a docs folder says about itself in its `site.json`. Without that file: one language, one version. */
export type SiteFacts = z.infer<typeof siteFactsSchema>;

/** The file of them, inside the docs folder. */
export const SITE_FACTS_FILE = 'site.json';

/**
 * Reads the `site.json` of a docs folder.
 * @throws Error that names the file and the field, where the file is wrong.
 */
export function readSiteFacts(docsDir: string): SiteFacts {
  const file = path.join(docsDir, SITE_FACTS_FILE);
  if (!existsSync(file)) return siteFactsSchema.parse({});
  const { data, error } = siteFactsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data;
}

/**
 * What is wrong with a `site.json`, at its lines.
 * @param file path for messages
 */
export function checkSiteFacts(file: string, text: string): Problem[] {
  const { json, problems } = parseJsonFile(file, text);
  if (problems.length > 0) return problems;
  const { error } = siteFactsSchema.safeParse(json.value);
  return (error?.issues ?? []).map(({ path: place, message }) => ({
    file,
    ...positionAlong(json, place),
    rule: 'data/form',
    message: `${place.join('.') || 'The file'}: ${message}.`,
    fix: 'Write it as handbook/operating.md describes it, or leave the key out.',
  }));
}
