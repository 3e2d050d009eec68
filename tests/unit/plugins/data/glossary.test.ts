import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parseGlossary } from '../../../../plugins/data/glossary.ts';
import { linkTerms, MAX_TERMS, termFinder } from '../../../../plugins/glossary/remarkTerms.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { glossaryShortcode } from '../../../../plugins/shortcodes/glossary.ts';

const entry = (term: string, more: object = {}) => ({ term, definition: `The \`${term}\`.`, page: '/p', ...more });
const { terms } = parseGlossary([
  entry('DID'),
  entry('DID document'),
  entry('policy', { common: true }),
  entry('scope', { ambiguous: true }),
  entry('verifiable credential', { forms: ['VC'] }),
  ...Array.from('abcdefgh', (letter) => entry(`thing ${letter}`)),
]);

/** The terms that get linked on a page, as text and anchor. */
function linked(source: string, route = '/x'): string[] {
  const { tree } = parsePage('x.mdx', 'x.mdx', source) as Page;
  linkTerms(tree, route, termFinder(terms));
  const found: string[] = [];
  visit(tree, 'link', (link) => {
    if ((link.data as { hProperties?: unknown } | undefined)?.hProperties) found.push(`${textOf(link)} ${link.url}`);
  });
  return found;
}

describe('linkTerms', () => {
  test('links the first use only, with the plain definition', () => {
    const source = 'A DID document, another DID document.';
    expect(linked(source)).toEqual(['DID document /explanations/glossary#did-document']);
    const { tree } = parsePage('x.mdx', 'x.mdx', source) as Page;
    linkTerms(tree, '/x', termFinder(terms));
    expect(tree.children[0]).toMatchObject({
      children: [
        { value: 'A ' },
        { data: { hProperties: { className: ['term'], 'data-term': 'The DID document.' } } },
        { value: ', another DID document.' },
      ],
    });
  });

  test('links two terms of the lead, and the others where they come next', () => {
    const source = '# Title\n\nA DID, a VC and thing a.\n\nThe thing a.';
    expect(linked(source)).toEqual([
      'DID /explanations/glossary#did',
      'VC /explanations/glossary#verifiable-credential',
      'thing a /explanations/glossary#thing-a',
    ]);
    const { tree } = parsePage('x.mdx', 'x.mdx', source) as Page;
    linkTerms(tree, '/x', termFinder(terms));
    expect(tree.children[2]).toMatchObject({ children: [{ value: 'The ' }, { type: 'link' }, { value: '.' }] });
  });

  test.each([
    ['headings', '## A DID'],
    ['code', '`DID`\n\n```text\nDID\n```'],
    ['header cells', '| DID |\n| - |\n| x |'],
    ['labels of a screen', 'Open **DID**.'],
    ['links', '[the DID](/y)'],
    ['what the writer links first', '[the DID](/y) and the DID'],
    ['words with several meanings', 'The scope.'],
    ['figures', '<figure>\n\nA DID.\n\n</figure>'],
  ])('leaves %s alone', (_, source) => {
    expect(linked(source)).toEqual([]);
  });

  test('reads lists, callouts and cells', () => {
    expect(linked('- A DID\n\n> Some VCs\n\n| A |\n| - |\n| DID document |')).toHaveLength(3);
  });

  test('leaves alone the page that explains the term', () => {
    expect(linked('A DID.', '/p')).toEqual([]);
  });

  test('links common words only where there is room', () => {
    const things = Array.from('abcdefgh', (letter) => `a thing ${letter}`);
    expect(linked(`A policy, ${things.join(', ')}.`)).toHaveLength(MAX_TERMS);
    expect(linked(`A policy, ${things.join(', ')}.`).join()).not.toContain('policy');
    expect(linked(`A policy, ${things.slice(1).join(', ')}, a DID, a VC.`).join()).not.toContain('policy');
    expect(linked(`A policy, ${things.slice(2).join(', ')}.`)[0]).toContain('policy');
  });
});

describe('parseGlossary', () => {
  test.each([
    ['a key that nobody knows', [entry('a', { nott: [] })], 'There is no key "nott".'],
    ['a long definition', [entry('a', { definition: `A${' word'.repeat(40)}.` })], 'A definition has at most 40 words'],
    ['a name twice', [entry('a'), entry('b', { forms: ['A'] })], '"A" is already a name of "a".'],
    ['a term refused later', [entry('a'), entry('b', { not: ['A'] })], '"A" is a name of the term "a".'],
    ['a term refused before', [entry('b', { not: ['A'] }), entry('a')], '"a" is a name of the term "a".'],
    ['an address that is none', [entry('a', { standard: { name: 'S', url: 'x' } })], 'standard.url'],
    ['no list', {}, 'The glossary is a list of terms.'],
  ])('finds %s', (_, value, message) => {
    expect(
      parseGlossary(value)
        .faults.map((fault) => fault.message)
        .join(),
    ).toContain(message);
  });
});

test('the glossary page has every term under its letter, with standard, page and other names', () => {
  const list = parseGlossary([
    entry('b_c', { forms: ['BC', 'b_cs'], not: ['bee'], standard: { name: 'S 1', url: 'https://example.com/' } }),
    entry('Apple'),
    entry('cry', { forms: ['cries', 'Loud call'], definition: 'Loud call: a sound.' }),
  ]).terms;
  expect(glossaryShortcode(list, () => 'The page')({})).toBe(
    [
      '## A \\{#letter-a}',
      '### Apple \\{#apple}',
      'The `Apple`.',
      'Read more: [The page](/p).',
      '## B \\{#letter-b}',
      '### b\\_c \\{#b_c}',
      'The `b_c`.',
      'Also: BC. Elsewhere: *bee*. Standard: [S 1](https://example.com/). Read more: [The page](/p).',
      '## C \\{#letter-c}',
      '### cry \\{#cry}',
      'Loud call: a sound.',
      'Read more: [The page](/p).',
    ].join('\n\n'),
  );
});
