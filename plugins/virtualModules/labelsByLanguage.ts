import { labels } from '../../theme/labels.ts';

export type Texts = Record<string, Record<string, string>>;

/** Keys that only islands and the steps of tutorials look up. */
const ISLAND_KEYS = Object.keys(labels).filter((key) =>
  /^(?:search\.|search[A-Z]|islandFailed|stepDone|offline\.|simulator\.)/.test(key),
);

/** Turns the texts of a site around: the labels of the islands, by language and key. */
export function labelsByLanguage(texts: Texts, languages: string[]): Record<string, Record<string, string>> {
  const labelsOf = (language: string) =>
    Object.fromEntries(ISLAND_KEYS.map((key) => [key, texts[key]?.[language] ?? labels[key as keyof typeof labels]]));
  return Object.fromEntries(languages.map((language) => [language, labelsOf(language)]));
}
