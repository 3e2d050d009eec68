import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from '../../../../plugins/shared/watchFolders.ts';

let folder: string;
let stop: () => void;
const heard = new Set<string>();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(folder, 'guides'));
  writeFileSync(path.join(folder, 'guides/page.mdx'), 'one');
  stop = watchFolders(folder, (file) => heard.add(path.relative(folder, file)));
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

async function hears(name: string, change: () => void): Promise<void> {
  heard.clear();
  change();
  await vi.waitFor(() => expect([...heard]).toContain(name), 5000);
}

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

test('hears of every way in which an editor saves, again and again', async () => {
  const page = path.join(folder, 'guides/page.mdx');
  for (const text of ['two', 'three', 'four']) {
    await hears('guides/page.mdx', () => write('guides/page.mdx', text));
    await hears('guides/.page.part', () => write('guides/.page.part', text));
    await hears('guides/page.mdx', () => renameSync(path.join(folder, 'guides/.page.part'), page));
  }
  await hears('guides/page.mdx', () => rmSync(page));
  await hears('guides/page.mdx', () => write('guides/page.mdx', 'five'));
});

test('follows folders that come, and what is in them', async () => {
  await hears('tutorials', () => mkdirSync(path.join(folder, 'tutorials')));
  await hears('tutorials/page.mdx', () => write('tutorials/page.mdx', 'one'));
  await hears('tutorials', () => rmSync(path.join(folder, 'tutorials'), { recursive: true }));
});
