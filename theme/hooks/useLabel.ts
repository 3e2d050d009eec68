import { useI18n } from '@rspress/core/runtime';
import { text } from '../text.ts';

type Label = keyof typeof text | 'menuTitle' | 'themeText' | 'languagesText' | 'versionsText' | 'scrollToTopText';

/** Labels of the theme in the language of the page. One that was not translated is shown in English, not missed. */
export function useLabel() {
  const t = useI18n<typeof text>();
  return (key: Label, values?: Record<string, string>): string => {
    try {
      return t(key, values);
    } catch {
      const label = key in text ? text[key as keyof typeof text] : key;
      return label.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values?.[name] ?? name);
    }
  };
}
