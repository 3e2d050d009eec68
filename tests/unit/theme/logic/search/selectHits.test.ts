import { describe, expect, it } from 'vitest';
import { prepareRecord } from '../../../../../theme/logic/search/preparedRecord.ts';
import { orderedHits } from '../../../../../theme/logic/search/searchHit.ts';
import { parseQuery } from '../../../../../theme/logic/search/searchQuery.ts';
import type { SearchRecord } from '../../../../../theme/logic/search/searchRecord.ts';
import { selectHits } from '../../../../../theme/logic/search/selectHits.ts';

/** A page from its title, the text above the first heading, and headings with their text. */
function page(title: string, lead: string, sections: Record<string, string> = {}): SearchRecord {
  const record: SearchRecord = { id: title, title, content: lead, toc: [], routePath: `/${title}`, domain: '' };
  for (const [text, body] of Object.entries(sections)) {
    const charIndex = record.content.length + 1;
    record.toc.push({ text, id: text.toLowerCase(), depth: 2, charIndex });
    record.content += `\n${text}\n${body}`;
  }
  return record;
}

function search(query: string, pages: SearchRecord[], limit?: number) {
  const addressOf = ({ record }: { record: SearchRecord }, id: string) => record.routePath + (id && `#${id}`);
  return selectHits(pages.map(prepareRecord), parseQuery(query), { addressOf, limit });
}

const summary = (query: string, pages: SearchRecord[]) =>
  orderedHits(search(query, pages)).map(({ type, link }) => `${type} ${link}`);

