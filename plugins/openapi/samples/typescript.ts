import { type LiteralStyle, literal } from './literal.ts';
import { formEntries, type SampleRequest } from './sampleRequest.ts';

const STYLE: LiteralStyle = {
  string: quoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  indent: '  ',
  isSpaced: true,
  hasLastComma: true,
};

const PRINTED = { json: 'await response.json()', text: 'await response.text()', none: 'response.status' };

/** Writes a request as a call of `fetch`, which Node and browsers have. */
export function typescriptSample(request: SampleRequest): string {
  const options = optionsOf(request);
  const url = quoted(request.url);
  const call =
    options.length > 0 ? `fetch(${url}, {\n${options.map((line) => `  ${line},`).join('\n')}\n})` : `fetch(${url})`;
  return [
    ...(request.body?.kind === 'file' ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const response = await ${call};`,
    'if (!response.ok) {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    `console.log(${request.method === 'HEAD' ? 'response.status' : PRINTED[request.responseKind]});`,
  ].join('\n');
}

function optionsOf({ method, headers, hasKey, body }: SampleRequest): string[] {
  const options: string[] = [];
  if (method !== 'GET') options.push(`method: '${method}'`);
  const fields = headers.map(([name, value]) => `${STYLE.key(name)}: ${quoted(value)}`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
  if (hasKey) fields.unshift('Authorization: `Bearer ${process.env.API_SECRET}`');
  if (body && body.kind !== 'form') fields.push(`'Content-Type': ${quoted(body.mediaType)}`);
  if (fields.length > 0) options.push(`headers: {\n${fields.map((field) => `    ${field},`).join('\n')}\n  }`);
  if (body?.kind === 'form') {
    const form = Object.fromEntries(formEntries(body));
    options.push(`body: new URLSearchParams(${literal(form, STYLE, '  ')})`);
  } else if (body?.kind === 'file') options.push(`body: await readFile(${quoted(String(body.value))}, 'utf8')`);
  else if (body) options.push(`body: JSON.stringify(${literal(body.value, STYLE, '  ', 22)})`);
  return options;
}

/** A string in single quotes, or in double quotes where that saves escapes. */
function quoted(text: string): string {
  const double = JSON.stringify(text);
  if (text.includes("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}
