import { expect, test } from 'vitest';
import type { Shortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { operationPart, operationsPart } from '../../../../plugins/shortcodes/operation.ts';
import { apis, linesOf } from './smallApi.ts';

const parts: Shortcodes = { Operation: operationPart(apis), Operations: operationsPart(apis) };

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'Operation',
    { of: 'keys', id: 'readLogs', level: '2', folded: 'yes' },
    [
      '## Read logs \\{#read-logs}',
      '',
      '<div className="operation">',
      '',
      '<div className="operation__lead">',
      '',
      '`GET /logs`',
      '',
      'Reads them.',
      '',
      'Needs no API key. Operation ID: `readLogs`.',
      '',
      '</div>',
      '',
      '<details className="operation__fold">',
      '<summary>Request, fields and responses</summary>',
      '',
      '<div className="operation operation--beside">',
      '',
      '<div className="operation__samples">',
      '',
      '<div className="dark-panel">',
      '',
      '<Tabs groupId="language">',
      '<Tab label="curl">',
      '',
      '```bash title="Request"',
      'ENDPOINT=https://keys.eu.a.example',
      'curl --fail-with-body -sS \\',
      '  "$ENDPOINT/logs" \\',
      '  -H "Accept: text/plain"',
      '```',
      '',
      '</Tab>',
      '<Tab label="TypeScript">',
      '',
      '```ts title="Request" unindexed',
      '…',
      '```',
      '',
      '</Tab>',
      '<Tab label="Python">',
      '',
      '```python title="Request" unindexed',
      '…',
      '```',
      '',
      '</Tab>',
      '<Tab label="Go">',
      '',
      '```go title="Request" unindexed',
      '…',
      '```',
      '',
      '</Tab>',
      '</Tabs>',
      '',
      '<Tabs>',
      '<Tab label="200">',
      '',
      '```http title="Answer 200: "',
      'HTTP/1.1 200 OK',
      'Content-Type: text/plain',
      '',
      'a b',
      '```',
      '',
      '</Tab>',
      '</Tabs>',
      '',
      '</div>',
      '',
      '</div>',
      '',
      '<div className="operation__details">',
      '',
      '**Responses**',
      '',
      '<div className="answers">',
      '',
      '- **200 OK**: Lines.',
      '',
      '  Body: `text/plain`, string.',
      '',
      '  Body: any media type.',
      '',
      '- **Other statuses**: Refuses \\{it\\}.',
      '',
      '</div>',
      '',
      '</div>',
      '',
      '</div>',
      '',
      '</details>',
      '',
      '</div>',
    ],
  ],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(linesOf(parts[tag](attributes))).toEqual(lines);
});

test('those of a tag are written alone', () => {
  const text = parts.Operations({ of: 'keys', tag: 'Logs' });
  expect(text).toBe(parts.Operation({ of: 'keys', id: 'readLogs' }));
});

test('of all operations the first one stands open where the others are folded', () => {
  const text = parts.Operations({ of: 'keys', folded: 'others' });
  expect(text.match(/<details className="operation__fold"[^>]*>/g)).toEqual([
    '<details className="operation__fold" open>',
    '<details className="operation__fold">',
  ]);
});

test.each([
  [{ of: 'keys', id: 'none' }, 'putKey'],
  [{ of: 'keys', id: 'putKey', folded: 'no' }, 'Write folded="yes", or leave it out.'],
  [{ of: 'keys', id: 'readLogs', like: 'putKey' }, 'Leave out like="…".'],
])('a tag with %j is told to write %j', (attributes, fix) => {
  expect(() => parts.Operation(attributes)).toThrow(expect.objectContaining({ fix: expect.stringContaining(fix) }));
});
