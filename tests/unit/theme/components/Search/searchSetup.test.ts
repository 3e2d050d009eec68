import { expect, it } from 'vitest';
import { currentIndex, type IndexInfo } from '../../../../../theme/components/Search/engine/searchSetup.ts';

const index = (lang: string, version: string): IndexInfo => ({
  name: `${lang} ${version}`,
  label: '',
  lang,
  version,
  file: '',
  manifest: '',
});

it.each([
  [[index('en', '')], 'en', '', 'en '],
  [[index('en', 'v1'), index('en', 'v2'), index('zh', 'v2')], 'en', 'v2', 'en v2'],
  [[index('en', 'v1'), index('en', 'v2'), index('zh', 'v2')], 'zh', 'v2', 'zh v2'],
  [[index('en', ''), index('zh', '')], 'zh', 'v2', 'zh '],
  [[index('en', 'v1'), index('zh', 'v2')], 'zh', 'v1', 'zh v2'],
  [[index('en', '')], '', '', 'en '],
  [[], 'en', '', undefined],
])('chooses the index of the page in view (%#)', (indexes, lang, version, expected) => {
  expect(currentIndex({ indexes }, lang, version)?.name).toBe(expected);
});
