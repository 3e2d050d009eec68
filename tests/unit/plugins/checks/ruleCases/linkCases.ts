import { changed, inPage, PAGE, type RuleRow } from './ruleRow.ts';

const NAV = 'docs/_nav.json';
const SIDEBAR = 'docs/guides/_meta.json';
const ADDRESSES = 'docs/_addresses.json';
const FIRST = '{ "type": "file", "name": "create", "label": "Create" }';
const nav = (rule: RuleRow['rule'], wrong: string, fix: string) => changed(rule, NAV, '"link": "/guides/"', wrong, fix);
const redirect = (rule: RuleRow['rule'], wrong: string, fix: string, at?: string) =>
  changed(rule, 'redirects.json', '"/old": "/new"', wrong, fix, at);

export const linkRows: RuleRow[] = [
  inPage(
    'links/page-exists',
    '[Limits](/explanations/limit).',
    '[Limits](/explanations/limits).',
    '/explanations/limits?',
  ),
  nav('links/page-exists', '"link": "/guide/"', 'Did you mean /guides/?'),
  inPage('links/anchor-exists', '[A](/explanations/limits#rates).', '[A](/explanations/limits#rate).', 'mean #rate?'),
  nav('links/anchor-exists', '"link": "/guides/#nothing"', '#first-steps'),
  inPage(
    'links/form',
    '[Limits] (/explanations/limits).',
    '[Limits](/explanations/limits).',
    '(/explanations/limits).',
  ),
  inPage('links/form', 'The [limits]().', 'The [limits](/explanations/limits).', 'Write its address'),
  inPage('links/form', 'The [list](htps://www.w3.org/).', 'The [list](https://www.w3.org/).', 'https:'),
  inPage('links/words', 'See https://www.w3.org/ for it.', 'See the [W3C](https://www.w3.org/).', '[name of the page]'),
  inPage('links/words', 'See [here](/guides/keys).', 'See [keys](/guides/keys).', '[name of the page]'),
  inPage(
    'links/text',
    'See [Rotate](/guides/keys).',
    'See [Create](/guides/create).',
    'Write [Rotate](/guides/rotate)',
  ),
  inPage(
    'links/text',
    'See [RFC 7517](https://www.rfc-editor.org/rfc/rfc7516).',
    'See [RFC 7517](https://www.rfc-editor.org/rfc/rfc7517#section-4).',
    'rfc7517',
  ),
  inPage('links/canonical', 'See [keys](../keys).', 'See [keys](/guides/keys).', 'from the root of the site'),
  inPage('links/canonical', 'See [keys](/guides/keys.html).', 'See [keys](/guides/keys).', 'Write /guides/keys.'),
  inPage('links/moved', 'See [the keys](/old).', 'See [the keys](/new).', 'Write /new.'),
  inPage('links/moved', 'See [the keys](/old.html).', 'See [the flow](/flow.svg?v=2).', 'Write /new.'),
  nav('links/moved', '"link": "/old/"', 'Write /new.'),
  changed('sidebar/form', NAV, '"text": "Guides"', '"txt": "Guides"', 'Did you mean "text"?'),
  changed('sidebar/form', SIDEBAR, '"label": "Create"', '"lable": "Create"', 'Did you mean "label"?'),
  changed('sidebar/page-exists', SIDEBAR, '"name": "create"', '"name": "creat"', 'Did you mean "create"?'),
  changed('sidebar/once', SIDEBAR, FIRST, `${FIRST},\n  "create"`, 'Keep one of the two entries.', '  "create"'),
  changed('sidebar/covers-pages', SIDEBAR, `${FIRST},\n`, '', 'Add "create"', 1),
  changed(
    'addresses/page',
    ADDRESSES,
    '{',
    '{\n  "/guides/old": [],',
    'npm run remove -- /guides/old',
    '"/guides/old"',
  ),
  {
    ...changed('addresses/heading', PAGE, '## Change over', '## Change it over', '## Change it over \\{#change-over}'),
    right: '## Change it over \\{#change-over}',
  },
  redirect('redirects/form', '"/old": ["/new"]', '"/old/address": "/new/address"'),
  redirect('redirects/form', '"/docs/old.html": "/new"', '/old'),
  redirect('redirects/form', '"/old": "/new",\n  "/OLD": "/new"', 'one', '"/OLD"'),
  redirect('redirects/form', '"/old": "https://www.example.com/"', 'page'),
  redirect('redirects/source-is-live', '"/guides/keys": "/new"', 'page'),
  redirect('redirects/target', '"/old": "/nwe"', 'Did you mean /new?'),
  redirect('redirects/target', '"/old": "/new.html"', 'Write /new'),
  redirect('redirects/target', '"/old": "/new#nothing"', '#keys'),
  redirect('redirects/chain', '"/a": "/b",\n  "/b": "/new"', 'Write /new', '"/a"'),
  redirect('redirects/chain', '"/a": "/a"', 'page'),
];
