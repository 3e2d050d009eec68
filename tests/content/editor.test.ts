import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { escapePattern } from '../../plugins/shared/escapePattern.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { formatProblems, type Problem } from '../../plugins/shared/problem.ts';
import { EDITOR_SCHEMAS, editorSchemas } from '../../scripts/editorSchemas.ts';
import { root } from './site.ts';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = readJson('.vscode/settings.json');
const files = [
  'brand.json',
  'redirects.json',
  ...listFilesBelow(path.join(root, 'docs')).map((file) => `docs/${file}`),
];
/** The files that a pattern of VS Code stands for. */
const matching = (glob: string) => {
  const parts = glob.slice(1).split('/');
  const patterns = parts.map((part, index) => {
    if (part === '**') return '(?:[^/]+/)*';
    return part.split('*').map(escapePattern).join('[^/]*') + (index < parts.length - 1 ? '/' : '');
  });
  return files.filter((file) => new RegExp(`^${patterns.join('')}$`).test(file));
};

function accepts(schema: string): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(readJson(schema)) as (value: unknown) => boolean;
}

describe('schemas for editors', () => {
  test('are those of the check; npm run editor-schemas writes them', () => {
    const made = editorSchemas();
    expect(readdirSync(EDITOR_SCHEMAS).sort()).toEqual([...made.keys()].sort());
    for (const [name, text] of made) expect(readFileSync(path.join(EDITOR_SCHEMAS, name), 'utf8')).toBe(text);
  });

  test('are there, each for files that are there', () => {
    const missing = settings['json.schemas'].filter(
      ({ fileMatch, url }) =>
        !existsSync(path.join(root, url)) ||
        (!/(?:site|checks).json$/.test(url) && fileMatch.flatMap(matching).length === 0),
    );
    expect(missing).toEqual([]);
  });

  const own = settings['json.schemas'].filter(({ url }) => url.startsWith('./.vscode/'));
  test.each(own.map(({ url, fileMatch }) => [url, fileMatch] as const))('%s accepts what is right', (url, globs) => {
    const isRight = accepts(url);
    expect(globs.flatMap(matching).filter((file) => !isRight(readJson(file)))).toEqual([]);
  });

  test.each([
    ['brand', { ...readJson('brand.json'), nmae: 'Acme' }],
    ['redirects', { '/old': 5 }],
    ['site', { language: 'en' }],
    ['meta', [{ type: 'page', name: 'a' }]],
    ['nav', [{ title: 'Guides' }]],
    ['front-matter', { description: 'Too short.' }],
    ['glossary', [{ term: 'key' }]],
    ['synonyms', ['sign up']],
    ['diagnosis', { all: {} }],
    ['tool', { title: 'Decoder' }],
    ['sample', { title: 5 }],
  ])('%s.json refuses a slip', (name, value) => {
    expect(accepts(`.vscode/schemas/${name}.json`)(value)).toBe(false);
  });
});

describe('the task of VS Code', () => {
  const [task] = readJson('.vscode/tasks.json').tasks;
  const { pattern, background } = task.problemMatcher;
  const problem: Problem = {
    file: 'docs/a.mdx',
    line: 3,
    column: 7,
    rule: 'links/page-exists',
    message: 'No page at /b.',
    fix: 'Did you mean /c?',
  };

  test('reads a problem as the check prints it, and knows where a run begins and ends', () => {
    const rows = formatProblems([problem]).split('\n');
    const place = new RegExp(pattern[0].regexp).exec(rows[0]);
    expect([pattern[0].file, pattern[0].line, pattern[0].column].map((group) => place?.[group])).toEqual([
      'docs/a.mdx',
      '3',
      '7',
    ]);
    expect(new RegExp(pattern[1].regexp).exec(rows[1])?.[pattern[1].message]).toBe(problem.message);
    const end = new RegExp(background.endsPattern);
    for (const row of [rows.at(-1) ?? '', '173 pages, no problems.']) expect(row).toMatch(end);
    expect(rows.slice(0, 3).filter((row) => end.test(row))).toEqual([]);
    expect(readFileSync(path.join(root, 'scripts/check.ts'), 'utf8')).toContain("console.log('Checking...')");
    expect('Checking...').toMatch(new RegExp(background.beginsPattern));
  });
});
