import { parseArgs } from 'node:util';

/** Where a text is in a sample. */
export interface ShellPlace {
  /** Line of the sample, from 0. */
  line: number;
  /** Column of that line, from 1. */
  column: number;
}

/** A word of a command, with the place where its text begins; without one where a function wrote it. */
export interface Word {
  text: string;
  place?: ShellPlace;
}

export interface Call {
  method: string;
  url: string;
  /** Where the address begins, unless a function wrote it. */
  urlPlace?: ShellPlace;
  headers: [name: string, value: string][];
  body: string | undefined;
  /** Where the body is, if it is whole in one place. */
  bodyPlace?: ShellPlace;
  /** File of the body, if it isn't in the command. */
  bodyFile?: string;
  printsStatus: boolean;
  /** Line of the sample, from 0. */
  line: number;
}

/** What a reader sees of the response to a call. */
export interface View {
  call: Call;
  /** `body`: all of it; `none`: a part that isn't checked. */
  shows: 'body' | 'none';
}

/** What earlier samples of a page leave behind. */
export interface ShellState {
  variables: Map<string, string>;
  functions: Map<string, string>;
  outputs: Map<string, Call>;
}

/** A shell in which nothing has run yet. */
export function newShell(): ShellState {
  return { variables: new Map(), functions: new Map(), outputs: new Map() };
}

/** Options of curl with a value, by letter or by name alone. Any other is taken to have no value. */
const LETTERS = {
  request: 'X',
  header: 'H',
  data: 'd',
  output: 'o',
  'write-out': 'w',
  'dump-header': 'D',
  user: 'u',
  'user-agent': 'A',
  cookie: 'b',
  'cookie-jar': 'c',
  form: 'F',
  'max-time': 'm',
};
const NAMES = 'data-raw data-binary data-urlencode json url connect-timeout retry cacert cert key'.split(' ');
const WITH_VALUE = { type: 'string', multiple: true } as const;
const OPTIONS = {
  ...Object.fromEntries(Object.entries(LETTERS).map(([name, short]) => [name, { ...WITH_VALUE, short }])),
  ...Object.fromEntries(NAMES.map((name) => [name, WITH_VALUE])),
};

/**
 * Reads the words after `curl`.
 * @param line line of the sample, from 0
 */
export function readCurl(words: Word[], line: number, state: ShellState): View {
  const call: Call = { method: '', url: '', headers: [], body: undefined, printsStatus: false, line };
  let shows: View['shows'] = 'body';
  const writeTo = (file: string) => {
    shows = 'none';
    state.outputs.set(file, call);
  };
  const own: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const { text: word } = words[index];
    if (!/^\d?[<>]/.test(word)) {
      own.push(words[index]);
      continue;
    }
    // A redirection names a file, not an address.
    const file = word.replace(/^\d?[<>]+/, '') || (words[++index]?.text ?? '');
    if (/^1?>/.test(word)) writeTo(file);
  }
  const args = own.map(({ text }) => text);
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') Object.assign(call, { url: token.value, urlPlace: own[token.index].place });
    if (token.kind !== 'option' || token.value === undefined) continue;
    const word = token.inlineValue ? { text: token.value } : own[token.index + 1];
    if (token.name === 'output') writeTo(word.text);
    else takeOption(call, token.name, word);
  }
  if (call.method === '') call.method = call.body === undefined && !call.bodyFile ? 'GET' : 'POST';
  return { call, shows };
}

function takeOption(call: Call, option: string, word: Word): void {
  const value = word.text;
  const colon = value.indexOf(':');
  if (option === 'request') call.method = value;
  if (option === 'url') Object.assign(call, { url: value, urlPlace: word.place });
  if (option === 'header') call.headers.push([value.slice(0, colon), value.slice(colon + 1).trim()]);
  if (option === 'user') call.headers.push(['Authorization', 'Basic']);
  if (option === 'json') call.headers.push(['Content-Type', 'application/json'], ['Accept', 'application/json']);
  if (/^(?:json|data(?:-raw|-binary)?)$/.test(option)) {
    if (value.startsWith('@') && option !== 'data-raw') call.bodyFile = value.slice(1);
    else Object.assign(call, { body: value, bodyPlace: word.place });
  }
  if (option === 'data-urlencode') call.body = joinForm(call.body, value);
  if (option === 'write-out') call.printsStatus = value.includes('%{http_code}');
}

/** `--data-urlencode name=value`, which may occur several times. */
function joinForm(body: string | undefined, entry: string): string {
  const at = entry.indexOf('=');
  const field = `${entry.slice(0, at)}=${encodeURIComponent(entry.slice(at + 1))}`;
  return body === undefined ? field : `${body}&${field}`;
}
