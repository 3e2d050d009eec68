import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageParts } from '../../../../plugins/shortcodes/pageParts.ts';

const SITE = path.resolve(import.meta.dirname, '../../../fixtures/smallSite');

test('a changed default changes the pages that use it, and unknown tokens stay', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'values-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(SITE, root, { recursive: true });
  const expanded = () =>
    pageParts({ docsDir: path.join(root, 'docs'), root }).expand(
      'For %cors.cors.maxAge.default% (`%cors.cors.maxAge.default.number%`), %errors.proof-too-old.status% or %cors.x%.',
    ).text;
  expect(expanded()).toBe('For 1 day (`86400`), 422 or %cors.x%.');
  const schema = path.join(root, 'docs/public/spec/json-schema/cors.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"default": 86400', '"default": 600'));
  expect(expanded()).toBe('For 10 minutes (`600`), 422 or %cors.x%.');
});
