import { expect, test } from 'vitest';
import { curlSample } from '../../../../../plugins/openapi/samples/curl.ts';
import { goSample } from '../../../../../plugins/openapi/samples/go.ts';
import { pythonSample } from '../../../../../plugins/openapi/samples/python.ts';
import type { SampleRequest } from '../../../../../plugins/openapi/samples/sampleRequest.ts';
import { typescriptSample } from '../../../../../plugins/openapi/samples/typescript.ts';

const BASE = { url: 'https://a.example/x', headers: [], hasKey: true, answer: 'json' } as const;
const request = (more: Partial<SampleRequest> = {}): SampleRequest =>
  ({ ...BASE, method: 'GET', body: undefined, ...more }) as SampleRequest;
const post = (value: unknown, kind: 'json' | 'form' | 'file' = 'json'): SampleRequest =>
  request({
    method: 'POST',
    body: { mediaType: kind === 'form' ? 'form' : 'application/json', kind, value: value as never },
  });
const awkward = { text: `it's "a" \\ \`b\` $HOME`, unicode: 'é\u2028…', none: null, yes: true, 'odd-key': [] };

// tests/content/requestSamples.test.ts runs every sample of the API pages; these are cases that none of them has.
test.each<[what: string, sample: string, lines: string[]]>([
  [
    'curl begins a line with the path, and hides from the shell what it would read',
    curlSample(request({ url: 'https://a.example/b/$c?d=e', headers: [['Accept', 'a;profile="$x`"']] })),
    [
      'ENDPOINT=https://a.example',
      'curl --fail-with-body -sS \\',
      '  "$ENDPOINT/b/\\$c?d=e" \\',
      '  -H "Authorization: Bearer $API_SECRET" \\',
      '  -H "Accept: a;profile=\\"\\$x\\`\\""',
    ],
  ],
  ['curl, HEAD', curlSample(request({ method: 'HEAD' })), ['curl --fail-with-body -sS --head \\']],
  ['curl, POST without a body', curlSample(request({ method: 'POST' })), ['curl --fail-with-body -sS -X POST \\']],
  ['curl, no body in the response', curlSample(request({ responseKind: 'none' })), ['  -w "%{http_code}\\n"']],
  ['curl, a quote', curlSample(post({ path: "$['a']" })), [`  --data '{ "path": "$['\\''a'\\'']" }'`]],
  ['curl, a form', curlSample(post({ a: "b&c'd" }, 'form')), [`  --data-urlencode 'a=b&c'\\''d'`]],
  ['curl, a file', curlSample(post('request.json', 'file')), ['  --data @request.json']],
  [
    'TypeScript',
    typescriptSample(post(awkward)),
    [
      '  body: JSON.stringify({',
      '    text: "it\'s \\"a\\" \\\\ `b` $HOME",',
      "    unicode: 'é\u2028…',",
      '    none: null,',
      '    yes: true,',
      "    'odd-key': [],",
      '  }),',
    ],
  ],
  ['TypeScript, a form', typescriptSample(post({ a: 'b' }, 'form')), ["  body: new URLSearchParams({ a: 'b' }),"]],
  ['TypeScript, a file', typescriptSample(post('a.json', 'file')), ["  body: await readFile('a.json', 'utf8'),"]],
  [
    'Python',
    pythonSample(post(awkward)),
    [
      '    data=json.dumps({',
      '        "text": "it\'s \\"a\\" \\\\ `b` $HOME",',
      '        "unicode": "é\u2028…",',
      '        "none": None,',
      '        "yes": True,',
      '        "odd-key": [],',
      '    }).encode(),',
    ],
  ],
  ['Python, a form', pythonSample(post({ a: 'b' }, 'form')), ['    data=urllib.parse.urlencode({"a": "b"}).encode(),']],
  ['Python, a file', pythonSample(post('a.json', 'file')), ['    data=pathlib.Path("a.json").read_bytes(),']],
  ['Go', goSample(post({ a: '`b`' })), ['\tbody := strings.NewReader(`{ "a": "\\u0060b\\u0060" }`)']],
  ['Go, a form', goSample(post({ a: 'b"' }, 'form')), ['\tform.Set("a", "b\\"")']],
  ['Go, a file', goSample(post('a.json', 'file')), ['\tcontent, err := os.ReadFile("a.json")']],
])('%s', (_what, sample, lines) => expect(`\n${sample}\n`).toContain(`\n${lines.join('\n')}`));
