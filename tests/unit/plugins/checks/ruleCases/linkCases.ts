import type { linkRules } from '../../../../../plugins/shared/rules/linkRules.ts';
import type { Rights } from './ruleCase.ts';
import { added, type Cases, changed, inPage, PAGE } from './ruleCase.ts';

const NAV = 'docs/_nav.json';
const SIDEBAR = 'docs/guides/_meta.json';
const ADDRESSES = 'docs/_addresses.json';
const nav = (to: string, fix: string) => changed(NAV, '"link": "/guides/"', to, fix);
const redirect = (to: string, fix: string, at?: string) => changed('redirects.json', '"/old": "/new"', to, fix, at);
const FIRST = '{ "type": "file", "name": "create", "label": "Create" }';

/** A mistake for each rule of links and addresses. */
export const linkCases: Cases<typeof linkRules> = {
  'links/page-exists': inPage('See [limits](/explanations/limit).', 'Did you mean /explanations/limits?'),
  'links/anchor-exists': inPage('See [rate](/explanations/limits#rates).', 'Did you mean #rate?'),
  'links/form': inPage('See [the limits] (/explanations/limits).', 'Write [the limits](/explanations/limits).'),
  'links/words': inPage('See https://www.w3.org/TR/did-core/ for it.', 'Write [name of the page]'),
  'links/text': inPage('See [Rotate](/guides/keys).', 'Write [Rotate](/guides/rotate)'),
  'links/root-relative': inPage('See [keys](../keys).', 'from the root of the site'),
  'links/canonical': inPage('See [keys](/guides/keys.html).', 'Write /guides/keys.'),
  'links/moved': inPage('See [the keys](/old).', 'redirects.json'),
  'nav/form': changed(NAV, '"text": "Guides"', '"txt": "Guides"', 'Did you mean "text"?'),
  'nav/page-exists': nav('"link": "/guide/"', 'Did you mean /guides/?'),
  'nav/anchor-exists': nav('"link": "/guides/#nothing"', '#first-steps'),
  'nav/moved': nav('"link": "/old/"', 'redirects.json'),
  'sidebar/form': changed(SIDEBAR, '"label": "Create"', '"lable": "Create"', 'Did you mean "label"?'),
  'sidebar/page-exists': changed(SIDEBAR, '"name": "create"', '"name": "creat"', 'Did you mean "create"?'),
  'sidebar/once': changed(SIDEBAR, FIRST, `${FIRST},\n  "create"`, 'Keep one of the two entries.', '  "create"'),
  'sidebar/covers-pages': changed(SIDEBAR, `${FIRST},\n`, '', 'Add "create"', 1),
  'addresses/form': added(ADDRESSES, '[]', 'Take it back from Git'),
  'addresses/page': changed(
    ADDRESSES,
    '{',
    '{\n  "/guides/old": [],',
    'npm run remove -- /guides/old',
    '"/guides/old"',
  ),
  'addresses/heading': changed(PAGE, '## Change over', '## Change it over', '## Change it over \\{#change-over}'),
  'redirects/shape': redirect('"/old": ["/new"]', '"/old/address": "/new/address"'),
  'redirects/source-form': redirect('"/docs/old.html": "/new"', '/old'),
  'redirects/source-once': redirect('"/old": "/new",\n  "/OLD": "/new"', 'one', '"/OLD"'),
  'redirects/source-is-live': redirect('"/guides/keys": "/new"', 'page'),
  'redirects/target-on-site': redirect('"/old": "https://www.example.com/"', 'page'),
  'redirects/target-exists': redirect('"/old": "/nwe"', 'Did you mean /new?'),
  'redirects/target-canonical': redirect('"/old": "/new.html"', 'Write /new'),
  'redirects/target-anchor': redirect('"/old": "/new#nothing"', '#keys'),
  'redirects/no-chain': redirect('"/a": "/b",\n  "/b": "/new"', 'Write /new', '"/a"'),
  'redirects/no-loop': redirect('"/a": "/a"', 'page'),
};

/** What takes the place of what in a mistake, where the guide tells it in words. */
export const rightLinkCases: Rights<typeof linkRules> = {
  'nav/anchor-exists': ['#nothing', '#first-steps'],
  'nav/moved': ['"/old/"', '"/new"'],
  'sidebar/once': [',\n  "create"', ''],
  'sidebar/covers-pages': ['[\n', `[\n  ${FIRST},\n`],
  'addresses/heading': ['## Change it over', '## Change it over \\{#change-over}'],
  'redirects/source-once': [',\n  "/OLD": "/new"', ''],
  'redirects/source-is-live': ['"/guides/keys"', '"/old"'],
  'redirects/target-on-site': ['https://www.example.com/', '/new'],
  'redirects/target-anchor': ['#nothing', '#keys'],
  'redirects/no-chain': ['"/a": "/b"', '"/a": "/new"'],
  'redirects/no-loop': ['"/a": "/a"', '"/a": "/new"'],
  'links/page-exists': ['/limit)', '/limits)'],
  'links/anchor-exists': ['#rates', '#rate'],
  'links/moved': ['(/old)', '(/new)'],
};
