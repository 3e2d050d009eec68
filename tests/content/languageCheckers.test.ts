import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { type Sample, samplesOf } from '../../plugins/pages/samplesOf.ts';
import { checkGo, checkPython, checkShell, checkTypeScript, checkYaml } from './languages/checkers.ts';
import { jwtProblems } from './languages/encodings.ts';
import { root, spec, tokens } from './spec.ts';

/** The samples of a page; the code begins on line 2. */
function sample(language: string, code: string): Sample[] {
  const page = parsePage('docs/x.mdx', 'x.mdx', `\`\`\`${language} title="Sample"\n${code}\n\`\`\`\n`) as Page;
  return samplesOf([page]);
}

const folder = () => mkdtempSync(path.join(tmpdir(), 'language-'));

describe('a broken sample is reported at its place', () => {
  test('shell', () => {
    expect(checkShell(sample('bash', 'echo "a"\nif true; then'), tokens)[0]).toMatch(/^docs\/x\.mdx:\d:1 syntax error/);
    expect(checkShell(sample('bash', 'echo "%brand.name%"'), tokens)).toEqual([]);
  });

  test('YAML', () => {
    expect(checkYaml(sample('yaml', 'a: 1\nb: [1'), tokens)[0]).toMatch(/^docs\/x\.mdx:\d:\d+ /);
    expect(checkYaml(sample('yaml', 'a: 1\n---\nb: [1]'), tokens)).toEqual([]);
  });

  test('TypeScript', () => {
    const code = 'const answer = await fetch("/x");\nconst status: string = answer.status;';
    const said = checkTypeScript(sample('ts', code), tokens, path.join(root, 'test-results/samples/broken'), root);
    expect(said).toEqual([
      "docs/x.mdx:3:7 error TS2322: Type 'number' is not assignable to type 'string'.",
      ...said.slice(1),
    ]);
    expect(said).toHaveLength(1);
  });

  test('Python', ({ skip }) => {
    const said = checkPython(sample('python', 'import json\n\nprint("a"'), tokens, folder());
    if (said === 'not installed') skip('python3 is not installed');
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^docs\/x\.mdx:4:1 SyntaxError/);
    expect(checkPython(sample('python', 'import json\n\nprint(json.dumps({}))'), tokens, folder())).toEqual([]);
  });

  test('Go', ({ skip }) => {
    const said = checkGo(sample('go', 'package main\n\nfunc main() {'), tokens, folder());
    if (said === 'not installed') skip('gofmt is not installed');
    expect(said[0]).toMatch(/^docs\/x\.mdx:\d:\d+ /);
    const program = (line: string) => sample('go', `package main\n\nimport "fmt"\n\nfunc main() {\n\t${line}\n}`);
    // All programs are looked at together, and each is told at its own place.
    const wrong = ['fmt.Println(missing)', 'fmt.Println("right")', 'fmt.Printf("%d", "text")'].flatMap(program);
    expect(checkGo(wrong, tokens, folder())).toEqual([
      expect.stringMatching(/^docs\/x\.mdx:7:14 .*: missing$/),
      expect.stringMatching(/^docs\/x\.mdx:7:\d+ fmt\.Printf format %d has arg "text" of wrong type string/),
    ]);
    const far = sample('go', 'package main\n\nimport "example.com/far"\n\nfunc main() {\n\tfar.Go()\n}');
    expect(checkGo([...far, ...program('fmt.Println("right")')], tokens, folder())).toEqual([
      expect.stringMatching(/^docs\/x\.mdx:4:\d+ no required module provides package example\.com\/far/),
    ]);
  });

  test('JWT', () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    const header = encode('{"alg":"ES256","typ":"JWT"}');
    const said = (code: string) => jwtProblems({ code }, spec);
    expect(said(`"${header}.${encode('{"iss":"x"}')}.c2ln"`)).toEqual([]);
    expect(said(`"${header}.${encode('{"iss":"x"')}.c2ln"`)).toEqual([expect.stringContaining('is not JSON')]);
    expect(said(`"${encode('{"typ":"JWT"}')}.e30.c2ln"`)).toEqual([expect.stringContaining('/alg is required')]);
    expect(said(`"${header.slice(0, 20)}…"`)).toEqual([]);
    expect(said('"eyNotJsonAtAll…"')).toEqual([expect.stringContaining('does not start a JSON object')]);
  });
});
