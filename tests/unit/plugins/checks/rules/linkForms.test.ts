import { expect, test } from 'vitest';
import { checkLinkForms } from '../../../../../plugins/checks/rules/linkForms.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string) =>
  checkLinkForms(parsePage('a.mdx', 'docs/a.mdx', text) as Page).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    'One.\n\nSee [the page]().',
    ['a.mdx:3:5 links/form The link "the page" leads nowhere. Write its address in the parentheses.'],
  ],
  [
    'See [the page](http://localhost:4300/docs/guides/a#b).',
    [
      'a.mdx:1:5 links/form http://localhost:4300/docs/guides/a#b is on your own machine. Write /guides/a#b, from the root of the site.',
    ],
  ],
  [
    'See [the page](http://127.0.0.1).',
    ['a.mdx:1:5 links/form http://127.0.0.1 is on your own machine. Write /, from the root of the site.'],
  ],
  [
    'See [the page](https://[::1]:3000/).',
    ['a.mdx:1:5 links/form https://[::1]:3000/ is on your own machine. Write /, from the root of the site.'],
  ],
  [
    'See [the page](http://localhost.example.com/a).',
    ['a.mdx:1:5 links/form http://localhost.example.com/a has no TLS. Write https://localhost.example.com/a.'],
  ],
  [
    'See [the page](http://localhost:4300/a b).',
    [
      'a.mdx:1:16 links/form http://localhost:4300/a is on your own machine. Write /a, from the root of the site.',
      'a.mdx:1:5 links/form "[the page](http://localhost:4300/a" is no link, since nothing closes its address. Write [the page](http://localhost:4300/a).',
    ],
  ],
  [
    'See [the page](HTTP://www.example.com/).',
    ['a.mdx:1:5 links/form HTTP://www.example.com/ has no TLS. Write https://www.example.com/.'],
  ],
  [
    'See [the page](htps://www.example.com/).',
    ['a.mdx:1:5 links/form No address begins with "htps:". Did you mean https:?'],
  ],
  [
    'See [the page](x-unknown-scheme:a).',
    ['a.mdx:1:5 links/form No address begins with "x-unknown-scheme:". Did you mean https:?'],
  ],
  [
    'See [here](gopher://www.example.com/).',
    ['a.mdx:1:5 links/form No address begins with "gopher:". Did you mean https:?'],
  ],
  [
    'See [the page][name].\n\n[name]: <>',
    ['a.mdx:3:1 links/form The link "name" leads nowhere. Write its address in the parentheses.'],
  ],
  [
    'See [the page][name].\n\n[name]: http://www.example.com/',
    ['a.mdx:3:1 links/form http://www.example.com/ has no TLS. Write https://www.example.com/.'],
  ],
  [
    'See [the page](https://www.example.com/), [mail](mailto:a@example.com), [call](tel:+1), [ask](openid4vp://a), [it is](did:web:a).',
    [
      'a.mdx:1:5 links/words "the page" says nothing of what is at https://www.example.com/. Name it: [name of the page](https://www.example.com/).',
    ],
  ],
  [
    'See [the page](/a:b) and [the part](#a).',
    ['a.mdx:1:5 links/words "the page" says nothing of what is at /a:b. Name it: [name of the page](/a:b).'],
  ],
  ['See [one](a1+b.c-d:e).', ['a.mdx:1:5 links/form No address begins with "a1+b.c-d:". Did you mean https:?']],
])('the address of a link: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  [
    'See [](/guides/a).',
    ['a.mdx:1:5 links/words The link to /guides/a has no words. Name its target in the brackets: [words](/address).'],
  ],
  [
    'See [ ](/guides/a).',
    ['a.mdx:1:5 links/words The link to /guides/a has no words. Name its target in the brackets: [words](/address).'],
  ],
  [
    'See https://www.example.com/a for it.',
    [
      'a.mdx:1:5 links/words The bare address https://www.example.com/a says nothing to a reader. Write [name of the page](https://www.example.com/a).',
    ],
  ],
  [
    'One.\nTwo.\nSee https://www.example.com/a.',
    [
      'a.mdx:3:5 links/words The bare address https://www.example.com/a says nothing to a reader. Write [name of the page](https://www.example.com/a).',
    ],
  ],
  ['See [here](/a).', ['a.mdx:1:5 links/words "here" says nothing of what is at /a. Name it: [name of the page](/a).']],
  [
    'See [Click here](/a).',
    ['a.mdx:1:5 links/words "Click here" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [look there](/a).',
    ['a.mdx:1:5 links/words "look there" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  ['See [this](/a).', ['a.mdx:1:5 links/words "this" says nothing of what is at /a. Name it: [name of the page](/a).']],
  ['See [that](/a).', ['a.mdx:1:5 links/words "that" says nothing of what is at /a. Name it: [name of the page](/a).']],
  ['See [it](/a).', ['a.mdx:1:5 links/words "it" says nothing of what is at /a. Name it: [name of the page](/a).']],
  [
    'See [above](/a).',
    ['a.mdx:1:5 links/words "above" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [below](/a).',
    ['a.mdx:1:5 links/words "below" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [read more](/a).',
    ['a.mdx:1:5 links/words "read more" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  ['See [on](/a).', ['a.mdx:1:5 links/words "on" says nothing of what is at /a. Name it: [name of the page](/a).']],
  [
    'See [this page](/a).',
    ['a.mdx:1:5 links/words "this page" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [that link](/a).',
    ['a.mdx:1:5 links/words "that link" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [the section](/a).',
    ['a.mdx:1:5 links/words "the section" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [the article.](/a)',
    ['a.mdx:1:5 links/words "the article." says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [the guide:](/a)',
    ['a.mdx:1:5 links/words "the guide:" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [the document](/a).',
    ['a.mdx:1:5 links/words "the document" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [the site](/a).',
    ['a.mdx:1:5 links/words "the site" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  ['See [link](/a).', ['a.mdx:1:5 links/words "link" says nothing of what is at /a. Name it: [name of the page](/a).']],
  ['See [page](/a).', ['a.mdx:1:5 links/words "page" says nothing of what is at /a. Name it: [name of the page](/a).']],
  [
    'See [more details](/a).',
    ['a.mdx:1:5 links/words "more details" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [further information](/a).',
    ['a.mdx:1:5 links/words "further information" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [learn more](/a).',
    ['a.mdx:1:5 links/words "learn more" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [find out more](/a).',
    ['a.mdx:1:5 links/words "find out more" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [details,](/a)',
    ['a.mdx:1:5 links/words "details," says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
  [
    'See [see `here`](/a).',
    ['a.mdx:1:5 links/words "see here" says nothing of what is at /a. Name it: [name of the page](/a).'],
  ],
])('the words of a link: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'See [![A key](/key.svg)](/guides/a).',
  'See [https://www.example.com/a](https://www.example.com/a).',
  'See [/guides/a](/guides/a).',
  'See [https://www.example.com/b](https://www.example.com/a).',
  'See [the guide to keys](/a), [here it is](/b), [not here](/c) and [their page](/d).',
  'See [here][name].\n\n[name]: /a',
  '[here]: /a',
])('the words of a link: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  [
    'One.\n\nSee [the page] (/guides/a).',
    [
      'a.mdx:3:5 links/form "[the page] (/guides/a)" is no link, since a space stands before its address. Write [the page](/guides/a).',
    ],
  ],
  [
    'See [the page] (https://www.example.com/a).',
    [
      'a.mdx:1:17 links/words The bare address https://www.example.com/a says nothing to a reader. Write [name of the page](https://www.example.com/a).',
      'a.mdx:1:5 links/form "[the page] (https://www.example.com/a)" is no link, since a space stands before its address. Write [the page](https://www.example.com/a).',
    ],
  ],
  [
    'See [the page] (http://www.example.com/a) and [another] (/b).',
    [
      'a.mdx:1:17 links/form http://www.example.com/a has no TLS. Write https://www.example.com/a.',
      'a.mdx:1:5 links/form "[the page] (http://www.example.com/a)" is no link, since a space stands before its address. Write [the page](http://www.example.com/a).',
      'a.mdx:1:47 links/form "[another] (/b)" is no link, since a space stands before its address. Write [another](/b).',
    ],
  ],
  [
    'See [the page][nowhere].',
    [
      'a.mdx:1:5 links/form "[the page][nowhere]" is no link, since nothing defines [nowhere]. Write the address itself: [the page](/address).',
    ],
  ],
  [
    'See [the page](/guides/a, and go on.',
    [
      'a.mdx:1:5 links/form "[the page](/guides/a," is no link, since nothing closes its address. Write [the page](/guides/a).',
    ],
  ],
  [
    'See [the page](/guides/a.',
    [
      'a.mdx:1:5 links/form "[the page](/guides/a." is no link, since nothing closes its address. Write [the page](/guides/a).',
    ],
  ],
  [
    'See [the page](https://www.example.com/a; then wait.',
    [
      'a.mdx:1:16 links/words The bare address https://www.example.com/a says nothing to a reader. Write [name of the page](https://www.example.com/a).',
      'a.mdx:1:5 links/form "[the page](https://www.example.com/a;" is no link, since nothing closes its address. Write [the page](https://www.example.com/a).',
    ],
  ],
  [
    'See [the page](http://www.example.com/a',
    [
      'a.mdx:1:16 links/form http://www.example.com/a has no TLS. Write https://www.example.com/a.',
      'a.mdx:1:5 links/form "[the page](http://www.example.com/a" is no link, since nothing closes its address. Write [the page](http://www.example.com/a).',
    ],
  ],
])('brackets that are no link: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each(['See [the page] (of keys), [x], [the other](of keys and [a][b c].', 'See `[the page] (/a)`.'])(
  'brackets that are no link: nothing is said of %j',
  (text) => expect(told(text)).toEqual([]),
);
