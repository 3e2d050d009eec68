import { added, changed, inPage, PAGE, type RuleRow } from './ruleRow.ts';

const DESCRIPTION = 'Shows how to put a new key in the place of an old one without a call that fails, step by step.';
/** YAML that stands for thousands of values. */
const ALIASES = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd'].map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abc'[index]}`).join(', ')}]`),
].join('\n');
/** A complete page. */
const page = `---
description: Says what one more page is about, which is here to stand at a place where no page may stand.
---

# One more page

This page is here to stand at a place where no page may be.
`;
const COUNTER = (tag: string) => `import { Counter } from './_Counter';\n\n${tag}`;
const TABS = (tab: string) =>
  `import { Tab, Tabs } from '@rspress/core/theme';\n\n<Tabs>\n${tab}\n\nWords.\n\n</Tab>\n</Tabs>`;

export const pageRows: RuleRow[] = [
  changed('front-matter/schema', PAGE, 'description:', 'pagetype: doc\ndescription:', 'Did you mean "pageType"?'),
  changed('front-matter/yaml', PAGE, DESCRIPTION, 'Keys: how to rotate them.', 'Put quotes around a value'),
  changed('front-matter/unique', PAGE, '# Rotate a key', '# Make a key', 'sets this page apart'),
  changed(
    'front-matter/unique',
    PAGE,
    DESCRIPTION,
    'Shows how to make a key for a service, where to keep its secret half, and when to make the next one.',
    'what this page gives',
  ),
  added('page/unreadable', PAGE, '', 'npm run new'),
  changed('page/unreadable', PAGE, 'description:', `${ALIASES}\ndescription:`, 'Undo your last change', '---'),
  inPage('headings/one-title', 'One.\n\n# Title', 'One.\n\n## Title', 'Write ## for a section', '# Title'),
  changed('headings/one-title', PAGE, '# Rotate a key\n', 'Words.\n', 'Write "# Title"'),
  changed('headings/levels', PAGE, '## Change over', '### Rotate\n\nOne.\n\n## Change over', 'Use level 2.'),
  inPage(
    'headings/unique',
    'One.\n\n## Example\n\nOne.\n\n## Example\n\nTwo.',
    'One.\n\n## Example\n\nOne.\n\n## Example of two\n\nTwo.',
    'Reword one of the two.',
    17,
  ),
  inPage(
    'headings/empty',
    'One.\n\n## Wait\n\n## Go on\n\nA day.',
    'One.\n\n## Wait\n\nA day.',
    'Write its text',
    '## Wait',
  ),
  inPage('headings/form', 'One.\n\n##Attach it\n\nTwo.', 'One.\n\n## Attach it\n\nTwo.', '"## Attach it"', '##Attach'),
  inPage('headings/form', 'One.\n\n## Wait:\n\nTwo.', 'One.\n\n## Wait\n\nTwo.', 'Delete the ":"', '## Wait'),
  inPage('headings/form', 'One.\n\n**Attach it**\n\nTwo.', '**Attach** it.', 'Write it as ## heading', '**Attach'),
  inPage('markdown/callout', ':::note\nA word.', ':::note\nA word.\n:::', 'Write ":::"'),
  inPage('markdown/callout', ':::notice\nA word.\n:::', ':::note Title\nA word.\n:::', 'Write :::note'),
  inPage('markdown/callout', '::: caution! x\nA word.\n:::', ':::caution x\nA word.\n:::', 'Write :::caution x'),
  inPage('markdown/callout', ':::note\nA word.\n::', ':::note\nA word.\n:::', 'Write ":::"', 13),
  inPage(
    'markdown/table',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    '| a | b |\n| - | - |\n| 1 | 2 \\| 3 |',
    '\\|',
    '| 3',
  ),
  inPage('markdown/table', '| | b |\n| - | - |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |', 'Name what'),
  inPage('markdown/table', '| a | b |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |', 'Write | --- | --- |'),
  inPage(
    'markdown/fence',
    '```text title="Output"\none\n\n```text title="More"\ntwo\n```',
    '```text title="Output"\none\n```\n\n```text title="More"\ntwo\n```',
    'Write ``` after its last line.',
  ),
  inPage('markdown/list', '1. One\n2. Two\n2. Three', '1. One\n2. Two\n3. Three', 'Write 3', '2. Three'),
  inPage('markdown/mark', 'Open **Keys*.', 'Open **Keys**.', 'on both sides'),
  inPage('images/alt', '![](/flow.svg)', '![A wallet answers](/flow.svg)', 'Say what it shows'),
  inPage(
    'images/alt',
    '```mermaid\nflowchart LR\n  A --> B\n```',
    '```mermaid\nflowchart LR\n  accTitle: A flow\n  accDescr: A leads to B.\n  A --> B\n```',
    'Write "accTitle: a name" and "accDescr',
  ),
  inPage('images/file', '![A flow](/flows.svg)', '![A flow](/flow.svg)', 'Did you mean /flow.svg?'),
  inPage('images/file', '![A flow](https://www.w3.org/flow.svg)', '![A flow](/flow.svg)', 'docs/public'),
  inPage('mdx/syntax', 'A <key> is sent.', 'A `<key>` is sent.', 'Write </key>'),
  inPage('mdx/expression', 'A {limit} is set.', 'A `{limit}` is set.', 'Write it as code: `{limit}`'),
  inPage('components/known', '<Operations api="resolvr" />', 'Words.', 'resolver'),
  inPage('components/known', '<Diagramm of="flow" />', 'A diagram.', 'Did you mean <Diagram'),
  inPage('components/known', "import { Counter } from './_Countr';", 'Words.', 'Did you mean ./_Counter?'),
  inPage('components/known', "import Chart from '../no/_chart';", 'Words.', 'Import a file that exists.'),
  inPage(
    'components/use',
    TABS('<Tab labl="API" label="API">'),
    TABS('<Tab label="API">'),
    'Did you mean label?',
    '<Tab labl',
  ),
  inPage('components/use', TABS('<Tab>'), TABS('<Tab label="API">'), 'Write <Tab label="API">.', '<Tab>'),
  inPage(
    'components/use',
    COUNTER('<Counter />'),
    COUNTER('<Counter client start={3} />'),
    'Write <Counter client',
    '<Counter />',
  ),
  inPage(
    'components/use',
    COUNTER('<Counter client>One</Counter>'),
    COUNTER('<Counter client />'),
    'as an attribute',
    '<Counter client>',
  ),
  inPage(
    'components/use',
    '<iframe src="https://evil.example/a"></iframe>',
    'Words.',
    'Add evil.example to "embedHosts"',
  ),
  inPage(
    'components/known',
    '<Embed src="https://evil.example/a" title="A flow" poster="/flow.svg" />',
    'Words.',
    'Add evil.example to "embedHosts"',
  ),
  added('files/name', 'docs/guides/Rotate Key.mdx', page, 'rotate-key.mdx'),
  added('files/name', 'docs/guides/rotate-key.markdown', page, 'rotate-key.mdx'),
  added('files/name', 'docs/public/rotate-key.mdx', page, 'Move it to a section'),
  added('files/name', 'docs/guides/keys.mdx.orig', page, 'Delete it'),
  added('files/once', 'docs/guides/keys/index.mdx', page, 'Keep one of the two files.'),
  changed('files/line-ends', PAGE, '\n', '\r\n', 'npm run fix', 1),
  added('files/encoding', PAGE, Buffer.from(`${page}\xe9\n`, 'latin1'), 'Save the file as UTF-8', 8),
];
