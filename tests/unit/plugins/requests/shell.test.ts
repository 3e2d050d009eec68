import { describe, expect, test } from 'vitest';
import { newShell } from '../../../../plugins/requests/curl.ts';
import { readShell } from '../../../../plugins/requests/shell.ts';

const URL = 'https://api.example.com/keys';
/** What a sample shows of the answers of its calls. */
const shown = (...samples: string[]) => {
  const state = newShell();
  return samples.flatMap((code) => readShell(code, state)).map(({ call, shows }) => [call.url, shows]);
};

describe('what a sample shows of an answer', () => {
  test.each([
    ['all of it', `curl ${URL}`, [URL, 'body']],
    ['all of it, written anew', `curl ${URL} | jq .`, [URL, 'body']],
    ['all of it, where jq has options alone', `curl ${URL} | jq -S`, [URL, 'body']],
    ['nothing that is checked: a member', `curl ${URL} | jq -r .secret`, [URL, 'none']],
    ['nothing that can be told: another program', `curl ${URL} | sort`, [URL, 'none']],
  ])('%s', (_, code, view) => {
    expect(shown(code)).toEqual([view]);
  });

  test('of an answer that an earlier sample wrote into a file', () => {
    expect(shown(`curl -o keys.json ${URL}`, 'jq .count keys.json')).toEqual([
      [URL, 'none'],
      [URL, 'none'],
    ]);
    expect(shown('jq .count keys.json')).toEqual([]);
  });

  test('of a function, with its arguments in place', () => {
    expect(shown('get() {\n  curl "https://api.example.com/$1" | jq .id\n}', 'get keys')).toEqual([[URL, 'none']]);
  });
});

test.each([
  [`curl -X DELETE ${URL}`, { method: 'DELETE', url: URL }],
  [`curl -sSXDELETE ${URL}`, { method: 'DELETE', url: URL }],
  [`curl --request=PUT --url ${URL}`, { method: 'PUT', url: URL }],
  [`curl ${URL} --header 'Accept: text/plain' -v`, { method: 'GET', url: URL, headers: [['Accept', 'text/plain']] }],
  [`curl --data-raw '@{}' ${URL}`, { method: 'POST', url: URL, body: '@{}' }],
  [`curl --max-time 5 -u me:secret ${URL}`, { method: 'GET', url: URL, headers: [['Authorization', 'Basic']] }],
])('%s', (code, call) => expect(readShell(code, newShell())).toMatchObject([{ call }]));

test('a variable is set from one sample to the next, and one that nothing sets stays as it is', () => {
  expect(shown('export HOST=api.example.com', 'curl "https://$HOST/keys"')).toEqual([[URL, 'body']]);
  expect(shown('curl "https://$HOST/keys"')).toEqual([['https://$HOST/keys', 'body']]);
});
