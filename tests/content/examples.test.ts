import { describe, expect, test } from 'vitest';
import { buildFiles } from '../../scripts/examples/build/examples.ts';
import { index, paths, read } from './examples/published.ts';

/** Header and payload of a token, or the text itself. */
function readable(path: string): string {
  const text = read(path);
  if (!/jwt(-kb)?$/.test(path)) return text;
  return text
    .split('.')
    .slice(0, 2)
    .map((part) => Buffer.from(part, 'base64url').toString())
    .join('\n');
}

describe('signed examples', () => {
  test('are what the generator writes, byte for byte', async () => {
    const files = await buildFiles();
    expect([...files.keys()].sort()).toEqual(paths);
    for (const [path, text] of files) expect(read(path), path).toBe(text);
  });

  test('are all in the index', () => {
    expect(['index.json', ...index.files.map(({ path }) => path)].sort()).toEqual(paths);
  });

  test('contain no private key and no brand', () => {
    for (const path of paths) expect(readable(path), path).not.toMatch(/"d":|secretKey|privateKey|PRIVATE KEY|%brand/);
  });
});
