import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { renderSamples } from '../../../../plugins/preview/renderSamples.ts';

const frameAddress = (id: string) => `/docs/~demo/${id}.html`;

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkStringify, { fences: true });

/** Draws a page as the preview plugin leaves it. */
function drawn(mode: string, code: string): string {
  const source = `# A *page*\n\n<Preview previewMode="${mode}" demoId="_a_1">\n\`\`\`ts\n${code}\n\`\`\`\n\n<Demo />\n</Preview>\n`;
  const tree = mdx.parse(source) as Root;
  renderSamples(tree, frameAddress);
  return mdx.stringify(tree).replace(/\s*\n\s*/g, '\n');
}

test('a sample in the page is its code, and what it draws below it', () => {
  expect(drawn('internal', 'run();')).toBe(
    [
      '# A *page*',
      '<div className="live-sample rp-not-doc">',
      '```ts',
      'run();',
      '```',
      '<div className="live-sample__stage">',
      '<Demo />',
      '</div>',
      '</div>',
      '',
    ].join('\n'),
  );
});

test('a frame has a title and an address that every host serves, and its code can be opened', () => {
  const page = drawn('iframe-follow', 'run();');
  expect(page).toContain(
    '<iframe className="live-sample__frame" title="Live sample: A page" src="/docs/~demo/_a_1.html" loading="lazy" />',
  );
  expect(page).toMatch(/<details className="live-sample__code">\n<summary>\nSource of this sample\n<\/summary>\n```ts/);
  expect(page).not.toContain('<Demo');
});