describe('selectHits', () => {
  it('ranks title over heading over text', () => {
    const pages = [
      page('Text', 'A page that mentions cors.'),
      page('Headings', 'Nothing.', { Cors: 'Nothing.' }),
      page('Cors', 'Nothing.'),
    ];
    expect(summary('cors', pages)).toEqual(['title /Cors', 'header /Headings#cors', 'content /Text']);
  });

  it('ranks whole words and beginnings of words over parts inside words', () => {
    const pages = [page('Diamonds', 'x'), page('Iamble', 'x'), page('IAM', 'x'), page('Text', 'About iam.')];
    expect(summary('iam', pages)).toEqual(['title /IAM', 'title /Iamble', 'title /Diamonds', 'content /Text']);
  });

  it('finds two words that do not stand side by side', () => {
    const pages = [page('A', 'The verifier checks each signature.'), page('B', 'The verifier only.')];
    expect(summary('signature verifier', pages)).toEqual(['content /A']);
  });

  it('finds words of which one is in the title and the other in a section', () => {
    const pages = [page('Verifier', 'x', { Tolerance: 'Five minutes.' }), page('Other', 'x', { Tolerance: 'None.' })];
    expect(summary('verifier tolerance', pages)).toEqual(['header /Verifier#tolerance']);
  });

  it('finds words that are spread over a page', () => {
    const pages = [page('A', 'One alpha.', { B: 'One beta.' })];
    expect(summary('alpha beta', pages)).toEqual(['content /A']);
  });

  it('puts the phrase before scattered words', () => {
    const pages = [page('Key of an API', 'x'), page('An API key for all', 'x')];
    expect(summary('api key', pages)[0]).toBe('title /An API key for all');
  });

  it('puts the phrase with its repeated words first', () => {
    const pages = [page('A', 'x', { 'client.logoUri of a client': 'x', 'the client.clientUri': 'x' })];
    expect(summary('client clientUri', pages)[0]).toBe('header /A#the client.clienturi');
  });

  it('puts the heading that is the very name before headings and titles that hold more', () => {
    const pages = [page('Paths of a.b', 'x'), page('B', 'x', { 'paths.a.b': 'x', 'paths.a': 'x' })];
    expect(summary('paths.a', pages)[0]).toBe('header /B#paths.a');
  });

  it('puts the heading that is the very sentence first', () => {
    const pages = [page('Stop and start it', 'x', { 'Start it': 'x' }), page('B', 'x', { 'Start or stop it': 'x' })];
    expect(summary('Start or stop it', pages).slice(0, 2)).toEqual([
      'header /B#start or stop it',
      'title /Stop and start it',
    ]);
  });

  it('puts a name that stands in few places first, and one that stands in many as other words', () => {
    const guide = page('Make a key', 'Call it.');
    const api = page('API', 'x', { 'Make a key': 'Its ID is makeKey.', 'Drop a key': 'After makeKeys.' });
    expect(summary('makeKey', [guide, api])[0]).toBe('header /API#make a key');
    const others = ['B', 'C', 'D'].map((title) => page(title, 'See makeKey.'));
    expect(summary('makeKey', [guide, api, ...others])[0]).toBe('title /Make a key');
  });

  it('puts words that stand close together first, in any order', () => {
    const pages = [
      page('A', 'The signature stands in a list that has been invalid.'),
      page('B', 'The signature is invalid.'),
    ];
    expect(summary('invalid signature', pages)).toEqual(['content /B', 'content /A']);
  });

  it('puts what a page says before what it only leads to', () => {
    const pages = [page('A', 'x', { Related: 'An expired key.' }), page('B', 'x', { Dates: 'An expired key.' })];
    expect(summary('expired key', pages)).toEqual(['content /B#dates', 'content /A#related']);
  });

  it('returns 7 hits at most, and a limit of the caller', () => {
    const pages = Array.from({ length: 20 }, (_, index) => page(`Key ${index}`, 'x'));
    expect(orderedHits(search('key', pages))).toHaveLength(7);
    expect(orderedHits(search('key', pages, 3))).toHaveLength(3);
  });

  it('does not let one long page fill the list', () => {
    const long = page('Long', 'x', Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`Key ${i}`, 'x'])));
    const pages = [long, page('A', 'A key.'), page('B', 'The key.')];
    const links = orderedHits(search('key', pages)).map(({ link }) => link);
    expect(links).toContain('/A');
    expect(links).toContain('/B');
    expect(links).toHaveLength(7);
  });

  it('shows other pages before text of a page whose title matches', () => {
    const pages = [
      page('Key', 'A key. The key.'),
      ...Array.from({ length: 6 }, (_, i) => page(`P${i}`, `A key, ${i}.`)),
    ];
    expect(summary('key', pages).slice(0, 3)).toEqual(['title /Key', 'content /P0', 'content /P1']);
    expect(summary('key', pages.slice(0, 2))).toEqual(['title /Key', 'content /Key', 'content /P0']);
  });

  it('shows a text that pages have in common once, as long as others say something else', () => {
    const shared = 'Too many keys. Wait.';
    const pages = [page('A', shared), page('B', shared), page('C', 'A key.')];
    expect(summary('key', pages)).toEqual(['content /A', 'content /C', 'content /B']);
  });

  it('puts the page that comes back to a word over those that mention it, unless it is part of every section', () => {
    const about = page('About', 'x', { One: 'The kid.', Two: 'A kid.' });
    const form = page(
      'Form',
      'x',
      Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`S${i}`, `The kid, ${i}.`])),
    );
    const mention = page('Mention', 'x', { One: 'Some kid.', Two: 'Nothing.' });
    expect(search('kid', [form, mention, about]).map(({ title }) => title)).toEqual(['About', 'Form', 'Mention']);
  });

  it('groups by page, in the order of the best hits, also for pages of one title', () => {
    const pages = [
      { ...page('Same', 'x', { Key: 'The key.' }), routePath: '/one' },
      { ...page('Same', 'x', { Key: 'The key.' }), routePath: '/two' },
    ];
    expect(search('key', pages).map(({ title, hits }) => [title, hits.map(({ link }) => link)])).toEqual([
      ['Same', ['/one#key', '/one#key']],
      ['Same', ['/two#key', '/two#key']],
    ]);
  });

  it('gives each hit what the reader is shown', () => {
    const [group] = search('key', [page('Pages', 'x', { 'The Key': 'Some key text.' })]);
    expect(group.hits).toEqual([
      {
        type: 'header',
        title: 'Pages',
        header: 'The Key',
        link: '/Pages#the key',
        query: 'key',
        highlight: [{ start: 4, length: 3 }],
        statement: 'The Key',
      },
      {
        type: 'content',
        title: 'Pages',
        header: 'The Key',
        link: '/Pages#the key',
        query: 'key',
        highlight: [{ start: 5, length: 3 }],
        statement: 'Some key text.',
      },
    ]);
  });

  it.each(['', '   ', '(', '[a-z]+', '\\', '$^', '%E0%A4%A', '"'.repeat(10_000), '<img src=x onerror=alert(1)>'])(
    'takes %j as plain text',
    (query) => {
      expect(orderedHits(search(query, [page('Plain', 'Nothing of that.')]))).toEqual([]);
    },
  );
});
