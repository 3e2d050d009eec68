import { expect, test } from 'vitest';
import { checkPartUse } from '../../../../../plugins/checks/rules/partUse.ts';
import { checkRepeated } from '../../../../../plugins/checks/rules/repeated.ts';
import { checkTables } from '../../../../../plugins/checks/rules/tables.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string, file = 'guides/a.mdx') => {
  const page = parsePage(file, file, text) as Page;
  return [...checkTables(page), ...checkRepeated(page), ...checkPartUse(page)].map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );
};

test.each([
  [
    '| a | | |\n| - | - | - |\n| 1 | 2 | 3 |',
    [
      'guides/a.mdx:1:1 tables/header Column 2 of this table has no header. Name what its cells have in common, for example "Question" or "Step".',
    ],
  ],
  [
    '| | b |\n| - | - |\n| | 2 |',
    [
      'guides/a.mdx:1:1 tables/header Column 1 of this table has no header. Name what its cells have in common, for example "Question" or "Step".',
    ],
  ],
  [
    '- A.\n\n  |  |\n  | - |\n  | 1 |',
    [
      'guides/a.mdx:3:3 tables/header Column 1 of this table has no header. Name what its cells have in common, for example "Question" or "Step".',
    ],
  ],
  [
    'It is made once each.\n\nIt is made once each.',
    ['guides/a.mdx:3:1 words/repeated This line stands on line 1 already. Take one of the two out.'],
  ],
  [
    '- It is made once each.\n\n1. A.\n\n- It is made once each.',
    ['guides/a.mdx:5:1 words/repeated This line stands on line 1 already. Take one of the two out.'],
  ],
  [
    '| a |\n| - |\n| b |\n| b |',
    ['guides/a.mdx:4:1 words/repeated This line stands on line 3 already. Take one of the two out.'],
  ],
  [
    '| a |\n| - |\n| b |\n\nA.\n\n| b |\n| - |\n| b |',
    ['guides/a.mdx:9:1 words/repeated This line stands on line 7 already. Take one of the two out.'],
  ],
  [
    '- A key ends on the day that you say. Wait.\n- Then a key ends on the day. A key ends on the day that you say.',
    [
      'guides/a.mdx:2:31 words/repeated "A key ends on the day that you say." stands on line 1 already. Take one of the two out.',
    ],
  ],
  [
    'A key ends on the day that you say. A key ends on the day that you say. A key ends on the day that you say.',
    [
      'guides/a.mdx:1:73 words/repeated "A key ends on the day that you say." stands on this line already. Take one of the two out.',
    ],
  ],
  [
    '1. A key ends on the day that you say. Wait.\n2. A key ends on the day that you say. Wait.',
    [
      'guides/a.mdx:2:4 words/repeated "A key ends on the day that you say." stands on line 1 already. Take one of the two out.',
    ],
  ],
])('tables and lines that stand twice: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '| `a` |\n| - |\n| 1 |',
  'It is made once.\n\nIt is made once.',
  'It is made once each.\n\n## U\n\nIt is made once each.',
  '<Tabs>\n\nIt is made once each.\n\n</Tabs>\n\nIt is made once each.',
  '| a |\n| - |\n| **b** |\n| c |\n| **b** |\n| c |',
  '| a |\n| - |\n| - |\n| - |',
  'A key ends on the day. A key ends on the day.',
  ':::note a b c d\nA.\n:::\n\n:::note a b c d\nA.\n:::',
])('tables and lines that stand twice: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [['<Tab>\n\nOne.\n\n</Tab>'], ['guides/a.mdx:1:1 parts/use This tab has no label. Write <Tab label="API">.']],
  [['<Tab label=" ">\n\nOne.\n\n</Tab>'], ['guides/a.mdx:1:1 parts/use This tab has no label. Write <Tab label=" ">.']],
  [
    ['<Tab title="One">\n\nOne.\n\n</Tab>'],
    ['guides/a.mdx:1:1 parts/use This tab has no label. Write <Tab label="One">.'],
  ],
  [
    ['<Tab label="One">\n\n</Tab>\n\n<Tab label="one">\n\n</Tab>'],
    ['guides/a.mdx:5:1 parts/use Other tabs of this page are called "One". Write <Tab label="One">.'],
  ],
  [
    ['<Tab label="One">\n\n</Tab>\n\n<Tab label="Ones">\n\n</Tab>\n\n<Tab label="Ones">\n\n</Tab>'],
    ['guides/a.mdx:1:1 parts/use Other tabs of this page are called "Ones". Write <Tab label="Ones">.'],
  ],
  [
    ['<Tab label="Oen">\n\n</Tab>\n\n<Tab label="One">\n\n</Tab>\n\n<Tab label="One">\n\n</Tab>'],
    ['guides/a.mdx:1:1 parts/use Other tabs of this page are called "One". Write <Tab label="One">.'],
  ],
  [
    ['<Tab label="One">\n\n</Tab>\n\n<Tab label="One">\n\n</Tab>\n\n<Tab label="Oen">\n\n</Tab>'],
    ['guides/a.mdx:9:1 parts/use Other tabs of this page are called "One". Write <Tab label="One">.'],
  ],
  [
    ['<Keys of="a" />\n\nOne.\n\n<Keys of="a" />'],
    [
      'guides/a.mdx:5:1 parts/use This part stands on line 1 already. Take one of the two out, or show another than of="a".',
    ],
  ],
  [
    ['<Keys />\n\n  <Keys />'],
    [
      'guides/a.mdx:3:1 parts/use This part stands on line 1 already. Take one of the two out, or show another than this.',
    ],
  ],
  [
    ['<ErrorHead of="a" />\n\n<ErrorFixes of="b" />', 'reference/errors/a.mdx'],
    ['reference/errors/a.mdx:3:1 parts/use This is the page of a, and the part shows b. Write <ErrorFixes of="a" />.'],
  ],
])('parts: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['<Tab label={a}>\n\nOne.\n\n</Tab>']],
  [['<Tabs>\n\nOne.\n\n</Tabs>']],
  [['<Tab label="One">\n\n</Tab>\n\n<Tab label="Two">\n\n</Tab>\n\n<Tab label="Two">\n\n</Tab>']],
  [['<Keys of="a" />\n\n<Keys of="b" />']],
  [['<CheckStep of="a" />\n\n<CheckStep of="a" />']],
  [['<Keys of="a">\n\n</Keys>\n\n<Keys of="a">\n\n</Keys>']],
  [['```text\n<Tab>\n```']],
  [['<ErrorHead of="b" />', 'reference/a.mdx']],
  [['<ErrorHead of="c" />\n\n<Other of="d" />', 'reference/errors/c.mdx']],
])('parts: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));
