import { JSON_STYLE, literal } from './literal.ts';
import { formEntries, type SampleBody, type SampleRequest } from './sampleRequest.ts';

/** Seconds, a little longer than the 30 after which the platform ends a request. */
const TIMEOUT = 35;

const FAIL = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** Writes a request as a program for the standard library of Go, in the form that gofmt gives it. */
export function goSample(request: SampleRequest): string {
  const { method, url, headers, hasKey, body, responseKind } = request;
  const readsBody = responseKind !== 'none' && method !== 'HEAD';
  const fields = headers.map(([name, value]) => [quoted(name), quoted(value)]);
  if (hasKey) fields.unshift(['"Authorization"', '"Bearer "+os.Getenv("API_SECRET")']);
  if (body) fields.push(['"Content-Type"', quoted(body.mediaType)]);
  const imports = ['fmt', 'io', 'log', 'net/http', 'time'];
  if (body?.kind === 'form') imports.push('net/url');
  if (hasKey || body?.kind === 'file') imports.push('os');
  if (body) imports.push(body.kind === 'file' ? 'bytes' : 'strings');
  const lines = [
    ...(body ? bodyLines(body) : []),
    `request, err := http.NewRequest("${method}", ${quoted(url)}, ${body ? 'body' : 'nil'})`,
    ...FAIL,
    ...fields.map(([name, value]) => `request.Header.Set(${name}, ${value})`),
    '',
    `client := http.Client{Timeout: ${TIMEOUT} * time.Second}`,
    'response, err := client.Do(request)',
    ...FAIL,
    'defer response.Body.Close()',
    'data, err := io.ReadAll(response.Body)',
    ...FAIL,
    'if response.StatusCode >= 300 {',
    '\tlog.Fatalf("%s %s", response.Status, data)',
    '}',
    `fmt.Println(${readsBody ? 'string(data)' : 'response.Status'})`,
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    // A raw string goes on at the start of its lines, which indentation would change.
    ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'json') return [`body := strings.NewReader(${raw(literal(body.value, JSON_STYLE))})`];
  if (body.kind === 'file') {
    return [`content, err := os.ReadFile(${quoted(String(body.value))})`, ...FAIL, 'body := bytes.NewReader(content)'];
  }
  return [
    'form := url.Values{}',
    ...formEntries(body).map(([name, value]) => `form.Set(${quoted(name)}, ${quoted(value)})`),
    'body := strings.NewReader(form.Encode())',
  ];
}

/** Each escape that JSON needs is one of Go's too. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A raw string can't contain a backtick, which is only inside strings of JSON, where it can be escaped. */
function raw(json: string): string {
  return `\`${json.replaceAll('`', '\\u0060')}\``;
}
