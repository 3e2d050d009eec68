import { expect, test } from 'vitest';
import { checkFrontMatter } from '../../../../../plugins/checks/rules/frontMatter.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const pageOf = (text: string) => parsePage('a.mdx', 'a.mdx', text) as Page;
const D = 'A sentence that says what this page gives its reader, and that is long enough to be one.';
const told = (text: string) =>
  checkFrontMatter(pageOf(`---\n${text.replace('SENTENCE', D)}\n---\n\n# A`)).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    'title: A',
    ['a.mdx:1:1 front-matter/schema The front matter has no description. Write one sentence of 80 to 160 characters.'],
  ],
  [
    'description: Short.',
    [
      'a.mdx:2:1 front-matter/schema description: Too small: expected string to have >=80 characters (it has 6). Write one sentence of 80 to 160 characters.',
    ],
  ],
  [
    'description: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'a.mdx:2:1 front-matter/schema description: Too small: expected string to have >=80 characters (it has 79). Write one sentence of 80 to 160 characters.',
    ],
  ],
  [
    'description: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'a.mdx:2:1 front-matter/schema description: Too big: expected string to have <=160 characters (it has 161). Write one sentence of 80 to 160 characters.',
    ],
  ],
  [
    'description: 5',
    [
      'a.mdx:2:1 front-matter/schema description: Invalid input: expected string, received number. Write one sentence of 80 to 160 characters.',
    ],
  ],
  [
    'desciption: SENTENCE',
    ['a.mdx:2:1 front-matter/schema There is no front-matter key "desciption". Did you mean "description"?'],
  ],
  [
    'description: SENTENCE\nfoo: 1\npagetype: doc',
    [
      'a.mdx:3:1 front-matter/schema There is no front-matter key "foo". Take the line out.',
      'a.mdx:4:1 front-matter/schema There is no front-matter key "pagetype". Did you mean "pageType"?',
    ],
  ],
  [
    'description: SENTENCE\nanswers: How do I?',
    [
      'a.mdx:3:1 front-matter/schema answers: This is one value, and not a list. Write "answers:" alone on its line, and below it a line "  - …" for each value.',
    ],
  ],
  [
    'description: SENTENCE\nanswers: []',
    [
      'a.mdx:3:1 front-matter/schema answers: Too small: expected array to have >=1 items. Write 1 to 5 questions of 12 to 90 characters, such as "How do I rotate an API key?".',
    ],
  ],
  [
    'description: SENTENCE\nanswers:\n  - how do I go to it?',
    [
      'a.mdx:3:1 front-matter/schema answers.0: It is no question that begins with a capital letter and ends with "?". Write 1 to 5 questions of 12 to 90 characters, such as "How do I rotate an API key?".',
    ],
  ],
  [
    'description: SENTENCE\nanswers:\n  - How do? I go?\n  - How?',
    [
      'a.mdx:3:1 front-matter/schema answers.0: It is no question that begins with a capital letter and ends with "?". Write 1 to 5 questions of 12 to 90 characters, such as "How do I rotate an API key?".',
      'a.mdx:3:1 front-matter/schema answers.1: Too small: expected string to have >=12 characters. Write 1 to 5 questions of 12 to 90 characters, such as "How do I rotate an API key?".',
    ],
  ],
  [
    'description: SENTENCE\nanswers:\n  - HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH?',
    [
      'a.mdx:3:1 front-matter/schema answers.0: Too big: expected string to have <=90 characters. Write 1 to 5 questions of 12 to 90 characters, such as "How do I rotate an API key?".',
    ],
  ],
  [
    'description: SENTENCE\npageType: page',
    [
      'a.mdx:3:1 front-matter/schema pageType: Invalid option: expected one of "404"|"home"|"doc"|"doc-wide"|"custom"|"blank" (it has 4). Give the key a value of its type.',
    ],
  ],
  [
    'description: SENTENCE\noverviewHeaders: [1]',
    [
      'a.mdx:3:1 front-matter/schema overviewHeaders.0: Too small: expected number to be >=2. Give the key a value of its type.',
    ],
  ],
  [
    'description: SENTENCE\noverviewHeaders: [5]',
    [
      'a.mdx:3:1 front-matter/schema overviewHeaders.0: Too big: expected number to be <=4. Give the key a value of its type.',
    ],
  ],
  [
    'description: SENTENCE\nsidebar: 1',
    ['a.mdx:3:1 front-matter/schema sidebar: Invalid input. Give the key a value of its type.'],
  ],
  [
    'description: SENTENCE\nnavbar: 1\noutline: 1\nfooter: 1\nsearch: 1\ntag: 1\ncontext: 1\ntitle: 1\ntitleSuffix: 1\noverview: 1\nglobalUIComponents: 1',
    [
      'a.mdx:9:1 front-matter/schema title: Invalid input: expected string, received number. Give the key a value of its type.',
      'a.mdx:10:1 front-matter/schema titleSuffix: Invalid input: expected string, received number. Give the key a value of its type.',
      'a.mdx:11:1 front-matter/schema overview: Invalid input: expected boolean, received number. Give the key a value of its type.',
      'a.mdx:3:1 front-matter/schema navbar: Invalid input: expected boolean, received number. Give the key a value of its type.',
      'a.mdx:4:1 front-matter/schema outline: Invalid input: expected boolean, received number. Give the key a value of its type.',
      'a.mdx:5:1 front-matter/schema footer: Invalid input: expected boolean, received number. Give the key a value of its type.',
      'a.mdx:6:1 front-matter/schema search: Invalid input: expected boolean, received number. Give the key a value of its type.',
      'a.mdx:12:1 front-matter/schema globalUIComponents: Invalid input: expected boolean, received number. Give the key a value of its type.',
      'a.mdx:7:1 front-matter/schema tag: Invalid input: expected string, received number. Give the key a value of its type.',
      'a.mdx:8:1 front-matter/schema context: Invalid input: expected string, received number. Give the key a value of its type.',
    ],
  ],
  [
    "description: SENTENCE\nhero:\n  actions:\n    - text: D\n      link: ''\n      theme: other",
    [
      'a.mdx:3:1 front-matter/schema hero.actions.0.link: Too small: expected string to have >=1 characters. Give the key a value of its type.',
      'a.mdx:3:1 front-matter/schema hero.actions.0.theme: Invalid option: expected one of "brand"|"alt". Give the key a value of its type.',
    ],
  ],
  [
    'description: SENTENCE\nhero:\n  nmae: A',
    ['a.mdx:3:1 front-matter/schema There is no front-matter key "nmae". Take the line out.'],
  ],
  [
    'description: SENTENCE\nhero:\n  actions: a',
    [
      'a.mdx:3:1 front-matter/schema hero.actions: This is one value, and not a list. Write "actions:" alone on its line, and below it a line "  - …" for each value.',
    ],
  ],
  [
    'description: SENTENCE\nfeatures:\n  - title: A\n    icon: composition\n  - details: A',
    [
      'a.mdx:5:1 front-matter/schema features.0.icon: There is no drawing "composition". Write "compose".',
      'a.mdx:3:1 front-matter/schema features.1.title: Invalid input: expected string, received undefined. Give the key a value of its type.',
    ],
  ],
  [
    'description: SENTENCE\nfeatures:\n  - title: A\n    icon: something-else',
    [
      'a.mdx:5:1 front-matter/schema features.0.icon: There is no drawing "something-else". Write one of compose, ecosystem, configure, standards, an emoji, or the address of an image.',
    ],
  ],
  [
    'description: SENTENCE\nfeatures:\n  - title: A\n    icon: 5',
    [
      'a.mdx:5:1 front-matter/schema features.0.icon: Invalid input: expected string, received number. Write one of compose, ecosystem, configure, standards, an emoji, or the address of an image.',
    ],
  ],
])('front matter: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'description: SENTENCE',
  'description: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'description: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'description: SENTENCE\nanswers:\n  - How do I go?',
  'description: SENTENCE\nlayout: doc\noverview: true\noverviewHeaders: [2, 4]\nnavbar: false\nsidebar: placeholder\noutline: true\nfooter: false\nsearch: true\nglobalUIComponents: false\ntag: a\ncontext: b\ntitle: c\ntitleSuffix: d',
  'description: SENTENCE\nhero:\n  name: A\n  text: B\n  tagline: C\n  actions:\n    - text: D\n      link: /d\n      theme: brand\n  image:\n    src:\n      light: /l\n      dark: /d\n    alt: E\n    srcset: F\n    sizes: G',
  'description: SENTENCE\nfeatures:\n  - title: A\n    details: B\n    icon: compose\n    link: /a\n  - title: B\n    icon: "🔑"\n  - title: C\n    icon: /a.svg',
])('front matter: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test('what stands before the front matter', () =>
  expect(checkFrontMatter(pageOf(`\n---\ndescription: ${D}\n---\n\n# A`))).toEqual([
    {
      file: 'a.mdx',
      line: 1,
      column: 1,
      rule: 'front-matter/schema',
      message: 'Something stands before the front matter.',
      fix: 'Take it out: the first line is ---.',
    },
  ]));
