import { text } from '../text.ts';

/** Labels by language. Filled by the build (`plugins/labels`) with those of all languages of the site. */
export const labels: Record<string, Record<string, string>> = { en: text };
