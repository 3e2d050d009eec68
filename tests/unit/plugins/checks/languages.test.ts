import { expect, test } from 'vitest';
import { languageFaults } from '../../../../plugins/checks/languages/languages.ts';
import { readScripts } from '../../../../plugins/checks/languages/shell.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { samplesOf } from '../../../../plugins/pages/samplesOf.ts';

/** What is said of one sample: its row, what was found and what to write. */
function faultsOf(language: string, code: string): string[] {
  const page = parsePage('docs/x.mdx', 'x.mdx', `\`\`\`${language}\n${code}\n\`\`\`\n`) as Page;
  return languageFaults(samplesOf([page]), {}).map(({ row, message, fix }) => `${row} ${message} ${fix}`);
}

const rows: [name: string, language: string, code: string, said: RegExp | undefined][] = [
  ['TypeScript', 'ts', "import { a } from 'a';\nconst b: number = await a();\nconsole.log(b);", undefined],
  ['types that do not fit', 'ts', "const b: number = 'one';", undefined],
  [
    'a keyword that is misspelt',
    'ts',
    'const a = 1;\ncosnt b = 2;',
    /^2 This is not TypeScript: expected ";".* Did you mean the keyword const\?$/,
  ],
  ['a bracket that is not closed', 'ts', 'if (true) {\n  run();', /^2 .*end of file.*brackets/],
  ['an element', 'tsx', 'export default () => <p>One</p>;', undefined],
  ['an element that is not closed', 'tsx', 'export default () => <p>One;', /^1 This is not TSX/],
  ['types in JavaScript', 'js', 'const a: number = 1;', /^1 This is not JavaScript/],
  ['YAML', 'yaml', 'a: [1, 2]', undefined],
  ['a list of YAML that is not closed', 'yaml', 'a: [1, 2', /^\d This is not YAML/],
  ['a shell', 'bash', 'curl "$ENDPOINT" \\\n  -H "A: b"', undefined],
  [
    'a quote that is not closed, before others',
    'bash',
    'curl "$ENDPOINT \\\n  -H "A: b" \\\n  -H "C: d"',
    /^1 .*Close the quote/,
  ],
  ['a loop without an end', 'bash', 'ls\nwhile true; do\n  ls', /^2 .*done/],
];
test.each(rows)('%s', (_name, language, code, said) => {
  expect(faultsOf(language, code)).toEqual(said ? [expect.stringMatching(said)] : []);
});

test('scripts that were read together before are judged as those that were not', () => {
  const right = ['for a in 1 2; do echo "$a"; done', 'echo one'];
  const wrong = 'echo "two';
  readScripts([...right, wrong]);
  expect(faultsOf('bash', wrong)).toHaveLength(1);
  readScripts(right);
  for (const script of right) expect(faultsOf('bash', script)).toEqual([]);
  expect(faultsOf('bash', `${right[1]}\n${wrong}`)).toEqual([expect.stringMatching(/^2 /)]);
});
