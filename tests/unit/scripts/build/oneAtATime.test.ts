import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from '../../../../scripts/build/oneAtATime.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'build-at-work');
});
afterEach(() => rmSync(folder, { recursive: true }));

const noWait = () => expect.unreachable();

test('the file of the process at work goes with the work, also when that fails', async () => {
  await oneAtATime(folder, async () => expect(existsSync(file)).toBe(true), noWait);
  expect(existsSync(file)).toBe(false);
  await expect(oneAtATime(folder, () => Promise.reject(new Error('no')), noWait)).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('the file of a process that is gone keeps nobody waiting', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  writeFileSync(file, String(child.pid));
  expect(await oneAtATime(folder, async () => 'done', noWait)).toBe('done');
});

test('who comes second waits for the first, and is told whom it waits for', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.on("end", () => {}).resume()']);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  writeFileSync(file, String(child.pid));
  let waitsFor = 0;
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  const work = async () => isEnded;
  const done = oneAtATime(folder, work, (pid) => {
    waitsFor = pid;
    child.stdin.end();
  });
  expect(await done).toBe(true);
  expect(waitsFor).toBe(child.pid);
});
