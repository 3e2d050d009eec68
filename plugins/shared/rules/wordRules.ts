import type { Rule } from './rule.ts';

/** Rules of words and sentences, in pages and in texts of data. */
export const wordRules = {
  'words/brand-literal': {
    instead: 'the name of the product',
    write: '`%brand.name%`',
    since: 'the site has another name elsewhere',
  },
  'words/brand-token': {
    instead: '`%brand.nmae%`, or `{{brand.name}}`',
    write: '`%brand.name%`',
    since: 'a token that nothing knows stays as it is',
  },
  'words/finished': {
    instead: '`TODO`, or `[what the reader needs]`',
    write: 'what is true today',
    since: 'a template says what to write, not what is true',
  },
  'words/twice': {
    severity: 'warning',
    instead: '`the the`',
    write: '`the`',
    since: 'readers stumble',
  },
  'words/article': {
    severity: 'warning',
    instead: '`an public key`',
    write: '`a public key`',
    since: 'readers stumble',
  },
  'words/agreement': {
    severity: 'warning',
    instead: '`The keys is` or `It have`',
    write: '`The keys are` or `It has`',
    since: 'readers stumble, and look for the word that was left out',
  },
  'words/repeated': {
    severity: 'warning',
    instead: 'a paragraph, an item or a row that stands a few lines above',
    write: 'it once',
    since: 'readers look for the difference',
  },
  'words/punctuation': {
    severity: 'warning',
    instead: '`Send it .`, `Send it.Then wait.` or `Send it (twice.`',
    write: '`Send it.`, `Send it. Then wait.` or `Send it (twice).`',
    since: 'a page with slips of the keyboard is believed less',
  },
  'words/contraction': {
    severity: 'warning',
    instead: "`It's signed`",
    write: '`It is signed`',
    since: 'not everybody reads English first, and "its" is something else',
  },
  'words/mixed-up': {
    severity: 'warning',
    instead: '`You loose it`',
    write: '`You lose it`',
    since: 'both are words, and one is meant',
  },
  'words/enough': {
    severity: 'warning',
    instead: 'a page of fewer than 150 words',
    write: 'what the reader needs, or a section of another page',
    since: 'a short page is found and opened for nothing',
  },
  'prose/sentence': {
    severity: 'warning',
    instead: 'a sentence of more than 30 words',
    write: 'two sentences',
    since: 'a phone shows seven words of it at a time',
  },
  'prose/average': {
    severity: 'warning',
    instead: 'sentences of more than 16 words on average',
    write: 'one thought a sentence',
    since: 'many long sentences tire where one does not',
  },
  'prose/lead': {
    severity: 'warning',
    instead: 'a first paragraph of fewer than 10 or more than 45 words',
    write: 'what the page is about, and why the reader cares',
    since: 'the lead decides whether the page is read',
  },
  'prose/heading': {
    severity: 'warning',
    instead: 'a heading of more than eight words',
    write: 'five words',
    since: 'outlines and results of a search cut it',
  },
  'prose/filler': {
    severity: 'warning',
    instead: '`You can simply send it`',
    write: '`Send it`',
    since: 'nothing is simple for everybody',
  },
  'spelling/known-word': {
    severity: 'warning',
    instead: '`recieve`',
    write: '`receive`, or a word of our field in `docs/_words.txt`',
    since: 'slips cost trust, and the search does not find them',
  },
  'terms/one-name': {
    instead: '`proof request`',
    write: '`presentation definition`, or `*proof request*` to mention the other name',
    since: 'two names look like two things',
  },
  'glossary/entry': {
    instead: 'a term without a definition',
    write: '`term`, `definition` and `page`',
    since: 'the glossary and the links to it are made from them',
  },
  'lists/order': {
    instead: 'a word twice, or out of the alphabet, in `_words.txt`, `_hosts.txt` or the glossary',
    write: 'each once, in its place',
    since: 'two writers who add one each would not meet, and nobody finds it again',
  },
  'glossary/page': {
    instead: '`"page": "/explanations/limit"`',
    write: 'the address of a page that explains the term',
    since: 'the term would link to nothing',
  },
  'characters/hidden': {
    instead: 'a character or a space that nobody sees',
    write: 'nothing, or a plain space',
    since: 'what readers copy does not work',
  },
  'characters/lost': {
    instead: 'U+FFFD',
    write: 'the character that was there',
    since: 'an editor lost it when it read or wrote the file',
  },
  'characters/look-alike': {
    instead: 'a Cyrillic letter in a Latin word',
    write: 'the Latin letter',
    since: 'the word is not the one that it looks like',
  },
  'characters/quotes': {
    instead: 'curly quotes',
    write: '`"` and `\'`',
    since: 'no keyboard has the others, and a shell reads them as text',
  },
  'leaks/secret': {
    instead: 'a key or a token that may work',
    write: '`EXAMPLE-KEY`',
    since: 'published is published',
  },
  'leaks/path': {
    instead: '`/home/maria/keys`',
    write: '`keys`',
    since: 'only one machine has that path',
  },
  'leaks/host': {
    instead: '`https://idp.corp-internal.net`',
    write: '`https://app.example.com`, or a host that is in `docs/_hosts.txt`',
    since: 'examples send requests to whoever owns the host',
  },
} satisfies Record<string, Rule>;
