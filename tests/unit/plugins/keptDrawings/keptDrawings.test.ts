import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHead, transformHtmlTemplate } from 'unhead/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Draw, type Head, keptDrawings } from '../../../../plugins/keptDrawings/keptDrawings.ts';

let folder: string;
let drawn: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawn-'));
  drawn = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const draw: Draw = async (route, head) => {
  drawn.push(route);
  head.push(
    { htmlAttrs: { lang: 'de' }, title: `Title of ${route}`, meta: [undefined, { name: 'a', content: 'ü' }] },
    {},
  );
  head.push({ title: 'First' }, { tagPriority: 'high' });
  return { appHtml: `<p>${route} ü\n</p>` };
};

/** A document as a build makes it, with what the last build kept. */
async function built(route: string, key: string | undefined): Promise<string> {
  const head = createHead();
  const { appHtml } = await keptDrawings(folder).drawn(route, key, head as unknown as Head, draw);
  return transformHtmlTemplate(head, `<html><head></head><body>${appHtml}</body></html>`);
}

test('a page with the same key is not drawn again, and its document is the same with its head', async () => {
  const first = await built('/a', 'key');
  expect(first).toContain('<title>First</title>');
  expect(first).toContain('<html lang="de">');
  expect(await built('/a', 'key')).toBe(first);
  expect(drawn).toEqual(['/a']);
});

test('a page with another key is drawn again, and one without a key always', async () => {
  await built('/a', 'key');
  await built('/a', 'other');
  await built('/b', undefined);
  await built('/b', undefined);
  expect(drawn).toEqual(['/a', '/a', '/b', '/b']);
  expect(keptDrawings(folder).has('/a', 'other')).toBe(true);
  expect(keptDrawings(folder).has('/a', 'key')).toBe(false);
  expect(keptDrawings(folder).has('/b', undefined)).toBe(false);
});

test('a page that nobody asks for is let go', async () => {
  await built('/a', 'key');
  await built('/b', 'key');
  const drawings = keptDrawings(folder);
  drawings.has('/b', 'key');
  drawings.forgetOthers();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(keptDrawings(folder).has('/b', 'key')).toBe(true);
});
