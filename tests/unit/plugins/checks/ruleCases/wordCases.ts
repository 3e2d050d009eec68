import type { wordRules } from '../../../../../plugins/shared/rules/wordRules.ts';
import type { Rights } from './ruleCase.ts';
import { added, type Cases, changed, inPage, PAGE } from './ruleCase.ts';

const GLOSSARY = 'docs/_glossary.json';
const SHORT = `---
description: Shows how to put a new key in the place of an old one without a call that fails, step by step.
---

# Rotate a key

This guide puts a new key in the place of an old one while services go on.

## Change over

That is all.
`;
const long = (words: number, what = 'It') => `${what} ${'goes on and '.repeat(words / 3)}ends.`;
const longSentences = Array.from({ length: 12 }, (_, index) => long(27, `Part ${index}`)).join(' ');

/** A mistake for each rule of words. */
export const wordCases: Cases<typeof wordRules> = {
  'words/brand-literal': inPage('It is a part of Acme Identity.', 'Write %brand.name%'),
  'words/brand-token': inPage('It is a part of %brand.nmae%.', 'Did you mean %brand.name%?'),
  'words/finished': inPage('TODO: say when.', 'Write what is true today'),
  'words/twice': inPage('It is the the key.', 'Keep one of the two: "the"'),
  'words/article': inPage('It is an public key.', 'Write "a public"'),
  'words/agreement': inPage('The keys is public.', 'Write "The keys are".'),
  'words/repeated': inPage(
    '- A key is made once for each.\n- It lasts.\n- A key is made once for each.',
    'Take one',
    13,
  ),
  'words/punctuation': inPage('Send it.Then wait.', 'Write a space after "."'),
  'words/contraction': inPage("It's signed.", 'Write "It is", or "Its"'),
  'words/mixed-up': inPage('You loose it.', 'Write "lose"'),
  'words/enough': added(PAGE, SHORT, 'at least 150 words'),
  'prose/sentence': inPage(long(33), 'Split it: 30 at most.'),
  'prose/average': inPage(longSentences, 'Bring that to 16 or fewer', 1),
  'prose/lead': changed(
    PAGE,
    'This guide puts a new key in the place of an old one while services go on.',
    'Read on.',
    '10 to 45',
  ),
  'prose/heading': inPage('One.\n\n## How one of these is made and then used', 'five are better', '## How'),
  'prose/filler': inPage('You can simply send it.', 'Leave it out.'),
  'spelling/known-word': inPage('Services recieve it.', 'receive'),
  'terms/one-name': inPage('It needs a proof request.', 'Write "presentation definition"'),
  'glossary/entry': changed(
    GLOSSARY,
    '"definition": "A query for credentials.",\n',
    '',
    'An entry has term, definition',
    2,
  ),
  'lists/order': changed(
    'docs/_hosts.txt',
    'www.w3.org',
    'www.w3.org\nhub.example',
    'Put it before "www.w3.org"',
    'hub.example',
  ),
  'glossary/page': changed(
    GLOSSARY,
    '"page": "/guides/keys"',
    '"page": "/explanations/limit"',
    'Did you mean /explanations/limits?',
  ),
  'characters/hidden': inPage('A\u200b key.', 'Take it out.'),
  'characters/lost': inPage('A k\ufffdy.', 'Write the character that belongs here.'),
  'characters/look-alike': inPage('A k\u0435y.', 'Write the Latin letter "e".'),
  'characters/quotes': inPage('A \u201ckey\u201d.', 'Write a straight "'),
  'leaks/secret': inPage('Send `AKIA2E4QW7RT5YU8IO3P`.', 'visibly unusable'),
  'leaks/path': inPage('Write it to `/home/maria/keys`.', 'Write a path from the folder'),
  'leaks/host': inPage('Ask `https://idp.corp-internal.net`.', 'app.example.com'),
};

/** What takes the place of what in a mistake, where the guide tells it in words. */
export const rightWordCases: Rights<typeof wordRules> = {
  'lists/order': ['www.w3.org\nhub.example', 'hub.example\nwww.w3.org'],
  'glossary/page': ['/explanations/limit"', '/explanations/limits"'],
  'words/brand-literal': ['Acme Identity', '%brand.name%'],
  'words/finished': ['TODO: say when.', 'It is made once.'],
  'words/repeated': ['.\n- It lasts.\n- A key is made once for each.', '.\n- It lasts.'],
  'prose/sentence': [long(33), 'It goes on. It ends.'],
  'prose/average': ['goes on and '.repeat(9), ''],
  'prose/lead': ['Read on.', 'This guide puts a new key in the place of an old one while services go on.'],
  'prose/heading': ['## How one of these is made and then used', '## How one is made'],
  'characters/hidden': ['\u200b', ''],
  'characters/lost': ['\ufffd', 'e'],
  'characters/look-alike': ['\u0435', 'e'],
  'characters/quotes': ['\u201ckey\u201d', '"key"'],
  'leaks/secret': ['AKIA2E4QW7RT5YU8IO3P', 'EXAMPLE-KEY'],
};
