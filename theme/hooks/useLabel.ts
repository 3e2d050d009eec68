import { useI18n } from '@rspress/core/runtime';
import type { labels } from '../labels.ts';

type Label =
  | keyof typeof labels
  | 'notFoundText'
  | 'takeMeHomeText'
  | 'outlineTitle'
  | 'menuTitle'
  | 'themeText'
  | 'languagesText'
  | 'versionsText'
  | 'scrollToTopText';

/** Labels of the theme in the language of the page: our own and those of Rspress that it shows. */
export function useLabel() {
  const t = useI18n<typeof labels>();
  return (key: Label, values?: Record<string, string>): string => t(key, values);
}
