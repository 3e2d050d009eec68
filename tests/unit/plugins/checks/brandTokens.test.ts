import { afterAll, describe, expect, test } from 'vitest';
import { checkBrand, checkTokens } from '../../../../plugins/checks/rules/leaks.ts';
import { mistakenSite } from './mistakenSite.ts';
import { inPage, PAGE } from './ruleCases/ruleCase.ts';

const tokens = { '%brand.name%': 'Acme Identity', '%brand.apiDomain%': 'acme.example' };
const told = (text: string) => checkTokens('a.mdx', text, tokens).map(({ column, fix }) => [column, fix]);

describe('a token in a form that the build does not look for is told with the one that it does', () => {
  test.each([
    ['A {{brand.name}}.', 'Write %brand.name%, which the build replaces.'],
    ['A {{ brand.nmae }}.', 'Did you mean %brand.name%?'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the mistake
    ['A ${brand.name}.', 'Write %brand.name%, which the build replaces.'],
    ['A {brand.apiDomain}.', 'Write %brand.apiDomain%, which the build replaces.'],
    ['A <%= brand.name %>.', 'Write %brand.name%, which the build replaces.'],
    ['A %brand_name%.', 'Write %brand.name%, which the build replaces.'],
    ['A % brand.name % here', 'Write %brand.name%, which the build replaces.'],
    ['A %brand.name', 'Write %brand.name%, which the build replaces.'],
    ['A %brand.colour%', 'Use one of %brand.name% %brand.apiDomain%'],
  ])('%s', (text, fix) => expect(told(text)).toEqual([[3, fix]]));

  test.each([
    'https://%brand.apiDomain%/a',
    'It is 100% brand-new',
    'The brand.name of it',
    '`{brand.colour}` of a variable',
    '/brands/{brand}',
  ])('%s is none', (text) => expect(told(text)).toEqual([]));
});

test('an address of the brand is its own token, and not its domain in another', () => {
  const all = { ...tokens, '%brand.dashboard%': 'https://dashboard.acme.example' };
  const fixes = (text: string) => checkBrand('a.mdx', text, all).map(({ column, fix }) => [column, fix]);
  expect(fixes('Open https://dashboard.acme.example here.')).toEqual([
    [6, 'Write %brand.dashboard%, which the build replaces.'],
  ]);
  expect(fixes('Open https://www.acme.example here.')).toEqual([
    [18, 'Write %brand.apiDomain%, which the build replaces.'],
  ]);
});

const site = mistakenSite();
afterAll(site.remove);

test('a wrong token is reported where MDX stumbles over it, and in data', { timeout: 60_000 }, async () => {
  const page = { ...inPage('A part of {{brand.name}} here.', ''), file: PAGE };
  expect(await site.told(page)).toContain(
    'guides/rotate.mdx:11 words/brand-token There is no brand token {{brand.name}}. Write %brand.name%, which the build replaces.',
  );
  const data = { file: 'docs/_glossary.json', from: 'A query', to: 'A {brand.name} query' };
  expect(await site.told(data)).toEqual([expect.stringContaining('_glossary.json:4 words/brand-token')]);
});
