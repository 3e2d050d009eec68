import { describe, expect, test } from 'vitest';
import { check, description, glossary, good, longSentences, page, words } from './docsFixture.ts';

/** Has the form of a key of the platform, and opens nothing. */
const HEX = '4f1d09c2a7'.repeat(7).slice(0, 64);

test('a list of YAML stands for nothing, and a word in a host gets the token for hosts', () => {
  expect(check({ 'good.mdx': page(`# T\n\n${words}\n\n\`networks: [mainnet, "polygon:main"]\``) })).toEqual([]);
  expect(check({ 'bad.mdx': page(`# T\n\n${words}\n\n\`keys.prod-Acme.io\``) })).toEqual([
    expect.stringContaining('words/brand-literal "Acme" belongs to one brand only. Write %brand.apiDomain%'),
  ]);
});

test('a page that keeps the rules has no problem', () => {
  expect(check({ 'good.mdx': good })).toEqual([]);
});

test('a sample that shows a file is checked as readers see it', () => {
  const shows = (name: string) => page(`# T\n\n${words}\n\n\`\`\`json title="A" file="/public/${name}"\n\`\`\``);
  expect(check({ 'good.mdx': shows('a.json'), 'public/a.json': '{}' })).toEqual([]);
  expect(check({ 'bad.mdx': shows('a.json'), 'public/a.json': '{' })).toEqual([expect.stringContaining('json/syntax')]);
});

