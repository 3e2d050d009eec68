import { expect, test } from 'vitest';
import { withoutFollowUps } from '../../../../plugins/checks/followUps.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';

const problem = (rule: Problem['rule'], line: number, message = ''): Problem => ({
  file: 'docs/a.mdx',
  line,
  column: 1,
  rule,
  message: message || `${rule} ${line}`,
  fix: '',
});
const slip = problem('spelling/known-word', 4, '"recieve" is not in the dictionary.');

const turnedAt = (line: number, is: string, was: string): Problem => ({
  ...problem('facts/turned', line, `"${is}": it was recorded as "${was} = 1".`),
  fix: `Write "${was}". Where the platform is another now, run npm run facts.`,
});

const rows: [name: string, cause: Problem, effect: Problem, other: Problem][] = [
  [
    'the article of a slip',
    slip,
    problem('words/article', 9, '"an recieve" has the wrong article.'),
    problem('words/article', 4, '"an key" has the wrong article.'),
  ],
  ['the words of a misspelt part', problem('parts/known', 34), problem('words/enough', 1), problem('words/twice', 1)],
  [
    'what stands between the marks of a merge',
    problem('mdx/syntax', 7, 'A merge is not finished here.'),
    problem('headings/one-title', 6),
    { ...problem('headings/one-title', 6), file: 'docs/b.mdx' },
  ],
  [
    'the name of a schema at the address of another',
    { ...problem('schema/id', 3), file: 'docs/public/spec/json-schema/gateway.configuration.json' },
    problem('samples/schema-name', 4, 'There is no schema "configuration of gateway".'),
    problem('samples/schema', 4),
  ],
  [
    'a page that says what the data said',
    {
      ...problem('facts/turned', 9, '"500": it was recorded as "50" as maximum of /paths.'),
      file: 'docs/public/spec/json-schema/gateway.configuration.json',
    },
    problem('facts/limit', 4, '"0 to 50": the limit of paths is 500.'),
    problem('facts/limit', 5, '"0 to 50": the limit of keys is 5000.'),
  ],
  [
    'another rule that takes the new word for another slip',
    turnedAt(4, 'dcql', 'dcql_query'),
    { ...problem('samples/schema', 4, '/dcql is not a known key.'), fix: 'Take it out.' },
    problem('samples/schema', 5, '/limit is required.'),
  ],
  [
    'a change that another rule tells with what to write',
    { ...problem('samples/schema', 4, '/dcql is not a known key.'), fix: 'Write "dcql_query".' },
    turnedAt(4, 'dcql', 'dcql_query'),
    turnedAt(5, 'limit', 'maximum'),
  ],
  [
    'what a request lacks for a change of one of its lines',
    turnedAt(4, 'dcql', 'dcql_query'),
    problem('samples/request', 3, 'POST /validate: /type must be "pex".'),
    problem('samples/request', 30, 'POST /validate: /type must be "pex".'),
  ],
  [
    'the heading of a part that shows something else',
    {
      ...turnedAt(4, 'forwardPut', ''),
      message: '"forwardPut": it was recorded as "<Operation id="forwardPatch" />".',
      fix: 'Write "forwardPatch". Where the platform is another now, run npm run facts.',
    },
    { ...problem('links/anchor-exists', 2, 'No heading "#forward-patch" at /b.'), file: 'docs/b.mdx' },
    { ...problem('links/anchor-exists', 2, 'No heading "#forward-put" at /b.'), file: 'docs/b.mdx' },
  ],
  [
    'a limit that a change made too small',
    { ...turnedAt(4, '8640', '86400'), file: 'docs/public/spec/cors.json' },
    { ...problem('schema/value', 5, 'The value must be <= 8640.'), file: 'docs/public/spec/cors.json' },
    { ...problem('schema/value', 5, 'The value must be <= 5.'), file: 'docs/public/spec/cors.json' },
  ],
  [
    'a fact that two rules know',
    { ...problem('facts/status', 4, 'NOT_FOUND comes with status 404.'), fix: 'Write 404.' },
    { ...problem('facts/status', 4, '"no such page" tells the answer 404.'), fix: 'Write 404.' },
    { ...problem('facts/status', 5, '"no such page" tells the answer 404.'), fix: 'Write 404.' },
  ],
  [
    'a body that a command lost with the end of its line',
    problem('samples/syntax', 6, 'The command ends here, and the next line goes on with it.'),
    problem('samples/request', 4, 'POST /instances: the body is missing'),
    problem('samples/request', 40, 'POST /instances: the body is missing'),
  ],
  [
    'a use of a name that became another one',
    turnedAt(4, 'NEW_ID', 'KEY_ID'),
    problem('samples/name', 9, 'No step sets KEY_ID.'),
    problem('samples/name', 9, 'No step sets KEY_IDS.'),
  ],
  [
    'a page that says when the data said it was',
    {
      ...problem('facts/turned', 9, '"2025-07-23": it was recorded as "2026-07-23" as date of /standards/did.'),
      file: 'docs/public/spec/standards.json',
    },
    { ...problem('facts/standard', 4, 'DID has another date in the data.'), fix: 'Write "23 July 2025".' },
    { ...problem('facts/standard', 5, 'DID has another date in the data.'), fix: 'Write "23 July 2024".' },
  ],
  [
    'a heading of an operation that went to another tag',
    {
      ...problem('facts/turned', 9, '"Usage log": it was recorded as "Usage logs" as tags of /paths/get.'),
      file: 'docs/public/spec/openapi/logs.yaml',
    },
    problem('links/anchor-exists', 4, 'No heading "#start" at /reference/api/logs.'),
    problem('links/anchor-exists', 4, 'No heading "#start" at /reference/api/iam.'),
  ],
  [
    'a file that is gone and named twice',
    problem('data/form', 4, 'The example "a" names public/examples/root.pem, which is not there.'),
    problem('links/page-exists', 5, 'No page at /examples/root.pem.'),
    problem('links/page-exists', 6, 'No page at /examples/other.pem.'),
  ],
  [
    'a sample that nobody can check, below a title that is missing',
    problem('samples/title', 4),
    problem('samples/unchecked', 5),
    problem('samples/unchecked', 9),
  ],
  [
    'a value that is cut off',
    problem('samples/shortened', 4),
    problem('samples/schema', 4),
    problem('samples/schema', 5),
  ],
  [
    'words of what is unfinished',
    problem('words/finished', 4),
    problem('spelling/known-word', 4, '"amet" is not in the dictionary.'),
    problem('spelling/known-word', 9, '"amex" is not in the dictionary.'),
  ],
  [
    'a heading that was given the words of another',
    problem('headings/unique', 9),
    problem('addresses/heading', 1, 'The heading #a was published, and links to it lead nowhere now.'),
    problem('headings/levels', 4),
  ],
  [
    'a key that is missing since its name has a slip',
    problem('samples/schema', 4, '/permisions is not a known key (did you mean "permissions"?).'),
    problem('samples/schema', 3, '/permissions is required.'),
    problem('samples/schema', 3, '/name is required.'),
  ],
  [
    'an address that is gone since the file has capital letters',
    {
      ...problem('files/name', 1),
      file: 'docs/guides/Setup.mdx',
      fix: 'Name it with lower-case letters, digits and hyphens: guides/setup.mdx.',
    },
    problem('addresses/page', 5, 'The address /guides/setup was published, and nothing is there now.'),
    problem('addresses/page', 6, 'The address /guides/other was published, and nothing is there now.'),
  ],
  [
    'an address that is gone since the file has another name, which is none',
    {
      ...problem('files/name', 1),
      file: 'docs/guides/Pick_Method.mdx',
      fix: 'Name it with lower-case letters, digits and hyphens: guides/pick_method.mdx.',
    },
    problem('addresses/page', 5, 'The address /guides/pick-a-method was published, and nothing is there now.'),
    problem('addresses/page', 6, 'The address /guides/pick-a-key was published, and nothing is there now.'),
  ],
  [
    'a published file that is gone and asked for',
    problem('data/form', 4, 'The example "a" names public/examples/root.pem, which is not there.'),
    problem(
      'samples/request',
      5,
      'GET https://docs.example/docs/examples/root.pem: no description has this operation.',
    ),
    problem('samples/request', 6, 'GET https://docs.example/docs/examples/key.pem: no description has this operation.'),
  ],
  [
    'a page that is made of data which nobody can read',
    { ...problem('json/syntax', 4), file: 'docs/public/spec/a.json' },
    problem('page/unreadable', 1),
    problem('page/empty', 1),
  ],
  [
    'a value that no form of its object takes',
    problem('samples/schema', 4, '/a/type must be one of a, b.'),
    problem('samples/schema', 4, '/a/type must be "c".'),
    problem('samples/schema', 4, '/a/name must be "c".'),
  ],
  [
    'a file that is not there',
    {
      ...problem('schema/reference', 1, 'This file is not there, and others refer to it.'),
      file: 'docs/public/spec/openapi/common.yaml',
    },
    problem('links/page-exists', 4, 'No page at /spec/openapi/common.json.'),
    problem('links/page-exists', 5, 'No page at /spec/openapi/other.json.'),
  ],
  [
    'an address that nothing leads on while redirects cannot be read',
    { ...problem('json/syntax', 4), file: 'redirects.json' },
    problem('addresses/page', 4, 'The address /old was published, and nothing is there now.'),
    problem('links/form', 9),
  ],
  [
    'a sample that a broken schema refuses',
    { ...problem('schema/value', 4), file: 'docs/public/spec/json-schema/outcome.json' },
    problem('samples/schema', 9),
    problem('samples/syntax', 12),
  ],
  ['the lead in an image', problem('images/file', 4), problem('prose/lead', 4), problem('prose/lead', 9)],
  [
    'a level below a second title',
    problem('headings/one-title', 4),
    problem('headings/levels', 9),
    problem('headings/unique', 9),
  ],
  [
    'the lead in a callout of no kind',
    problem('markdown/callout', 4),
    problem('prose/lead', 4),
    problem('prose/lead', 9),
  ],
  [
    'a page with words of a template',
    problem('words/finished', 4),
    problem('words/enough', 1),
    problem('words/twice', 1),
  ],
];
test.each(rows)('%s is one problem', (_name, cause, effect, other) => {
  expect(withoutFollowUps([cause, effect, other])).toEqual([cause, other]);
});

test('a host that stands everywhere is one that the list of hosts lacks', () => {
  const host = (line: number, name: string) => problem('leaks/host', line, `${name} may be somebody's real host.`);
  const lost = Array.from({ length: 20 }, (_, line) => host(line + 1, 'www.w3.org'));
  const others = [host(30, 'a.com'), host(31, 'a.com')];
  expect(withoutFollowUps([...lost, ...others])).toEqual([lost[0], ...others]);
});
