import { describe, expect, test } from 'vitest';
import { curlSample } from '../../../../../plugins/openapi/samples/curl.ts';
import { goSample } from '../../../../../plugins/openapi/samples/go.ts';
import { pythonSample } from '../../../../../plugins/openapi/samples/python.ts';
import type { SampleRequest } from '../../../../../plugins/openapi/samples/sampleRequest.ts';
import { typescriptSample } from '../../../../../plugins/openapi/samples/typescript.ts';

const lines = (...text: string[]) => text.join('\n');
const request = (parts: Partial<SampleRequest> = {}): SampleRequest => ({
  method: 'GET',
  url: 'https://a.example/x',
  headers: [],
  hasKey: false,
  body: undefined,
  answer: 'json',
  ...parts,
});
const post = (value: unknown): SampleRequest =>
  request({
    method: 'POST',
    hasKey: true,
    body: { mediaType: 'application/json', kind: 'json', value: value as never },
  });
const form = (value: Record<string, string>): SampleRequest =>
  request({ method: 'POST', body: { mediaType: 'application/x-www-form-urlencoded', kind: 'form', value } });
const awkward = { text: `it's "a" \\ \`b\` $HOME %s`, unicode: 'é\u2028…', none: null, yes: true, 'odd-key': [] };

describe('curl', () => {
  test('begins a line with the path, which a narrow window shows then', () => {
    expect(curlSample(request({ url: 'https://a.example/b/$c?d=e' }))).toBe(
      lines('ENDPOINT=https://a.example', 'curl --fail-with-body -sS \\', '  "$ENDPOINT/b/\\$c?d=e"'),
    );
  });

  test('leaves out a method that curl picks by itself', () => {
    expect(curlSample(request())).toContain('curl --fail-with-body -sS \\\n');
    expect(curlSample(request({ method: 'HEAD' }))).toContain('curl --fail-with-body -sS --head \\\n');
    expect(curlSample(request({ method: 'DELETE', hasKey: true, answer: 'none' }))).toBe(
      lines(
        'ENDPOINT=https://a.example',
        'curl --fail-with-body -sS -X DELETE \\',
        '  "$ENDPOINT/x" \\',
        '  -H "Authorization: Bearer $API_SECRET" \\',
        '  -w "%{http_code}\\n"',
      ),
    );
    expect(curlSample(request({ method: 'POST' }))).toContain(' -X POST ');
  });

  test('keeps what the shell would read out of its sight', () => {
    expect(curlSample(post({ path: "$['a']" }))).toBe(
      lines(
        'ENDPOINT=https://a.example',
        'curl --fail-with-body -sS \\',
        '  "$ENDPOINT/x" \\',
        '  -H "Authorization: Bearer $API_SECRET" \\',
        '  -H "Content-Type: application/json" \\',
        `  --data '{ "path": "$['\\''a'\\'']" }'`,
      ),
    );
    expect(curlSample(request({ headers: [['Accept', 'a;profile="$x`"']] }))).toContain(
      '-H "Accept: a;profile=\\"\\$x\\`\\""',
    );
  });

  test('leaves the encoding of a form to curl', () => {
    expect(curlSample(form({ a: "b&c'd" }))).toContain(`--data-urlencode 'a=b&c'\\''d'`);
  });
});

describe('TypeScript', () => {
  test('is short for a short request', () => {
    expect(typescriptSample(request())).toBe(
      lines(
        "const response = await fetch('https://a.example/x');",
        'if (!response.ok) {',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
        '  throw new Error(`${response.status} ${await response.text()}`);',
        '}',
        'console.log(await response.json());',
      ),
    );
  });

  test('writes the body as an object of the language', () => {
    expect(typescriptSample(post(awkward))).toContain(
      lines(
        '  body: JSON.stringify({',
        '    text: "it\'s \\"a\\" \\\\ `b` $HOME %s",',
        "    unicode: 'é\u2028…',",
        '    none: null,',
        '    yes: true,',
        "    'odd-key': [],",
        '  }),',
      ),
    );
    expect(typescriptSample(form({ a: 'b' }))).toContain("body: new URLSearchParams({ a: 'b' }),");
  });
});

