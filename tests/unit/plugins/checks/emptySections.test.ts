import { expect, test } from 'vitest';
import { checkHeadings } from '../../../../plugins/checks/rules/headings.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const empty = (text: string) =>
  checkHeadings(parsePage('a.mdx', 'a.mdx', `# Title\n\nWords.\n\n${text}`) as Page)
    .filter(({ rule }) => rule === 'headings/empty')
    .map(({ line }) => line);

test.each([
  ['another section of its level follows', '## Wait\n\n## Go\n\nWords.', [5]],
  ['a section above its level follows', '## Go\n\nWords.\n\n### Wait\n\n## Stop\n\nWords.', [9]],
  ['the page ends', '## Go\n\nWords.\n\n## Stop\n', [9]],
  ['a comment alone stands below it', '## Wait\n\n{/* Later. */}\n\n## Go\n\nWords.', [5]],
  ['two are empty', '## Wait\n\n## Go\n', [5, 7]],
])('a section is empty where %s', (_, text, lines) => expect(empty(text)).toEqual(lines));

test.each([
  ['a text', '## Wait\n\nWords.'],
  ['a text that begins with a sign of headings', '## Wait\n\n#rules is the channel.'],
  ['a text behind a comment', '## Wait\n\n{/* Why. */}\n\nWords.'],
  ['a text that begins with a comment', '## Wait\n\n{/* Why. */} Words.'],
  ['sections of its own', '## Wait\n\n### An hour\n\nWords.'],
  ['a sample, in which a line looks like a heading', '## Wait\n\n```sh\n# an hour\n```'],
  ['what a part writes', '## Wait\n\n<Terms />'],
])('a section with %s is not empty', (_, text) => expect(empty(text)).toEqual([]));
