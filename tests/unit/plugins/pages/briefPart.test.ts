import { expect, test } from 'vitest';
import { briefPart } from '../../../../plugins/pages/briefPart.ts';

const part = `## Keys

| Key | Meaning |
| --- | --- |
| [\`a\`](/keys/#a "A key") | See [b](/keys/#b) and \`[c](/d)\`, with %brand.name%. |

<span id="key-a" /><a href="/guides/">Two words</a> ![A drawing](/drawing.svg)

### One sample {#sample}

  \`\`\`\`json title="Request"
  ## no heading
  \`\`\`
  [no link](/no/)
  \`\`\`\`

<Tool examples="one two" />
`;

test('headings and samples are left, and the rest is read off', () => {
  const { text, facts } = briefPart(part, true);
  expect(text.split('\n').filter(Boolean)).toEqual([
    '## Keys',
    '### One sample {#sample}',
    '  ````json title="Request"',
    '  ## no heading',
    '  ```',
    '  [no link](/no/)',
    '  ````',
  ]);
  expect(facts).toEqual({
    ids: ['key-a', 'example=one', 'example=two'],
    links: ['/keys/#a', '/keys/#b', '/guides/'],
    images: ['/drawing.svg'],
    words: 13,
  });
});

test('samples that nobody asks for are left out, and nothing behind them', () => {
  expect(briefPart(part, false).text.split('\n').filter(Boolean)).toEqual(['## Keys', '### One sample {#sample}']);
  expect(briefPart('~~~\ncode\n~~~\n[link](/a/)', false).facts.links).toEqual(['/a/']);
});
