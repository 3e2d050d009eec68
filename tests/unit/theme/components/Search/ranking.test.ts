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

  it('has whole words over beginnings of words', async () => {
    const pages = [page('Iamble', 'x'), page('IAM', 'x'), page('Text', 'About iam.')];
    expect(await summary('iam', pages)).toEqual(['title /IAM', 'title /Iamble', 'content /Text']);
  });

  it('has pages with both words before pages with one', async () => {
    const pages = [page('Signature', 'Only that.'), page('A', 'The verifier checks each signature.')];
    expect(await titles('signature verifier', pages)).toEqual(['A', 'Signature']);
  });

  it('finds words of which one is in the title and the other in a section', async () => {
    const pages = [page('Verifier', 'x', { Tolerance: 'Five minutes.' }), page('Other', 'x', { Tolerance: 'None.' })];
    expect((await summary('verifier tolerance', pages))[0]).toBe('header /Verifier#tolerance');
  });

  it('has the heading that is the very name before headings and titles that hold more', async () => {
    const pages = [page('Paths of a.b', 'x'), page('B', 'x', { 'paths.a.b': 'x', 'paths.a': 'x' })];
    expect((await summary('paths.a', pages))[0]).toBe('header /B#paths.a');
  });

  it('has the page that defines a term before those that use it', async () => {
    const pages = [page('Uses', 'The anchor here, the anchor there.'), page('Roots', 'Where an anchor stands.')];
    const metadata = new Map([['/Roots', { defines: ['anchor'], answers: [], summary: '', linked: [], linksTo: [] }]]);
    expect((await summary('anchor', pages, { metadata }))[0]).toBe('content /Roots');
    expect((await summary('anchor', pages))[0]).toBe('content /Uses');
  });

  it('has the page that defines the very term before one that is named after it and more', async () => {
    const pages = [page('Anchor guides', 'x'), page('How a root works', 'About the anchor.')];
    const defines = ['anchor', 'anchors', 'trust anchor'];
    const metadata = new Map([['/How a root works', { defines, answers: [], summary: '', linked: [], linksTo: [] }]]);
    expect(await titles('anchor', pages)).toEqual(['Anchor guides', 'How a root works']);
    const [best] = await summary('anchor', pages, { metadata });
    expect(best).toContain('/How a root works');
  });

  it('has the page that answers a question before those that have its words', async () => {
    const pages = [page('Keys', 'What do I do with a stolen secret? Keep the secret.'), page('Rotation', 'x')];
    const answers = ['What do I do when a secret was stolen?'];
    const metadata = new Map([['/Rotation', { defines: [], answers, summary: '', linked: [], linksTo: [] }]]);
    expect((await summary('what to do with a stolen secret', pages, { metadata }))[0]).toContain('/Rotation');
    expect((await summary('what to do with a stolen secret', pages))[0]).toContain('/Keys');
  });

  it('has the page with two questions like the query before one with one of them', async () => {
    const notesOf = (answers: string[]) => ({ defines: [], answers, summary: '', linked: [], linksTo: [] });
    const pages = [page('Sessions', 'x'), page('Tokens', 'x')];
    const metadata = new Map([
      ['/Sessions', notesOf(['When does a login end?', 'Who owns a picture?'])],
      ['/Tokens', notesOf(['When does a login end?', 'Can a login end early?'])],
    ]);
    expect((await summary('login end', pages, { metadata }))[0]).toContain('/Tokens');
  });

  it('has the page that what was found links to before another with as much of the query', async () => {
    const notesOf = (linksTo: string[]) => ({ defines: [], answers: [], summary: '', linked: [], linksTo });
    const pages = [page('A', 'Of a chain.'), page('Chain', 'x'), page('B', 'Of a chain.')];
    const metadata = new Map([['/Chain', notesOf(['/B'])]]);
    expect(await titles('chain', pages)).toEqual(['Chain', 'A', 'B']);
    const found = (await search('chain', pages, { metadata })).pages.map(({ title }) => title);
    expect(found).toEqual(['Chain', 'B', 'A']);
  });

  it('has the page with a gloss of the very name behind the one about it, before others that use it', async () => {
    const pages = [
      page('Anchor', 'x'),
      page('Uses', 'An anchor.'),
      page('Words', 'anchor: where trust begins. chain: links of it.'),
    ];
    const metadata = new Map([
      ['/Words', { mentions: ['anchor', 'chain'], defines: [], answers: [], summary: '', linked: [], linksTo: [] }],
    ]);
    const glossed = async (query: string) => (await search(query, pages, { metadata })).pages.map(({ title }) => title);
    expect(await titles('anchor', pages)).toEqual(['Anchor', 'Uses', 'Words']);
    expect(await glossed('anchor')).toEqual(['Anchor', 'Words', 'Uses']);
    expect(await glossed('anchr')).toEqual(['Anchor', 'Words', 'Uses']);
  });

  it('has a page with all of the query in one section behind the first, before one with more of each word', async () => {
    const place = { 'What is the end of a session with many words': 'A token, a token.' };
    const pages = [
      page('Tokens end', 'x'),
      page('Spread', 'x', { 'The token': 'x', 'Of it all': 'The end, the end, the end.' }),
      page('One place', 'x', place),
    ];
    expect(await titles('token end', pages)).toEqual(['Tokens end', 'One place', 'Spread']);
  });

  it('has a page with the subject before one with an everyday word that is as rare', async () => {
    const pages = [page('A', 'Something else.', { 'Somebody asks': 'x' }), page('B', 'x', { 'Replay asks': 'x' })];
    expect((await titles('somebody asks for replay', pages))[0]).toBe('B');
  });

  it('has the page that answers the very question before one that has its words in several', async () => {
    const notesOf = (answers: string[]) => ({ defines: [], answers, summary: '', linked: [], linksTo: [] });
    const pages = [page('Sessions', 'x'), page('Access', 'x')];
    const metadata = new Map([
      [
        '/Sessions',
        notesOf(['Who signs a token?', 'Where is a token sent?', 'When does a session end?', 'What ends it?']),
      ],
      ['/Access', notesOf(['When does a token end?'])],
    ]);
    expect((await summary('when does a token end', pages, { metadata }))[0]).toContain('/Access');
    expect((await summary('when does a session end', pages, { metadata }))[0]).toContain('/Sessions');
  });

  it('has a page that says something of its own before those that all say the same', async () => {
    const same = 'Wait as long as Retry-After says, then try again.';
    const apis = Array.from({ length: 6 }, (_, index) => page(`Api ${index}`, `${same}\nCall ${index}.`));
    const own = page('Limits', 'A client that is too fast reads Retry-After in the answer.');
    expect((await titles('Retry-After', [...apis, own]))[0]).toBe('Limits');
  });

  it('has what a page says before what it only leads to', async () => {
    const pages = [page('A', 'x', { Related: 'An expired key.' }), page('B', 'x', { Dates: 'An expired key.' })];
    expect(await titles('expired key', pages)).toEqual(['B', 'A']);
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

  it('keeps pages of one title apart', async () => {
    const same = [
      { ...page('Same', 'The key.'), routePath: '/one' },
      { ...page('Same', 'A key.'), routePath: '/two' },
    ];
    expect(await summary('key', same)).toEqual(expect.arrayContaining(['content /one', 'content /two']));
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
    ['rifi', 'Verify', 'a part of a word'],
    ['VERIFIER', 'Verify', 'capitals'],
    ['cafe', 'Verify', 'a word without its accent'],
    ['cafe\u0301', 'Verify', 'an accent as a character of its own'],
    ['ve\u200brifier', 'Verify', 'an invisible character'],
    ['“verifier”', 'Verify', 'quotation marks'],
    ['credentials', 'Verify', 'a plural'],
    ['checking', 'Verify', 'another form'],
    ['not before', 'Verify', 'a name as two words'],
    ['not_before', 'Verify', 'a name in another notation'],
    ['notbefore', 'Verify', 'a name in one word'],
    ['status list', 'Verify', 'the words of a name'],
    ['diddocument', 'Verify', 'two words as one'],
    ['verfier', 'Verify', 'a letter left out'],
    ['vreifier', 'Verify', 'two letters swapped'],
    ['credential of zebra', 'Verify', 'words of which one is missing'],
    ['자격', 'Korean', 'the beginning of a Korean word'],
    ['증명', 'Korean', 'a part of a Korean word'],
    ['凭证', 'Chinese', 'Chinese'],
    ['凭', 'Chinese', 'one Chinese character'],
    ['サーバー', 'Japanese', 'Japanese'],
    ['検証する', 'Japanese', 'Japanese in two scripts'],
    ['ключ', 'Cyrillic', 'Cyrillic'],
    ['КЛЮЧ', 'Cyrillic', 'Cyrillic capitals'],
    ['веряющ', 'Cyrillic', 'a part of a Cyrillic word'],
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

  it('says which word it took for another, and takes it as it stands on demand', async () => {
    expect(await search('teh verfier', pages)).toMatchObject({ corrected: 'the verifier' });
    expect((await search('verifier', pages)).corrected).toBeUndefined();
    expect(await search('verfier', pages, { isVerbatim: true })).toEqual({ index: 'site', pages: [] });
  });

  it.each([
    ['jtw', 'jwt'],
    ['kye', 'key'],
    ['poof', 'proof'],
    ['crv', undefined],
    ['beta', undefined],
    ['csrf', undefined],
    ['fido', undefined],
  ])('takes the short word %s for %s: another letter makes another word there', async (query, expected) => {
    const short = [page('JWT', 'A key with a proof and csv, meta and ssrf between.'), page('Didoyd', 'x')];
    expect((await search(query, short)).corrected).toBe(expected);
  });

  it('is under other words for the same thing', async () => {
    const account = [page('Create an account', 'x'), page('Other', 'Nothing.')];
    expect(await summary('sign up', account)).toEqual([]);
    expect(await summary('sign up', account, { synonyms: [['createaccount', 'signup']] })).toEqual([
      'title /Create an account',
    ]);
  });

  it('of a verb with its particle is not what the verb alone has', async () => {
    const pages = [page('Read logs', 'A log has lines.'), page('Account', 'Your login asks for a signin.')];
    const options = { synonyms: [['signin', 'login']] };
    expect(await summary('how do I log in', pages, options)).toEqual(['content /Account']);
    expect((await summary('log lines', pages, options))[0]).toBe('content /Read logs');
  });

  it.each([
    '',
    '   ',
    '(',
    '[a-z]+',
    '\\',
    '$^',
    '%E0%A4%A',
    '"'.repeat(10_000),
    'x'.repeat(10_000),
    '<img src=q onerror=alert(7)>',
    '__proto__',
    'constructor',
    'שלום',
    '\u202eabc',
    '😀'.repeat(300),
    'toString hasOwnProperty',
  ])('is nothing for text that no page has (%#)', async (query) => {
    expect((await search(query, [page('Plain', 'Nothing of that.')])).pages).toEqual([]);
  });
});

describe('a hit', () => {
  it('has what the reader is shown, and says where the page leads', async () => {
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

  it('brings the card of a name typed alone', async () => {
    const card = {
      kind: 'key' as const,
      name: 'cors.maxAge',
      title: 'cors',
      facts: [['Default', '0']] as [string, string][],
      line: 'How long.',
      route: '/Cors#max',
    };
    const options = { cards: [card] };
    const { route: _, ...shown } = card;
    expect((await search('cors.maxage', [page('Cors', 'x')], options)).cards).toEqual([
      { ...shown, link: '/Cors#max' },
    ]);
    expect((await search('cors maxAge here', [page('Cors', 'x')], options)).cards).toBeUndefined();
  });

  it('brings all cards of a name, wherever one part ends and the next begins', async () => {
    const card = (name: string, route: string) => ({
      kind: 'key' as const,
      name,
      title: '',
      facts: [],
      line: 'x'.repeat(200),
      route,
    });
    for (let before = 0; before < 40; before++) {
      const cards = [
        ...Array.from({ length: before }, (_, number) => card(`a${number}`, '/other')),
        card('policies', '/1'),
        card('policies', '/2'),
        card('policies', '/3'),
      ];
      const found = await search('policies', [page('Policies', 'x')], { cards });
      expect(found.cards?.map(({ link }) => link)).toEqual(['/1', '/2', '/3']);
    }
  });

  it('of a path are those of the method that is typed with it', async () => {
    const cards = ['GET', 'POST'].map((method) => ({
      kind: 'operation' as const,
      name: '/roles',
      title: `${method} roles`,
      facts: [['Request', `${method} /roles`]] as [string, string][],
      line: '',
      route: `/iam#${method.toLowerCase()}`,
    }));
    const titles = async (query: string) => {
      const found = await search(query, [page('Roles', 'x')], { cards });
      return found.cards?.map(({ title }) => title);
    };
    expect(await titles('/roles')).toEqual(['GET roles', 'POST roles']);
    expect(await titles('post /roles')).toEqual(['POST roles']);
    expect(await titles('DELETE /roles')).toEqual(['GET roles', 'POST roles']);
  });
});
