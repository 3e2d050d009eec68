import { expect, test } from 'vitest';
import { checkWordList } from '../../../../plugins/checks/rules/lists.ts';
import { checkPartUse } from '../../../../plugins/checks/rules/partUse.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const said = (text: string) => {
  const page = parsePage('reference/errors/too-old.mdx', 'reference/errors/too-old.mdx', text) as Page;
  return checkPartUse(page).map(({ rule, line, fix }) => [rule, line, fix]);
};
const tabs = (...labels: string[]) => labels.map((label) => `<Tab label="${label}">\n\nWords.\n\n</Tab>`).join('\n');
const group = (...labels: string[]) => `<Tabs>\n${tabs(...labels)}\n</Tabs>\n`;

test.each([
  [group('API').replace('label', 'lable'), 2, 'Write <Tab label="API">.'],
  [group('API').replace(' label="API"', ''), 2, 'Write <Tab label="API">.'],
  [`${group('Dashboard', 'API')}\n${group('Dashboard', 'Api')}`, 20, 'Write <Tab label="API">.'],
  [`${group('Dashbord', 'API')}\n${group('Dashboard')}\n${group('Dashboard')}`, 2, 'Write <Tab label="Dashboard">.'],
  ['<ErrorCauses of="too-new" />', 1, 'Write <ErrorCauses of="too-old" />.'],
  ['<Diagram of="a" />\n\nWords.\n\n<Diagram of="a" />', 5, 'Take one of the two out, or show another than of="a".'],
])('%s', (text, line, fix) => expect(said(text)).toEqual([['parts/use', line, fix]]));

test.each([
  `${group('Dashboard', 'API')}\n${group('Dashboard', 'API')}`,
  '<ErrorCauses of="too-old" />\n\n<ErrorFixes of="too-old" />',
  '<CheckStep of="a" />\n\nWords.\n\n<CheckStep of="a" />',
  '```text title="A"\n<Tab>\n```',
])('%s is right', (text) => expect(said(text)).toEqual([]));

test('a list of words has each once, in the alphabet', () => {
  const fixes = (text: string) => checkWordList('docs/_words.txt', text).map(({ line, fix }) => [line, fix]);
  expect(fixes('# Words.\nAAMVA\nbitstring\nCAIP # of chains\n')).toEqual([]);
  expect(fixes('CAIP\nAAMVA\nCBOR\n')).toEqual([[2, 'Put it before "CAIP", in the alphabet.']]);
  expect(fixes('AAMVA\nAAMVA\nCBOR\n')).toEqual([[2, 'Take one of the two out.']]);
});
