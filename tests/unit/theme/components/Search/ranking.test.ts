import { describe, expect, it } from 'vitest';
import { orderedHits } from '../../../../../theme/components/Search/engine/searchHit.ts';
import { page, search, summary } from './builtIndex.ts';

const titles = async (query: string, pages: ReturnType<typeof page>[]) =>
  (await search(query, pages)).pages.map(({ title }) => title);

describe('the order of hits', () => {
  it('has titles over headings over text', async () => {
    const pages = [
      page('Text', 'A page that mentions cors.'),
      page('Headings', 'Nothing.', { Cors: 'Nothing.' }),
      page('Cors', 'Nothing.'),
    ];
    expect(await summary('cors', pages)).toEqual(['title /Cors', 'header /Headings#cors', 'content /Text']);
  });

  it('has the heading with exactly the name before headings and titles that contain more', async () => {
    const pages = [page('Paths of a.b', 'x'), page('B', 'x', { 'paths.a.b': 'x', 'paths.a': 'x' })];
    expect((await summary('paths.a', pages))[0]).toBe('header /B#paths.a');
  });

  it('has the page that defines a term before those that use it', async () => {
    const pages = [page('Uses', 'The anchor here, the anchor there.'), page('Roots', 'Where an anchor stands.')];
    const metadata = new Map([['/Roots', { answers: ['anchor'], linked: [] }]]);
    expect((await summary('anchor', pages, { metadata }))[0]).toBe('content /Roots');
    expect((await summary('anchor', pages))[0]).toBe('content /Uses');
  });

  it('has the page that answers a question before those that have its words', async () => {
    const pages = [page('Keys', 'What do I do with a stolen secret? Keep the secret.'), page('Rotation', 'x')];
    const answers = ['What do I do when a secret was stolen?'];
    const metadata = new Map([['/Rotation', { answers, linked: [] }]]);
    expect((await summary('what to do with a stolen secret', pages, { metadata }))[0]).toContain('/Rotation');
    expect((await summary('what to do with a stolen secret', pages))[0]).toContain('/Keys');
  });

  it('has no more than 7 hits', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => page(`Key ${index}`, 'x'));
    expect(orderedHits((await search('key', pages)).pages)).toHaveLength(7);
  });

  it('does not let one long page fill the list', async () => {
    const long = page('Long', 'x', Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`Key ${i}`, 'x'])));
    const links = await summary('key', [long, page('A', 'A key.'), page('B', 'The key.')]);
    expect(links).toEqual(expect.arrayContaining(['content /A', 'content /B']));
    expect(links.filter((link) => link.includes('/Long')).length).toBeLessThanOrEqual(3);
  });
});

