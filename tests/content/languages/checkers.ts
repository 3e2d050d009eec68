import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Sample } from '../../../plugins/pages/samplesOf.ts';
import { applyBrand } from '../../../plugins/shared/brand.ts';

/**
 * Hold samples to the rules of their language. Each takes samples of any page and the brand tokens, and returns what
 * is wrong as `file:line:column message`, or `not installed` where the machine lacks the tool.
 */
type Tokens = Record<string, string>;

/** Place of a line of code, from 1. */
const at = ({ page, line }: Sample, row: number, column: number) => `${page.file}:${line + row - 1}:${column}`;

/** Says where a shell sample does not parse. */
export function checkShell(samples: Sample[], tokens: Tokens): string[] {
  return samples.flatMap((sample) => {
    const { stderr } = spawnSync('bash', ['-n'], { input: applyBrand(sample.code, tokens), encoding: 'utf8' });
    const [, row, message] = /line (\d+): (.*)/.exec(stderr) ?? [];
    return stderr === '' ? [] : [`${at(sample, Number(row ?? 1), 1)} ${message ?? stderr.trim()}`];
  });
}

/** Says where a YAML sample does not parse. */
export function checkYaml(samples: Sample[], tokens: Tokens): string[] {
  return samples.flatMap((sample) => {
    const counter = new LineCounter();
    const documents = parseAllDocuments(applyBrand(sample.code, tokens), {
      lineCounter: counter,
      prettyErrors: false,
    });
    return [...documents].flatMap(({ errors }) =>
      errors.map(({ pos, message }) => {
        const { line, col } = counter.linePos(pos[0]);
        return `${at(sample, line, col)} ${message}`;
      }),
    );
  });
}

/** Writes each sample into a file of its own in an empty folder. */
function writeSamples(
  samples: Sample[],
  tokens: Tokens,
  folder: string,
  nameOf: (index: number, sample: Sample) => string,
) {
  rmSync(folder, { recursive: true, force: true });
  const files = new Map<string, Sample>();
  for (const [index, sample] of samples.entries()) {
    const name = nameOf(index, sample);
    files.set(name, sample);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${applyBrand(sample.code, tokens)}\n`);
  }
  mkdirSync(folder, { recursive: true });
  return files;
}

/** Type-checks each sample as a module, under strict rules, with what browsers and Node offer. */
export function checkTypeScript(samples: Sample[], tokens: Tokens, folder: string, root: string): string[] {
  const files = writeSamples(samples, tokens, folder, (index, { language }) => `sample${index}.${language}`);
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    // Names of two samples do not meet.
    moduleDetection: 'force',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, name, row, column, message] = /^(\S+?)\((\d+),(\d+)\): (.*)/.exec(line) ?? [];
    const sample = name && files.get(path.basename(name));
    if (sample) return [`${at(sample, Number(row), Number(column))} ${message}`];
    return line.includes('error TS') ? [line] : [];
  });
}

/** Compiles samples without running them. */
export function checkPython(samples: Sample[], tokens: Tokens, folder: string): string[] | 'not installed' {
  if (samples.length === 0) return [];
  const files = writeSamples(samples, tokens, folder, (index) => `sample${index}.py`);
  const { error, stderr } = spawnSync('python3', ['-m', 'py_compile', ...files.keys()], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) return 'not installed';
  return [...stderr.matchAll(/File "(sample\d+\.py)", line (\d+)\n[\s\S]*?\n(\w*Error: .*)/g)].map(
    ([, name, row, message]) => at(files.get(name) as Sample, Number(row), 1).concat(` ${message}`),
  );
}

/** Formats samples, which parses them, and vets those that are whole programs of the standard library. */
export function checkGo(samples: Sample[], tokens: Tokens, folder: string): string[] | 'not installed' {
  if (samples.length === 0) return [];
  const files = writeSamples(samples, tokens, folder, (index) => `sample${index}/main.go`);
  const format = spawnSync('gofmt', ['-e', '-l', ...files.keys()], { cwd: folder, encoding: 'utf8' });
  if (format.error) return 'not installed';
  // One look at all programs: each start of it reads the packages that they import.
  writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  const programs = [...files]
    .filter(([, { code }]) => /^package main$/m.test(code))
    .map(([name]) => `./${path.dirname(name)}`);
  const vet =
    programs.length > 0 ? spawnSync('go', ['vet', ...programs], { cwd: folder, encoding: 'utf8' }) : undefined;
  const told = [format.stderr, vet?.stderr ?? '']
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [, name, row, column, message] = /(sample\d+\/main\.go):(\d+):(\d+): (.*)/.exec(line) ?? [];
      const sample = files.get(name);
      if (!sample) return [];
      return [{ order: samples.indexOf(sample), text: `${at(sample, Number(row), Number(column))} ${message}` }];
    })
    // Programs are vetted side by side, and each is told when it is done.
    .sort((one, other) => one.order - other.order)
    .map(({ text }) => text);
  // What has no place is told as it is.
  return vet?.status && told.length === 0 ? [vet.stderr] : told;
}
