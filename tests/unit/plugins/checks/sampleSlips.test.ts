import { expect, test } from 'vitest';
import { checkSampleSlips } from '../../../../plugins/checks/rules/sampleSlips.ts';

const told = (title: string, rest: string) =>
  checkSampleSlips({ file: 'a.mdx', source: `\`\`\`ts title="${title}"\nrun();\n\`\`\`\n\n${rest}\n` }, []).map(
    ({ line, column, fix }) => `${line}:${column} ${fix}`,
  );
const commands = '```bash title="Run it"\nnpx tsx read-mdoc.mts\nnode read-mdoc.mts\n```';

test('a sample that is titled with a file has the name that commands and text use', () => {
  expect(told('read-mdoc.ts', commands)).toEqual(['1:14 Write title="read-mdoc.mts".']);
  expect(told('read-mdocs.mts', 'Save `read-mdoc.mts`, and run read-mdoc.mts.')).toEqual([
    '1:14 Write title="read-mdoc.mts".',
  ]);
});

test('another file is none of that name', () => {
  expect(told('read-mdoc.mts', commands)).toEqual([]);
  expect(told('read-key.mts', commands)).toEqual([]);
  // Used as it is titled, or the title of another sample.
  expect(told('read-mdoc.ts', `${commands}\n\nSave read-mdoc.ts.`)).toEqual([]);
  expect(told('read-mdoc.ts', `${commands}\n\n\`\`\`ts title="read-mdoc.mts"\nstop();\n\`\`\``)).toEqual([]);
});
