import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const locale = z.strictObject({
  lang: z.string(),
  /** Name of the language in the language menu. */
  label: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
});

const siteFactsSchema = z.strictObject({
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
});

/** What a docs folder says about itself in its `site.json`. Without that file: one language, one version. */
export type SiteFacts = z.infer<typeof siteFactsSchema>;

/**
 * Reads the `site.json` of a docs folder.
 * @throws Error that names the file and the field, where the file is wrong.
 */
export function readSiteFacts(docsDir: string): SiteFacts {
  const file = path.join(docsDir, 'site.json');
  if (!existsSync(file)) return siteFactsSchema.parse({});
  const { data, error } = siteFactsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data;
}
