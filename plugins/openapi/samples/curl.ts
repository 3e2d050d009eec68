import { JSON_STYLE, literal } from './literal.ts';
import { formEntries, type SampleRequest } from './sampleRequest.ts';

/**
 * Writes a request as a call of curl. The host is in a variable and the path begins its own line, because it is
 * what differs between calls: a narrow window shows it. The call fails on an error status and shows the body of the
 * response all the same; where success has no body it shows the status.
 */
export function curlSample(request: SampleRequest): string {
  const { method, url, headers, hasKey, body, responseKind } = request;
  const isImplied = method === 'GET' || (method === 'POST' && body !== undefined);
  const verb = method === 'HEAD' ? ' --head' : isImplied ? '' : ` -X ${method}`;
  // Not by `URL`: checks read the host as a token of the brand.
  const [origin] = /^\w+:\/\/[^/?#]+/.exec(url) ?? [''];
  const parts = [`curl --fail-with-body -sS${verb}`, `"$ENDPOINT${escaped(url.slice(origin.length))}"`];
  if (hasKey) parts.push('-H "Authorization: Bearer $API_SECRET"');
  for (const [name, value] of headers) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body?.kind === 'form') {
    for (const [name, value] of formEntries(body)) parts.push(`--data-urlencode ${verbatim(`${name}=${value}`)}`);
  } else if (body) {
    const data = body.kind === 'file' ? `@${body.value}` : verbatim(literal(body.value, JSON_STYLE));
    parts.push(`-H "Content-Type: ${body.mediaType}"`, `--data ${data}`);
  }
  if (responseKind === 'none' && method !== 'HEAD') parts.push('-w "%{http_code}\\n"');
  return `ENDPOINT=${origin}\n${parts.join(' \\\n  ')}`;
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

/** In double quotes the shell still reads these four. */
function escaped(text: string): string {
  return text.replace(/["\\$`]/g, '\\$&');
}

function verbatim(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
