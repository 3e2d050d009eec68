import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { leadOf } from '../../../../plugins/pages/leadOf.ts';

const lead = (text: string) => leadOf(unified().use(remarkParse).use(remarkGfm).parse(text));

test.each([
  [
    'the prose below the title',
    '# Title\n\nA first sentence.\nA *second* `one`.\n\nMore.',
    'A first sentence. A second one. More.',
  ],
  ['nothing of a section', '# Title\n\nA lead.\n\n## Section\n\nText.', 'A lead.'],
  ['nothing before the title', 'Before.\n\n# Title\n\nAfter.', 'After.'],
  ['no code, table or line', '# Title\n\n```js\nlet a;\n```\n\n---\n\n| a |\n| - |\n\nA lead.', 'A lead.'],
  ['items of a list', '# Title\n\n- One.\n- Two.', 'One.Two.'],
  ['no marks of a callout', '# Title\n\n:::tip\nA tip.\n:::\n\n> [!NOTE]\n> A note.', 'A tip. A note.'],
  ['nothing where there is no title', 'Only text.', ''],
])('takes %s', (_what, text, expected) => expect(lead(text)).toBe(expected));
