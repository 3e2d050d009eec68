import type { pageRules } from '../../../../../plugins/shared/rules/pageRules.ts';
import type { Rights } from './ruleCase.ts';
import { added, type Cases, changed, inPage, PAGE } from './ruleCase.ts';

const DESCRIPTION = 'Shows how to put a new key in the place of an old one without a call that fails, step by step.';
const front = (from: string, to: string, fix: string, at?: string) => changed(PAGE, from, to, fix, at);
/** Values that stand for thousands of others, which no reader of YAML writes out. */
const ALIASES = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd'].map((name, index) => {
    const other = `*${'abc'[index]}`;
    return `${name}: &${name} [${Array(10).fill(other).join(', ')}]`;
  }),
].join('\n');
/** A page that keeps all rules, for files that break those of files. */
const page = `---
description: Says what one more page is about, which is here to stand at a place where no page may stand.
---

# One more page

This page is here to stand at a place where no page may be.

## Choose a name

${'A few words stand here. '.repeat(32).trim()}
`;

/** A mistake for each rule of pages. */
export const pageCases: Cases<typeof pageRules> = {
  'front-matter/schema': front('description:', 'pagetype: doc\ndescription:', 'Did you mean "pageType"?'),
  'front-matter/yaml': front(DESCRIPTION, 'Keys: how to rotate them.', 'Put quotes around a value'),
  'front-matter/description-unique': front(
    DESCRIPTION,
    'Shows how to make a key for a service, where to keep its secret half, and when to make the next one.',
    'what this page gives',
  ),
  'front-matter/answers-unique': {
    ...front(
      'description:',
      'answers:\n  - How do I rotate a key?\ndescription:',
      'the page that answers it best',
      '  - How do I rotate a key?',
    ),
    beside: { 'docs/guides/keys.mdx': page.replace('---\n', '---\nanswers:\n  - How do I rotate a key?\n') },
  },
  'headings/one-title': inPage('One.\n\n# Title', 'Write ## for a section', '# Title'),
  'headings/levels': changed(PAGE, '## Change over', '### Rotate\n\nOne.\n\n## Change over', 'Use level 2: ##.'),
  'headings/empty': inPage('One.\n\n## Wait\n\n## Wait longer\n\nA day.', 'Write its text', '## Wait'),
  'headings/unique': inPage('One.\n\n## Example\n\nOne.\n\n## Example\n\nTwo.', 'Reword one of the two.', 17),
  'headings/title-unique': changed(PAGE, '# Rotate a key', '# Make a key', 'sets this page apart'),
  'sections/frame': changed(
    PAGE,
    '## Change over',
    '## Before you start\n\nHave a key.\n\n## Change over',
    'Add "## Check the result"',
  ),
  'sections/next': changed(
    PAGE,
    '## Change over',
    '## Before you start\n\nHave a key.\n\n## Check the result\n\nLook at it.\n\n## Undo\n\nTake it away.\n\n## Next \\{#change-over}',
    'Add a link to the guide',
    '## Next',
  ),
  'markdown/heading': inPage('One.\n\n**Attach it**', 'Write "## Attach it"', '**Attach it**'),
  'markdown/case': inPage('One.\n\n## Rotate The Key', 'Write "Rotate the key"', '## Rotate'),
  'markdown/numbers': inPage('1. One\n2. Two\n2. Three', 'Write 3', '2. Three'),
  'markdown/callout': inPage(':::note\nA word.', 'Write a line ":::"'),
  'markdown/table': inPage('| a | b |\n| - | - |\n| 1 | 2 | 3 |', 'A cell is too many.', '| 3 |'),
  'markdown/fence': inPage(
    '```text title="Output"\none\n\n```text title="More"\ntwo\n```',
    'Write a line ``` after its last.',
    '```text title="Output"',
  ),
  'markdown/list': inPage('- Keys. - Scopes.', 'Begin a line'),
  'markdown/mark': inPage('Open **Keys*.', 'Write as many * on both sides'),
  'markdown/tab': inPage('A word.\n\n\tA paragraph.', 'Take the tab out.', '\tA paragraph.'),
  'tables/header': inPage('| | Default |\n| - | - |\n| `a` | `b` |', 'Name what its cells have in common'),
  'images/alt': inPage('![](/flow.svg)', 'Say what it shows'),
  'images/file': inPage('![A flow](/flows.svg)', 'Did you mean /flow.svg?'),
  'mdx/syntax': inPage('A <key> is sent.', 'Write </key>'),
  'mdx/expression': inPage(
    'A {limit} is set.',
    'Write it as code: `{limit}`, or \\{ where readers are to see the brace.',
  ),
  'mdx/import': changed(
    PAGE,
    '# Rotate a key',
    'import { Tabz } from "@rspress/core/theme"\n\n# Rotate a key',
    'Did you mean Tab',
  ),
  'parts/known': inPage('<Operations api="resolvr" />', 'resolver'),
  'parts/use': inPage(
    `import { Tab, Tabs } from '@rspress/core/theme';\n\n<Tabs>\n<Tab>\n\nWords.\n\n</Tab>\n</Tabs>`,
    'Write <Tab label="API">.',
    '<Tab>',
  ),
  'page/empty': added(PAGE, '', 'npm run new'),
  'page/unreadable': front('description:', `${ALIASES}\ndescription:`, 'Undo the last change', '---'),
  'page/compiles': { provedBy: 'builds/dev.test.ts' },
  'files/name': added('docs/guides/Rotate Key.mdx', page, 'rotate-key.mdx'),
  'files/ending': added('docs/guides/rotate-key.markdown', page, 'rotate-key.mdx'),
  'files/place': added('docs/public/rotate-key.mdx', page, 'Move it to a section'),
  'files/once': added('docs/guides/keys/index.mdx', page, 'Keep one of the two files.'),
  'files/leftover': added('docs/guides/keys.mdx.orig', page, 'Delete it'),
  'files/line-ends': changed(PAGE, '\n', '\r\n', 'npm run fix', 1),
  'files/encoding': added(
    PAGE,
    Buffer.from(`${page}\xe9\n`, 'latin1'),
    'Save the file as UTF-8',
    page.split('\n').length,
  ),
  'files/size': changed(PAGE, '\n## Change', `\n${'A few words. '.repeat(20_000)}\n\n## Change`, 'Split it', 1),
};

/** What takes the place of what in a mistake, where the guide tells it in words. */
export const rightPageCases: Rights<typeof pageRules> = {
  'front-matter/yaml': ['Keys: how to rotate them.', `"Keys: ${DESCRIPTION}"`],
  'headings/one-title': ['# Title', '## Title'],
  'headings/empty': ['## Wait\n\n', '## Wait\n\nAn hour.\n\n'],
  'headings/unique': ['## Example\n\nTwo.', '## Example with a proof\n\nTwo.'],
  'headings/title-unique': ['# Make a key', '# Rotate a key'],
  'sections/frame': ['## Before you start\n\nHave a key.\n\n', ''],
  'sections/next': ['Room for a case.', 'Read [about keys](/guides/keys).'],
  'markdown/numbers': ['2. Three', '3. Three'],
  'markdown/callout': ['A word.', 'A word.\n:::'],
  'markdown/table': ['| 2 | 3 |', '| 2 \\| 3 |'],
  'markdown/fence': ['one\n', 'one\n```\n'],
  'parts/use': ['<Tab>', '<Tab label="API">'],
  'markdown/list': ['. - S', '.\n- S'],
  'markdown/tab': ['\tA para', 'A para'],
  'images/file': ['/flows.svg', '/flow.svg'],
};
