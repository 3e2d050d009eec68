import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeModule, formsModule, readLiveSamples } from '../../../../plugins/data/liveSamples.ts';
import { expandShortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { onlyInMarkdown } from '../../../../plugins/pages/pageMarkdown.ts';
import { problemsOf } from '../../../../plugins/shared/problem.ts';
import { liveSampleShortcode } from '../../../../plugins/shortcodes/liveSample.ts';

let docsDir: string;

/** Writes a file of the docs folder. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(docsDir, file)), { recursive: true });
  writeFileSync(path.join(docsDir, file), text);
}

beforeEach(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'live-'));
  write('public/examples/a.txt', 'from a file\n');
  write('_samples/double.ts', 'export const run = ({ x }: { x: string }) => x + x;\n');
  const fields = [
    { name: 'x', label: 'Text', value: 'a' },
    { name: 'y', label: 'File', file: 'a.txt' },
  ];
  const opens = { tool: 'speller', inputs: { text: 'x' } };
  write('_samples/double.json', JSON.stringify({ title: 'Double a text', fields, opens }));
  write('_tools/speller.json', JSON.stringify({ title: 'Speller', page: '/tools/speller', inputs: [] }));
  write('_samples/double.txt', '"aa"\n');
});
afterEach(() => rmSync(docsDir, { recursive: true }));

const expand = (source: string) =>
  expandShortcodes(source, { LiveSample: liveSampleShortcode(readLiveSamples(docsDir)) });

describe('a live sample', () => {
  test('has its fields with their values', () => {
    expect(readLiveSamples(docsDir).get('double')?.fields).toEqual([
      { name: 'x', label: 'Text', value: 'a' },
      { name: 'y', label: 'File', value: 'from a file' },
    ]);
  });

  test('is read with all others, so that what is wrong with each is reported at once', () => {
    write('_samples/half.ts', '');
    write('_samples/half.json', '{');
    write('_samples/third.ts', '');
    const fields = ['b.txt', 'c.txt'].map((file) => ({ name: file, label: file, file }));
    write('_samples/third.json', JSON.stringify({ title: 'Third', fields }));
    const problems = problemsOf(() => readLiveSamples(docsDir));
    expect(problems.map(({ file, message }) => `${path.basename(file)} ${message}`)).toEqual([
      expect.stringMatching(/^half\.json This is not JSON/),
      expect.stringMatching(/^third\.json .*b\.txt/),
      expect.stringMatching(/^third\.json .*c\.txt/),
    ]);
  });

  test('of which a file is missing has the nearest one, or the folder, in its fix', () => {
    write('_samples/third.ts', '');
    const fields = ['b.txt', 'nothing-that-is-near.json'].map((file) => ({ name: file, label: file, file }));
    write('_samples/third.json', JSON.stringify({ title: 'Third', fields }));
    expect(problemsOf(() => readLiveSamples(docsDir)).map(({ fix }) => fix)).toEqual([
      'Did you mean "a.txt"?',
      'Use a file from docs/public/examples/.',
    ]);
  });

  test('becomes its code and its output', () => {
    expect(expand('<LiveSample name="double" />').text).toBe(
      [
        '````ts preview title="Double a text"',
        'export const run = ({ x }: { x: string }) => x + x;',
        '````',
        '',
        onlyInMarkdown('```text title="Value of x"\na\n```\n\n```text title="Value of y"\nfrom a file\n```'),
        '',
        '````text title="Output for these values"',
        '"aa"',
        '````',
      ].join('\n'),
    );
  });

  test('without output is a fault of the page that shows it', () => {
    rmSync(path.join(docsDir, '_samples/double.txt'));
    const [fault] = expand('# A\n\n<LiveSample name="double" />').faults;
    expect(fault).toMatchObject({ line: 3, message: 'The sample "double" has no title or no output.' });
    expect(fault.fix).toContain('docs/_samples/double.json');
  });

  test('under an unknown name is a fault that lists the known ones', () => {
    expect(expand('<LiveSample name="triple" />').faults[0].fix).toContain('double');
  });

  test('has its code in a module that is fetched when it is run, and its fields in another', () => {
    const samples = readLiveSamples(docsDir);
    const code = codeModule(samples, path.join(docsDir, 'theme/deep'));
    expect(code).toContain(
      '"double": () => import(/* webpackChunkName: "sample-double" */ "../../_samples/double.ts")',
    );
    expect(code).not.toContain('x + x');
    const [, tools] = /^export const sampleTools = (.*);$/m.exec(code) ?? [];
    expect(JSON.parse(tools)).toEqual({ double: { title: 'Speller', page: '/tools/speller', inputs: { text: 'x' } } });
    const [, forms] = /^export const sampleForms = (.*);$/m.exec(formsModule(samples)) ?? [];
    expect(JSON.parse(forms)).toEqual({
      double: { title: 'Double a text', fields: samples.get('double')?.fields },
    });
  });
});

test('a folder without samples has none', () => {
  rmSync(path.join(docsDir, '_samples'), { recursive: true });
  expect(readLiveSamples(docsDir).size).toBe(0);
});
