import { expect, test } from 'vitest';
import { checkDataText } from '../../../../../plugins/checks/rules/dataTexts.ts';
import { termFinder } from '../../../../../plugins/checks/rules/terms.ts';

const findTerms = termFinder([{ term: 'presentation definition', not: ['proof request'], others: [] }]);
const rules = {
  json: (text: string) => checkDataText('docs/public/spec/a.json', text, { tokens: {}, hosts: [], findTerms }),
  yaml: (text: string) => checkDataText('docs/public/spec/a.yaml', text, { tokens: {}, findTerms }),
  example: (text: string) => checkDataText('docs/public/examples/a.json', text, { tokens: {}, hosts: [], findTerms }),
  glossary: (text: string) => checkDataText('docs/_glossary.json', text, { tokens: {}, findTerms }),
  svg: (text: string) => checkDataText('docs/a.svg', text, { tokens: {}, findTerms }),
  md: (text: string) => checkDataText('docs/a.md', text, { tokens: {}, findTerms }),
};
const told = (rule: keyof typeof rules, text: string) =>
  rules[rule](text).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['json', '{\n  "description": "It is the the key.",\n  "other": "It is the the key.",\n  "title": "TODO"\n}'],
    [
      'docs/public/spec/a.json:2:25 words/twice "the the" has the same word twice. Keep one of the two: "the".',
      'docs/public/spec/a.json:4:13 words/finished "TODO" tells the reader that the page is unfinished. Write what is true today, or leave it out.',
    ],
  ],
  [
    ['json', '["It is the the key.",\n "one",\n  "`a` is is so"\n]'],
    ['docs/public/spec/a.json:3:8 words/twice "is is" has the same word twice. Keep one of the two: "is".'],
  ],
  [
    ['json', '"other": "[name of it]"'],
    [
      'docs/public/spec/a.json:1:11 words/finished [name of it] stands for what you have to say. Write it in place of the brackets.',
    ],
  ],
  [
    ['json', '"other": "https://a.b.c"'],
    [
      "docs/public/spec/a.json:1:11 leaks/host a.b.c may be somebody's real host. Write a reserved host such as app.example.com, or add it to docs/_hosts.txt if readers are meant to go there.",
    ],
  ],
  [
    ['json', '"summary": "A proof request."'],
    [
      'docs/public/spec/a.json:1:15 terms/one-name "proof request" has another name on this site: presentation definition. Write "presentation definition". To mention the other name, put it in emphasis: *proof request*.',
    ],
  ],
  [
    ['json', '"detail": "A proof request, it is is so."'],
    ['docs/public/spec/a.json:1:32 words/twice "is is" has the same word twice. Keep one of the two: "is".'],
  ],
  [
    [
      'yaml',
      'description: It is is so.\nsummary: >-\n  It is the the key.\n  - a a\n\n  the the end\nother: the the key\ntitle: |\n  the the',
    ],
    [
      'docs/public/spec/a.yaml:1:17 words/twice "is is" has the same word twice. Keep one of the two: "is".',
      'docs/public/spec/a.yaml:3:9 words/twice "the the" has the same word twice. Keep one of the two: "the".',
      'docs/public/spec/a.yaml:4:5 words/twice "a a" has the same word twice. Keep one of the two: "a".',
      'docs/public/spec/a.yaml:6:3 words/twice "the the" has the same word twice. Keep one of the two: "the".',
      'docs/public/spec/a.yaml:9:3 words/twice "the the" has the same word twice. Keep one of the two: "the".',
    ],
  ],
  [
    ['yaml', '  - name: the the'],
    ['docs/public/spec/a.yaml:1:11 words/twice "the the" has the same word twice. Keep one of the two: "the".'],
  ],
  [
    ['glossary', '[{\n"term": "a", "not": ["proof request"],\n"definition": "A proof request."\n}]'],
    [
      'docs/_glossary.json:3:18 terms/one-name "proof request" has another name on this site: presentation definition. Write "presentation definition". To mention the other name, put it in emphasis: *proof request*.',
    ],
  ],
  [
    ['svg', '<svg>\n<style>the the</style><text>It is the the key</text><text>key</text>\n<text>2 , 3</text></svg>'],
    ['docs/a.svg:2:35 words/twice "the the" has the same word twice. Keep one of the two: "the".'],
  ],
  [
    ['md', 'It is the the key.\n\nOpen **it'],
    ['docs/a.md:1:7 words/twice "the the" has the same word twice. Keep one of the two: "the".'],
  ],
])('texts of data: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['example', '"other": "https://a.b.c"']],
  [['json', '"summary": "*A proof request*, `proof request`."']],
  [['json', '"summary": "Open **it."']],
  [['glossary', '"caption": "A proof request."']],
  [['md', 'A `the` the. See https://a.b/the the.']],
])('texts of data: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));