describe('what is found', () => {
  const pages = [
    page('Verify', 'The verifier checks a café credential with notBefore and a statusList.', { 'DID document': 'x' }),
    page('Korean', '검증자는 자격증명을 확인합니다'),
    page('Chinese', '验证者检查可验证凭证'),
    page('Japanese', 'サーバーで証明を検証する'),
    page('Cyrillic', 'Проверяющий читает ключ'),
    page('Characters', 'Write $.* for all. Ask with dc+sd-jwt for /members/0/claims.'),
    page('Long', 'A key: z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doKabcdefghijklmnopqrstuvwxyz0123456789'),
  ];

  it.each([
    ['verifier', 'Verify', 'a word'],
    ['cafe', 'Verify', 'a word without its accent'],
    ['cafe\u0301', 'Verify', 'an accent as a separate character'],
    ['ve\u200brifier', 'Verify', 'an invisible character'],
    ['credentials', 'Verify', 'a plural'],
    ['not_before', 'Verify', 'a name in another notation'],
    ['notbefore', 'Verify', 'a name in one word'],
    ['status list', 'Verify', 'the words of a name'],
    ['verfier', 'Verify', 'a letter left out'],
    ['credential of zebra', 'Verify', 'words of which one is missing'],
    ['증명', 'Korean', 'a part of a Korean word'],
    ['凭证', 'Chinese', 'Chinese'],
    ['サーバー', 'Japanese', 'Japanese'],
    ['ключ', 'Cyrillic', 'Cyrillic'],
    ['$.*', 'Characters', 'punctuation alone'],
    ['dc+sd-jwt', 'Characters', 'a name with punctuation'],
    ['/members/0/claims', 'Characters', 'a path'],
    [
      'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doKabcdefghijklmnopqrstuvwxyz0123456789',
      'Long',
      'a key as a whole',
    ],
    ['DvotDkL5257faiztiGiC2QtKLG', 'Long', 'a part of a key'],
  ])('for %j is %s first: %s', async (query, title) => {
    expect((await titles(query, pages))[0]).toBe(title);
  });

  it('reports a correction, and searches the query as typed on request', async () => {
    expect(await search('teh verfier', pages)).toMatchObject({ corrected: 'the verifier' });
    expect((await search('verifier', pages)).corrected).toBeUndefined();
    expect(await search('verfier', pages, { isVerbatim: true })).toEqual({ index: 'site', pages: [] });
  });

  it.each([
    ['jtw', 'jwt'],
    ['crv', undefined],
    ['fido', undefined],
    ['ps384', undefined],
  ])('corrects the short word %s to %s: with a different letter it is a different word', async (query, expected) => {
    const short = [page('JWT', 'A key with a proof and csv, meta, P384 and ssrf between.'), page('Didoyd', 'x')];
    expect((await search(query, short)).corrected).toBe(expected);
  });

  it('corrects to a word that the pages have in the plural only', async () => {
    const plural = [page('Limits and quotas', 'x'), page('Quote', 'A quote.')];
    expect((await titles('qouta', plural))[0]).toBe('Limits and quotas');
  });

  it('is under other words for the same thing', async () => {
    const account = [page('Create an account', 'x'), page('Other', 'Nothing.')];
    expect(await summary('sign up', account)).toEqual([]);
    expect(await summary('sign up', account, { synonyms: [['createaccount', 'signup']] })).toEqual([
      'title /Create an account',
    ]);
  });

  it.each([
    '',
    '(',
    '[a-z]+',
    '%E0%A4%A',
    '"'.repeat(10_000),
    'x'.repeat(10_000),
    '<img src=q onerror=alert(7)>',
    'constructor',
    '\u202eabc',
    '😀'.repeat(300),
  ])('is nothing for text that no page has (%#)', async (query) => {
    expect((await search(query, [page('Plain', 'Nothing of that.')])).pages).toEqual([]);
  });
});

describe('a hit', () => {
  it('has what readers see, with the kind and the service of its page', async () => {
    const guide = { ...page('Pages', 'x', { 'The Key': 'Nothing.' }), routePath: '/guides/services/resolver/pages' };
    const { pages } = await search('key', [guide]);
    expect(pages).toEqual([
      {
        title: 'Pages',
        kind: 'guide',
        service: 'resolver',
        hits: [
          {
            type: 'header',
            title: 'Pages',
            header: 'The Key',
            link: '/guides/services/resolver/pages#the key',
            query: 'key',
            highlight: [{ start: 4, length: 3 }],
            statement: 'The Key',
          },
        ],
      },
    ]);
  });

  it('highlights the corrected word and other forms of a word as whole words', async () => {
    const marked = async (query: string) => {
      const { pages } = await search(query, [page('Page', 'The platform verified a credential.')]);
      const [{ statement, highlight }] = orderedHits(pages);
      return highlight.map(({ start, length }) => statement.slice(start, start + length));
    };
    expect(await marked('credental')).toEqual(['credential']);
    expect(await marked('verifying')).toEqual(['verified']);
  });

  it('shows a key and its default where the words are those of both', async () => {
    const { pages } = await search('maxage default', [
      page('Page', '', { maxAge: 'integer · default 86400 · How long.' }),
    ]);
    expect(orderedHits(pages)[0]).toMatchObject({ statement: 'maxAge', detail: 'integer · default 86400' });
  });

  it('shows the row of a table alone', async () => {
    const { pages } = await search('mdoc', [page('Page', 'Format · JSON\nmdoc · yes\nJWT · no')]);
    expect(orderedHits(pages)[0].statement).toBe('mdoc · yes');
  });

  it('comes with the card of a name typed alone', async () => {
    const card = {
      kind: 'key' as const,
      name: 'cors.maxAge',
      title: 'cors',
      values: [['Default', '0']] as [string, string][],
      line: 'How long.',
      route: '/Cors#max',
    };
    const options = { cards: [card] };
    const { route: _, ...shown } = card;
    expect((await search('cors.maxage', [page('Cors', 'x')], options)).cards).toEqual([
      { ...shown, link: '/Cors#max' },
    ]);
    expect((await search('maxAge', [page('Cors', 'x')], options)).cards).toHaveLength(1);
    expect((await search('cors maxAge here', [page('Cors', 'x')], options)).cards).toBeUndefined();
  });
});
