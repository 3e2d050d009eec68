import { expect, test } from 'vitest';
import { codeLinesIn, codeOf, isCodeLine } from '../../../../../plugins/checks/statements/codeLinesIn.ts';
import {
  areOpposite,
  isDenying,
  isLimiting,
  isNegation,
  isStyle,
  valueIn,
} from '../../../../../plugins/checks/statements/factWords.ts';
import { linksIn } from '../../../../../plugins/checks/statements/linksIn.ts';
import { gapsBetween, placesOf, shareOf } from '../../../../../plugins/checks/statements/places.ts';
import { statementsIn } from '../../../../../plugins/checks/statements/statementsIn.ts';
import { changesBetween } from '../../../../../plugins/checks/statements/wordChanges.ts';

/** Pairs of which a sentence says something else where one stands in the place of the other. */
const PAIRS =
  'yes/no both/last few/most alone/together everywhere/somewhere normally/rarely all/additionally everything/nothing anyone/someone single/many and/or mandatory/optional need/can possible/impossible supported/unsupported permit/refuse required/discouraged accepts/ignores included/exclude excludes/need grants/withdraw trusts/distrusted errors/warning valid/expired intact/damaged positive/negative good/bad better/worse best/worst helpful/useless harmless/dangerous safe/dangerous success/failure succeeds/fails known/unknown exists/absent appears/vanish empty/filled whole/partial sufficient/insufficient inactive/suspended authorized/rejected wins/lose with/without enable/off started/end continue/stop keeps/loses stays/wipes remain/delete runs/stopped checks/skips creates/deletes appends/drops pass/remove name/omit merges/replaces extend/override opens/closes reveals/hidden protects/exposes attaches/detaches sends/receives inserts/deletes available/unavailable correct/wrong authentic/tampered remain/become untouched/changed fixed/variable random/constant ordered/unsorted online/offline visible/hidden locks/unlocks connects/disconnects reads/write raises/lower increased/decreased encodes/decodes encrypts/decrypts encryption/signed signs/verifies uploads/downloads imports/exports derives/fetch meets/violate proved/assume helps/hinders issues/revokes suspends/lifts hash/signed validate/resolve authentication/authorization create/update asks/answered pushes/polls kept/fresh earlier/later ahead/behind precedes/follows instantly/eventually current/deprecated second/third beginning/end earliest/late older/newest past/future temporary/final together/turn once/repeatedly synchronously/asynchronous manually/automatic daily/monthly ascending/descending forwards/backward preceding/next former/latter longer/shorter biggest/shortest maximum/minimum upper/lower long/short big/small broadest/smallest broader/narrower major/minor exactly/approximate inclusive/exclusive even/odd half/double faster/slow stronger/weak wider/narrow stricter/lenient left-most/right top/bottom above/below up/down nearest/far within/across inner/outside internal/external incoming/outgoing local/remote global/regional same/others alike/different equals/differ true/false case-sensitive/case-insensitive public/secret symmetric/asymmetric static/dynamic absolute/relative directly/indirect explicitly/implicit shared/separate unique/duplicate centralized/decentralized embedded/enveloping nested/flat plain/unreadable read-only/writable self-signed/cross-signed roots/intermediate core/inline management/service ratified/draft test/production hex/base58btc yours/platform upper-case/lower-case number/list digits/colon path/query own/managed parent/child client/server sender/recipient callers/callee holders/authorizer employees/employer organizations/people prefix/suffix rows/column proofs/schema instances/role credentials/presentation requests/response wallets/browser minute/day bits/character april/june tuesday/sunday'.split(
    ' ',
  );
const rows = [
  [3, '## A heading of words'],
  [4, '  - One *is* [a key](/a). Two is \\\\*so\\\\*; three'],
  [6, '| a | b c |'],
  [7, '|---|:-:|'],
  [8, '<Tag of it />'],
  [9, ':::note of it'],
  [10, 'import a from b'],
  [11, '{ a b }'],
  [12, '![A b](/a)'],
  [13, 'Word.'],
  [14, '2. See  [an `id`](https://a.b) or [b [c] = d](/e#f).'],
  [15, '   '],
] as const;
const told = (word: string) => {
  const value = valueIn(word);
  return value ? [`${value.kind} ${value.text}`] : [];
};

test.each([
  ['once', ['number 1']],
  ['twice', ['number 2']],
  ['five', ['number 5']],
  ['sixteen', ['number 16']],
  ['tenth', ['number 10th']],
  ['fourth', ['number 4th']],
  ['seventeen', ['number seventeen']],
  ['hundred', ['number hundred']],
  ['million', ['number million']],
  ['7', ['number 7']],
  ['1.5', ['number 1.5']],
  ['2025-05-15', ['number 2025-05-15']],
  ['`404`', ['number 404']],
  ['`key`', ['name key']],
  ['`a b`', ['name a b']],
  ['P-256', ['name P-256']],
  ['PATCH', ['name PATCH']],
  ['did:web', ['name did:web']],
  ['OpenID', ['name OpenID']],
  ['Internet-Draft', ['name Internet-Draft']],
  ['', ['number 0th']],
])('the value of a word: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each(['zero', 'key', 'Key', 'third', 'a-b', 'a.b'])('the value of a word: nothing is said of %j', (text) =>
  expect(told(text)).toEqual([]),
);

