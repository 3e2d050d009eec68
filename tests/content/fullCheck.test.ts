import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fullCheck } from '../../scripts/check/fullCheck.ts';
import { missingTools } from './run/tools.ts';
import { docsDir, root } from './site.ts';

// Samples import packages, which are looked for in the folders above.
const parent = path.join(root, 'test-results', 'full');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(path.join(parent, 'docs-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(docsDir, folder, { recursive: true });

const GUIDE = 'guides/services/verifier/verify-jwt.mdx';
const follow = (file: string) => fullCheck((one) => one.endsWith(file), { ...process.env, SITE_DOCS: folder });
const missing = missingTools();

/** The page with another line in its first output. */
function spoil(text: string): string {
  const spoiled = text.replace(/(```text title="Output"\n)(.*)/, '$1something else');
  expect(spoiled).not.toBe(text);
  return spoiled;
}

describe.skipIf(missing.length > 0)('a page is followed', () => {
  test('a guide says what was done', async () => {
    const [report] = await follow(GUIDE);
    expect(report).toMatchObject({ problems: [], skipped: [] });
    expect(report.done).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+ samples?$/), expect.stringMatching(/^\d+ outputs?$/)]),
    );
  });

  test('an output that the commands do not print is told at its place', async () => {
    const file = path.join(folder, GUIDE);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, spoil(text));
    const [{ problems }] = await follow(GUIDE);
    writeFileSync(file, text);
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'samples/run', message: expect.stringContaining('something else') }),
    ]);
    expect(problems[0].file).toMatch(/verify-jwt\.mdx$/);
  });

  test('a live sample that gives something else is told', async () => {
    const file = path.join(folder, '_samples/create-did-key.txt');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('did:key', 'did:kex'));
    const [{ problems }] = await follow('tutorials/services/resolver/onyx-create-did.mdx');
    writeFileSync(file, text);
    expect(problems.map(({ message }) => message).join('\n')).toContain(
      'The live sample create-did-key gives another output',
    );
  });
});
