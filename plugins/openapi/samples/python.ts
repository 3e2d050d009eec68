import { type LiteralStyle, literal } from './literal.ts';
import { formEntries, type SampleRequest } from './sampleRequest.ts';

const STYLE: LiteralStyle = {
  // Each escape of JSON is one of Python's too.
  string: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  isSpaced: false,
  hasLastComma: true,
};

const PRINTED = { json: 'json.load(response)', text: 'response.read().decode()', none: 'response.status' };

/** Seconds, a little longer than the 30 after which the platform ends a request. */
const TIMEOUT = 35;

/** Writes a request for the standard library of Python 3, so that the sample runs where nothing can be installed. */
export function pythonSample(request: SampleRequest): string {
  const { method, url, headers, hasKey, body, responseKind } = request;
  const printed = method === 'HEAD' ? PRINTED.none : PRINTED[responseKind];
  const usesJson = printed === PRINTED.json || body?.kind === 'json';
  const imports = [
    ...(usesJson ? ['json'] : []),
    ...(hasKey ? ['os'] : []),
    ...(body?.kind === 'file' ? ['pathlib'] : []),
    'urllib.error',
    ...(body?.kind === 'form' ? ['urllib.parse'] : []),
    'urllib.request',
  ];
  const fields = headers.map(([name, value]) => `${STYLE.string(name)}: ${STYLE.string(value)}`);
  if (hasKey) fields.unshift('"Authorization": "Bearer " + os.environ["API_SECRET"]');
  if (body && body.kind !== 'form') fields.push(`"Content-Type": ${STYLE.string(body.mediaType)}`);
  const options = [STYLE.string(url)];
  if (method !== (body ? 'POST' : 'GET')) options.push(`method="${method}"`);
  if (fields.length > 0) options.push(`headers={\n${fields.map((field) => `        ${field},`).join('\n')}\n    }`);
  if (body?.kind === 'form') {
    const form = literal(Object.fromEntries(formEntries(body)), STYLE, '    ');
    options.push(`data=urllib.parse.urlencode(${form}).encode()`);
  } else if (body?.kind === 'file') options.push(`data=pathlib.Path(${STYLE.string(String(body.value))}).read_bytes()`);
  else if (body) options.push(`data=json.dumps(${literal(body.value, STYLE, '    ', 26)}).encode()`);
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    'request = urllib.request.Request(',
    ...options.map((option) => `    ${option},`),
    ')',
    'try:',
    `    with urllib.request.urlopen(request, timeout=${TIMEOUT}) as response:`,
    `        print(${printed})`,
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  ].join('\n');
}