test('words that deny each other, either way round', () => {
  const wrong = PAIRS.map((pair) => pair.split('/')).filter(
    ([one, other]) => !areOpposite(one, other) || !areOpposite(other, one),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['always', 'normally'],
  ['key', 'secret'],
  ['keep', 'keeps'],
  ['true', 'true'],
  ['yes', 'false'],
  ['', ''],
])('%s and %s do not', (one, other) => expect(areOpposite(one, other)).toBe(false));

test('words that say no, and those that may say so in another way', () => {
  const words =
    'no not nor never none nobody nothing neither cannot without unless only except instead refuse refuses refused rejects rejected denies denied deny forbidden fail fails failed lacks lack missing absent empty ignore ignores leaves left stop stops stopped end ends ended cease ceases prevents avoids excludes hides hidden least most before until off unknown independent free rather unencoded invalid impossible irregular disallowed non-empty useless'.split(
      ' ',
    );
  expect(words.filter((word) => !isDenying(word))).toEqual([]);
  expect(words.filter(isNegation)).toEqual(words.slice(0, 11));
  const others =
    'yes key includes instance information implies important distinct displays unit one refusing lefty endless-ly'.split(
      ' ',
    );
  expect(others.filter(isDenying)).toEqual([]);
});

test('words that limit, and words of style', () => {
  const limits = 'only alone just but except exactly single one limited solely nothing other else without'.split(' ');
  expect(limits.filter((word) => !isLimiting(word))).toEqual([]);
  expect(['all', 'key'].filter(isLimiting)).toEqual([]);
  const style =
    'a an the this that these those there here it its they them their is are was were be been being has have had do does did will would could should shall of to in for by at from as into so then thus just which who whose what when where if while you your we our us than even still itself themselves ones'.split(
      ' ',
    );
  expect(style.filter((word) => !isStyle(word))).toEqual([]);
  expect(['not', 'on', 'key', 'must'].filter(isStyle)).toEqual([]);
});

test('what took the place of what, between neighbours that stayed', () => {
  const gaps = gapsBetween(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'x', 'c', 'y', 'z', 'f', 'new']);
  expect(gaps).toEqual([
    { lost: ['b'], come: ['x'] },
    { lost: ['d', 'e'], come: ['y', 'z'] },
  ]);
  expect(placesOf(gaps)).toEqual(new Map([['b', 'x']]));
  expect(gapsBetween(['first', 'b'], ['other', 'b'])).toEqual([{ lost: ['first'], come: ['other'] }]);
  expect(gapsBetween(['a', 'last'], ['a', 'end'])).toEqual([{ lost: ['last'], come: ['end'] }]);
  expect(gapsBetween(['a', 'b'], ['a', 'b', 'c'])).toEqual([]);
});

test('the share of words that two texts have in common, each as often as both have it', () => {
  expect(shareOf(['a', 'b', 'a'], ['a', 'c'])).toBe(0.4);
  expect(shareOf(['a', 'a'], ['a', 'a'])).toBe(1);
  expect(shareOf(['a'], ['b'])).toBe(0);
});

test('what differs between two lists of words', () => {
  const told = (old: string, now: string) =>
    changesBetween(old.split(' '), now.split(' ')).map((one) => `${one.old.join(' ')} > ${one.now.join(' ')}`);
  expect(told('The key is old', 'the key was new')).toEqual(['is old > was new']);
  expect(told('a b c d', 'a c x d y')).toEqual(['b > ', ' > x', ' > y']);
  expect(told('`A` b', '`a` b')).toEqual(['`A` > `a`']);
  expect(told('a b', 'a b')).toEqual([]);
});

test('the statements of a page, without marks and headings', () =>
  expect(statementsIn(rows)).toEqual([
    { text: 'One is a key.', line: 4, column: 1 },
    { text: 'Two is so;', line: 4, column: 27 },
    { text: '| a | b c |', line: 6, column: 1 },
    { text: 'See an `id` or b c = d.', line: 14, column: 4 },
  ]));

test('where its links lead', () =>
  expect(linksIn(rows)).toEqual([
    { text: '/a-key link=/a', line: 4, column: 14 },
    { text: '/an-`id` link=https://a.b', line: 14, column: 9 },
    { text: '/b-[c]-d link=/e#f', line: 14, column: 35 },
  ]));

test('the lines of its samples, as they are recorded', () => {
  const lines = codeLinesIn([
    [5, '  const a = 1;'],
    [6, '  }'],
    [7, ''],
  ]);
  expect(lines).toEqual([{ text: '\tconst a = 1;', line: 5, column: 3 }]);
  expect(lines.map(({ text }) => [isCodeLine(text), codeOf(text), isCodeLine(text.trim())])).toEqual([
    [true, 'const a = 1;', false],
  ]);
});
