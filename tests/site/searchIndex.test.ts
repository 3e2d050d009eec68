import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import { orderedHits } from '../../theme/components/Search/engine/searchHit.ts';
import { readRecords, type SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { builtEngine } from './builtEngine.ts';
import { outputFileOfRoute } from './output.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { outDir } = readSiteOptions(root, process.env);
const staticDir = path.join(outDir, 'static');
const indexFiles = readdirSync(staticDir).filter((file) => file.startsWith('search_index'));
const bytes = readFileSync(path.join(staticDir, indexFiles[0]), 'utf8');
const records: SearchRecord[] = JSON.parse(bytes);

describe('the index of the site', () => {
  it('has every page of the site but the home page, each with a title and text', () => {
    const routes = records.map(({ routePath }) => routePath);
    expect(routes).toEqual([...routes].sort());
    expect(routes).not.toContain('/');
    expect(routes).toEqual(expect.arrayContaining(['/explanations/', '/guides/management/iam/create-api-key']));
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
    for (const seen of ['Open Access Management, then API Keys.', '"name": "app-resolve"', 'resolver.read']) {
      expect(texts).toContain(seen);
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

  it.each([
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
  ])('for %j has the page expected among its first 3 pages', async (query, route) => {
    const [{ pages }] = await engine.search(query);
    // A long page may have several hits, one for each section; the pages count.
    const first = [...new Set(orderedHits(pages).map(({ link }) => link.replace(/#.*/, '')))].slice(0, 3);
    expect(first).toContain(route);
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
