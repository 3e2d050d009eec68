import { describe, expect, test } from 'vitest';
import type { Place } from '../../../../tools-core/base/index.ts';
import { QUERY_CAUSES } from '../../../../tools-core/query/causes.ts';
import type { Credential } from '../../../../tools-core/query/credential.ts';
import { disclosureOf, presented } from '../../../../tools-core/query/disclosure.ts';
import {
  draftSections,
  sectionsOf,
  sideBySide,
  unreadSection,
  verdict,
} from '../../../../tools-core/query/queryReport.ts';
import type { Candidate, PartResult, QueryResult } from '../../../../tools-core/query/result.ts';

const at = (start: number): Place => ({ input: 'query', start, end: start + 1 });
const placeOf = (pointer: string) => at(pointer.length);
const link = { title: 'About queries', href: '/queries' };
const error = (slug: string) => ({ title: slug, href: `/reference/errors/${slug}` });

const card: Credential = {
  title: 'Card',
  format: 'dc+sd-jwt',
  claims: { name: 'Alex', address: { city: 'Graz', zip: '8010' }, vct: 'card' },
  document: {},
  types: ['card'],
  isBound: true,
  disclosable: [
    { path: ['name'], disclosure: 'NAME' },
    { path: ['address', 'city'], disclosure: 'CITY' },
    { path: ['address', 'zip'], disclosure: 'ZIP' },
  ],
  written: 'eyJ.eyJ.sig~NAME~CITY~ZIP~',
  place: at(90),
};
const badge: Credential = { ...card, title: 'Badge', format: 'ldp_vc', disclosable: [], written: '{}' };
const passport: Credential = { ...card, title: 'Passport', format: 'mso_mdoc' };

const candidate = (credential: Credential, isMatch: boolean, asked: Candidate['asked'] = [['name']]): Candidate => ({
  credential,
  isMatch,
  matches: [{ what: 'The claim name', isMet: isMatch, why: 'Found or not.', pointer: '/credentials/0/claims/0/path' }],
  asked,
});
const part = (id: string, ...candidates: Candidate[]): PartResult => {
  const chosen = candidates.find(({ isMatch }) => isMatch);
  return { id, pointer: '/credentials/0', candidates, ...(chosen && { chosen }) };
};
const result = (change: Partial<QueryResult> = {}): QueryResult => ({
  language: 'DCQL',
  isMet: true,
  problems: [],
  parts: [part('id', candidate(card, true))],
  rules: [],
  ...change,
});
const unmet = result({ isMet: false, parts: [part('id', candidate(badge, false)), part('more')] });
const broken = result({
  isMet: false,
  problems: [{ pointer: '/id', text: 'It is wrong.', cause: QUERY_CAUSES.dcqlId }],
});
const sections = (one: QueryResult) => sectionsOf(one, placeOf, link, error);

describe('the verdict', () => {
  test.each([
    [[result()], [card], 'success', 'The query is met by these credentials.'],
    [[result(), unmet], [card], 'error', 'The query is not met: nothing fits id, more.'],
    [[result({ isMet: false })], [card], 'error', 'The query is not met.'],
    [[result()], [], 'skipped', 'The query is well formed. Add credentials to evaluate it against.'],
    [[result(), broken], [], 'error', 'The query itself is malformed. Its problems stand first.'],
  ])('%#', (results, credentials, outcome, summary) => {
    expect(verdict(results, credentials)).toEqual({ outcome, summary });
  });
});

