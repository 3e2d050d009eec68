import { expect, test } from 'vitest';
import { labelsByLanguage } from '../../../../plugins/virtualModules/labelsByLanguage.ts';

test('islands get their labels in each language, and ours where a language has none', () => {
  const texts = { 'search.title': { en: 'Search', de: 'Suche' }, skipToContentText: { en: 'Skip' } };
  const { en, de } = labelsByLanguage(texts, ['en', 'de']);
  expect([en['search.title'], de['search.title'], de['search.cancel']]).toEqual(['Search', 'Suche', 'Cancel']);
  expect(en).not.toHaveProperty('skipToContentText');
});
