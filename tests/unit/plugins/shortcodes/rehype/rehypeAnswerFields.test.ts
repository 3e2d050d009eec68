import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeAnswerFields } from '../../../../../plugins/shortcodes/rehype/rehypeAnswerFields.ts';

const tagged = (name: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name,
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'expected',
          value: { type: 'mdxJsxAttributeValueExpression', value: '"{\\"status\\":200}"' },
        },
      ],
      children: [],
    },
  ],
});

test('the field of a step becomes an element that the theme draws', () => {
  const tree = tagged('CheckAnswer');
  rehypeAnswerFields()(tree);
  expect(tree.children).toEqual([
    { type: 'element', tagName: 'check-answer', properties: { expected: '{"status":200}' }, children: [] },
  ]);
});

test('other components stay', () => {
  const tree = tagged('Tabs');
  rehypeAnswerFields()(tree);
  expect(tree).toEqual(tagged('Tabs'));
});
