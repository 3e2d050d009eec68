import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPageFile } from '../../plugins/checks/readDocs.ts';
import { DIAGRAM_FOLDER, readDiagrams } from '../../plugins/shortcodes/diagramFiles.ts';
import { checkDiagram } from '../../plugins/shortcodes/diagramRules.ts';

const docsDir = path.resolve(import.meta.dirname, '../../docs');
const diagrams = readDiagrams(docsDir);
const pages = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isPageFile);
const shown = pages.flatMap((file) => {
  const source = readFileSync(path.join(docsDir, file), 'utf8');
  return [...source.matchAll(/^<Diagram name="([^"]+)" \/>$/gm)].map(([, name]) => ({ file, name }));
});

test.each([...diagrams])('%s can be read by everyone, everywhere', (_, diagram) => {
  expect(checkDiagram(diagram)).toEqual([]);
});

test('every diagram is shown, and none twice on a page, where its ids would meet', () => {
  expect([...diagrams.keys()].filter((name) => !shown.some((place) => place.name === name))).toEqual([]);
  const places = shown.map(({ file, name }) => `${file} ${name}`);
  expect(new Set(places).size).toBe(places.length);
});

test('a text belongs to a drawing, and neither is a page', () => {
  const files = readdirSync(path.join(docsDir, DIAGRAM_FOLDER));
  const names = new Set(files.map((file) => path.parse(file).name));
  expect(names).toEqual(new Set(diagrams.keys()));
  expect(pages.filter((file) => file.startsWith(DIAGRAM_FOLDER))).toEqual([]);
});
