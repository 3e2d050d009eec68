import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const root = path.resolve(import.meta.dirname, '../..');

/** Makes an empty folder, which is removed after the test that asks for it. */
export function makeFolder(name: string, parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Copies what a build needs to a folder for one test. It is on the same disk, as hard links need it. */
export function copyProject(): string {
  const copy = makeFolder('project', path.join(root, 'test-results', 'builds'));
  const entries = [
    'brand.json',
    'docs',
    'package-lock.json',
    'package.json',
    'plugins',
    'redirects.json',
    'rspress.config.ts',
    'scripts',
    'theme',
    'tsconfig.json',
    'tools-core',
  ];
  for (const entry of entries) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  linkFiles(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Repeats a folder with hard links. A symbolic link would lead the build back to the first folder. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache' || entry.name === '.rspress') continue;
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

export interface BuildResult {
  status: number | null;
  /** What the build printed, without colors. */
  output: string;
}

/** Runs `npm run build -- <args>` in a folder. */
export function build(args: string[], { cwd = root, env = {} as Record<string, string> } = {}): Promise<BuildResult> {
  return new Promise((resolve) => {
    // Some shells let nobody else read what they write.
    const command = ['-c', 'umask 077 && exec "$0" "$@"', process.execPath];
    const child = spawn('sh', [...command, '--import', 'tsx', path.join(cwd, 'scripts/build.ts'), ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const collect = (part: Buffer) => {
      output += part;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (status) => resolve({ status, output: stripColors(output) }));
  });
}

function stripColors(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with the escape character.
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}

/** Paths of the files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Digest of every file of a folder, by path. */
export function digests(folder: string): Record<string, string> {
  const entries = listFiles(folder).map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
    return [file, digest] as const;
  });
  return Object.fromEntries(entries);
}
