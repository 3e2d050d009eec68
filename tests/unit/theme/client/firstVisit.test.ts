import { describe, expect, test } from 'vitest';
import { pathInLanguage, pickLanguage } from '../../../../theme/client/firstVisit.ts';

describe('the language of a reader', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR'], 'pt-BR'],
    [['fr', 'de'], 'de'],
    [['zh-Hant-TW', 'de'], 'zh-Hant'],
    [[], undefined],
  ])('%o is %s', (wanted, language) => {
    expect(pickLanguage(wanted, ['en', 'de', 'pt-BR', 'zh-Hant'])).toBe(language);
  });
});

describe('the path in another language', () => {
  const site = { base: '/docs/', versions: ['v1', 'v2'], languages: ['en', 'de', 'fr'], defaultLanguage: 'en' };

  test.each([
    ['/docs/', 'de', '/docs/de/'],
    ['/docs/v1/', 'de', '/docs/v1/de/'],
    ['/docs/v1/x', 'de', '/docs/v1/de/x'],
    ['/docs/de/x', 'en', '/docs/x'],
    ['/docs/de/x', 'fr', '/docs/fr/x'],
    ['/docs/de/x', 'de', '/docs/de/x'],
    ['/docs/v1', 'en', '/docs/v1'],
    ['/docs/foo/de/x', 'en', '/docs/foo/de/x'],
    ['/elsewhere/de/x', 'en', '/elsewhere/de/x'],
  ])('of %s in %s is %s', (pathname, language, path) => {
    expect(pathInLanguage(pathname, language, site)).toBe(path);
  });
});
