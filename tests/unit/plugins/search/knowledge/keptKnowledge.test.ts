import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptKnowledge } from '../../../../../plugins/search/knowledge/keptKnowledge.ts';
import { readKnowledge } from '../../../../../plugins/search/knowledge/siteKnowledge.ts';

let docsDir: string;
let reads: number;
beforeEach(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'known-'));
  write('_synonyms.json', [['key', 'secret']]);
  write('_glossary.json', [{ term: 'Wallet', definition: 'Holds credentials.', page: '/wallet' }]);
  reads = 0;
});
afterEach(() => rmSync(docsDir, { recursive: true }));

function write(file: string, data: object): void {
  mkdirSync(path.dirname(path.join(docsDir, file)), { recursive: true });
  writeFileSync(path.join(docsDir, file), JSON.stringify(data));
}

/** What a build of its own knows. */
function known(version = '1') {
  const read = () => {
    reads++;
    return readKnowledge(docsDir, {});
  };
  return keptKnowledge(path.join(docsDir, '.kept'), version, docsDir, read)();
}

test('what is known is read once, and is the same from build to build', () => {
  const first = known();
  expect(first.defines.get('/wallet')).toContain('Wallet');
  expect(first.glosses).toEqual(new Map([['/explanations/glossary', ['Wallet']]]));
  expect(first.synonyms).toHaveLength(1);
  expect(known()).toEqual(first);
  expect(reads).toBe(1);
});

test.each<[string, () => void]>([
  ['words for the same thing', () => write('_synonyms.json', [['key', 'password']])],
  ['the glossary', () => rmSync(path.join(docsDir, '_glossary.json'))],
  ['published data', () => write('public/spec/errors.json', {})],
])('it is read again after an edit of %s', (_, edit) => {
  known();
  edit();
  expect(known()).toEqual(readKnowledge(docsDir, {}));
  expect(reads).toBe(2);
});

test('it is read again by other code', () => {
  known('1');
  known('2');
  expect(reads).toBe(2);
});
