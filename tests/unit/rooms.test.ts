import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const list = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file));
const foldersOf = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const importsIn = (folders: string[]) =>
  folders.flatMap(list).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // A line of a template that a file writes may look like one of its own.
    return [...text.matchAll(/^(?:import|export) (?:type )?(?:[\w*]|\{)[^;'"`]*? from '([^']+)';$/gm)].map(
      ([, name]) => ({
        file,
        to: name.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), name)) : name,
      }),
    );
  });
const imports = importsIn(['engine', 'plugins', 'workbench']);
/** The folder that a file belongs to, two names deep. */
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');

test('a folder of plugins is a plugin', () => {
  expect(foldersOf('plugins').filter((folder) => !existsSync(path.join(root, folder, 'index.ts')))).toEqual([]);
});

test('the engine knows neither Rspress nor its plugins', () => {
  const known = imports.filter(
    ({ file, to }) => file.startsWith('engine/') && /^(?:@rspress|@rsbuild|plugins\/)/.test(to),
  );
  expect(known).toEqual([]);
});

test('no two folders import each other', () => {
  const pairs = new Set(imports.map(({ file, to }) => `${roomOf(file)} ${roomOf(to)}`));
  const mutual = [...pairs].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
  expect(mutual).toEqual([]);
});

test('no file imports itself through others', () => {
  const next = new Map<string, string[]>();
  for (const { file, to } of importsIn(['engine', 'plugins', 'workbench', 'theme', 'scripts']))
    next.set(file, [...(next.get(file) ?? []), to]);
  const isDone = new Map<string, boolean>();
  const circle = (file: string, way: string[]): string[] | undefined => {
    if (isDone.get(file)) return undefined;
    if (isDone.has(file)) return [...way.slice(way.indexOf(file)), file];
    isDone.set(file, false);
    for (const to of next.get(file) ?? []) {
      const found = circle(to, [...way, file]);
      if (found) return found;
    }
    isDone.set(file, true);
    return undefined;
  };
  expect([...next.keys()].map((file) => circle(file, [])).find(Boolean)).toBeUndefined();
});

test('the workbench could be published: it knows no part of the site, no page and no program', () => {
  const foreign = imports.filter(
    ({ file, to }) =>
      file.startsWith('tools-core/') &&
      /^(?:engine|plugins|theme|scripts|docs|tests)\/|^(?:node:|@rspress|@rsbuild|react)/.test(to),
  );
  expect(foreign).toEqual([]);
});

test('a room of the workbench is entered by its index alone', () => {
  expect(foldersOf('workbench').filter((folder) => !existsSync(path.join(root, folder, 'index.ts')))).toEqual([]);
  const past = imports.filter(
    ({ file, to }) =>
      to.startsWith('tools-core/') && roomOf(file) !== roomOf(to) && !/^workbench\/\w+\/index\.ts$/.test(to),
  );
  expect(past).toEqual([]);
});
