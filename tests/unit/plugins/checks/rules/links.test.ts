import { expect, test } from 'vitest';
import { anchorsOf, checkImageFile, checkLink, imagesOf, linksOf } from '../../../../../plugins/checks/rules/links.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const targets = {
  routes: new Set(['/', '/guides/', '/guides/keys', '/guides/codes']),
  publicFiles: new Set(['/logo.svg', '/spec/errors.json', '/spec/a.txt', '/notes.md']),
  redirects: new Set(['/old', '/older']),
  anchors: new Map([
    ['/guides/keys', new Set(['make-a-key', 'übersicht'])],
    ['/guides/codes', new Set(Array.from({ length: 50 }, (_, index) => `c${index}`))],
  ]),
};
const told = (url: string, route?: string) => {
  const found = checkLink(url, route, targets);
  return found ? [`${found.rule} ${found.message} ${found.fix}`] : [];
};

const SOURCE = `---
pageType: home
hero:
  actions:
    - text: Start
      link: /guides/
    - link: "/guides/keys"
features:
  - title: "A link: /none"
    link: '/guides/codes'
link: /none
---

import { Link } from '/none';

# Title with an [\`id\`](/one) \\{#own}

See [\`a\` and b](/two "link: /none") and ![A flow](/flow.svg), <a href="/three" id="here">it</a> and <Link href={'/none'} />.

[it]: /four

<Tool href="/five" examples="one two" id={'none'}>
  ![Other](/other.png) <img src="/third.svg" alt="A" /> <img src={'/none.svg'} alt="A" /> <b src="/none.svg">b</b>
</Tool>
`;
const page = parsePage('a.mdx', 'a.mdx', SOURCE) as Page;
const brief = [{ line: 3, links: ['/part'], images: ['/part.svg'], ids: ['of-part'] }];

const withParts = { ...page, brief } as unknown as Page;
const plain = parsePage('a.mdx', 'a.mdx', '---\nfooter:\n  link: /none\n---\n\n[A](/a) ![B](/b.svg)') as Page;
const images = new Set(['/flow.svg', '/photo.JPG', '/spec/flow.json', '/a.webp']);

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['./keys#a', '/guides/'],
    [
      'links/root-relative The link "./keys#a" depends on where its page stands. Write it from the root of the site, for example /guides/services/.',
    ],
  ],
  [
    ['../x%brand.a%', '/guides/'],
    [
      'links/root-relative The link "../x%brand.a%" depends on where its page stands. Write it from the root of the site, for example /guides/services/.',
    ],
  ],
  [['/guides', '/guides/keys'], ['links/canonical The address of this page is /guides/. Write /guides/.']],
  [['/guides/keys/', '/guides/'], ['links/canonical The address of this page is /guides/keys. Write /guides/keys.']],
  [
    ['/guides/keys.html#make-a-key', '/guides/'],
    ['links/canonical The address of this page is /guides/keys. Write /guides/keys.'],
  ],
  [
    ['/guides/keys#make-a-kez', '/guides/'],
    ['links/anchor-exists No heading "#make-a-kez" at /guides/keys. Did you mean #make-a-key?'],
  ],
  [
    ['#make', '/guides/keys'],
    ['links/anchor-exists No heading "#make" at /guides/keys. The page has: #make-a-key #übersicht'],
  ],
  [
    ['/guides/codes#something-long', '/guides/'],
    [
      'links/anchor-exists No heading "#something-long" at /guides/codes. The page has: #c0 #c1 #c2 #c3 #c4 #c5 #c6 #c7 #c8 #c9 #c10 #c11 #c12 #c13 #c14 #c15 #c16 #c17 #c18 #c19 #c20 #c21 #c22 #c23 #c24 #c25 #c26 #c27 #c28 #c29 #c30 #c31 #c32 #c33 #c34 #c35 #c36 #c37 #c38 #c39',
    ],
  ],
  [
    ['/guides/keys#', '/guides/'],
    ['links/anchor-exists No heading "#" at /guides/keys. The page has: #make-a-key #übersicht'],
  ],
  [
    ['/old/', '/guides/'],
    ['links/moved The page at /old/ has moved. Link to its new address, which redirects.json names.'],
  ],
  [
    ['/older#a', '/guides/'],
    ['links/moved The page at /older has moved. Link to its new address, which redirects.json names.'],
  ],
  [
    ['/spec/errors.json#a', '/guides/'],
    [
      'links/anchor-exists /spec/errors.json is a file, which has no heading "#a". Write /spec/errors.json, or link to a page with that heading.',
    ],
  ],
  [
    ['/notes.md#a', '/guides/'],
    [
      'links/anchor-exists /notes.md is a file, which has no heading "#a". Write /notes.md, or link to a page with that heading.',
    ],
  ],
  [
    ['/docs/guides/keys', '/guides/'],
    ['links/page-exists A link begins at the root of the site, without its base. Write /guides/keys.'],
  ],
  [
    ['/docs/guides/keys#a', '/guides/'],
    ['links/page-exists A link begins at the root of the site, without its base. Write /guides/keys.'],
  ],
  [
    ['/docs/nothing-of-ours', '/guides/'],
    ['links/page-exists No page at /docs/nothing-of-ours. Link to a page that exists.'],
  ],
  [['/guides/kes', '/guides/'], ['links/page-exists No page at /guides/kes. Did you mean /guides/keys?']],
  [['/guides/docs/keys', '/guides/'], ['links/page-exists No page at /guides/docs/keys. Did you mean /guides/keys?']],
  [['/logo.sv', '/guides/'], ['links/page-exists No page at /logo.sv. Did you mean /logo.svg?']],
  [
    ['/completely/different-things-here', '/guides/'],
    ['links/page-exists No page at /completely/different-things-here. Link to a page that exists.'],
  ],
])('a link of a page: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['', '/guides/keys']],
  [['https://www.example.com/', '/guides/keys']],
  [['MAILTO:a@example.com', '/guides/keys']],
  [['a1+b.c-d:e', '/guides/keys']],
  [['%brand.apiDomain%/a', '/guides/keys']],
  [['/guides/keys', '/guides/']],
  [['/guides/keys#make-a-key', '/guides/']],
  [['/guides/keys#%C3%BCbersicht', '/guides/']],
  [['#make-a-key', '/guides/keys']],
  [['/guides/#anything', '/guides/keys']],
  [['/guides/keys?a=b', '/guides/']],
  [['/logo.svg', '/guides/']],
  [['/spec/errors.json#/a/b', '/guides/']],
  [['/logo.svg#a', '/guides/']],
  [['/spec/errors.json#', '/guides/']],
])('a link of a page: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['#a'],
    [
      'links/root-relative The link "#a" depends on where its page stands. Write it from the root of the site, for example /guides/services/.',
    ],
  ],
  [
    ['guides'],
    [
      'links/root-relative The link "guides" depends on where its page stands. Write it from the root of the site, for example /guides/services/.',
    ],
  ],
])('a link of no page: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([[['/guides/keys#make-a-key']]])(
  'a link of no page: nothing is said of %j',
  (args) => expect(told(...args)).toEqual([]),
);

