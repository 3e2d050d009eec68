import type { Rule } from './rule.ts';

/** Rules of samples. */
export const sampleRules = {
  'samples/language': {
    instead: '` ``` ` alone, or ` ```bsah `',
    write: '` ```bash `',
    since: 'colors and checks follow the language',
  },
  'samples/title': {
    instead: '` ```json `',
    write: '` ```json title="Request" `',
    since: 'readers copy a sample without the words around it',
  },
  'samples/option': {
    instead: '`titel="Request"`, or `nocheck` without a reason',
    write: '`title="Request"`, `nocheck="needs the wallet SDK"`',
    since: 'an option that nothing knows does nothing',
  },
  'samples/file': {
    instead: '`file="/public/no.json"`, or text in the fence of a file',
    write: 'a file of `docs/`, and an empty fence',
    since: 'the file alone is shown',
  },
  'samples/shortened': {
    instead: '`"eyJhbGci…"` below `title="Token"`',
    write: '`title="Token, shortened"`',
    since: 'what is cut off does not work when copied',
  },
  'samples/prompt': { instead: '`$ curl …`', write: '`curl …`', since: 'readers copy the prompt too' },
  'samples/curl-address': {
    instead: '`curl https://resolver.management.eu.example.com/instances`',
    write: '`ENDPOINT=https://…` on a line above, and `"$ENDPOINT/instances"`',
    since: 'a phone cuts the address before its path',
  },
  'samples/syntax': {
    instead: 'a quote that is not closed, or a line of a command without its `\\` at the end',
    write: 'the quote, or the backslash',
    since: 'a shell waits for the one, and takes the other for two commands',
  },
  'samples/name': {
    instead: 'a name that no sample of the page declares or imports',
    write: 'the name as it is declared, or its import',
    since: 'the program stops there',
  },
  'samples/await': {
    instead: '`const answer = fetch(url);`, of which members are read',
    write: '`await fetch(url)`',
    since: 'a promise has no such members',
  },
  'samples/http': {
    instead: '`FETCH /instances`, or `Content-Type application/json`',
    write: '`GET /instances`, `Content-Type: application/json`',
    since: 'it is no HTTP message',
  },
  'samples/request': {
    instead: 'a path, a body or a status that no API has',
    write: 'what the fix names',
    since: 'readers copy it',
  },
  'samples/operation': {
    instead: '`schema="request of creatInstance"`',
    write: '`schema="request of createInstance"`',
    since: 'nothing would check the sample',
  },
  'samples/schema-name': {
    instead: '`schema="did-documents"`',
    write: '`schema="did-document"`',
    since: 'nothing would check the sample',
  },
  'samples/unchecked': {
    instead: 'JSON that nothing is said of',
    write: '`schema="did-document"`, or `nocheck="…"` with the reason',
    since: 'what nothing checks is wrong one day',
  },
  'samples/schema': {
    instead: '`"enable": true` in a configuration',
    write: '`"enabled": true`',
    since: 'the platform refuses what the sample shows',
  },
  'samples/core': {
    instead: 'a core configuration with another value',
    write: 'the published one',
    since: 'it is said to be all defaults',
  },
  'json/syntax': { instead: '`{ "a": 1, }`', write: '`{ "a": 1 }`', since: 'no program reads the first' },
  'json/duplicate-key': {
    instead: '`{ "a": 1, "a": 2 }`',
    write: '`{ "a": 2 }`',
    since: 'programs differ in which of the two they take',
  },
} satisfies Record<string, Rule>;