describe('Python', () => {
  test('imports what it uses, and reads the secret from the environment', () => {
    expect(pythonSample(request({ method: 'DELETE', hasKey: true, answer: 'none' }))).toBe(
      lines(
        'import os',
        'import urllib.error',
        'import urllib.request',
        '',
        'request = urllib.request.Request(',
        '    "https://a.example/x",',
        '    method="DELETE",',
        '    headers={',
        '        "Authorization": "Bearer " + os.environ["API_SECRET"],',
        '    },',
        ')',
        'try:',
        '    with urllib.request.urlopen(request, timeout=35) as response:',
        '        print(response.status)',
        'except urllib.error.HTTPError as error:',
        '    raise SystemExit(f"{error.code} {error.read().decode()}")',
      ),
    );
  });

  test('writes the body as a dict', () => {
    expect(pythonSample(post(awkward))).toContain(
      lines(
        '    data=json.dumps({',
        '        "text": "it\'s \\"a\\" \\\\ `b` $HOME %s",',
        '        "unicode": "é\u2028…",',
        '        "none": None,',
        '        "yes": True,',
        '        "odd-key": [],',
        '    }).encode(),',
      ),
    );
    expect(pythonSample(form({ a: 'b' }))).toContain('data=urllib.parse.urlencode({"a": "b"}).encode(),');
  });
});

describe('Go', () => {
  test('imports what it uses, in order', () => {
    const sample = goSample(form({ a: 'b"' }));
    expect(sample).toContain('import (\n\t"fmt"\n\t"io"\n\t"log"\n\t"net/http"\n\t"net/url"\n\t"strings"\n\t"time"\n)');
    expect(sample).toContain('\tform.Set("a", "b\\"")\n\tbody := strings.NewReader(form.Encode())\n');
    expect(goSample(request())).toContain('http.NewRequest("GET", "https://a.example/x", nil)');
  });

  test('writes the body as a raw string, which cannot hold a backtick', () => {
    expect(goSample(post({ text: 'a `b`' }))).toContain('strings.NewReader(`{ "text": "a \\u0060b\\u0060" }`)');
  });
});

describe('a body from a file', () => {
  const fromFile: SampleRequest = request({
    method: 'POST',
    hasKey: true,
    body: { mediaType: 'application/json', kind: 'file', value: 'request.json' },
    answer: 'text',
  });

  test('is read by each language', () => {
    expect(curlSample(fromFile)).toBe(
      lines(
        'ENDPOINT=https://a.example',
        'curl --fail-with-body -sS \\',
        '  "$ENDPOINT/x" \\',
        '  -H "Authorization: Bearer $API_SECRET" \\',
        '  -H "Content-Type: application/json" \\',
        '  --data @request.json',
      ),
    );
    expect(typescriptSample(fromFile).split('\n').slice(0, 9)).toEqual([
      "import { readFile } from 'node:fs/promises';",
      '',
      "const response = await fetch('https://a.example/x', {",
      "  method: 'POST',",
      '  headers: {',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
      '    Authorization: `Bearer ${process.env.API_SECRET}`,',
      "    'Content-Type': 'application/json',",
      '  },',
      "  body: await readFile('request.json', 'utf8'),",
    ]);
    expect(pythonSample(fromFile).split('\n').slice(0, 12)).toEqual([
      'import os',
      'import pathlib',
      'import urllib.error',
      'import urllib.request',
      '',
      'request = urllib.request.Request(',
      '    "https://a.example/x",',
      '    headers={',
      '        "Authorization": "Bearer " + os.environ["API_SECRET"],',
      '        "Content-Type": "application/json",',
      '    },',
      '    data=pathlib.Path("request.json").read_bytes(),',
    ]);
    expect(goSample(fromFile).split('\n').slice(2, 20)).toEqual([
      'import (',
      '\t"bytes"',
      '\t"fmt"',
      '\t"io"',
      '\t"log"',
      '\t"net/http"',
      '\t"os"',
      '\t"time"',
      ')',
      '',
      'func main() {',
      '\tcontent, err := os.ReadFile("request.json")',
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tbody := bytes.NewReader(content)',
      '\trequest, err := http.NewRequest("POST", "https://a.example/x", body)',
      '\tif err != nil {',
    ]);
  });
});
