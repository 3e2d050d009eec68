import { expect, test } from 'vitest';
import type { Shortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { apiHeadPart } from '../../../../plugins/shortcodes/apiHead.ts';
import { operationTablePart, sharedAnswersPart } from '../../../../plugins/shortcodes/apiSections.ts';
import { apis } from './smallApi.ts';

const parts: Shortcodes = {
  ApiHead: apiHeadPart(apis),
  OperationTable: operationTablePart(apis),
  SharedAnswers: sharedAnswersPart(apis),
};

const linesOf = (text: string) => text.split('\n');

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'ApiHead',
    { of: 'keys' },
    [
      "import { Tab, Tabs } from '@rspress/core/theme';",
      '',
      '## Base URL',
      '',
      'Endpoint of a region.',
      '',
      '```text title="Base URL"',
      'https://keys.eu.a.example',
      '```',
      '',
      '- `{region}`, here `eu`: Region of the keys.',
      '',
      '### Authentication',
      '',
      'Send the secret of an [API key](/guides/management/iam/create-api-key) as a bearer token. A secret has 64 hexadecimal characters. The samples read it from the environment variable `API_SECRET`.',
      '',
      'Operations that need no key say so.',
      '',
      '| Header | Value |',
      '| --- | --- |',
      '| `Authorization` | `Bearer` and the API secret |',
      '| `X-Trace` | `t1`. Marks a call. Optional. |',
      '| `Content-Type` | `application/json` |',
      '| `Accept` | Selects the format of the response |',
      '| `X-Request-Id` (answer) | Marks the \\{call\\}. |',
      '',
      'A request ends after 30 seconds.',
      '',
      'This API as [OpenAPI 3.1 in YAML](/spec/openapi/keys.yaml), [OpenAPI 3.1 in JSON](/spec/openapi/keys.json) and [Postman collection](/spec/postman/keys.json).',
    ],
  ],
  [
    'OperationTable',
    { of: 'keys' },
    [
      '| Operation | Method and path | API key |',
      '| --- | --- | --- |',
      '| [Write a key](#put-key) | `PUT /keys/{id}` | Yes |',
      '| [Read logs](#read-logs) | `GET /logs` | No |',
    ],
  ],
  [
    'SharedAnswers',
    { of: 'keys' },
    [
      '## Shared responses \\{#shared-answers}',
      '',
      "These errors are the same for every operation. The body is a [platform error](#object-platform-error) in `application/json`. An unknown path gives 404, and a method that a path doesn't support gives 405.",
      '',
      '',
      'Retry 429, 502, 503 and 504 after the seconds in `Retry-After`. Without the header, wait 250 ms, double the delay up to 5 seconds, add random jitter, and stop after five tries.',
    ],
  ],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(linesOf(parts[tag](attributes))).toEqual(lines);
});
