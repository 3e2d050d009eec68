import type { labels } from '../labels.ts';
import { labels as labelsByLanguage } from './labels.virtual.ts';

/** A label in the language of the page, with values instead of their names in double braces. */
export function labelOf(key: keyof typeof labels, values: Record<string, string> = {}): string {
  const words =
    labelsByLanguage[document.documentElement.lang]?.[key] ?? Object.values(labelsByLanguage)[0]?.[key] ?? key;
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
