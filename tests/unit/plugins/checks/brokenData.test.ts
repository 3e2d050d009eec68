import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { siteChecker } from '../../../../plugins/checks/checkSite.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { SITE, SPEC } from './ruleCases/ruleRow.ts';

/** What breaks a file of data: the text that changes, and what a run says of the file. */
const BROKEN: [file: string, from: string, to: string, told: RegExp][] = [
  [`${SPEC}/errors.json`, '"slug"', 'slug', /^errors\.json:\d+ json\/syntax$/],
  [`${SPEC}/errors.json`, '"title": "Proof is too old",', '', /^errors\.json:\d+ data\/form$/],
  [`${SPEC}/errors.json`, '"fixes": [', '"fix": [', /^spec:1 data\/readable$/],
  [`${SPEC}/policies.json`, '"steps": [', '"stages": [', /^policies\.json:\d+ data\/form$/],
  [`${SPEC}/did-methods.json`, '"syntax": "did:web:{host}",', '', /^did-methods\.json:\d+ data\/form$/],
  [`${SPEC}/openapi/resolver.yaml`, '      summary', '       summary', /^resolver\.yaml:\d+ openapi\/valid$/],
  [`${SPEC}/openapi/resolver.yaml`, '          example: eu\n', '', /^resolver\.yaml:\d+ openapi\/example$/],
  [`${SPEC}/json-schema/cors.json`, '"title"', 'title', /^cors\.json:\d+ json\/syntax$/],
  [
    `${SPEC}/json-schema/cors.json`,
    '"description": "Keeps',
    '"descriptions": "Keeps',
    /^cors\.json:\d+ schema\/valid$/,
  ],
  [
    `${SPEC}/json-schema/resolver.configuration.json`,
    '"cors.json"',
    '"corss.json"',
    /^resolver\.c\S+:\d+ schema\/valid$/,
  ],
  [`${SPEC}/configuration/resolver.core.json`, '"cors"', 'cors', /^resolver\.core\.json:\d+ json\/syntax$/],
  ['docs/_samples/hello.json', '"fields"', '"feilds"', /^hello\.json:\d+ data\/form$/],
  ['docs/_glossary.json', '"definition": "A query for credentials.",', '', /^_glossary\.json:\d+ glossary\/entry$/],
];

/** Mistakes of pages that use data, of which each is told whatever else is broken. */
const MISTAKES: [file: string, from: string, to: string, told: string][] = [
  [
    'docs/guides/create.mdx',
    'Take the region that is next to those who call.',
    'Services recieve it. See [the keys](/guides/kyes).\n\n<CoreConfiguration of="resolver" />',
    'create.mdx links/page-exists',
  ],
  ['docs/guides/keys.mdx', 'Take a name', '<LiveSample name="hello" />\n\nTake take a name', 'keys.mdx words/twice'],
  [
    'docs/reference/errors/proof-too-old.mdx',
    'Make a new key',
    '<ErrorCauses of="proof-too-old" />\n\nSimply make a new key',
    'proof-too-old.mdx words/style',
  ],
  [
    'docs/reference/policies/proof.mdx',
    '\n## ',
    '\n<Glossary />\n\n```bash title="Call"\necho "one\n```\n\n## ',
    'proof.mdx samples/syntax',
  ],
];

const tests = path.resolve(import.meta.dirname, '../../..');
const site = mkdtempSync(path.join(tmpdir(), 'broken-data-'));
cpSync(SITE, site, { recursive: true });
cpSync(path.join(tests, '../brand.json'), path.join(site, 'brand.json'));
cpSync(path.join(tests, '../docs/public/preview.png'), path.join(site, 'docs/public/preview.png'));
const check = siteChecker(readSiteOptions(site, {}));
afterAll(() => rmSync(site, { recursive: true }));

/** Writes another text into a file. @returns what takes it back */
function change(name: string, from: string, to: string): () => void {
  const file = path.join(site, name);
  const text = readFileSync(file, 'utf8');
  expect(text, name).toContain(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
  return () => writeFileSync(file, text);
}

const told = async () => {
  await nextTurn();
  return (await check()).problems;
};

test.each(BROKEN)(
  '%s, broken at %j, hides nothing of the pages and adds nothing to them',
  { timeout: 60_000 },
  async (file, from, to, expected) => {
    const whole = MISTAKES.map(([page, old, text]) => change(page, old, text)).reverse();
    try {
      const ofPages = (await told()).map(({ file: name, rule }) => `${path.basename(name)} ${rule}`);
      expect(ofPages).toEqual(expect.arrayContaining(MISTAKES.map(([, , , problem]) => problem)));
      whole.unshift(change(file, from, to));
      const problems = await told();
      const isPage = ({ file: name }: { file: string }) => name.endsWith('.mdx');
      expect(problems.filter(isPage).map(({ file: name, rule }) => `${path.basename(name)} ${rule}`)).toEqual(ofPages);
      const ofData = problems.filter((one) => !isPage(one));
      expect(ofData.map(({ file: name, line, rule }) => `${path.basename(name)}:${line} ${rule}`)).toEqual([
        expect.stringMatching(expected),
      ]);
    } finally {
      for (const undo of whole) undo();
    }
  },
);
