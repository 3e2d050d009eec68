import { expect, test } from 'vitest';
import { checkCounts } from '../../../../plugins/checks/rules/counts.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const said = (text: string) =>
  checkCounts(parsePage('a.mdx', 'a.mdx', text) as Page).map(({ rule, line, fix }) => [rule, line, fix]);
const table = '| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |\n';
const list = '- One\n- Two\n';

test.each([
  [`Each has four parts:\n\n${table}`, 1, 'Write "three", or mend what follows.'],
  [`Take these. Three pieces of advice:\n\n${list}`, 1, 'Write "two", or mend what follows.'],
  [`There are three ways to do that with keys:\n\n${list}`, 1, 'Write "two", or mend what follows.'],
  ['1. Go.\n2. Stop.\n\nRepeat step 9.', 4, 'Name the step that is meant.'],
  ['## 1. Go\n\nSee steps 1 to 3.\n\n## 2. Stop', 3, 'Name the step that is meant.'],
])('%s', (text, line, fix) => expect(said(text)).toEqual([['facts/count', line, fix]]));

test.each([
  `Each has three parts:\n\n${table}`,
  `Three operations take such a JWT:\n\n${table}`,
  `Two of them stand out:\n\n${table}`,
  `The steps, on these two texts:\n\n- One\n- Two\n- Three\n`,
  `It takes two minutes to read one or three of these:\n\n${list}`,
  `There are three ways.\n\n${list}`,
  '1. Go.\n2. Stop.\n\nRepeat step 2. It is of section 4.4, step 9.',
  'Repeat step 9, of another page.',
  '| Step | What |\n| - | - |\n| 7 | Go |\n\nStep 7 goes.',
])('%s is right', (text) => expect(said(text)).toEqual([]));
