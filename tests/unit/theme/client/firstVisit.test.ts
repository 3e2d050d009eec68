import { expect, test } from 'vitest';
import { pickLanguage } from '../../../../theme/client/firstVisit.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR'], 'pt-BR'],
  [['fr', 'de'], 'de'],
  [['zh-Hant-TW', 'de'], 'zh-Hant'],
  [[], undefined],
])('the language for a reader of %o is %s', (wanted, language) => {
  expect(pickLanguage(wanted, ['en', 'de', 'pt-BR', 'zh-Hant'])).toBe(language);
});
