import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedData } from '../../plugins/data/publishedData.ts';
import { apisOf } from '../../plugins/openapi/readApis.ts';
import { readSpecFiles } from '../../plugins/openapi/readSpecFiles.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { apiRoute } from '../../plugins/shortcodes/render/apiFields.ts';
import { configurationPages } from '../../plugins/shortcodes/render/configurationPages.ts';
import { operationId } from '../../plugins/shortcodes/render/fieldParts.ts';
import { keyText } from '../../plugins/shortcodes/render/listConfigurationKeys.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import { orderedHits } from '../../theme/components/Search/engine/searchHit.ts';
import { builtEngine } from './builtEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const docsDir = path.join(root, 'docs');
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const spec = readSpec(docsDir, root, tokens, path.join(root, 'redirects.json'));
const apis = [...apisOf(readSpecFiles(docsDir, root, tokens).files).values()];
const { errors } = publishedData(spec);

const operations = apis.flatMap((api) =>
  api.operations.map((operation) => ({
    id: operation.id,
    title: String(operation.value.summary),
    link: `${apiRoute(api.name)}#${operationId(operation)}`,
  })),
);
const errorPage = (slug: string) => `/reference/errors/${slug}`;

/** Places by name: several services have a key or an operation of one name, and each of them will do. */
function placesByName(named: [name: string, link: string][]): [name: string, links: string[]][] {
  const places = new Map<string, string[]>();
  for (const [name, link] of named) places.set(name, [...(places.get(name) ?? []), link]);
  return [...places];
}

const keys = placesByName(
  [...configurationPages(spec).values()].flatMap(({ route, keys: own }) =>
    own.map(({ id, path: names }): [string, string] => [keyText(names), `${route}#${id}`]),
  ),
);

describe('the search finds each name', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await builtEngine();
  });

  /** The names that are not among the first hits, with what is first in their place. */
  const missed = async (names: [name: string, links: string[]][], among: number, isPage = false) => {
    const bad: string[] = [];
    for (const [name, links] of names) {
      const [{ pages, cards = [] }] = await engine.search(name);
      // Cards stand above the hits, and Enter opens the first.
      const found = [...cards, ...orderedHits(pages)].map(({ link }) => (isPage ? link.replace(/#.*/, '') : link));
      const first = [...new Set(found)].slice(0, among);
      if (!first.some((link) => links.includes(link))) bad.push(`${name}: ${first}`);
    }
    return bad;
  };

  test('of a key with several parts first', async () => {
    const dotted = keys.filter(([name]) => /\W/.test(name));
    expect(dotted.length).toBeGreaterThan(150);
    expect(await missed(dotted, 1)).toEqual([]);
  });

  test('of a key with one part, unless it is the name of a service, which has pages of its own', async () => {
    const words = keys.filter(([name]) => !/\W/.test(name) && !spec.cores.has(name));
    expect(words.length).toBeGreaterThan(10);
    expect(await missed(words, 7)).toEqual([]);
  });

  test('of an operation by its ID first', async () => {
    const ids = operations.map(({ id, link }): [string, string] => [id, link]);
    expect(ids.length).toBeGreaterThan(60);
    expect(await missed(placesByName(ids), 1)).toEqual([]);
  });

  test('of an operation by its title, at most below the guide that uses it', async () => {
    const titles = operations.map(({ title, link }): [string, string] => [title, link.replace(/#.*/, '')]);
    expect(await missed(placesByName(titles), 3, true)).toEqual([]);
  });

  test('of an error by its slug first, and by its title', async () => {
    expect(errors.length).toBeGreaterThan(10);
    expect(
      await missed(
        errors.map(({ slug }) => [slug, [errorPage(slug)]]),
        1,
      ),
    ).toEqual([]);
    // The overview has the titles of all errors in one table.
    expect(
      await missed(
        errors.map(({ slug, title }) => [title, [errorPage(slug)]]),
        2,
        true,
      ),
    ).toEqual([]);
  });
});
