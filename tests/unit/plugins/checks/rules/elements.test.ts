import { expect, test } from 'vitest';
import { checkElements, namesOf } from '../../../../../plugins/checks/rules/elements.ts';
import { checkExpressions } from '../../../../../plugins/checks/rules/expressions.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const pageOf = (text: string) => parsePage('a.mdx', 'a.mdx', text) as Page;
const told = (text: string) =>
  [...checkElements(pageOf(text), () => ['Diagram', 'Core']), ...checkExpressions(pageOf(text))].map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    '![](/a.svg)',
    [
      'a.mdx:1:1 images/alt This image has no words for those who do not see it. Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
    ],
  ],
  [
    '![ ](/a.svg)',
    [
      'a.mdx:1:1 images/alt This image has no words for those who do not see it. Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
    ],
  ],
  [
    '![a.svg](/a.svg)',
    [
      'a.mdx:1:1 images/alt "a.svg" is the name of a file, and says nothing to those who do not see the image. Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
    ],
  ],
  [
    '![A.JPEG ](/a.jpeg)',
    [
      'a.mdx:1:1 images/alt "A.JPEG " is the name of a file, and says nothing to those who do not see the image. Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
    ],
  ],
  [
    '<img src="/a.svg" />',
    [
      'a.mdx:1:1 images/alt This image has no words for those who do not see it. Say what it shows: ![Words](/file.svg). One that only decorates has alt="".',
    ],
  ],
  [
    'A\n\n<Diagram name={a} />',
    [
      'a.mdx:3:1 parts/known The part Diagram is written in a way that is not read. Write <Diagram … /> alone on a line, with every value in double quotes.',
    ],
  ],
  [
    '<Diagrams name="a" />',
    ['a.mdx:1:1 parts/known There is no part or component <Diagrams>. Did you mean <Diagram />?'],
  ],
  [
    '<Picture name="a" />',
    ['a.mdx:1:1 parts/known There is no part or component <Picture>. Import it, or use one of: Core, Diagram.'],
  ],
  [
    '<Tab.Part />',
    ['a.mdx:1:1 parts/known There is no part or component <Tab>. Import it, or use one of: Core, Diagram.'],
  ],
  [
    '<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tab>\n</Tabs>',
    [
      "a.mdx:1:1 parts/known Tab, Tabs is not imported. Write import { Tab, Tabs } from '@rspress/core/theme'; below the front matter.",
    ],
  ],
  [
    '<Badge text="a" /> and <Steps>a</Steps>',
    [
      "a.mdx:1:1 parts/known Badge, Steps is not imported. Write import { Badge, Steps } from '@rspress/core/theme'; below the front matter.",
    ],
  ],
  [
    'One.\n\nTwo {limit} of {undefined} {props.a} {Math.max(1)} {JSON} {String} {Number} {Object} {Array} {Intl}.',
    [
      'a.mdx:3:5 mdx/expression Braces hold a program, and this page has no "limit". Write it as code: `{limit}`, or \\{ where readers are to see the brace.',
    ],
  ],
  [
    '{limit}',
    [
      'a.mdx:1:1 mdx/expression Braces hold a program, and this page has no "limit". Write it as code: `{limit}`, or \\{ where readers are to see the brace.',
    ],
  ],
  ["import { Tabz } from '@rspress/core/theme';", ['a.mdx:1:1 mdx/import The theme has no Tabz. Did you mean Tab?']],
  [
    "import { Completely } from '@rspress/core/theme';",
    ['a.mdx:1:1 mdx/import The theme has no Completely. Import one of Badge, PackageManagerTabs, Steps, Tab, Tabs.'],
  ],
  [
    "import { Tab } from '@rspres/core/theme';",
    ["a.mdx:1:1 mdx/import There is no package @rspres/core/theme. Write '@rspress/core/theme'."],
  ],
  [
    'One.\n\nimport { Tab } from "@rspress/core/themes";',
    ["a.mdx:3:1 mdx/import There is no package @rspress/core/themes. Write '@rspress/core/theme'."],
  ],
  [
    'export const [a] = [1], b = 2;\n\n{a} {b}',
    [
      'a.mdx:3:1 mdx/expression Braces hold a program, and this page has no "a". Write it as code: `{a}`, or \\{ where readers are to see the brace.',
    ],
  ],
])('tags, images and braces: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '![A flow](/a.svg) ![flow.svg of it](/a.svg)',
  '<img src="/a.svg" alt="" />',
  'import { Badge } from \'@rspress/core/theme\';\n\n<Badge text="a" />',
  'export const Own = () => 1;\n\n<Own /> <Own.Part /> <b>x</b> <CheckAnswer /> <ToolBench /> <></>',
  'export function Own() {}\n\n<Own />',
  "import a from '@rspress/core/theme';\nimport { Tabz } from './b';\n\n{a}",
])('tags, images and braces: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test('what a page imports or declares', () =>
  expect(
    namesOf(
      pageOf(
        "import a, { b as c } from 'x';\nimport * as d from 'y';\nexport const e = 1, f = 2;\nexport function g() {}\nexport { e as h };",
      ),
    ),
  ).toEqual(['a', 'c', 'd', 'e', 'f', 'g']));
