import { describe, expect, test } from 'vitest';
import { programFaults } from '../../../../plugins/checks/languages/programs.ts';

const said = (...texts: string[]) =>
  programFaults(texts.map((text) => ({ text, language: 'ts' })))
    .flat()
    .map(({ rule, row, fix }) => [rule.replace('samples/', ''), row, fix]);

describe('a name that nothing declares', () => {
  test.each([
    ['a slip', 'const key = 1;\nconsole.log(kye);', 2, 'Write "key".'],
    [
      'a slip in a function',
      "const f = ({ error }: { error: string }) => error === 'a' && !errors;",
      1,
      'Write "error".',
    ],
    ['another name for what nothing uses', 'const token = 1;\nconsole.log(tokenText);', 2, 'Write "token".'],
    [
      'a name that its import lacks',
      "import { Tagged, decode } from 'cborg';\nimport { a } from 'b';\nconsole.log(Tagged, decode, a);\n\nencode(1);",
      1,
      'Import "encode" here, or declare it above that row.',
    ],
    [
      'a name of a module of Node',
      "import { verify } from 'node:crypto';\nimport { get } from 'keys';\nverify(createPublicKey(get()));",
      1,
      'Import "createPublicKey" here, or declare it above that row.',
    ],
    ['a slip of what is there anyway', 'conole.log(1);', 1, 'Write "console".'],
    ['a name of nothing', 'send(1);', 1, 'Declare "send" or import it, in this sample or in one above.'],
    [
      'a name after one in a comment',
      '// send it\nsend(1);',
      2,
      'Declare "send" or import it, in this sample or in one above.',
    ],
  ])('%s', (_name, text, row, fix) => expect(said(text)).toEqual([['name', row, fix]]));

  test.each([
    ['members', 'const a = { b: 1 };\nconsole.log(a.b, a?.c, { d: a });'],
    ['parts of patterns', 'const { a: b, ...c } = { a: 1 };\nconst [d = b, [e]] = [1, [c]];\nconsole.log(d, e);'],
    ['types', 'interface A { b: Later }\ntype Later = string;\nexport const a = (b: A): Later => b.b;'],
    ['what is declared elsewhere', 'declare const wallet: { send(): void };\nwallet.send();'],
    [
      'what browsers have',
      "document.querySelector('a')?.addEventListener('click', (event) => console.log(event, window));",
    ],
    ['what is asked for', "console.log(typeof Deno === 'undefined');"],
    [
      'labels, classes and errors',
      'a: for (;;) {\n  try {\n    class B { c = 1; d() { return this.c; } }\n    new B().d();\n    break a;\n  } catch (error) {\n    console.log(error);\n  }\n}',
    ],
    ['later functions', 'run();\nfunction run() {}'],
  ])('%s are no such name', (_name, text) => expect(said(text)).toEqual([]));

  test('programs of a page build on each other', () => {
    expect(said('export const key = 1;', 'console.log(key);')).toEqual([]);
  });

  test('a text that does not parse has another rule', () => expect(said('const a = ;\nsend();')).toEqual([]));
});

const ASK = 'const ask = async () => ({ state: 1 });\n';
describe('a promise that is taken for its value', () => {
  test.each([
    ['whose member is read', `${ASK}console.log(ask().state);`, 2, 'ask'],
    ['in a constant whose members are read', `${ASK}const it = ask();\nconsole.log(it.state);`, 2, 'ask'],
    ['that is taken apart', `${ASK}const { state } = ask();\nconsole.log(state);`, 2, 'ask'],
    ['that is judged', `${ASK}if (!ask()) console.log(1);`, 2, 'ask'],
    ['that is written', `${ASK}console.log(JSON.stringify(ask()));`, 2, 'ask'],
    ['at the end of a chain', `${ASK}const it = ask().catch(() => undefined);\nconsole.log(it?.state);`, 2, 'ask'],
    ['that others wait for', `${ASK}await ask();\nask();`, 3, 'ask'],
    ['of an import', "import { readFile } from 'node:fs/promises';\nconsole.log(readFile('a') + '');", 2, 'readFile'],
    [
      'of a method',
      "const a = await fetch('a');\nconst b = await a.json();\nconst c = a.json();\nconsole.log(b, c.d);",
      3,
      'json',
    ],
  ])('%s', (_name, text, row, name) => {
    expect(said(text)).toEqual([['await', row, `Write "await" before the call of ${name}().`]]);
  });

  test.each([
    ['is waited for', `${ASK}console.log((await ask()).state);`],
    ['is waited for later', `${ASK}const it = ask();\nconsole.log((await it).state);`],
    [
      'is waited for with others',
      `${ASK}const it = ask();\nconst [a] = await Promise.all([it, ask()]);\nconsole.log(a);`,
    ],
    ['is given back', `${ASK}export const other = () => ask();\nexport function third() {\n  return ask();\n}`],
    ['goes on', `${ASK}ask().then(({ state }) => console.log(state));`],
    [
      'is of another method',
      'const a = await fetch("a");\nconst b = await a.json();\nconst c = { json(_: object) {} };\nc.json(b);',
    ],
    ['is of a map', 'const a = new Map([[1, { b: 1 }]]);\nawait a.get(1);\nconsole.log(a.get(1)?.b);'],
    ['nobody waits for', `${ASK}ask();`],
  ])('that %s is none', (_name, text) => expect(said(text)).toEqual([]));
});
