/** Only an error fails a check or a build. */
export type Severity = 'error' | 'warning' | 'off';

interface Rule {
  severity: Severity;
  /** What the rule asks for, as a sentence. */
  sentence: string;
  /** What the rule reports, as Markdown. */
  example: string;
}

const error = (sentence: string, example: string): Rule => ({ severity: 'error', sentence, example });
const warning = (sentence: string, example: string): Rule => ({ severity: 'warning', sentence, example });

/** Every rule of the check. The compiler rejects a problem of a rule that isn't here. */
export const rules = {
  'front-matter/yaml': error('Front matter is YAML.', '`description: Keys: how to rotate them`'),
  'front-matter/schema': error('Front matter has known keys with valid values.', '`pagetype: doc`'),
  'front-matter/unique': error('No other page has the same title, description or question.', '`# Keys` on two pages'),
  'page/unreadable': error('A page has content and can be built.', 'an empty file'),
  'headings/one-title': error('A page has one title.', '`# Keys` twice'),
  'headings/levels': error('Headings skip no level.', '`### Rotate` below `# Keys`'),
  'headings/unique': error('A heading occurs once on a page.', '`## Example` twice'),
  'headings/empty': warning('A section has content.', '`## Rotate` right above `## Undo`'),
  'headings/form': error('A heading is well-formed, without closing punctuation.', '`##Rotate`, `**Rotate**` alone'),
  'markdown/callout': error('A callout has a known kind and an end.', '`:::notice`'),
  'markdown/table': error('A table has a header and a cell for each column.', '`| | Default |`'),
  'markdown/fence': error('A code block is closed.', 'no line of three backticks at the end'),
  'markdown/list': warning('Numbers of a list count up.', '`1.`, `2.`, `2.`'),
  'markdown/mark': warning('Markup has both of its marks.', '`**Keys*`'),
  'images/alt': error('An image has a text alternative.', '`![](/flow.svg)`'),
  'images/file': error('An image is a file in `docs/public`.', '`![Flow](https://example.com/flow.svg)`'),
  'mdx/syntax': error('A page is valid MDX.', '`<key>` or `{` in a sentence'),
  'mdx/expression': error('An expression uses names of its page.', '`{limit}` in a sentence'),
  'components/known': error('A tag is a known component.', '`<Diagramm />`'),
  'components/use': error(
    'A component gets the values it needs.',
    '`<Tab>` without a label, a frame of a blocked host',
  ),
  'files/name': error('A file has a name that makes a good address.', '`Rotate Key.mdx`, `keys.mdx.orig`'),
  'files/once': error('An address belongs to one file.', '`keys.mdx` beside `keys/index.mdx`'),
  'files/encoding': error('A file is UTF-8 without a byte order mark.', 'UTF-16'),
  'files/line-ends': error('Lines end in LF (`npm run fix`).', 'CR LF'),

  'words/unfinished': error('Nothing is left to write.', '`TODO`, `[what the reader needs]`'),
  'words/twice': warning('No word is doubled.', '`the the`'),
  'words/article': warning('The article fits the sound of the word.', '`an public key`'),
  'words/repeated': warning('A line occurs once in a section.', 'a pasted paragraph'),
  'words/style': warning('Text has no fillers and reads as plain English.', '`simply`, `in order to`'),
  'words/sentence': warning('A sentence has at most 35 words.', 'a sentence of 40'),
  'spelling/known-word': warning('A word is in the dictionary or in `docs/_words.txt`.', '`recieve`'),
  'terms/one-name': error('A thing has the name that the glossary gives it.', '`proof request`'),
  'glossary/entry': error('A glossary entry is complete and names a page.', 'a term without a definition'),
  'tokens/brand': error('What belongs to the brand is written as a token.', 'the product name'),
  'tokens/unknown': error('A token is one that the build replaces.', '`%brand.nmae%`'),
  'characters/hidden': error('Every character is visible and intact.', 'a zero-width space, U+FFFD'),
  'characters/look-alike': error('A word is in one alphabet.', 'a Cyrillic letter in a Latin word'),
  'characters/quotes': error('Quotes are straight (`npm run fix`).', '`“key”`'),
  'leaks/secret': error('No secret is published.', 'an access key'),
  'leaks/path': error('No path of one machine is published.', '`/home/maria/keys`'),
  'leaks/host': error('A host is reserved for examples or in `docs/_hosts.txt`.', '`https://idp.corp-internal.net`'),

  'links/page-exists': error('A link leads to a page or file.', '`[limits](/explanations/limit)`'),
  'links/anchor-exists': error('A link leads to a heading of its page.', '`/explanations/limits#rats`'),
  'links/form': error('A link is complete and has a valid address.', '`[limits] (/limits)`'),
  'links/words': error('The text of a link names its target.', '`[here](/new)`, a bare address'),
  'links/text': error('The text of a link is not the name of a different page.', '`[Rotate](/guides/keys)`'),
  'links/canonical': error('A link has the address of its page, from the root.', '`../keys`, `/guides/keys.html`'),
  'links/moved': error('A link leads straight to its page.', 'an address in `redirects.json`'),
  'sidebar/form': error('Sidebars and navigation have known keys.', '`"lable": "Create"`'),
  'sidebar/page-exists': error('A sidebar lists existing pages.', '`"name": "creat"`'),
  'sidebar/once': error('A sidebar lists a page once.', '`"create"` twice'),
  'sidebar/covers-pages': error('Every page is in a sidebar.', 'a page that no `_meta.json` lists'),
  'addresses/page': error('A published address stays or redirects.', 'a page deleted without `npm run remove`'),
  'addresses/heading': error('A published anchor stays.', 'a renamed heading without `\\{#old-id}`'),
  'redirects/form': error('A redirect leads from an old address to a page.', '`"/docs/old.html": "/new"`'),
  'redirects/source-is-live': error('A redirect starts where no page is.', '`"/guides/keys": "/new"`'),
  'redirects/target': error('A redirect leads to an existing page and heading.', '`"/old": "/nwe"`'),
  'redirects/chain': error('A redirect leads to no other redirect.', '`"/a": "/b"` and `"/b": "/c"`'),

  'samples/language': error('A code block has a language that has highlighting.', '` ```bsah `'),
  'samples/title': warning('A code block has a title, which mentions shortened values.', '` ```json `'),
  'samples/option': error('A code block has known options.', '`titel="Request"`'),
  'samples/file': error('A code block shows an existing file.', '`file="/public/no.json"`'),
  'samples/prompt': warning('A shell sample can be pasted.', '`$ curl …`'),
  'samples/line-length': warning('Lines of a sample have at most 87 characters.', 'a line of 90'),
  'samples/syntax': error('A sample parses.', 'an unclosed quote'),
  'samples/request': error('A request or response matches its API.', '`curl "$ENDPOINT/instnces"`'),
  'samples/schema': error('A JSON sample matches its schema.', '`"enable": true`'),
  'samples/schema-name': error('A JSON sample has a known schema or a reason for none.', '`schema="did-documents"`'),
  'json/syntax': error('JSON parses.', '`{ "a": 1, }`'),
  'json/duplicate-key': error('An object has a key once.', '`{ "a": 1, "a": 2 }`'),

  'data/readable': error('An entry has what pages are made from.', 'an error whose fixes are missing'),
  'data/form': error('A data file matches its schema.', '`"nmae"` in `brand.json`'),
  'data/reference': error('Data refer to pages, keys and policies that exist.', '`"page": "/guides/kyes"`'),
  'data/mismatch': error(
    'Entries neither repeat nor contradict each other.',
    'a policy error that `errors.json` lacks',
  ),
  'data/described': error('Keys and operations are described.', 'a key without a description'),
  'schema/valid': error('A JSON Schema compiles, with its own `$id`.', '`"$ref": "corss.json"`'),
  'schema/value': error('Defaults and examples match their schema.', '`"default": "5"` of an integer'),
  'openapi/valid': error('An API description is valid OpenAPI.', '`type: map`'),
  'openapi/example': error('Bodies and parameters have valid examples.', 'a parameter without one'),
} satisfies Record<string, Rule>;

/** Name of a rule, e.g. `links/page-exists`. */
export type RuleName = keyof typeof rules;
