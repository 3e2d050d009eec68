import type { Rule } from './rule.ts';

/** Rules of pages: their front matter, headings and Markdown. */
export const pageRules = {
  'front-matter/schema': {
    instead: '`pagetype: doc`, or a description of 40 characters',
    write: '`pageType: doc`, and a description of 80 to 160 characters',
    since: 'a key that nothing knows does nothing, and results of a search show the description',
  },
  'front-matter/yaml': {
    instead: '`description: Keys: how to rotate them.`',
    write: '`description: "Keys: how to rotate them."`',
    since: 'a colon begins a value',
  },
  'front-matter/description-unique': {
    instead: 'the description of another page',
    write: 'what this page gives that the other does not',
    since: 'a result has to say which of the two it is',
  },
  'front-matter/answers-unique': {
    instead: 'a question that another page answers',
    write: 'the question on the page that answers it best',
    since: 'both would come first',
  },
  'headings/one-title': {
    instead: 'no `# Title`, or two',
    write: '`# Title` once, and `## Section` below it',
    since: 'the title names the page everywhere',
  },
  'headings/levels': {
    instead: '`### Rotate` below `# Keys`',
    write: '`## Rotate`',
    since: 'who hears the page believes that a level was left out',
  },
  'headings/empty': {
    instead: '`## Notice a change` with the next `##` below it',
    write: 'what the section says, or no heading',
    since: 'the outline and the search lead readers there',
  },
  'headings/unique': {
    instead: '`## Example` twice on a page',
    write: '`## Example with a proof`',
    since: 'a link to it is unclear',
  },
  'headings/title-unique': {
    instead: 'the title of another page',
    write: '`# Resolver configuration`',
    since: 'results of a search show the title alone',
  },
  'sections/frame': {
    severity: 'warning',
    instead: 'a guide with `## Before you start`, and without `## Undo`',
    write: '`## Before you start`, the steps, `## Check the result`, `## Undo`, `## Next`',
    since: 'readers look for what they need, for the proof and for the way back in the same place of every guide',
  },
  'sections/next': {
    severity: 'warning',
    instead: '`## Next` without a link to a guide or a tutorial',
    write: '`[Resolve by API](/tutorials/services/resolver/resolve-via-api)`',
    since: 'who is done asks what to do next',
  },
  'markdown/heading': {
    instead: '`**Attach it**` on a line of its own, or `##Attach it`',
    write: '`## Attach it`',
    since: 'no outline and no search knows the first',
  },
  'markdown/case': {
    severity: 'warning',
    instead: '`## Rotate The Key`',
    write: '`## Rotate the key`',
    since: 'headings are sentences',
  },
  'markdown/numbers': {
    instead: '`1.`, `2.`, `2.`',
    write: '`1.`, `2.`, `3.`',
    since: 'one of the steps was moved or is missing',
  },
  'markdown/callout': {
    instead: '`:::note` without an end, or `:::notice`',
    write: 'a line `:::` after it, and a kind that the fix names',
    since: 'the rest of the page would be inside',
  },
  'markdown/table': {
    instead: 'a row with a cell too many, or a header without `| --- | --- |` below it',
    write: '`\\|` for a line inside a cell, and the line below the header',
    since: 'a browser drops the cell, and shows the bars of the second',
  },
  'markdown/fence': {
    instead: 'a sample without a line of three backticks behind it',
    write: 'that line after the last of the sample',
    since: 'all that follows is shown as code, up to the end of the next sample',
  },
  'markdown/list': {
    instead: 'the next item of a list on the line of the one before: `- Keys. - Scopes.`',
    write: 'a line for each item',
    since: 'readers see one item with a dash in it',
  },
  'markdown/mark': {
    instead: '`**Keys*`',
    write: '`**Keys**`',
    since: 'readers see the sign, and nothing is marked',
  },
  'markdown/tab': {
    instead: 'a tab before a paragraph',
    write: 'the paragraph at the margin',
    since: 'some tools read it as code',
  },
  'tables/header': {
    instead: '`| | Default |`',
    write: '`| Key | Default |`',
    since: 'who hears the table hears the header of each cell',
  },
  'images/alt': {
    instead: '`![](/flow.svg)`, or `![flow.svg](/flow.svg)`',
    write: '`![A wallet answers a verifier](/flow.svg)`',
    since: 'some readers do not see it',
  },
  'images/file': {
    instead: 'an image that is not in `docs/public`',
    write: '`/logo.svg`, for `docs/public/logo.svg`',
    since: 'pages load nothing from other sites',
  },
  'mdx/syntax': {
    instead: '`<key>` or `{` in a sentence',
    write: '`` `<key>` ``, or a tag that is closed',
    since: 'MDX reads a tag, and the page is not written',
  },
  'mdx/expression': {
    instead: '`{limit}` in a sentence',
    write: '`` `{limit}` ``',
    since: 'braces hold a program, and the page stays white',
  },
  'mdx/import': {
    instead: '`import { Tabz } from "@rspress/core/theme"`',
    write: '`Tabs`',
    since: 'the page would not be built',
  },
  'parts/known': {
    instead: '`<Operations api="resolvr" />`',
    write: 'a part, an attribute and a value that the fix names',
    since: 'a tag of nothing shows nothing',
  },
  'parts/use': {
    instead: 'a tab without `label`, a part of another error, or the same part twice',
    write: 'what the fix names',
    since: 'readers see an empty tab, or what belongs elsewhere',
  },
  'page/empty': {
    instead: 'a file without text',
    write: 'a description, a title and a lead, as `npm run new` does',
    since: 'its address would show a white page',
  },
  'page/unreadable': {
    instead: 'a page that the check cannot read',
    write: 'the last change again, in smaller steps',
    since: 'no other rule was held against it',
  },
  'page/compiles': {
    instead: 'a page that the build cannot write',
    write: 'what `npm run check` says',
    since: 'the site would have a gap',
  },
  'files/name': { instead: '`Rotate Key.mdx`', write: '`rotate-key.mdx`', since: 'the name is the address' },
  'files/ending': { instead: '`rotate-key.markdown`', write: '`rotate-key.mdx`', since: 'no page is made of it' },
  'files/place': {
    instead: 'a page in `docs/public`, or a link to a file',
    write: '`docs/guides/rotate-key.mdx`',
    since: '`docs/public` is published as it is',
  },
  'files/once': {
    instead: '`keys.mdx` beside `keys/index.mdx`',
    write: 'one of the two',
    since: 'both have one address, and a host shows either',
  },
  'files/leftover': {
    instead: '`keys.mdx.orig`',
    write: 'nothing',
    since: 'it would be published with the site',
  },
  'files/line-ends': {
    instead: 'lines that end in CR LF',
    write: 'LF; `npm run fix` does it',
    since: 'samples are copied with them, and shells stumble',
  },
  'files/encoding': {
    instead: 'Latin-1, UTF-16 or a byte order mark',
    write: 'UTF-8 alone',
    since: 'letters are lost, and front matter is not seen',
  },
  'files/size': {
    instead: 'a page of more than 250 kB',
    write: 'pages of one task each',
    since: 'a phone takes seconds for it',
  },
} satisfies Record<string, Rule>;
