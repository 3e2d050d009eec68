import { expect, it } from 'vitest';
import { countTerms, ENTRY, FIELDS } from '../../../../plugins/search/countTerms.ts';
import type { SearchRecord } from '../../../../theme/components/Search/engine/searchRecord.ts';

const record = (title: string, content: string, headings: string[] = []): SearchRecord => ({
  id: title,
  title,
  content,
  toc: headings.map((text) => ({ text, id: text, depth: 2, charIndex: content.indexOf(text) })),
  routePath: `/${title}`,
  domain: '',
});
const nothing = { defines: [], answers: [], summary: '', linked: [], linksTo: [] };

type Counted = ReturnType<typeof countTerms>;
/** Where a word stands: `section field×times`. */
function placesOf({ terms }: Counted, key: string): string[] {
  const { entries } = terms.get(key) ?? { entries: [] };
  return Array.from({ length: entries.length / ENTRY }, (_, at) => {
    const [section, ...fields] = entries.slice(at * ENTRY, (at + 1) * ENTRY);
    const found = fields.flatMap((times, place) => (times > 0 ? [`${FIELDS[place]}×${times}`] : []));
    return [section, ...found].join(' ');
  });
}

const content = 'The key key.\nRotate\nNew notBefore.\nRelated\nOther pages.';
const counts = countTerms(
  [record('Keys', content, ['Rotate', 'Related']), record('Logs', 'A key.')],
  new Map([
    [
      '/Keys',
      {
        ...nothing,
        summary: 'Says key.',
        linked: ['API key'],
        answers: ['How long is a key?'],
        defines: ['key_id'],
        mentions: ['log line'],
      },
    ],
  ]),
);

it('counts each section of a page, and behind them its title, questions, names and mentions', () => {
  expect(counts.pageStarts).toEqual([0, 7, 9]);
  expect(counts.textSections).toEqual([3, 1]);
  expect(counts.mentions).toEqual([[0, 1]]);
});

it.each([
  ['key', ['0 summary×1 linked×1 text×2', '3 title×1', '4 answers×1', '5 defines×1', '7 text×1']],
  ['rotat', []],
  ['rotate', ['1 heading×1']],
  ['notbefore', ['1 name×1']],
  ['before', ['1 text×1']],
  ['other', ['2 links×1']],
  ['relat', []],
  ['related', []],
  ['apikey+', ['0 linked×1']],
  ['keyid', ['5 defines×1']],
  ['line', ['6']],
  ['howlong+', []],
  ['longkey+', ['4 answers×1']],
  ['log', ['6', '8 title×1']],
])('%s stands at %j', (key, places) => expect(placesOf(counts, key)).toEqual(places));

it('keeps how each form is written, and how often', () => {
  const [one] = [countTerms([record('A', 'key keys keys')])];
  expect([...(one.terms.get('key')?.surfaces ?? [])]).toEqual([
    ['key', 1],
    ['keys', 2],
  ]);
});

it('knows how long each section is, by field', () => {
  const { lengths } = countTerms([record('Two words', 'One two three.\nHead\nfour', ['Head'])]);
  expect(lengths).toMatchObject({ title: [0, 0, 2], text: [3, 1, 0], heading: [0, 1, 0], links: [0, 0, 0] });
});

const LINE = 'This line stands on all.';

it.each([
  [5, LINE, 'links'],
  [4, LINE, 'text'],
  [5, 'A line of 19 signs.', 'text'],
  [5, 'A line of 20 signs..', 'links'],
])('of %i pages, %j is %s', (pages, line, field) => {
  const all = countTerms(Array.from({ length: pages }, (_, at) => record(`P${at}`, `${line}\nOwn.`)));
  expect(placesOf(all, 'line')[0]).toBe(`0 ${field}×1`);
  expect(placesOf(all, 'own')[0]).toBe('0 text×1');
});

it.each(['Related', 'NEXT'])('what stands below %s only leads elsewhere', (heading) => {
  expect(placesOf(countTerms([record('A', `${heading}\nkeys`, [heading])]), 'key')).toEqual(['1 links×1']);
});
