import { labels as written } from '../labels.ts';

/** Labels by language. Filled by the build (`plugins/virtualModules`) with those of all languages of the site. */
export const labels: Record<string, Record<string, string>> = { en: written };
