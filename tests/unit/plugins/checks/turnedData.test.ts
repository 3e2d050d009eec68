import { expect, test } from 'vitest';
import { withoutFollowUps } from '../../../../plugins/checks/followUps.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';

const problem = (rule: Problem['rule'], line: number, message: string): Problem => ({
  file: 'docs/a.mdx',
  line,
  column: 1,
  rule,
  message,
  fix: '',
});

const API = 'docs/public/spec/openapi/a.yaml';

const rows: [name: string, cause: Problem, effect: Problem, other: Problem][] = [
  [
    'the second operation of an ID that an operation above got',
    {
      ...problem(
        'facts/turned',
        38,
        '"verifyJwt": it was recorded as "verifyCredential" as operationId of /paths/post.',
      ),
      file: API,
    },
    { ...problem('openapi/operation', 150, 'POST /verify has the ID "verifyJwt" as well.'), file: API },
    { ...problem('openapi/operation', 150, 'POST /verify has the ID "readKey" as well.'), file: API },
  ],
  [
    'an example of a schema that lost a value',
    {
      ...problem('facts/turned', 90, 'This list lacks "pending": it was recorded as "pending" as enum of /Answer.'),
      file: API,
    },
    { ...problem('openapi/example', 19, 'The example is no value of its schema: /status must be one.'), file: API },
    { ...problem('openapi/example', 29, 'The body application/json has no example.'), file: API },
  ],
  [
    'a list that lacks what another list of the data lost',
    {
      ...problem('facts/turned', 9, '"readKey": it was recorded as "read-key" as enum of /$defs/actions/items.'),
      file: 'docs/public/spec/json-schema/policy-document.json',
      fix: 'Write "read-key". Where the platform is another now, run npm run facts.',
    },
    {
      ...problem('iam/action', 4, 'policy-document.json does not allow the action "read-key".'),
      file: 'docs/public/spec/iam-actions.json',
    },
    {
      ...problem('iam/action', 4, 'policy-document.json does not allow the action "read-keys".'),
      file: 'docs/public/spec/iam-actions.json',
    },
  ],
  [
    'a link that a part made of a name',
    {
      ...problem('facts/turned', 9, '"too-late": it was recorded as "too-old" as errors of /policies/x/steps/.'),
      file: 'docs/public/spec/policies.json',
    },
    problem('links/page-exists', 4, 'No page at /reference/errors/too-late.'),
    problem('links/page-exists', 4, 'No page at /reference/too-late/errors.'),
  ],
  [
    'a link that was another one',
    problem('links/page-exists', 4, 'No page at /guides/kyes.'),
    problem('facts/turned', 4, '"/guides/kyes": it was recorded as "/guides/keys" as link of /a.'),
    { ...problem('links/page-exists', 4, 'No page at /guides/kyes.'), file: 'docs/b.mdx' },
  ],
];
test.each(rows)('%s is one problem', (_name, cause, effect, other) => {
  expect(withoutFollowUps([cause, effect, other])).toEqual([cause, other]);
});
