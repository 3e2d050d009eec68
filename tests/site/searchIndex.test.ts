import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import { orderedHits } from '../../theme/components/Search/engine/searchHit.ts';
import { readRecords, type SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { brand } from '../brand.ts';
import { builtEngine } from './builtEngine.ts';
import { outputFileOfRoute, readOutput } from './output.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { outDir } = readSiteOptions(root, process.env);
const staticDir = path.join(outDir, 'static');
const indexFiles = readdirSync(staticDir).filter((file) => file.startsWith('search_index'));
const bytes = readFileSync(path.join(staticDir, indexFiles[0]), 'utf8');
const records: SearchRecord[] = JSON.parse(bytes);
const pages = readOutput().pages.filter(({ html }) => html.includes('data-part="main"'));
const redirects: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'redirects.json'), 'utf8'));

describe('the index of the site', () => {
  it('has every page of the site but the home page, each with a title and text', () => {
    const routes = records.map(({ routePath }) => routePath);
    expect(routes).toEqual([...routes].sort());
    expect(routes).not.toContain('/');
    const found = new Set(routes.map(outputFileOfRoute));
    const missing = pages.map(({ file }) => file).filter((file) => !found.has(file));
    expect(missing).toEqual(['404.html', 'index.html']);
    expect(records.filter(({ title, content }) => !title || !content)).toEqual([]);
  });

  it('has the ID of each heading on the page', () => {
    const wrong: string[] = [];
    for (const { routePath, toc } of records) {
      const html = readFileSync(path.join(outDir, outputFileOfRoute(routePath)), 'utf8');
      const ids = new Set(
        [...html.matchAll(/<h[2-6][^>]* id="([^"]*)"/g)].map(([, id]) => id.replaceAll('&#x27;', "'")),
      );
      for (const { id, text, depth } of toc) {
        if (!ids.has(id)) wrong.push(`${routePath}: no heading has the id ${id}`);
        if (depth < 2 || depth > 4) wrong.push(`${routePath}: ${text} has the depth ${depth}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has what readers see: tabs, code, tables and the product name, and no source', () => {
    const texts = readdirSync(staticDir)
      .filter((file) => /^search\.texts-/.test(file))
      .map((file) => JSON.parse(readFileSync(path.join(staticDir, file), 'utf8')).texts.join('\n'))
      .join('\n');
    expect(texts).toContain(brand.name);
    // Texts without elements in them, after the mark of a tab, a cell and a block of code.
    for (const mark of ['class="tabs__label">[^<]*</p><p', '<td', '<pre[^>]*><code[^>]*>(?:<span[^>]*>)*<span[^>]*']) {
      const seen = pages.flatMap(({ html }) =>
        [...html.matchAll(new RegExp(`${mark}>([^<>&]{4,80})<`, 'g'))].map(([, text]) => text),
      );
      expect(seen.length, mark).toBeGreaterThan(0);
      expect(seen.filter((text) => texts.includes(text)).length / seen.length, mark).toBeGreaterThan(0.95);
    }
    for (const source of ['%brand.', '<Tab', ':::', '](/', "from '@rspress/core/theme'"]) {
      expect(texts).not.toContain(source);
    }
  });
});

describe('search on the index of the site', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await builtEngine();
    expect(readRecords(records)).toHaveLength(records.length);
  });

  /** A page that is removed or rewritten may take its question along, so not all of them have to be answered. */
  it('has the page expected among its first 3 pages for nearly every question', async () => {
    const questions = [
      ['api key', '/guides/management/iam/create-api-key'],
      ['not_before', '/reference/services/verifier/policies/not-before'],
      ['credential status', '/explanations/standards/w3c/verifiable-credentials/credential-status'],
      ['proof failed', '/reference/errors/proof-verification-failed'],
      ['did:web', '/reference/services/resolver/supported-did-methods'],
      ['tolerance', '/reference/services/verifier/policies/not-before'],
      ['verifier tolerance', '/reference/services/verifier/policies/not-after'],
      ['verifier signature', '/reference/services/verifier/policies/proof'],
      ['mfa', '/guides/management/iam/setup-mfa'],
      ['stop instance', '/guides/management/instances/state'],
      ['rotate key', '/guides/management/iam/rotate-api-key'],
      ['expired credential', '/reference/services/verifier/policies/not-after'],
      ['presentation definition', '/explanations/standards/dif/presentation-exchange/presentation-definition'],
      ['trust triangle', '/explanations/triangle-of-trust'],
      ['policy docum', '/reference/iam/policy-documents'],
      ['VERIFIABLE présentation', '/explanations/standards/w3c/verifiable-credentials/verifiable-presentations'],
      ['wallet sdk', '/tutorials/services/resolver/onyx-create-did'],
    ];
    const failed: string[] = [];
    for (const [query, route] of questions) {
      const [{ pages }] = await engine.search(query);
      // A long page may have several hits, one for each section; the pages count.
      const first = [...new Set(orderedHits(pages).map(({ link }) => link.replace(/#.*/, '')))].slice(0, 3);
      if (!first.includes(redirects[route] ?? route)) failed.push(`${query}: ${first}`);
    }
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(3);
  });

  it('answers in time for the next key', async () => {
    await engine.search('warm up');
    const times: number[] = [];
    // The best of several: something else may have the machine meanwhile.
    for (const query of ['the verifier checks a credential', 'a presentation with a proof', 'keys of an instance']) {
      const start = performance.now();
      await engine.search(query);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(300);
  });
});