describe('the sections of a query', () => {
  test('problems come first, each with its place, cause and pages', () => {
    const problems = [...broken.problems, { pointer: '', text: 'All is wrong.' }];
    expect(sections(result({ problems, parts: [] }))[0]).toEqual({
      kind: 'checks',
      title: 'DCQL: problems of the query',
      checks: [
        {
          outcome: 'error',
          title: '/id',
          text: 'It is wrong.',
          points: [`Cause: ${QUERY_CAUSES.dcqlId.cause.replaceAll('`', '')}`],
          place: at(3),
          links: [error('credential-query-format'), link],
        },
        { outcome: 'error', title: 'The query', text: 'All is wrong.', points: [], place: at(0), links: [link] },
      ],
    });
    expect(sections(result({ language: 'DIF.PresentationExchange', problems }))[0]).toMatchObject({
      title: 'Presentation Exchange: problems of the query',
    });
  });

  test('a part shows which credential fits, and what was asked of each', () => {
    const [fits] = sections(result({ parts: [part('id', candidate(badge, false), candidate(card, true))] }));
    expect(fits).toMatchObject({ kind: 'checks', title: 'DCQL: which credential fits which part' });
    expect(fits.kind === 'checks' && fits.checks).toEqual([
      {
        outcome: 'success',
        word: 'Fits',
        title: 'id: Card',
        place: at(14),
        links: [link],
        checks: [
          {
            outcome: 'warning',
            word: 'Does not fit',
            title: 'Badge (ldp_vc)',
            place: at(90),
            checks: [
              {
                outcome: 'error',
                title: 'The claim name',
                text: 'Found or not.',
                points: [`Cause: ${QUERY_CAUSES.claim.cause}`],
                place: at(28),
              },
            ],
          },
          {
            outcome: 'success',
            word: 'Fits',
            title: 'Card (dc+sd-jwt)',
            place: at(90),
            checks: [{ outcome: 'success', title: 'The claim name', text: 'Found or not.', points: [], place: at(28) }],
          },
        ],
      },
    ]);
  });

  test('what is not met leads to the page of its error, and what was not checked is no fault', () => {
    const skipped = { ...candidate(badge, false), matches: [{ what: 'w', isMet: undefined, why: '', pointer: '/x' }] };
    const [fits] = sections({ ...unmet, parts: [part('id', skipped)] });
    expect(fits.kind === 'checks' && fits.checks[0]).toMatchObject({
      outcome: 'error',
      word: 'Missing',
      title: 'id: no credential fits',
      links: [error('credential-query-evaluation'), link],
      checks: [{ checks: [{ outcome: 'skipped', title: 'w', points: [] }] }],
    });
    expect(sections(result({ parts: [part('id')] }))).toEqual([]);
  });

  test('a rule over parts is met, or not, or could be left out', () => {
    const rule = { what: 'All of A', why: 'Because.', pointer: '/submission_requirements/0' };
    const rules = [
      { ...rule, isMet: true, isRequired: true },
      { ...rule, isMet: false, isRequired: true },
      { ...rule, isMet: false, isRequired: false },
    ];
    const [fits] = sections(result({ rules }));
    const points = [`Cause: ${QUERY_CAUSES.rule.cause}`];
    const common = { title: 'All of A', text: 'Because.', place: at(26) };
    expect(fits.kind === 'checks' && fits.checks.slice(1)).toEqual([
      { ...common, outcome: 'success', points: [] },
      { ...common, outcome: 'error', points },
      { ...common, outcome: 'skipped', points: [] },
    ]);
  });

  test('a table says what would be disclosed, of the parts that are sent', () => {
    const parts = [
      part('id', candidate(card, true)),
      part('all', candidate(badge, true, [])),
      part('other', candidate(card, true)),
    ];
    const answer = { vp_token: { id: [], all: [] } };
    const tableOf = (one: QueryResult) => sections(one).find(({ kind }) => kind === 'table');
    expect(tableOf(result({ parts, answer }))).toEqual({
      kind: 'table',
      title: 'DCQL: what would be disclosed',
      head: ['Part', 'Asked for', 'Goes along', 'Kept back'],
      rows: [
        ['id', 'name', 'vct', 'address.city, address.zip'],
        ['all', 'nothing', 'name, address.city, address.zip, vct', 'nothing'],
      ],
    });
    expect(tableOf(result({ parts, answer, isMet: false }))).toMatchObject({
      title: 'DCQL: what could be disclosed',
      rows: [['id'], ['all'], ['other']].map((row) => expect.arrayContaining(row)),
    });
    expect(tableOf(result({ parts, answer: { vp_token: 'eyJ' } }))).toMatchObject({ rows: { length: 3 } });
    expect(tableOf(unmet)).toBe(undefined);
  });

  test.each([
    [card, 'The wallet adds the key binding at the end.'],
    [passport, 'The wallet signs it with the device key.'],
    [badge, 'The wallet puts it into a presentation and signs that.'],
  ])('the answer says what a wallet adds to $title', (credential, added) => {
    const answer = { vp_token: { id: ['x'] } };
    expect(sections(result({ parts: [part('id', candidate(credential, true))], answer })).at(-1)).toEqual({
      kind: 'text',
      title: 'DCQL: the answer',
      text: JSON.stringify(answer, null, 2),
      note: `What a wallet would send, without its signatures. ${added}`,
      file: 'answer.json',
    });
    expect(sections(result({ language: 'DIF.PresentationExchange', answer })).at(-1)).toMatchObject({
      title: 'Presentation Exchange: the submission',
    });
  });
});

test('side by side, each credential has the parts that it fits in each language', () => {
  const definition = result({
    language: 'DIF.PresentationExchange',
    isMet: false,
    parts: [part('a', candidate(card, true)), part('b', candidate(card, true), candidate(badge, false))],
  });
  expect(sideBySide([result(), definition], undefined, [card, badge])).toEqual([
    {
      kind: 'table',
      title: 'Side by side: what each credential fits',
      head: ['Credential', 'DCQL', 'Presentation Exchange'],
      rows: [
        ['Card', 'id', 'a, b'],
        ['Badge', 'nothing', 'nothing'],
        ['The whole query', 'met', 'not met'],
      ],
    },
  ]);
  expect(sideBySide([result()], undefined, [card])).toEqual([]);
  expect(sideBySide([result(), definition], undefined, [])).toEqual([]);
});

test('a definition stands beside its draft, and two queries do not', () => {
  const draft = { query: { credentials: [] }, lost: [] };
  const [table] = sideBySide([result()], draft, [card]);
  expect(table).toMatchObject({ head: ['Credential', 'DCQL', 'DCQL draft'] });
  const [both] = sideBySide([result(), result()], draft, [card]);
  expect(both).toMatchObject({ head: ['Credential', 'DCQL', 'DCQL'] });
});

test('the draft of a definition says how it comes out, and what it leaves out', () => {
  const lost = [
    { pointer: '/a', text: 'No.' },
    { pointer: '/b', text: 'No.' },
  ];
  const draft = { query: { credentials: [] }, lost };
  const warning = { outcome: 'warning', word: 'Not carried over', title: '/a', text: 'No.', place: at(2) };
  expect(draftSections(draft, unmet, unmet, placeOf, link)).toEqual([
    {
      kind: 'text',
      title: 'The same as DCQL',
      text: JSON.stringify(draft.query, null, 2),
      note: 'A first draft. With these credentials it is not met, as the definition is.',
      file: 'dcql.json',
    },
    {
      kind: 'checks',
      title: 'What DCQL cannot say',
      checks: [
        { ...warning, links: [link] },
        { ...warning, title: '/b' },
      ],
    },
  ]);
  expect(draftSections({ ...draft, lost: [] }, result(), unmet, placeOf, link)).toMatchObject([
    { note: 'A first draft. With these credentials it is met, unlike the definition.' },
  ]);
});

test('what was not read is told with its reason and place', () => {
  expect(unreadSection([{ why: 'It is cut off.', place: at(7) }])).toEqual({
    kind: 'checks',
    title: 'Not read',
    checks: [
      { outcome: 'warning', title: 'A part of the credentials was not read', text: 'It is cut off.', place: at(7) },
    ],
  });
});

describe('what a wallet shows', () => {
  test('a claim that was asked for goes with all that is in it, and with what it is in', () => {
    expect(disclosureOf(candidate(card, true, [['address']]))).toEqual({
      asked: ['address.city', 'address.zip'],
      along: ['vct'],
      withheld: ['name'],
    });
    expect(disclosureOf(candidate(card, true, [['address', 'zip']]))).toEqual({
      asked: ['address.zip'],
      along: ['vct'],
      withheld: ['name', 'address.city'],
    });
  });

  test('an SD-JWT has the disclosures that were asked for alone', () => {
    expect(presented(candidate(card, true, [['name'], ['address', 'zip']]))).toBe('eyJ.eyJ.sig~NAME~ZIP~');
    expect(presented(candidate(card, true, []))).toBe('eyJ.eyJ.sig~');
    const plain = { ...card, disclosable: [], written: 'eyJ.eyJ.sig~' };
    expect(presented(candidate(plain, true))).toBe('eyJ.eyJ.sig~');
    expect(presented(candidate(badge, true))).toBe('{}');
  });

  test('an mdoc has the elements that were asked for', () => {
    expect(presented(candidate(passport, true, [['address']]))).toBe(
      'DeviceResponse for Passport with address.city, address.zip',
    );
    expect(presented(candidate(passport, true, []))).toBe('DeviceResponse for Passport with no element');
  });
});
