import { expect, test } from 'vitest';
import { shellFaults } from '../../../../plugins/checks/languages.ts';

// One process reads all scripts, and what one leaves open must not be closed by the next.
test.each([
  ['a pipe', 'curl https://a.example |', 'jq .id'],
  ['a condition', 'test -f key.json &&', 'echo yes'],
  ['a single quote', "echo 'one", "echo 'two"],
  ['a double quote', 'echo "one', 'echo "two'],
  ['a document', 'cat <<EOF\none', 'cat <<EOF\ntwo\nEOF'],
  ['a loop', 'for a in 1 2; do', 'done'],
])('a script that leaves %s open is wrong, whatever follows', (_, script, next) => {
  expect(shellFaults([script, next])[0]).toBeDefined();
});

test('scripts that end in a comment or are empty parse', () => {
  expect(shellFaults(['echo one # two', '# three', '', 'cat <<EOF\nfour\nEOF'])).toEqual(Array(4).fill(undefined));
});
