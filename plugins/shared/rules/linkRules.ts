import type { Rule } from './rule.ts';

/** Rules of links, sidebars, addresses and redirects. */
export const linkRules = {
  'links/page-exists': {
    instead: '`[limits](/explanations/limit)`',
    write: 'the address that the fix names',
    since: 'a reader finds nothing there',
  },
  'links/anchor-exists': {
    instead: '`[rate](/explanations/limits#rates)`',
    write: 'the heading that the fix names',
    since: 'a reader lands at the top and looks for it',
  },
  'links/form': {
    instead: '`[the limits] (/explanations/limits)`, or without its last parenthesis',
    write: '`[the limits](/explanations/limits)`',
    since: 'Markdown reads the first as text',
  },
  'links/words': {
    instead: '`https://www.w3.org/TR/did-core/` or `[here](/new)` in a sentence',
    write: '`[DID Core](https://www.w3.org/TR/did-core/)`: the name of the target',
    since: 'an address, or "here", says nothing to who hears the links of a page',
  },
  'links/text': {
    instead: '`[Rotate](/guides/keys)` beside a page `/guides/rotate`',
    write: '`[Rotate](/guides/rotate)`',
    since: 'a reader who follows the words lands on another page',
  },
  'links/root-relative': {
    instead: '`../keys` as the address of a link',
    write: '`/guides/keys`',
    since: 'it breaks when the page moves',
  },
  'links/canonical': {
    instead: '`[keys](/guides/keys.html)`',
    write: '`[keys](/guides/keys)`',
    since: 'one page has one address, for the search and for hosts',
  },
  'links/moved': {
    instead: 'an address that only redirects',
    write: 'its target in `redirects.json`',
    since: 'readers wait for two pages',
  },
  'nav/form': {
    instead: '`"txt": "Guides"` in `_nav.json`',
    write: '`"text": "Guides"`',
    since: 'the entry would be empty',
  },
  'nav/page-exists': {
    instead: '`"link": "/guide/"`',
    write: '`"link": "/guides/"`',
    since: 'every page shows the link',
  },
  'nav/anchor-exists': {
    instead: '`"link": "/guides/#nothing"`',
    write: 'a heading of that page',
    since: 'a reader lands at the top and looks for it',
  },
  'nav/moved': {
    instead: '`"link": "/old/"`, which redirects',
    write: 'the new address',
    since: 'readers wait for two pages',
  },
  'sidebar/form': {
    instead: '`"lable": "Create"` in `_meta.json`',
    write: '`"label": "Create"`',
    since: 'an entry of another form stops the build',
  },
  'sidebar/page-exists': {
    instead: '`"name": "creat"`',
    write: '`"name": "create"`',
    since: 'the sidebar would lead to nothing',
  },
  'sidebar/once': {
    instead: 'a page that stands twice in a sidebar',
    write: 'one entry',
    since: 'readers believe that there are two pages',
  },
  'sidebar/covers-pages': {
    instead: 'a page that no `_meta.json` names',
    write: 'its name where it belongs',
    since: 'readers cannot find it',
  },
  'addresses/form': {
    instead: 'a hand-written `docs/_addresses.json`',
    write: 'the file of Git; `npm run addresses` adds to it',
    since: 'the next two rules need it',
  },
  'addresses/page': {
    instead: 'a page that is gone',
    write: '`npm run remove -- /guides/old --to /guides/other`, or `npm run move`',
    since: 'others link to it',
  },
  'addresses/heading': {
    instead: 'a heading that is gone',
    write: '`## New words \\{#old-id}`',
    since: 'others link to it',
  },
  'redirects/shape': {
    instead: '`"/old": ["/new"]`',
    write: '`"/old": "/new"`',
    since: 'an address leads to one other',
  },
  'redirects/source-form': {
    instead: '`"/docs/old.html": "/new"`',
    write: '`"/old": "/new"`',
    since: 'the base of the site changes, and hosts add the ending',
  },
  'redirects/source-once': {
    instead: '`"/old"` and `"/Old/"`',
    write: 'one row',
    since: 'hosts answer both with the same file',
  },
  'redirects/source-is-live': {
    instead: '`"/guides/keys": "/new"` while that page exists',
    write: 'the redirect after the page has moved',
    since: 'the redirect would hide the page',
  },
  'redirects/target-on-site': {
    instead: '`"/old": "https://www.example.com/"`',
    write: 'a page that links there',
    since: 'readers and search engines do not expect another site',
  },
  'redirects/target-exists': {
    instead: '`"/old": "/nwe"`',
    write: '`"/old": "/new"`',
    since: 'a reader finds nothing there',
  },
  'redirects/target-canonical': {
    instead: '`"/old": "/new.html"`',
    write: '`"/old": "/new"`',
    since: 'one page has one address',
  },
  'redirects/target-anchor': {
    instead: '`"/old": "/new#nothing"`',
    write: 'a heading of that page',
    since: 'a reader lands at the top and looks for it',
  },
  'redirects/no-chain': {
    instead: '`"/a": "/b"` and `"/b": "/c"`',
    write: '`"/a": "/c"`',
    since: 'each step is a page more to wait for',
  },
  'redirects/no-loop': {
    instead: '`"/a": "/a"`, or `"/a": "/b"` and `"/b": "/a"`',
    write: 'a target that is a page',
    since: 'a browser goes round until it gives up',
  },
} satisfies Record<string, Rule>;
