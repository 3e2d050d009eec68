import { expect, test } from 'vitest';
import { makeApi } from '../../../../plugins/openapi/readApis.ts';
import { programTabsShortcode } from '../../../../plugins/shortcodes/programTabs.ts';

const answer = { 200: { content: { 'application/json': {}, 'application/did': {} } } };
const api = makeApi('resolver', {
  servers: [{ url: 'https://a.example' }],
  paths: {
    '/{did}': {
      get: {
        operationId: 'resolveDid',
        parameters: [
          { name: 'did', in: 'path', required: true, example: 'did:key:a' },
          { name: 'versionId', in: 'query', example: '1' },
        ],
        responses: answer,
      },
    },
    '/verify': {
      post: {
        operationId: 'verify',
        requestBody: { content: { 'application/json': { example: { credential: 'x' } } } },
        responses: { 200: { content: { 'application/json': {} } } },
      },
    },
  },
});
const write = (attributes: Record<string, string>) =>
  programTabsShortcode(api, { id: 'resolveDid', file: 'resolve', ...attributes });

test('a tab for each language but curl, in the order of all pages, with the file and how to run it', () => {
  const text = write({ pipe: 'jq .' });
  expect([...text.matchAll(/<Tab label="(.*)">/g)].map(([, label]) => label)).toEqual(['TypeScript', 'Python', 'Go']);
  expect(
    [...text.matchAll(/^```(\w+) title="(.*?)" unindexed/gm)].map(([, language, title]) => [language, title]),
  ).toEqual([
    ['ts', 'resolve.mts'],
    ['bash', 'Run it'],
    ['python', 'resolve.py'],
    ['bash', 'Run it'],
    ['go', 'resolve.go'],
    ['bash', 'Run it'],
  ]);
  expect([...text.matchAll(/^.*\| jq \.$/gm)].map(([command]) => command)).toEqual([
    'npx --yes tsx resolve.mts | jq .',
    'python3 resolve.py | jq .',
    'go run resolve.go | jq .',
  ]);
  expect(write({})).toContain('\nnpx --yes tsx resolve.mts\n');
});

test('takes parameters, a media type and a body from a file', () => {
  const text = write({ did: 'did:key:b#c', versionId: '2', accept: 'application/did' });
  expect(text.match(/https:\/\/a\.example\/did:key:b%23c\?versionId=2['"]/g)).toHaveLength(3);
  expect(text.match(/application\/did['"]/g)).toHaveLength(3);
  expect(write({ id: 'verify', body: 'request.json' }).match(/['"]request\.json['"]/g)).toHaveLength(3);
  expect(write({ id: 'verify' })).not.toContain('request.json');
});

test.each([
  [{ file: '' }, '"" isn\'t a file name.'],
  [{ file: 'a b' }, '"a b" isn\'t a file name.'],
  [{ versoinId: '2' }, 'resolveDid has no parameter "versoinId".'],
  [{ body: 'request.json' }, 'resolveDid takes no body.'],
  [{ accept: 'text/html' }, 'resolveDid has no response of type "text/html".'],
  [{ id: 'verify', accept: 'text/html' }, 'verify has no response of type "text/html".'],
])('%o is refused', (attributes, message) => {
  expect(() => write(attributes as Record<string, string>)).toThrow(message);
});