describe('a broken page gives one clear message', () => {
  const rows: [name: string, text: string, message: string][] = [
    ['front matter that is not YAML', page('# T', 'description: a: b'), ':2 front-matter/yaml'],
    [
      'a merge that is not finished',
      page(`# T\n\n${words}\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other`),
      ':9 mdx/syntax A merge is not finished here. Keep one of the two sides',
    ],
    [
      'a card with a drawing that is none',
      page(
        `# T\n\n${words}`,
        `description: ${description}\npageType: home\nfeatures:\n  - title: A\n    icon: composition`,
      ),
      'front-matter/schema features.0.icon: There is no drawing "composition". Write "compose".',
    ],
    [
      'a sample without an end above a heading',
      page(`# T\n\n${words}\n\n\`\`\`text title="A"\na\n\n## Other words\n\nThey go on.`),
      ':11 markdown/fence The sample of line 9 has no end. Write a line ``` here, after its last.',
    ],
    ['a comment of HTML', page(`# T\n\n${words}\n\n<!-- later -->`), 'Write {/* */} around a comment.'],
    [
      'tabs that are not imported',
      page(`# T\n\n${words}\n\n<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tab>\n<Tab label="B">\n\nTwo.\n\n</Tab>\n</Tabs>`),
      ":9 parts/known Tab, Tabs is not imported. Write import { Tab, Tabs } from '@rspress/core/theme'; below the front matter.",
    ],
    [
      'a line below a header with a cell too few',
      page(`# T\n\n${words}\n\n| a | b |\n| - |\n| 1 | 2 |\n| 3 | 4 |`),
      ':10 markdown/table The header has 2 cells, and the line below 1. Write | --- | --- |.',
    ],
    [
      'a table with an empty line inside',
      page(`# T\n\n${words}\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n| 3 | 4 |\n| 5 | 6 |`),
      ':12 markdown/table This line cuts the table in two. Take it out.',
    ],
    [
      'a variable that is nearly the one that is set',
      page(`# T\n\n${words}\n\n\`\`\`bash title="Call"\nOLD_ID=a\ncurl -s "$OLDID/a"\n\`\`\``),
      ':11 samples/syntax No sample of this page sets $OLDID. Did you mean $OLD_ID?',
    ],
    [
      'a table at the end of a list',
      page(`# T\n\n${words}\n\n- One.\n| a | b |\n| - | - |\n| 1 | 2 |`),
      ':10 markdown/table This table would be a part of the list. Write an empty line above it.',
    ],
    [
      'front matter that is not closed',
      '---\ndescription: x\n\n# T\n',
      ':3 front-matter/yaml The front matter is not closed.',
    ],
    [
      'a key with a slip, which is therefore missing',
      page(`# T\n\n${words}`, `desciption: ${description}`),
      ':2 front-matter/schema There is no front-matter key "desciption". Did you mean "description"?',
    ],
    [
      'answers that are one text',
      page(`# T\n\n${words}`, `description: ${description}\nanswers: How do I rotate a key?`),
      ':3 front-matter/schema answers: This is one value, and not a list. Write "answers:" alone on its line',
    ],
    [
      'a line of a command without its backslash',
      page(`# T\n\n${words}\n\n\`\`\`bash title="Call"\ncurl -s "$ENDPOINT/a"\n  -H "A: b"\n\`\`\``),
      ':10 samples/syntax The command ends here, and the next line goes on with it. End this line with " \\".',
    ],
    [
      'a space after a backslash',
      page(`# T\n\n${words}\n\n\`\`\`bash title="Call"\ncurl -s "$ENDPOINT/a" \\ \n  -H "A: b"\n\`\`\``),
      ':10 samples/syntax A space after the backslash ends the command here.',
    ],
    [
      'an address on a line that a call does not reach',
      page(`# T\n\n${words}\n\n\`\`\`bash title="Call"\ncurl -s \\\n  -H "A: b"\n  "$ENDPOINT/a"\n\`\`\``),
      ':11 samples/syntax The command ends here, and its address stands on the next line. End this line with " \\".',
    ],
    [
      'an option with a dash of prose',
      page(`# T\n\n${words}\n\n\`\`\`bash title="Call"\ncurl "$ENDPOINT/a" \\\n  \u2013data x\n\`\`\``),
      ':11 samples/syntax "\u2013data" begins with a dash that the shell takes for a letter. Write --data.',
    ],
    [
      'a value of a fence without its end',
      page(`# T\n\n${words}\n\n\`\`\`text title="Fetch the sample\na\n\`\`\``),
      ':9 samples/option A value of this fence has no closing quote. Write title="Fetch the sample" before',
    ],
    [
      'a value that begins with an asterisk',
      page(`# T\n\n${words}`, `description: ${description}\ntitle: *New*`),
      ':3 front-matter/yaml The front matter is not YAML: Nothing is called "New*"',
    ],
    ['MDX that is not closed', page(`# T\n\n<Tabs>\n\n${words}`), ':7 mdx/syntax'],
    ['a brace in prose', page(`# T\n\n${words} {region`), 'mdx/syntax'],
    [
      'a key that nobody knows',
      page(`# T\n\n${words}`, `description: ${description}\npagetype: doc`),
      ':3 front-matter/schema There is no front-matter key "pagetype". Did you mean "pageType"?',
    ],
    [
      'a page type that nobody knows',
      page(`# T\n\n${words}`, `description: ${description}\npageType: page`),
      ':3 front-matter/schema pageType',
    ],
    ['a short description', page(`# T\n\n${words}`, 'description: Too short.'), ':2 front-matter/schema description'],
    [
      'what is no question among the answers',
      page(`# T\n\n${words}`, `description: ${description}\nanswers:\n  - Rotate an API key`),
      ':3 front-matter/schema answers.0: It is no question',
    ],
    [
      'no description',
      page(`# T\n\n${words}`, 'sidebar: false'),
      ':1 front-matter/schema The front matter has no description. Write one sentence of 80 to 160 characters.',
    ],
    ['no title', page(words), ':5 headings/one-title A page has one H1; this one has 0.'],
    ['two titles', page(`# T\n\n${words}\n\n# U`), ':9 headings/one-title'],
    [
      'a skipped level',
      page(`# T\n\n### U\n\n${words}`),
      ':7 headings/levels This heading jumps from level 1 to level 3. Use level 2: ##.',
    ],
    ['a heading twice', page(`# T\n\n## U\n\n## U\n\n${words}`), ':9 headings/unique'],
    ['a dead link', page(`# T\n\n[x](/god) ${words}`), ':7 links/page-exists No page at /god. Did you mean /good?'],
    [
      'a dead anchor',
      page(`# T\n\n## Part one\n\n[x](#part-two) ${words}`),
      ':9 links/anchor-exists No heading "#part-two"',
    ],
    ['a malformed anchor', page(`# T\n\n[x](#100%) ${words}`), ':7 links/anchor-exists No heading "#100%"'],
    ['a link to a moved page', page(`# T\n\n[x](/old) ${words}`), ':7 links/moved'],
    ['a relative link', page(`# T\n\n[x](./good) ${words}`), ':7 links/root-relative'],
    [
      'a link with .html',
      page(`# T\n\n[x](/good.html) ${words}`),
      ':7 links/canonical The address of this page is /good. Write /good.',
    ],
    [
      'a table with a column that has no header',
      page(`# T\n\n${words}\n\n| | b |\n| - | - |\n| 1 | 2 |`),
      'tables/header Column 1 of this table has no header.',
    ],
    ['a sample without language', page(`# T\n\n${words}\n\n\`\`\`\nx\n\`\`\``), ':9 samples/language'],
    [
      'a file of a sample that is not there',
      page(`# T\n\n${words}\n\n\`\`\`json title="A" file="/public/no.json"\n\`\`\``),
      ':9 samples/file There is no file /public/no.json to show.',
    ],
    [
      'a sample of no operation',
      page(`# T\n\n${words}\n\n\`\`\`json title="A" schema="request of createInstances"\n{}\n\`\`\``),
      ':9 samples/operation No operation is called createInstances. Did you mean createInstance?',
    ],
    [
      'a part that is not there',
      page(`# T\n\n${words}\n\n<Diagrams name="a" />`),
      ':9 parts/known There is no part or component <Diagrams>. Did you mean <Diagram />?',
    ],
    [
      'a part of another name altogether',
      page(`# T\n\n${words}\n\n<Picture name="a" />`),
      ':9 parts/known There is no part or component <Picture>. Import it, or use one of: CoreConfiguration, Diagram.',
    ],
    [
      'a part over several lines',
      page(`# T\n\n${words}\n\n<Diagram\n  name="a"\n/>`),
      ':9 parts/known The part Diagram is written in a way that is not read. Write <Diagram … /> alone on a line',
    ],
    ['an image without words', page(`# T\n\n${words}\n\n![](/x.svg)`), ':9 images/alt This image has no words'],
    ['an element without words', page(`# T\n\n${words}\n\n<img src="/x.svg" />`), ':9 images/alt'],
    [
      'a value that is cut off under a title that does not say so',
      page(`# T\n\n${words}\n\n\`\`\`json title="A"\n{ "a": "eyJ…" }\n\`\`\``),
      ':10 samples/shortened Values of this sample are cut off, and its title does not say so. Write title="A, shortened"',
    ],
    [
      'a prompt in a sample',
      page(`# T\n\n${words}\n\n\`\`\`bash title="A"\ncd a\n$ ls\n\`\`\``),
      ':11 samples/prompt Readers would copy the prompt.',
    ],
    [
      'a call whose path a phone does not show',
      page(
        `# T\n\n${words}\n\n\`\`\`bash title="A"\ncurl -s \\\n  "https://resolver.management.eu.example.com/x"\n\`\`\``,
      ),
      ':11 samples/curl-address This address is cut before its path on a phone.',
    ],
    [
      'a long address at the end of a line',
      page(
        `# T\n\n${words}\n\n\`\`\`bash title="A"\ncurl -s -X POST "$ENDPOINT/instances/resolver-eu-1/status"\n\`\`\``,
      ),
      ':10 samples/curl-address A long address begins a line of its own.',
    ],
    ['a sample without title', page(`# T\n\n${words}\n\n\`\`\`json\n{}\n\`\`\``), ':9 samples/title'],
    [
      'a sample without an end, which hides the next one',
      page(`# T\n\n${words}\n\n\`\`\`text title="A"\na\n\n\`\`\`json title="B"\n{}\n\`\`\``),
      ':9 markdown/fence This sample has no end. Write a line ``` after its last.',
    ],
    [
      'a last sample without an end',
      page(`# T\n\n${words}\n\n\`\`\`text title="A"\na`),
      ':9 markdown/fence This sample has no end.',
    ],
    [
      'a link that is not closed',
      page(`# T\n\n${words}\n\nSee [the good page](/good first.`),
      ':9 links/form "[the good page](/good" is no link, since nothing closes its address. Write [the good page](/good).',
    ],
    [
      'an image that is not closed',
      page(`# T\n\n${words}\n\n![A wallet](/flow.svg`),
      ':9 links/form "[A wallet](/flow.svg" is no link, since nothing closes its address. Write [A wallet](/flow.svg).',
    ],
    [
      'a table without the line below its header',
      page(`# T\n\n${words}\n\n| a | b |\n| 1 | 2 |\n| 3 | 4 |`),
      ':9 markdown/table This is no table, since nothing parts its header from its rows. Write | --- | --- | below this line.',
    ],
    [
      'quotes of a word processor in a shell',
      page(`# T\n\n${words}\n\n\`\`\`bash title="A"\njq -r ‘.id’ a.json\n\`\`\``),
      ":10 characters/quotes ‘ is a quote that readers cannot type. Write a straight '",
    ],
    [
      'front matter without a line',
      page(`# T\n\n${words}`, '').replace('---\n\n---', '---\n---'),
      ':1 front-matter/schema The front matter has no description.',
    ],
    [
      'JSON that is not JSON',
      page(`# T\n\n${words}\n\n\`\`\`json title="A"\n{\n  "a": 1,\n}\n\`\`\``),
      ':12 json/syntax This is not JSON: a name in double quotes has to stand here, and no comma before a closing brace.',
    ],
    ['HTTP that is not HTTP', page(`# T\n\n${words}\n\n\`\`\`http title="A"\nFETCH /x\n\`\`\``), ':10 samples/http'],
    [
      'a body that is not JSON',
      page(
        `# T\n\n${words}\n\n\`\`\`http title="A"\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a" 1}\n\`\`\``,
      ),
      ':13 json/syntax',
    ],
    [
      'a page that says too little',
      page('# T\n\nThis page says a few words and no more than that.', undefined, ''),
      ':1 words/enough This page has 12 words.',
    ],
    [
      'a sentence that is too long',
      page(`# T\n\n${words}\n\nShort. ${'This one goes on and '.repeat(8)}ends.`),
      ':9 prose/sentence This sentence has 41 words. Split it: 30 at most.',
    ],
    ['long sentences all along', page(`# T\n\n${words}`, undefined, `\n\n${longSentences}`), ':1 prose/average'],
    ['a lead that says nothing', page('# T\n\nRead on.'), ':7 prose/lead The lead has 2 words.'],
    [
      'a heading like a sentence',
      page(`# T\n\n${words}\n\n## How one of these is made and then used`),
      ':9 prose/heading',
    ],
    [
      'a filler',
      page(`# T\n\n${words}\n\nYou can simply\nask.`),
      ':9 prose/filler "simply" adds nothing here. Leave it out.',
    ],
    [
      'a term under two names',
      page(`# T\n\n${words}\n\nIt needs\na proof\nrequest.`),
      ':10 terms/one-name "proof request"',
    ],
    [
      'a name of others in a description',
      page(`# T\n\n${words}`, `description: ${description} A proof request.`),
      ':2 terms/one-name "proof request" has another name on this site: presentation definition. Write "presentation definition".',
    ],
    [
      'a sample that a template left to its writer',
      page(`# T\n\n${words}\n\n\`\`\`text title="Goal"\n[lines that the last step prints]\n\`\`\``),
      ':10 words/finished',
    ],
    ['a page that says it is unfinished', page(`# T\n\n${words} Coming soon.`), ':7 words/finished'],
    [
      'a brand name',
      page(`# T\n\n${words} Acme Identity`),
      ':7 words/brand-literal "Acme Identity" belongs to one brand only. Write %brand.name%',
    ],
    [
      'a word twice',
      page(`# T\n\n${words}\n\nIt is the the key.`),
      ':9 words/twice "the the" has the same word twice. Keep one',
    ],
    [
      'a wrong article',
      page(`# T\n\n${words}\n\nIt is an public key.`),
      ':9 words/article "an public" has the wrong article. Write "a public".',
    ],
    ['a hidden character', page(`# T\n\n${words}\n\nA\u200b key.`), ':9 characters/hidden'],
    [
      'a letter of another alphabet',
      page(`# T\n\n${words}\n\nA k\u0435y.`),
      ':9 characters/look-alike "\u0435" is a letter of another alphabet: U+0435. Write the Latin letter "e".',
    ],
    ['curly quotes', page(`# T\n\n${words}\n\nA \u201ckey\u201d.`), ':9 characters/quotes'],
    ['a secret', page(`# T\n\n${words}\n\n\`AKIA2E4QW7RT5YU8IO3P\``), ':9 leaks/secret This looks like an access key'],
    [
      'a key of the platform in a header',
      page(`# T\n\n${words}\n\nSend \`Authorization: Bearer ${HEX.slice(0, 40)}\`.`),
      ':9 leaks/secret This looks like a secret that works.',
    ],
    [
      'a key of the platform in an assignment',
      page(`# T\n\n${words}\n\n\`export API_SECRET="${HEX}"\``),
      ':9 leaks/secret This looks like a secret that works.',
    ],
    ['a key of the platform alone', page(`# T\n\n${words}\n\nIt is ${HEX}.`), ':9 leaks/secret This looks like'],
    [
      'an address of a private network',
      page(`# T\n\n${words}\n\n\`https://10.20.30.40/a\``),
      ':9 leaks/host 10.20.30.40 may be',
    ],
    [
      'a path of one machine',
      page(`# T\n\n${words}\n\n\`/home/maria/keys\``),
      ':9 leaks/path /home/maria is a path of one machine.',
    ],
    [
      'a host that may be real',
      page(`# T\n\n${words}\n\n\`https://idp.corp-internal.net/a\``),
      ':9 leaks/host idp.corp-internal.net',
    ],
    [
      'a heading without a space',
      page(`# T\n\n${words}\n\n##Attach`),
      ':9 markdown/heading This is no heading, since a space is missing. Write "## Attach".',
    ],
    [
      'bold in place of a heading',
      page(`# T\n\n${words}\n\n**Attach it**`),
      ':9 markdown/heading "Attach it" looks like a heading',
    ],
    ['a heading in title case', page(`# T\n\n${words}\n\n## Rotate The Key`), ':9 markdown/case'],
    [
      'a callout that is not closed',
      page(`# T\n\n${words}\n\n:::note\n\nA word.`),
      ':9 markdown/callout This callout is not closed.',
    ],
    [
      'a bar in code, which divides a cell',
      page(`# T\n\n${words}\n\n| A | B |\n| - | - |\n| 1 | \`a|b\` |`),
      ':11 markdown/table This row has 3 cells, and the header has 2. A cell is too many.',
    ],
    [
      'a callout that is closed with two colons',
      page(`# T\n\n${words}\n\n:::note\nRead on.\n::`),
      ':11 markdown/callout This does not close the callout of line 9. Write ":::".',
    ],
    [
      'a row with a cell too many',
      page(`# T\n\n${words}\n\n| a | b |\n| - | - |\n| 1 | 2 | 3 |`),
      ':11 markdown/table This row has 3 cells, and the header has 2. A cell is too many.',
    ],
    [
      'a step whose number stands twice',
      page(`# T\n\n${words}\n\n1. A\n2. B\n2. C`),
      ':11 markdown/numbers Step 3 has the number 2.',
    ],
    ['a link without an address', page(`# T\n\n${words}\n\nSee [x]().`), ':9 links/form The link "x" leads nowhere.'],
    ['a link without words', page(`# T\n\n${words}\n\nSee [](/good).`), ':9 links/words'],
    ['a link with a space', page(`# T\n\n${words}\n\nSee [x] (/good).`), ':9 links/form "[x] (/good)" is no link'],
    [
      'a link without TLS',
      page(`# T\n\n${words}\n\nSee [x](http://www.w3.org/).`),
      ':9 links/form http://www.w3.org/ has no TLS. Write https://www.w3.org/.',
    ],
    [
      'a dead link in HTML',
      page(`# T\n\n${words}\n\nSee <a href="/god">x</a>.`),
      ':9 links/page-exists No page at /god. Did you mean /good?',
    ],
    [
      'an option that is misspelt',
      page(`# T\n\n${words}\n\n\`\`\`json titel="A"\n{}\n\`\`\``),
      ':9 samples/option A fence has no option "titel". Did you mean title="A"?',
    ],
    [
      'a schema that is misspelt, where none can be',
      page(`# T\n\n${words}\n\n\`\`\`http title="A" shema="did-document"\nHTTP/1.1 204 No Content\n\`\`\``),
      ':9 samples/option A fence has no option "shema". Take it out: only a fence of json has a schema',
    ],
    [
      'a name in braces',
      page(`# T\n\n${words}\n\nA {limitOfKeys} is set.`),
      ':9 mdx/expression Braces hold a program, and this page has no "limitOfKeys". Write it as code: `{limitOfKeys}`, or \\{ where readers are to see the brace.',
    ],
    [
      'a name in braces that is a subtraction',
      page(`# T\n\n${words}\n\nRead {X-Request-Id}{/* not {it} */} there.`),
      ':9 mdx/expression Braces hold a program, and this page has no "X". Write it as code: `{X-Request-Id}`',
    ],
    [
      'a name in braces behind one that the page has',
      page(`export const count = 2;\n\n# T\n\n${words}\n\nIt is {Math.max(count, size.count)}.`),
      ':11 mdx/expression Braces hold a program, and this page has no "size".',
    ],
    [
      'an import of nothing',
      page(`import { Tabz } from '@rspress/core/theme';\n\n# T\n\n${words}`),
      ':5 mdx/import The theme has no Tabz. Did you mean Tab?',
    ],
    ['an image of another site', page(`# T\n\n${words}\n\n![x y](https://www.w3.org/x.svg)`), ':9 images/file'],
    [
      'an image of no file',
      page(`# T\n\n${words}\n\n![x y](/x.svg)`),
      ':9 images/file There is no file /x.svg in docs/public.',
    ],
    [
      'an image whose words are a file name',
      page(`# T\n\n${words}\n\n![x.svg](/x.svg)`),
      ':9 images/alt "x.svg" is the name of a file',
    ],
    [
      'something before the front matter',
      `\n${page(`# T\n\n${words}`)}`,
      ':1 front-matter/schema Something stands before the front matter.',
    ],
    [
      'an unknown token',
      page(`# T\n\n${words} %brand.nam%`),
      ':7 words/brand-token There is no brand token %brand.nam%.',
    ],
  ];
  test.each(rows)('%s', (_name, text, message) => {
    const problems = check({
      'good.mdx': good.replace(description, `${description} Good.`.slice(0, 150)),
      'bad.mdx': text,
      '_glossary.json': glossary,
    });
    expect(problems.filter((problem) => problem.includes(message))).toHaveLength(1);
    expect(problems.filter((problem) => !problem.startsWith('docs/bad.mdx'))).toEqual([]);
  });
});

