import { expect, test } from 'vitest';
import { type ChunkGroup, chunkFiles } from '../../../../plugins/keptDrawings/chunkFiles.ts';

const pages = new Set(['/a.md', '/b.md']);

function group(files: string[], children: ChunkGroup[] = [], request = './part'): ChunkGroup {
  return { origins: [{ request }], childrenIterable: children, getFiles: () => files };
}

function found(children: ChunkGroup[]) {
  const { ofPages, common } = chunkFiles([group(['entry.cjs'], children)], pages);
  return { common: [...common].sort(), a: [...(ofPages.get('/a.md') ?? [])], b: [...(ofPages.get('/b.md') ?? [])] };
}

test('a page runs its own files, and those that they may load', () => {
  const a = group(['a.cjs', 'shared.cjs'], [group(['later.cjs'])], '/a.md');
  expect(found([a, group(['b.cjs', 'shared.cjs'], [], '/b.md')])).toEqual({
    common: ['entry.cjs'],
    a: ['a.cjs', 'shared.cjs', 'later.cjs'],
    b: ['b.cjs', 'shared.cjs'],
  });
});

test('what the entry may load is run for any page, also where a page has it', () => {
  const part = group(['part.cjs'], [group(['below.cjs'])]);
  expect(found([part, group(['a.cjs', 'part.cjs'], [], '/a.md')]).common).toEqual([
    'below.cjs',
    'entry.cjs',
    'part.cjs',
  ]);
});

test('pages that load each other run the files of both', () => {
  const inner: ChunkGroup[] = [];
  const a = group(['a.cjs'], inner, '/a.md');
  const b = group(['b.cjs'], [a], '/b.md');
  inner.push(b);
  expect(found([a, b])).toEqual({ common: ['entry.cjs'], a: ['a.cjs', 'b.cjs'], b: ['b.cjs', 'a.cjs'] });
});
