import { expect, test } from 'vitest';
import { checkLint } from '../../../../plugins/checks/rules/lint.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

test('a link that nothing defines is reported at its line below a shortcode', () => {
  const source = '# A\n\n<Standards />\n\nSee [rate limits].\n';
  const text = source.replace('<Standards />', 'One.\n\nTwo.');
  const page = parsePage('docs/a.mdx', 'a.mdx', source, {
    text,
    lines: [0, 1, 2, 3, 3, 3, 4, 5, 6],
    faults: [],
  }) as Page;
  expect(checkLint(page)).toMatchObject([{ line: 5, column: 5, message: 'Nothing defines [rate limits].' }]);
});