test('the links of a page, each with its place, and with its words where the page has them', () =>
  expect(linksOf(withParts)).toEqual([
    { url: '/one', words: 'id', isCode: true, line: 16, column: 17 },
    { url: '/two', words: 'a and b', isCode: false, line: 18, column: 5 },
    { url: '/three', line: 18, column: 63 },
    { url: '/four', line: 20, column: 1 },
    { url: '/five', line: 22, column: 1 },
    { url: '/part', line: 3, column: 1 },
    { url: '/guides/', line: 6, column: 13 },
    { url: '/guides/keys', line: 7, column: 14 },
    { url: '/guides/codes', line: 10, column: 12 },
  ]));

test('its images', () =>
  expect(imagesOf(withParts)).toEqual([
    { url: '/flow.svg', line: 18, column: 41 },
    { url: '/other.png', line: 23, column: 3 },
    { url: '/third.svg', line: 23, column: 24 },
    { url: '/part.svg', line: 3, column: 1 },
  ]));

test('its anchors: those of headings first', () =>
  expect([...anchorsOf(withParts)]).toEqual(['own', 'here', 'example=one', 'example=two', 'of-part']));

test('what a page without parts has', () =>
  expect([linksOf(plain), imagesOf(plain), [...anchorsOf(plain)]]).toEqual([
    [{ url: '/a', words: 'A', isCode: false, line: 6, column: 1 }],
    [{ url: '/b.svg', line: 6, column: 9 }],
    [],
  ]));

test.each([
  ['/flow.svg', undefined],
  ['data:image/png;base64,AA', undefined],
  [
    '/flows.svg',
    { rule: 'images/file', message: 'There is no file /flows.svg in docs/public.', fix: 'Did you mean /flow.svg?' },
  ],
  [
    '/spec/flow.jso',
    {
      rule: 'images/file',
      message: 'There is no file /spec/flow.jso in docs/public.',
      fix: 'Name a file of docs/public from there, such as /file.svg.',
    },
  ],
  [
    '/something-else.png',
    {
      rule: 'images/file',
      message: 'There is no file /something-else.png in docs/public.',
      fix: 'Name a file of docs/public from there, such as /file.svg.',
    },
  ],
  [
    'https://www.example.com/flow.svg',
    {
      rule: 'images/file',
      message: 'The image https://www.example.com/flow.svg is on another site, and readers load nothing from there.',
      fix: 'Put a copy into docs/public, and name it from there: /file.svg.',
    },
  ],
  [
    '//www.example.com/flow.svg',
    {
      rule: 'images/file',
      message: 'The image //www.example.com/flow.svg is on another site, and readers load nothing from there.',
      fix: 'Put a copy into docs/public, and name it from there: /file.svg.',
    },
  ],
  ['/a.wep', { rule: 'images/file', message: 'There is no file /a.wep in docs/public.', fix: 'Did you mean /a.webp?' }],
])('the image %s', (url, wanted) => expect(checkImageFile(url, images)).toEqual(wanted));
