import { expect, test } from 'vitest';
import { parseGlossary } from '../../../../plugins/data/glossary.ts';
import { glossaryShortcode } from '../../../../plugins/shortcodes/glossary.ts';
import { renameTerm } from '../../../../scripts/codemods/renameTerm.ts';
import { jsonIn, siteOf, writtenTo } from './fixtureSite.ts';

const FILES = {
  'docs/_glossary.json': `${JSON.stringify(
    [
      { term: 'account', definition: 'What is yours.', page: '/a', ambiguous: true },
      { term: 'certificate chain', definition: 'One after another.', page: '/a', not: ['chain of trust'] },
      { term: 'policy', definition: 'A rule.', page: '/a', forms: ['rule'] },
    ],
    null,
    2,
  )}\n`,
  'docs/a.mdx':
    '---\ndescription: A certificate chain.\nanswers:\n  - What is a certificate chain?\n---\n\n# Chains\n\nEvery certificate chain, `certificate chain` and a *certificate chain*.\nCertificate chains; a certificate chain.\n\n## The certificate chain\n\n[One](/explanations/glossary#certificate-chain), an account.\n',
  'docs/b.md': '# B\n\n## Certificate chains \\{#chains}\n',
  'docs/_tools/one.json': '{ "help": "Paste a certificate chain." }\n',
};
const site = siteOf(FILES);

test('a term takes its entry, its anchor, its links and its uses in prose along', () => {
  const { changes, left } = renameTerm(site, 'Certificate chain', 'issuer path');
  expect(jsonIn(changes, 'docs/_glossary.json')[1]).toEqual({
    term: 'issuer path',
    formerIds: ['certificate-chain'],
    definition: 'One after another.',
    page: '/a',
    not: ['chain of trust', 'certificate chain'],
  });
  expect(writtenTo(changes, 'docs/a.mdx')).toBe(
    '---\ndescription: An issuer path.\nanswers:\n  - What is a certificate chain?\n---\n\n# Chains\n\nEvery issuer path, `certificate chain` and a *certificate chain*.\nIssuer paths; an issuer path.\n\n## The issuer path \\{#the-certificate-chain}\n\n[One](/explanations/glossary#issuer-path), an account.\n',
  );
  expect(writtenTo(changes, 'docs/b.md')).toBe('# B\n\n## Issuer paths \\{#chains}\n');
  expect(left).toEqual([
    'docs/_tools/one.json:1  still has "certificate chain"',
    'docs/a.mdx:4  still has "certificate chain"',
  ]);
});

test('the entry stays in the alphabet, and its old anchor leads to it', () => {
  const { changes } = renameTerm(site, 'policy', 'access rule');
  const text = writtenTo(changes, 'docs/_glossary.json') ?? '';
  const { terms, faults } = parseGlossary(JSON.parse(text));
  expect(faults).toEqual([]);
  expect(terms.map(({ term }) => term)).toEqual(['access rule', 'account', 'certificate chain']);
  const page = glossaryShortcode(terms, () => undefined)({});
  expect(page).toContain('### access rule \\{#access-rule}\n\n<span id="policy"></span>A rule.');
});

const CHAIN = 'certificate chain';
test.each([
  [
    'with the article of its sound',
    'hour of grace',
    `A ${CHAIN}, of ${CHAIN}s.`,
    'An hour of grace, of hours of grace.',
  ],
])('a name is %s: %s', (_, next, text, wanted) => {
  const { changes } = renameTerm(siteOf({ ...FILES, 'docs/c.md': `# C\n\n${text}\n` }), CHAIN, next);
  expect(writtenTo(changes, 'docs/c.md') ?? `# C\n\n${text}\n`).toBe(`# C\n\n${wanted}\n`);
});

test('a word that means something else on some pages is left to the writer', () => {
  const { changes, left } = renameTerm(site, 'account', 'customer');
  expect(writtenTo(changes, 'docs/a.mdx')).toBeUndefined();
  expect(left).toContain('docs/a.mdx:14  decide whether this is the term');
});

test('another spelling is no name of others', () => {
  const { changes } = renameTerm(site, 'policy', 'Policy');
  expect(jsonIn(changes, 'docs/_glossary.json')[2]).not.toHaveProperty('not');
});

test.each([
  ['no such term', 'certificate chan', 'x', 'no term "certificate chan". Did you mean "certificate chain"?'],
  ['a name that is taken', 'policy', 'Account', '"Account" is a name of "account" already.'],
  ['a name that others use for another', 'policy', 'chain of trust', 'is a name of "certificate chain" already'],
  ['its own name', 'policy', 'policy', 'is "policy" already'],
  ['a name without letters', 'policy', '42', 'begin with a letter'],
])('%s is refused', (_, old, next, words) => expect(() => renameTerm(site, old, next)).toThrow(words));