test.each([
  ['front matter', page('# Bad', 'description: a: b'), 'front-matter/yaml'],
  ['MDX', page(`# Bad\n\n<Tabs>\n\n${words}`), 'mdx/syntax'],
])('a page whose %s cannot be read is reported, and links to it are not', (_name, text, rule) => {
  const problems = check({
    'good.mdx': page(`# Good page\n\n[x](/a/bad) [y](/a/bad#part) ${words}`),
    'a/bad.mdx': text,
    'a/_meta.json': '["bad", { "type": "custom-link", "label": "x", "link": "/a/bad" }]',
    '_nav.json': '[{ "text": "Bad", "link": "/a/bad" }]',
  });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^docs/a/bad\\.mdx:\\d+ ${rule}`))]);
});

test('two pages share neither title nor description', () => {
  const rulesOf = (other: string) =>
    check({ 'good.mdx': good, 'other.mdx': other }).map((problem) => problem.split(' ').slice(0, 2).join(' '));
  expect(rulesOf(good.replace(description, `${description} Good.`))).toEqual([
    'docs/other.mdx:5 headings/title-unique',
  ]);
  expect(rulesOf(good.replace('# Good page', '# Other'))).toEqual(['docs/other.mdx:2 front-matter/description-unique']);
});

test('a page with both of another is a copy, which the name of its file tells', () => {
  const problems = check({ 'bad-copy.mdx': good, 'good.mdx': good });
  expect(problems).toEqual([
    'docs/bad-copy.mdx:5 headings/title-unique This page is a copy of docs/good.mdx. Write what only this page has to say, or take it back.',
  ]);
});

test('a question of readers may have a name of others', () => {
  const asking = page(`# T\n\n${words}`, `description: ${description}\nanswers:\n  - What is a proof request?`);
  expect(
    check({
      'a.mdx': asking,
      'good.mdx': good.replace(description, `${description} Good.`),
      '_glossary.json': glossary,
    }),
  ).toEqual([]);
});

