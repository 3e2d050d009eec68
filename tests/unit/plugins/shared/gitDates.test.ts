import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { gitDates } from '../../../../plugins/shared/gitDates.ts';

let folder: string;
let repository: string;

function git(cwd: string, date: string, ...args: string[]): void {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd, env, stdio: 'ignore' });
}

function write(name: string, text: string): void {
  const file = path.join(repository, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'dates-')));
  repository = path.join(folder, 'repository');
  mkdirSync(repository);
  git(repository, '', 'init', '--quiet');
  write('docs/a.mdx', 'one');
  write('docs/b c.mdx', 'one');
  git(repository, '2026-01-02T23:30:00+0000', 'add', '.');
  git(repository, '2026-01-02T23:30:00+0000', 'commit', '--quiet', '-m', 'first');
  write('docs/a.mdx', 'two');
  git(repository, '2026-02-03T00:30:00+0000', 'commit', '--quiet', '-a', '-m', 'second');
  write('docs/new.mdx', 'not committed');
});

test('gives each committed file the day of its last commit', () => {
  const docs = path.join(repository, 'docs');
  expect(Object.fromEntries(gitDates(docs))).toEqual({
    [path.join(docs, 'a.mdx')]: '2026-02-03',
    [path.join(docs, 'b c.mdx')]: '2026-01-02',
  });
});

test('warns in a shallow clone, where every file would have the newest date', () => {
  const shallow = path.join(folder, 'shallow');
  git(folder, '', 'clone', '--quiet', '--depth', '1', `file://${repository}`, shallow);
  const warn = vi.fn();
  expect(gitDates(path.join(shallow, 'docs'), warn).size).toBe(0);
  expect(warn.mock.calls).toEqual([['Pages have no dates: this is a shallow clone: run git fetch --unshallow']]);
});

test('warns outside a repository', () => {
  const plain = path.join(folder, 'plain');
  mkdirSync(plain);
  const warn = vi.fn();
  expect(gitDates(plain, warn).size).toBe(0);
  expect(warn.mock.calls.join()).toContain('not a git repository');
});
