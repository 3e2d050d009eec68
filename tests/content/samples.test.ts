import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyBrand, brandTokens, readBrand } from '../../plugins/brand/brand.ts';
import { type Sample, samplesOf } from '../../plugins/contentChecks/checks/samples.ts';
import { readDocs } from '../../plugins/contentChecks/readDocs.ts';
import { BASE } from '../../plugins/shared/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const samples = samplesOf(readDocs(path.join(root, 'docs'), root).pages);
const of = (...languages: string[]) =>
  samples.filter(({ language, noCheck }) => languages.includes(language) && !noCheck);
const place = ({ page, line }: Sample) => `${page.file}:${line}`;

/** Languages with a check here or in the content rules, and those that are plain text. */
const known = ['json', 'http', 'bash', 'ts', 'tsx', 'text'];

test('every sample is in a language that something checks', () => {
  expect(samples.filter(({ language, noCheck }) => !known.includes(language) && !noCheck).map(place)).toEqual([]);
});

describe('shell samples', () => {
  test.each(of('bash').map((sample) => [place(sample), sample] as const))('%s parses', (_place, sample) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: applyBrand(sample.code, tokens), encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

test('TypeScript samples type-check', () => {
  const folder = path.join(root, 'test-results', 'samples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, Sample>();
  for (const [index, sample] of of('ts', 'tsx').entries()) {
    const name = `sample${index}.${sample.language}`;
    files.set(name, sample);
    // An export makes each sample a module, so that their names do not meet.
    writeFileSync(path.join(folder, name), `${applyBrand(sample.code, tokens)}\nexport {};\n`);
  }
  expect(files.size).toBeGreaterThan(0);
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  const placed = errors.map((line) =>
    line.replace(/^(\S+?)\((\d+),(\d+)\)/, (whole, name: string, row: string, column: string) => {
      const sample = files.get(path.basename(name));
      return sample ? `${sample.page.file}:${sample.line + Number(row) - 1}:${column}` : whole;
    }),
  );
  expect(placed).toEqual([]);
});
