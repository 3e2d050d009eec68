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
  'words/twice': { instead: '`the the`', write: '`the`', since: 'readers stumble' },
  'words/article': { instead: '`an public key`', write: '`a public key`', since: 'readers stumble' },
  'words/agreement': {
    instead: '`The keys is` or `It have`',
    write: '`The keys are` or `It has`',
    since: 'readers stumble, and look for the word that was left out',
  },
  'words/repeated': {
    instead: 'a paragraph, an item or a row that stands a few lines above',
    write: 'it once',
    since: 'readers look for the difference',
  },
  'words/punctuation': {
    instead: '`Send it .`, `Send it.Then wait.` or `Send it (twice.`',
    write: '`Send it.`, `Send it. Then wait.` or `Send it (twice).`',
    since: 'a page with slips of the keyboard is believed less',
  },
  'words/contraction': {
    instead: "`It's signed`",
    write: '`It is signed`',
    since: 'not everybody reads English first, and "its" is something else',
  },
  'words/mixed-up': { instead: '`You loose it`', write: '`You lose it`', since: 'both are words, and one is meant' },
  'words/enough': {
    instead: 'a page of fewer than 150 words',
    write: 'what the reader needs, or a section of another page',
    since: 'a short page is found and opened for nothing',
  },
  'prose/sentence': {
    instead: 'a sentence of more than 30 words',
    write: 'two sentences',
    since: 'a phone shows seven words of it at a time',
  },
  'prose/average': {
    instead: 'sentences of more than 16 words on average',
    write: 'one thought a sentence',
    since: 'many long sentences tire where one does not',
  },
  'prose/lead': {
    instead: 'a first paragraph of fewer than 10 or more than 45 words',
    write: 'what the page is about, and why the reader cares',
    since: 'the lead decides whether the page is read',
  },
  'prose/heading': {
    instead: 'a heading of more than eight words',
    write: 'five words',
    since: 'outlines and results of a search cut it',
  },
  'prose/filler': {
    instead: '`You can simply send it`',
    write: '`Send it`',
    since: 'nothing is simple for everybody',
  },
  'spelling/known-word': {
    instead: '`recieve`',
    write: '`receive`, or a word of our field in `docs/_words.txt`',
    since: 'slips cost trust, and the search does not find them',
  },
  'terms/one-name': {
    instead: '`proof request`',
    write: '`presentation definition`, or `*proof request*` to mention the other name',
    since: 'two names look like two things',
  },
  'terms/capitals': {
    instead: 'OpenId, Github',
    write: 'OpenID, GitHub',
    since: 'readers know a name by its form, and search for it',
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
  'lists/used': {
    instead: 'a word of `docs/_words.txt` that no text has any more',
    write: 'a list without it',
    since: 'a slip that is on the list is never found',
  },
  'glossary/page': {
    instead: '`"page": "/explanations/limit"`',
    write: 'the address of a page that explains the term',
    since: 'the term would link to nothing',
  },
  'facts/count': {
    instead: '`six services`',
    write: 'the number that the data have',
    since: 'the platform changes, and prose does not follow',
  },
  'facts/method': {
    instead: '`supports did:sov`',
    write: 'a method of `did-methods.json`',
    since: 'readers build on what is not there',
  },
  'facts/status': {
    instead: '`answers 411`',
    write: 'a status of an API description',
    since: 'programs wait for what never comes',
  },
  'facts/default': {
    instead: '`maxAge` is ten minutes by default',
    write: 'the default of its schema',
    since: 'a reader who trusts it leaves the key out',
  },
  'facts/limit': {
    instead: '`maxAge` is at most 10 days',
    write: 'the limit of its schema',
    since: 'the platform refuses what is beyond it',
  },
  'facts/standard': {
    instead:
      'a version, a year, a status or a date of a standard that the data do not have; the number of an RFC or of a section beside a link to another',
    write: 'what the data say, or what the link leads to',
    since: 'readers look it up by that number',
  },
  'facts/name': {
    instead: '`maxAeg`, `Rety-After`, `multikey` for a `type`, a name that nothing has, or `Authorization: Token`',
    write: '`maxAge`, `Retry-After`, `Multikey`, a name of the data, or `Authorization: Bearer`',
    since: 'whoever copies it gets an error, or nothing',
  },
  'facts/turned': {
    instead:
      '`Keys are case-insensitive.` where the page said `case-sensitive`; a value of the data, of a line in a sample, of a part or a link that is not the one it was',
    write: 'what `docs/_statements.txt` has; where the platform is another now, run `npm run facts -- <page>:<line>`',
    since: 'a slip of one word says the contrary, and no data know it',
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
