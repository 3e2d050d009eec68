import { expect, test } from 'vitest';
import { checkHeadings } from '../../../../../plugins/checks/rules/headings.ts';
import { checkSections } from '../../../../../plugins/checks/rules/sections.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string, file = 'guides/a.mdx') => {
  const page = parsePage(file, file, text) as Page;
  return [...checkHeadings(page), ...checkSections(page)].map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );
};

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['One.'],
    [
      'guides/a.mdx:1:1 headings/one-title A page has one H1; this one has 0. Write "# Title" once, after the front matter.',
    ],
  ],
  [
    ['One.\n\n# T\n\n# U'],
    [
      'guides/a.mdx:5:1 headings/one-title A page has one H1; this one has 2. Write ## for a section; "# Title" stands once.',
    ],
  ],
  [
    ['---\ntitle: A\n---\n\nexport const a = 1;\n\nOne.\n\n## U\n\nA.'],
    [
      'guides/a.mdx:7:1 headings/one-title A page has one H1; this one has 0. Write "# Title" once, after the front matter.',
    ],
  ],
  [
    ['# T\n\n### U\n\nA.\n\n## V\n\nA.\n\n### W\n\nA.'],
    ['guides/a.mdx:3:1 headings/levels This heading jumps from level 1 to level 3. Use level 2: ##.'],
  ],
  [
    ['## A\n\nA.\n\n# B\n\n### C\n\nA.'],
    ['guides/a.mdx:7:1 headings/levels This heading jumps from level 1 to level 3. Use level 2: ##.'],
  ],
  [
    ['# T\n\n## U\n\nA.\n\n## U\n\nA.\n\n### U\n\nA.'],
    [
      'guides/a.mdx:7:1 headings/unique The heading "U" stands twice on this page, so a link to it is unclear. Reword one of the two.',
      'guides/a.mdx:11:1 headings/unique The heading "U" stands twice on this page, so a link to it is unclear. Reword one of the two.',
    ],
  ],
  [
    ['# T\n\n## U'],
    ['guides/a.mdx:3:1 headings/empty Nothing stands below "## U". Write its text, or take the heading out.'],
  ],
  [
    ['# T\n\n## U\n\n{/* later */}\n\n## V\n\nA.'],
    ['guides/a.mdx:3:1 headings/empty Nothing stands below "## U". Write its text, or take the heading out.'],
  ],
  [
    ['# T\n\n### U\n\n## V\n\nA.'],
    [
      'guides/a.mdx:3:1 headings/levels This heading jumps from level 1 to level 3. Use level 2: ##.',
      'guides/a.mdx:3:1 headings/empty Nothing stands below "### U". Write its text, or take the heading out.',
    ],
  ],
  [
    [
      '# T\n\n## Before you start\n\n[A](/guides/b)\n\n## Check the result\n\nA.\n\n## Undo\n\nA.\n\n## Next\n\n[A](/guides/) [B](/a/guides/b)',
    ],
    [
      'guides/a.mdx:15:1 sections/next "Next" leads to no guide and no tutorial. Add a link to the guide or the tutorial that a reader takes next.',
    ],
  ],
  [
    ['# T\n\n## Before you start\n\nA.\n\n## Undo\n\nA.\n\n## Next\n\nA.'],
    [
      'guides/a.mdx:7:1 sections/frame This guide has no section "Check the result". Add "## Check the result" above. The order is "## Before you start", "## Check the result", "## Undo", "## Next".',
    ],
  ],
  [
    ['# T\n\n## Do it\n\nA.\n\n## Before you start\n\nA.'],
    [
      'guides/a.mdx:3:1 sections/frame This guide has no section "Check the result". Add "## Check the result" above. The order is "## Before you start", "## Check the result", "## Undo", "## Next".',
    ],
  ],
  [
    ['# T\n\n## Before you start\n\nA.\n\n## Undo\n\nA.\n\n## Check the result\n\nA.\n\n## Next\n\nA.'],
    [
      'guides/a.mdx:7:1 sections/frame The section "Undo" is not in its place. Move it. The order is "## Before you start", "## Check the result", "## Undo", "## Next", with the steps after the first.',
    ],
  ],
  [
    [
      '# T\n\n## Do it\n\nA.\n\n## Before you start\n\nA.\n\n## Check the result\n\nA.\n\n## Undo\n\nA.\n\n## Next\n\n[A](/guides/b)',
    ],
    [
      'guides/a.mdx:3:1 sections/frame The section "Do it" is not in its place. Move it. The order is "## Before you start", "## Check the result", "## Undo", "## Next", with the steps after the first.',
    ],
  ],
  [
    [
      '# T\n\n## Before you start\n\nA.\n\n## Check the result\n\nA.\n\n## Undo\n\nA.\n\n## Next\n\nA.\n\n## More\n\n[A](/guides/b)',
    ],
    [
      'guides/a.mdx:19:1 sections/frame The section "More" is not in its place. Move it. The order is "## Before you start", "## Check the result", "## Undo", "## Next", with the steps after the first.',
    ],
  ],
  [
    ['# T\n\n## Check the result\n\nA.'],
    [
      'guides/a.mdx:3:1 sections/frame This guide has no section "Before you start". Add "## Before you start" above. The order is "## Before you start", "## Check the result", "## Undo", "## Next".',
    ],
  ],
  [
    ['# T\n\n### Undo\n\nA.'],
    ['guides/a.mdx:3:1 headings/levels This heading jumps from level 1 to level 3. Use level 2: ##.'],
  ],
  [
    ['# T\n\n## Before you start\n\nA.', 'tutorials/a.mdx'],
    [
      'tutorials/a.mdx:3:1 sections/frame This tutorial has no section "What happened". Add "## What happened" above. The order is "## Before you start", "## What happened", "## Recap", "## Next".',
    ],
  ],
  [
    [
      '# T\n\n## Before you start\n\nA.\n\n## What happened\n\nA.\n\n## Recap\n\nA.\n\n## Next\n\nA.',
      'tutorials/a.mdx',
    ],
    [
      'tutorials/a.mdx:15:1 sections/next "Next" leads to no guide and no tutorial. Add a link to the guide or the tutorial that a reader takes next.',
    ],
  ],
])('headings and sections: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['---\npageType: home\n---\n\nOne.']],
  [['# T\n\n## U\n\n### V\n\nA.']],
  [['# T\n\n## U\n\n```text\n## A\n```']],
  [['# T\n\n## Before you start\n\nA.\n\n## Check the result\n\nA.\n\n## Undo\n\nA.\n\n## Next\n\n[A](/guides/b)']],
  [
    [
      '# T\n\n## Before you start\n\nA.\n\n## Do it\n\nA.\n\n## Check the result\n\nA.\n\n## Undo\n\nA.\n\n## Next\n\n[A](/tutorials/b)',
    ],
  ],
  [['# T\n\n## Before you start\n\nA.', 'reference/a.mdx']],
])('headings and sections: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));
