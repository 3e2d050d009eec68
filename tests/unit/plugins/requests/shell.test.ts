import { describe, expect, test } from 'vitest';
import { newShell } from '../../../../plugins/requests/curl.ts';
import { readShell } from '../../../../plugins/requests/shell.ts';

const URL = 'https://api.example.com/keys';
/** What a sample shows of the answers of its calls. */
const shown = (...samples: string[]) => {
  const state = newShell();
  return samples
    .flatMap((code) => readShell(code, state))
    .map(({ call, shows, member, isItem }) => [call.url, shows, member, isItem]);
};

describe('what a sample shows of an answer', () => {
  test.each([
    ['all of it', `curl ${URL}`, [URL, 'body', undefined, undefined]],
    ['all of it, written anew', `curl ${URL} | jq .`, [URL, 'body', undefined, undefined]],
    ['all of it, where jq has options alone', `curl ${URL} | jq -S`, [URL, 'body', undefined, undefined]],
    ['a member', `curl ${URL} | jq -r .secret`, [URL, 'member', 'secret', false]],
    ['items of a member', `curl ${URL} | jq '.keys[] | select(.id == "a")'`, [URL, 'member', 'keys', true]],
    ['nothing that can be told: a member of a member', `curl ${URL} | jq .key.id`, [URL, 'none', undefined, undefined]],
    ['nothing that can be told: all items', `curl ${URL} | jq '.keys[]'`, [URL, 'none', undefined, undefined]],
    ['nothing that can be told: a member later', `curl ${URL} | jq 'map(.id)'`, [URL, 'none', undefined, undefined]],
    ['nothing that can be told: another program', `curl ${URL} | sort`, [URL, 'none', undefined, undefined]],
  ])('%s', (_, code, view) => {
    expect(shown(code)).toEqual([view]);
  });

  test('of an answer that an earlier sample kept in a file', () => {
    expect(shown(`curl -o keys.json ${URL}`, 'jq .count keys.json')).toEqual([
      [URL, 'none', undefined, undefined],
      [URL, 'member', 'count', false],
    ]);
    expect(shown('jq .count keys.json')).toEqual([]);
  });

  test('of a function, with its arguments in place', () => {
    expect(shown('get() {\n  curl "https://api.example.com/$1" | jq .id\n}', 'get keys')).toEqual([
      [URL, 'member', 'id', false],
    ]);
  });
});

test('a variable holds from one sample to the next, and one that nothing sets stays as it is', () => {
  expect(shown('export HOST=api.example.com', 'curl "https://$HOST/keys"')).toEqual([
    [URL, 'body', undefined, undefined],
  ]);
  expect(shown('curl "https://$HOST/keys"')).toEqual([['https://$HOST/keys', 'body', undefined, undefined]]);
});

test('a file that a sample writes is the body, with the line it begins at', () => {
  const state = newShell();
  readShell('cat > body.json <<\'END\'\n{"a": 1}\nEND', state);
  const [{ call }] = readShell(`\ncurl -X POST -d @body.json ${URL}`, state);
  expect(call).toMatchObject({
    method: 'POST',
    body: '{"a": 1}',
    bodyPlace: { sample: 0, line: 1, column: 1 },
    line: 1,
  });
});
