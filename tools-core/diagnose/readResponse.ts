import { readJson, tryOr } from '../base/index.ts';

export interface ApiResponse {
  /** From a status line, or from the number that curl writes for `%{http_code}`. */
  status?: number;
  body?: unknown;
}

/** What was pasted: a response, or why it is none, in words. */
type Reading = { state: 'response'; response: ApiResponse } | { state: 'unreadable'; reason: string };

/** What it means that curl got no response, by its exit code. */
const CURL_FAULTS: Record<string, string> = {
  3: 'curl found no usable address. Check that $ENDPOINT is set in this shell.',
  6: 'The host was not found. Compare the URL with the endpoint on the details page of the instance.',
  7: 'No connection to the host. Check your network and proxy.',
  28: 'The host took too long to respond. Try again.',
  35: 'The secure connection failed. Check the proxy between you and the host.',
  60: "The host's certificate isn't trusted. Check the proxy between you and the host.",
};

const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b.*$/;
const unreadable = (reason: string): Reading => ({ state: 'unreadable', reason });

/** Characters up to which a text is read: the longest response of the services has a hundredth of that. */
const LONGEST_RESPONSE = 1_000_000;

/** Reads what a reader pasted: JSON, or the output of curl with or without headers and status. */
export function readResponse(pasted: string): Reading {
  if (pasted.length > LONGEST_RESPONSE) {
    return unreadable('This text is longer than a million characters, which no response is. Paste only the response.');
  }
  const text = withoutMarks(pasted);
  if (text === '')
    return unreadable('Nothing was pasted. Run the command of this step, and paste everything that it prints.');
  const fault = /^curl: \((\d+)\) ?(.*)$/m.exec(text);
  if (fault) return unreadable(CURL_FAULTS[fault[1]] ?? `curl got no response: ${fault[2]}.`);
  const { status, rest } = takeHeaders(text);
  if (/^<(?:!doctype|html|head|body|\?xml)/i.test(rest)) {
    return unreadable(
      'This is a web page, not a response of the service. A proxy or a different host responded. Compare the URL with the endpoint of the instance.',
    );
  }
  return readBody(rest, status);
}

/** Drops what shells, editors and `curl -v` add: marks at the ends of the text, prompts, and characters before lines. */
function withoutMarks(pasted: string): string {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  const lines = text
    .split('\n')
    .filter((line) => !/^(?:\$ |```|> |\* |[{}] \[\d+ bytes data\])/.test(line) && line !== '>');
  return lines
    .map((line) => line.replace(/^< ?(?=HTTP\/|[\w-]+:|$)/, ''))
    .join('\n')
    .trim();
}

/** Takes the blocks of headers off. A proxy may put its own before that of the service, so the last counts. */
function takeHeaders(text: string): { status?: number; rest: string } {
  let rest = text;
  let status: number | undefined;
  for (;;) {
    const [line, code] = STATUS_LINE.exec(rest.split('\n', 1)[0]) ?? [];
    if (line === undefined) return { status, rest };
    status = Number(code);
    const end = /\n[ \t]*\n|$/.exec(rest);
    // Some copy the status line and the body without the headers between them.
    const next = rest.slice(line.length).trimStart();
    rest = /^[[{<"]/.test(next) ? next : rest.slice((end?.index ?? rest.length) + (end?.[0].length ?? 0)).trim();
  }
}

function readBody(rest: string, known: number | undefined): Reading {
  const read = (status: number | undefined, body: unknown): Reading => ({
    state: 'response',
    response: { status, body },
  });
  if (/^[1-5]\d\d$/.test(rest)) return read(Number(rest), undefined);
  const json = parse(rest);
  if (json || rest === '') return read(known, json?.value);
  // `-w '%{http_code}'` writes the status after the body, with or without its own line; a script may write it first.
  const [, first, after] = /^([1-5]\d\d)\n([\s\S]+)$/.exec(rest) ?? [];
  const [, before, last] = /^([\s\S]*[}\]"])\s*([1-5]\d\d)$/.exec(rest) ?? [];
  const body = parse(after ?? '') ?? parse(before ?? '');
  return body ? read(Number(parse(after ?? '') ? first : last), body.value) : unreadable(whyNoJson(rest));
}

const parse = (text: string) => tryOr(() => ({ value: JSON.parse(text) as unknown }));

function whyNoJson(text: string): string {
  if (/(?:^|\n)(?:jq|bash|zsh|sh|curl|python3?): /.test(text)) {
    return 'This is a message from your shell, not a response. Run the command again without the pipe (|) and what follows it.';
  }
  if (!/^[[{]/.test(text))
    return "This isn't a response in JSON. Paste the whole response, from its first brace to its last.";
  const read = readJson(text, 'The response');
  const fault = 'fault' in read ? read.fault.replace(/ at line.*/, '.') : '';
  const advice = /cut off/.test(fault) ? 'up to its last brace' : 'without changes by an editor';
  return `${fault} Copy it again, ${advice}.`;
}
