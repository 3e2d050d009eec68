import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsDir, root } from './site.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const redirects: Record<string, string> = readJson(path.join(root, 'redirects.json'));
/** Where an address of the specification leads today: writers may move its page with a redirect. */
const current = (route: string) => (redirects[route.replace(/\/$/, '')] ?? route).split('#')[0];

/** Pages of a sidebar with those of its folders. */
function sidebarPages(folder: string): string[] {
  const file = path.join(docsDir, folder, '_meta.json');
  if (!existsSync(file)) return [];
  return readJson(file).flatMap(({ type, name, link }: { type?: string; name?: string; link?: string }) => {
    const route = `/${path.posix.join(folder, name ?? '')}`;
    if (type === 'dir') return [`${route}/`, ...sidebarPages(route.slice(1))];
    return type === 'file' ? [route.replace(/\/index$/, '/')] : (link ?? []);
  });
}

test('sidebars contain the pages of the specification', () => {
  const sections = ['explanations', 'guides', 'reference', 'tutorials', 'public'];
  const listed = new Set(sections.flatMap(sidebarPages));
  const routes: string[] = readJson(path.join(root, 'tests/site/routes.json'));
  // Pages of folders that only hold others need no entry.
  const pages = routes.map(current).filter((route) => !route.endsWith('/'));
  expect(pages.filter((route) => !listed.has(route))).toEqual([]);
});

test('the top navigation has the items of the specification', () => {
  const items: { link: string; position: string }[] = readJson(path.join(docsDir, '_nav.json'));
  const links = (position: string) => items.filter((item) => item.position === position).map(({ link }) => link);
  const left = ['/explanations/', '/guides/management/iam/create-account', '/tutorials/', '/reference/'];
  expect(links('left')).toEqual(expect.arrayContaining(left.map(current)));
  for (const host of ['support', 'homepage', 'dashboard'])
    expect(links('right')).toContain(`https://%brand.${host}Host%`);
});