test('two pages do not answer the same question', () => {
  const asking = (title: string) =>
    page(`# ${title}\n\n${words}`, `description: ${description}\nanswers:\n  - How do I rotate an API key?`);
  const problems = check({
    'a.mdx': asking('One'),
    'b.mdx': asking('Two').replace(description, `${description} Two.`),
  });
  expect(problems).toEqual([expect.stringContaining('docs/b.mdx:4 front-matter/answers-unique docs/a.mdx answers')]);
});

test('questions that a page has from another one are told once', () => {
  const questions = ['How do I rotate an API key?', 'When does a key end?', 'Who may rotate a key?'];
  const asking = (title: string, more = '') =>
    page(
      `# ${title}\n\n${words}`,
      `description: ${description}${more}\nanswers:${questions.map((text) => `\n  - ${text}`).join('')}`,
    );
  expect(check({ 'a.mdx': asking('One'), 'b.mdx': asking('Two', ' Two.') })).toEqual([
    expect.stringContaining('docs/a.mdx answers "How do I rotate an API key?" and 2 more of these questions as well.'),
  ]);
});

test('lines of a sample may be set off and numbered', () => {
  const sample = '```text {1,3-4} title="A" lineNumbers\none\n```';
  expect(check({ 'a.mdx': page(`# T\n\n${words}\n\n${sample}`) })).toEqual([]);
});

