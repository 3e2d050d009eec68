import { createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import { colorJsonInShell } from '../../../../plugins/tokenClasses/jsonInShell.ts';

const highlighter = await createHighlighter({ langs: ['bash', 'json'], themes: ['nord'] });

/** Each piece of a sample with the name of its color, without what is not colored. */
function colors(code: string, lang = 'bash'): string[] {
  const html = highlighter.codeToHtml(code, {
    lang,
    theme: 'nord',
    transformers: [colorJsonInShell],
  });
  const text = (piece: string) => piece.replaceAll('&#x3C;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  return [...html.matchAll(/<span style="color:var\(--shiki-token-(\w+)\)">([^<]*)<\/span>/g)].map(
    ([, name, piece]) => `${name} ${text(piece)}`,
  );
}

test('the body of a call is colored by keys and values', () => {
  expect(colors(`curl -s "$ENDPOINT/x" \\\n  --data '{"name": "a", "list": [1, true, null]}' -o x`)).toEqual([
    'keyword "name"',
    'string "a"',
    'keyword "list"',
    'constant 1',
    'constant true',
    'constant null',
  ]);
});

test('a body over several lines and a quote of the shell are colored too', () => {
  expect(colors(`curl --data '{\n  "a": "it'\\''s"\n}'`)).toEqual([
    'keyword "a"',
    'string "it',
    "string '",
    "string \\'",
    "string '",
    'string s"',
  ]);
});

test.each([
  ['a filter of jq', `jq '{a: .b, "c": 1}' x`],
  ['a template', `echo '{"a": $B}'`],
  ['a word', `curl -H 'Accept: "x"'`],
])('%s is no JSON', (_, code) => {
  expect(colors(code)).toEqual([]);
});
