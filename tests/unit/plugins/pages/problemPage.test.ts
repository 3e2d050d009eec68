import { expect, test } from 'vitest';
import { parsePage } from '../../../../plugins/pages/page.ts';
import { problemPage } from '../../../../plugins/pages/problemPage.ts';

test('whatever a message says, the page that shows it can be drawn', () => {
  const message = 'Expected `</b>` before {limit}.\n```\n~~~ <Open';
  const text = problemPage([
    { file: 'docs/x.mdx', line: 3, column: 1, rule: 'mdx/syntax', message, fix: 'Close <b>.' },
  ]);
  const page = parsePage('x.mdx', 'x.mdx', text);
  if ('problems' in page) throw new Error(text);
  const code = page.tree.children.find((node) => node.type === 'code');
  expect(code).toMatchObject({ lang: 'text' });
  expect(code && 'value' in code && code.value).toContain(message);
});
