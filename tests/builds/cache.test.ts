import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, digests, makeFolder, writeFiles } from './buildSite.ts';

const sample = (text: string) =>
  `# Page\n\n\`\`\`tsx preview="iframe-follow"\nexport default () => <p>${text}</p>;\n\`\`\`\n`;

test('a build from the cache is the same as a clean one, before and after an edit, live samples included', async () => {
  const folder = makeFolder('cache');
  const docs = path.join(folder, 'docs');
  // The cache of Rspress knows the folder of the site.
  const out = path.join(folder, 'out');
  const built = async (env = {}) => {
    const { status, output } = await build(['--docs', docs, '--out', out], { env });
    expect(status, output).toBe(0);
    return digests(out);
  };
  writeFiles(docs, {
    'index.md': '# Home\n',
    'page.mdx': sample('one'),
    'shown.mdx': 'Words that another page shows.\n',
  });
  const filling = await built();
  expect(Object.keys(filling)).toContain('~demo/_page_1.html');
  expect(await built()).toEqual(filling);
  writeFiles(docs, { 'page.mdx': sample('two'), 'index.mdx': "import S from './shown.mdx';\n\n# Home\n\n<S />\n" });
  rmSync(path.join(docs, 'index.md'));
  const edited = await built();
  expect(edited).not.toEqual(filling);
  expect(await built({ RSPRESS_PERSISTENT_CACHE: 'false' })).toEqual(edited);
});