test('links may reach published files and generated ones', () => {
  const body = `# T\n\n[a](/logo.svg) [b](/sitemap.xml) [c](https://example.com/x) ${words}`;
  expect(check({ 'a.mdx': page(body), 'public/logo.svg': '<svg/>' })).toEqual([]);
});

describe('sidebars and navigation', () => {
  const header = (label: string) => `{ "type": "section-header", "label": "${label}" }`;
  const index = page(`# Folder\n\n${words}`, `description: ${description.replace('page', 'folder')}`);

  test('a sidebar entry without a page is named with its line', () => {
    const files = { 'a/good.mdx': good, 'a/_meta.json': '[\n  "good",\n  { "type": "file", "name": "god" }\n]' };
    expect(check(files)).toEqual([
      'docs/a/_meta.json:3 sidebar/page-exists The sidebar names "god", which is not a page of docs/a. Did you mean "good"?',
    ]);
  });

  test('a folder whose entry is misspelt leaves no page out', () => {
    const files = {
      'a/b/one.mdx': good,
      'a/b/two.mdx': page(`# Two\n\n${words}`, `description: ${description} Two.`),
      'a/_meta.json': '[\n  { "type": "dir", "name": "bb", "label": "B" }\n]',
    };
    expect(check(files)).toEqual([
      'docs/a/_meta.json:2 sidebar/page-exists The sidebar names "bb", which is not a folder of docs/a. Did you mean "b"?',
    ]);
  });

  test('a page that the sidebar leaves out is named', () => {
    expect(check({ 'a/good.mdx': good, 'a/_meta.json': '[]' })).toEqual([
      'docs/a/_meta.json:1 sidebar/covers-pages The sidebar leaves out "good", so readers cannot find it. Add "good" where it belongs in the list.',
    ]);
  });

  test('a page that the sidebar leaves out is named in the section that has its words', () => {
    const sidebar = ['"good"', header('Key'), '"a-key"', '"z-key"', header('Proof'), '"a-proof"'];
    const names = ['good', 'a-key', 'b-key', 'z-key', 'a-proof'];
    const pages = names.map((name) => [
      `a/${name}.mdx`,
      page(`# ${name}\n\n${words}`, `description: ${description} ${name}.`),
    ]);
    const files = { ...Object.fromEntries(pages), 'a/_meta.json': `[\n${sidebar.join(',\n')}\n]` };
    const told = check(files).filter((problem) => problem.includes('covers-pages'));
    expect(told).toEqual([
      expect.stringContaining('docs/a/_meta.json:5 sidebar/covers-pages The sidebar leaves out "b-key"'),
    ]);
  });

  test('a page that stands twice may be meant as the one that the sidebar leaves out', () => {
    const other = page(`# Other\n\n${words}`, `description: ${description} Other.`);
    const files = { 'a/good.mdx': good, 'a/other.mdx': other, 'a/_meta.json': '[\n  "good",\n  "good"\n]' };
    expect(check(files)).toEqual([
      'docs/a/_meta.json:3 sidebar/once "good" stands twice; the first is on line 2. Write "other" in one of the two, which the sidebar leaves out.',
    ]);
  });

  test('a folder entry covers the pages in it, and an index covers itself', () => {
    const files = { 'a/index.mdx': index, 'a/b/good.mdx': good, 'a/_meta.json': '[{ "type": "dir", "name": "b" }]' };
    expect(check(files)).toEqual([]);
  });

  test('an unknown route in the navigation is named', () => {
    const nav =
      '[\n  { "text": "A", "items": [{ "text": "B", "link": "/god" }] },\n  { "text": "C", "link": "https://example.com" }\n]';
    expect(check({ 'good.mdx': good, '_nav.json': nav })).toEqual([
      'docs/_nav.json:2 nav/page-exists No page at /god. Did you mean /good?',
    ]);
  });

  test('a sidebar that is not JSON is named once', () => {
    const problems = check({ 'a/good.mdx': good, 'a/_meta.json': '["good",]' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('docs/a/_meta.json:1 json/syntax');
  });

  test('a key that stands twice keeps nobody from looking at the rest of a sidebar', () => {
    const entry = '{ "type": "file", "name": "good", "label": "One", "label": "Two" }';
    const problems = check({ 'a/good.mdx': good, 'a/_meta.json': `[${entry}, "lost"]` });
    expect(problems.map((problem) => problem.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/a/_meta.json:1 json/duplicate-key',
      'docs/a/_meta.json:1 sidebar/page-exists',
    ]);
  });
});

describe('terms', () => {
  test('a name of others may be mentioned in emphasis, in code, and in links that leave the site', () => {
    const body = `# T\n\n${words} *Proof requests*, \`proof request\`, [proof request](https://example.com).`;
    expect(check({ 'a.mdx': page(body), '_glossary.json': glossary.replace('/good', '/a') })).toEqual([]);
  });

  test('an entry with a fault is named with its line', () => {
    const problems = check({
      'good.mdx': good,
      '_glossary.json': '[\n  { "term": "x", "definition": "no stop", "page": "/good" }\n]',
    });
    expect(problems).toEqual([
      expect.stringContaining('docs/_glossary.json:2 glossary/entry definition: A definition begins'),
    ]);
  });
});
