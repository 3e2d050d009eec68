import path from 'node:path';
import { expect, test } from 'vitest';
import { build, digests, makeFolder, writeFiles } from './buildSite.ts';

const sample = (text: string) =>
  `# Page\n\n\`\`\`tsx preview="iframe-follow"\nexport default () => <p>${text}</p>;\n\`\`\`\n`;

test('a build from the cache is the same as a clean one, live samples included', async () => {
  const folder = makeFolder('cache');
  const docs = path.join(folder, 'docs');
  writeFiles(docs, { 'index.md': '# Home\n', 'page.mdx': sample('one') });
  const builds: Record<string, string>[] = [];
  for (const name of ['filling', 'cached']) {
    const out = path.join(folder, name);
    const { status, output } = await build(['--docs', docs, '--out', out]);
    expect(status, output).toBe(0);
    builds.push(digests(out));
  }
  expect(Object.keys(builds[0])).toContain('~demo/_page_1.html');
  expect(builds[1]).toEqual(builds[0]);
});
