/** A request or a response as an `http` sample writes it. */
export interface HttpMessage {
  startLine: string;
  headers: [name: string, value: string][];
  body: string | undefined;
  /** Line of the body, from 0. */
  bodyLine: number;
}

/** Splits a message into its parts. The content rules have checked its form. */
export function parseHttpMessage(code: string): HttpMessage {
  const lines = code.split('\n');
  const blank = lines.indexOf('');
  const head = blank === -1 ? lines : lines.slice(0, blank);
  const body = blank === -1 ? '' : lines.slice(blank + 1).join('\n');
  return {
    startLine: head[0],
    headers: head.slice(1).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    body: body === '' ? undefined : body,
    bodyLine: blank + 1,
  };
}

/** The value of a header, by its name in any case. */
export function headerOf(headers: [name: string, value: string][], name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** Status of a response, or undefined for a request. */
export function statusOf({ startLine }: HttpMessage): number | undefined {
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(startLine)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** Method and address of a request; its host may be a header. */
export function callOf({ startLine, headers }: HttpMessage): { method: string; url: string } | undefined {
  const [, method, target] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(startLine.trim()) ?? [];
  if (method === undefined) return undefined;
  return { method, url: target.startsWith('/') ? `https://${headerOf(headers, 'Host')}${target}` : target };
}
