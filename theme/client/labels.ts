import type { text } from '../text.ts';
import { labels } from './labels.virtual.ts';

/** A label in the language of the page, with values in the place of their names in double braces. */
export function labelOf(key: keyof typeof text, values: Record<string, string> = {}): string {
  const words = labels[document.documentElement.lang]?.[key] ?? Object.values(labels)[0]?.[key] ?? key;
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
