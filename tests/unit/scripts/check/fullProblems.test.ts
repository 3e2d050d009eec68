import { expect, test } from 'vitest';
import { fullProblem, untilFailure } from '../../../../scripts/check/fullProblems.ts';

const PAGE = 'docs/a.mdx';

test('a compiler is told at its place, with the name that it means', () => {
  const text = `${PAGE}:173:54 error TS2551: Property 'hass' does not exist on type 'Set'. Did you mean 'has'?`;
  expect(fullProblem(text, PAGE)).toEqual({
    file: PAGE,
    line: 173,
    column: 54,
    rule: 'samples/run',
    message: "Property 'hass' does not exist on type 'Set'. Did you mean 'has'?",
    fix: 'Write has.',
  });
});

test('what a program said when it ended is told without its calls', () => {
  const node = `${PAGE}:9  the sample ended with 1: /tmp/a.ts:20\n  f();\n  ^\n\n\nTypeError: f is not a function\n    at <anonymous> (/tmp/a.ts:20:54)\n\nNode.js v20.20.2\n`;
  expect(fullProblem(node, PAGE)).toMatchObject({
    line: 9,
    message: 'the sample ended with 1: TypeError: f is not a function',
  });
  const python = `${PAGE}:9  the sample complained: Traceback (most recent call last):\n  File "/tmp/a.py", line 8, in <module>\n    f()\nKeyError: 'A'\n`;
  expect(fullProblem(python, PAGE).message).toBe("the sample complained: KeyError: 'A'");
});

test('a line that names no place belongs to the page', () => {
  expect(fullProblem('The tool said nothing.', PAGE)).toMatchObject({
    file: PAGE,
    line: 1,
    message: 'The tool said nothing.',
  });
  expect(fullProblem(`${PAGE} The live sample a gives another output`, PAGE)).toMatchObject({ file: PAGE, line: 1 });
});

test('after a step that fails nothing more is told of its way', () => {
  const shown = `${PAGE}:3  Output: line 1 shows "a", and it is "b"`;
  const failed = `${PAGE}:5  The title "Store the secret of x" does not name a key that the reader has.`;
  expect(untilFailure([shown, failed, `${PAGE}:9  Output: line 1 shows "c", and it is "d"`])).toEqual([shown, failed]);
  expect(untilFailure([shown, shown])).toEqual([shown, shown]);
});
