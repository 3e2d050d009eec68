import { expect, test } from 'vitest';
import { checkEntryForms, checkNavForm } from '../../../../../plugins/checks/rules/navForms.ts';
import { parseJsonFile } from '../../../../../plugins/shared/jsonFile.ts';

const told = (kind: 'sidebar' | 'nav', text: string) => {
  const check = kind === 'nav' ? checkNavForm : checkEntryForms;
  return check(parseJsonFile('docs/a.json', text).json).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );
};

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['sidebar', '{}'],
    [
      'docs/a.json:1:1 sidebar/form The file holds no list. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '["a", ""]'],
    [
      'docs/a.json:1:7 sidebar/form Entry 2: Too small: expected string to have >=1 characters. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "type": "folder", "name": "a" }]'],
    [
      'docs/a.json:1:12 sidebar/form "a", type: Invalid option: expected one of "file"|"dir"|"divider"|"section-header"|"custom-link"|"dir-section-header". Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "" }]'],
    [
      'docs/a.json:1:12 sidebar/form "", name: Too small: expected string to have >=1 characters. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "label": "" }]'],
    [
      'docs/a.json:1:13 sidebar/form "", label: Too small: expected string to have >=1 characters. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "link": "" }]'],
    [
      'docs/a.json:1:25 sidebar/form "a", link: Too small: expected string to have >=1 characters. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "tag": 1 }]'],
    [
      'docs/a.json:1:24 sidebar/form "a", tag: Invalid input: expected string, received number. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "context": 1 }]'],
    [
      'docs/a.json:1:28 sidebar/form "a", context: Invalid input: expected string, received number. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "collapsed": "no" }]'],
    [
      'docs/a.json:1:30 sidebar/form "a", collapsed: Invalid input: expected boolean, received string. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "overviewHeaders": [1.5] }]'],
    [
      'docs/a.json:1:37 sidebar/form "a", overviewHeaders.0: Invalid input: expected int, received number. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "items": [""] }]'],
    [
      'docs/a.json:1:27 sidebar/form "a", items.0: Too small: expected string to have >=1 characters. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '[{ "name": "a", "items": ["b", { "label": "B", "items": [{ "name": "c", "nmae": "d" }] }] }]'],
    ['docs/a.json:1:81 sidebar/form An entry has no "nmae". Did you mean "name"?'],
  ],
  [
    ['sidebar', '[1]'],
    [
      'docs/a.json:1:2 sidebar/form Entry 1: Invalid input: expected object, received number. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [
    ['sidebar', '["a",\n null]'],
    [
      'docs/a.json:2:2 sidebar/form Entry 2: Invalid input: expected object, received null. Write a list of names and of entries such as { "type": "file", "name": "create", "label": "Create" }.',
    ],
  ],
  [['sidebar', '[{ "nmae": "a" }]'], ['docs/a.json:1:12 sidebar/form An entry has no "nmae". Did you mean "name"?']],
  [
    ['sidebar', '[{ "something-else": 1, "lable": "b" }]'],
    [
      'docs/a.json:1:22 sidebar/form An entry has no "something-else". An entry has type, name, label, link, tag, context, collapsible, collapsed, dashed, overviewHeaders, items.',
      'docs/a.json:1:34 sidebar/form An entry has no "lable". Did you mean "label"?',
    ],
  ],
])('the form of a sidebar: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['sidebar', '[]']],
  [['sidebar', '[']],
  [
    [
      'sidebar',
      '[{ "type": "file", "name": "a", "label": "A", "link": "/a", "tag": "", "context": "", "collapsible": true, "collapsed": false, "dashed": true, "overviewHeaders": [2, 3], "items": ["b", { "name": "c" }] }]',
    ],
  ],
  [
    [
      'sidebar',
      '[{ "type": "dir" }, { "type": "divider" }, { "type": "section-header" }, { "type": "custom-link" }, { "type": "dir-section-header" }, {}]',
    ],
  ],
])('the form of a sidebar: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['nav', '"a"'],
    [
      'docs/a.json:1:1 nav/form The file holds no list. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "" }]'],
    [
      'docs/a.json:1:12 nav/form "", text: Too small: expected string to have >=1 characters. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "link": "/a" }]'],
    [
      'docs/a.json:1:2 nav/form Entry 1, text: Invalid input: expected string, received undefined. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A" },\n { "link": "" }]'],
    [
      'docs/a.json:2:2 nav/form Entry 2, text: Invalid input: expected string, received undefined. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
      'docs/a.json:2:12 nav/form Entry 2, link: Too small: expected string to have >=1 characters. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A", "link": "" }]'],
    [
      'docs/a.json:1:25 nav/form "A", link: Too small: expected string to have >=1 characters. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A", "activeMatch": "(" }]'],
    [
      'docs/a.json:1:32 nav/form "A", activeMatch: is no regular expression. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A", "position": "middle" }]'],
    [
      'docs/a.json:1:29 nav/form "A", position: Invalid option: expected one of "left"|"right". Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A", "download": 1 }]'],
    [
      'docs/a.json:1:29 nav/form "A", download: Invalid input: expected string, received number. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [['nav', '[{ "txt": "A" }]'], ['docs/a.json:1:11 nav/form An entry has no "txt". Did you mean "text"?']],
  [
    ['nav', '[{ "text": "A", "items": [{ "text": "B", "itmes": [] }] }]'],
    ['docs/a.json:1:51 nav/form An entry has no "itmes". Did you mean "items"?'],
  ],
  [
    ['nav', '[{ "text": "A", "items": [{ "txet": "B" }] }]'],
    ['docs/a.json:1:37 nav/form An entry has no "txet". Did you mean "text"?'],
  ],
  [
    ['nav', '[{ "text": "A", "items": [{ "link": "/b" }] }]'],
    [
      'docs/a.json:1:27 nav/form "A", items.0.text: Invalid input: expected string, received undefined. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A", "rel": 1, "target": 1, "ariaLabel": 1, "tag": 1, "completely": 2 }]'],
    [
      'docs/a.json:1:63 nav/form "A", tag: Invalid input: expected string, received number. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
      'docs/a.json:1:53 nav/form "A", ariaLabel: Invalid input: expected string, received number. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
      'docs/a.json:1:24 nav/form "A", rel: Invalid input: expected string, received number. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
      'docs/a.json:1:37 nav/form "A", target: Invalid input: expected string, received number. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
      'docs/a.json:1:80 nav/form An entry has no "completely". An entry has text, link, activeMatch, position, tag, ariaLabel, rel, target, download, items.',
    ],
  ],
  [
    ['nav', '["a"]'],
    [
      'docs/a.json:1:2 nav/form Entry 1: Invalid input: expected object, received string. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
  [
    ['nav', '[{ "text": "A", "items": {} }]'],
    [
      'docs/a.json:1:26 nav/form "A", items: Invalid input: expected array, received object. Write a list of items such as { "text": "Guides", "link": "/guides/", "position": "left" }.',
    ],
  ],
])('the form of the top navigation: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['nav', '[]']],
  [
    [
      'nav',
      '[{ "text": "A", "link": "/a", "activeMatch": "^/a", "position": "left", "tag": "", "ariaLabel": "", "rel": "", "target": "", "download": true, "items": [{ "text": "B", "download": "b", "position": "right" }] }]',
    ],
  ],
])('the form of the top navigation: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));
