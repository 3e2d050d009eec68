import { useI18n } from '@rspress/core/runtime';
import type { labels } from '../labels.ts';

/** Labels of the theme in the language of the page: our own and those of Rspress that it shows. */
export const useLabel = () => useI18n<typeof labels>();
