/** Where a text is in the samples that a shell has read. */
export interface ShellPlace {
  /** Number of the sample, from 0. */
  sample: number;
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
  /** File of the body, if no sample of the page writes it as text. */
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
  files: Map<string, Word>;
  outputs: Map<string, Call>;
  /** How many samples were read before this one. */
  samples: number;
}

/** A shell in which nothing has run yet. */
export function newShell(): ShellState {
  return { variables: new Map(), functions: new Map(), files: new Map(), outputs: new Map(), samples: 0 };
}

const OPTIONS_WITH_VALUE = new Set(['-X', '-H', '--data', '--data-urlencode', '-d', '-o', '-w', '-D']);

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
  for (let index = 0; index < words.length; index++) {
    const { text: word, place } = words[index];
    if (/^\d?[<>]/.test(word)) {
      // A redirection names a file, not an address.
      const file = word.replace(/^\d?[<>]+/, '') || (words[++index]?.text ?? '');
      if (/^1?>/.test(word)) writeTo(file);
    } else if (OPTIONS_WITH_VALUE.has(word)) {
      const next = words[++index] ?? { text: '' };
      if (word === '-o') writeTo(next.text);
      else takeOption(call, word, next, state);
    } else if (!word.startsWith('-')) Object.assign(call, { url: word, urlPlace: place });
  }
  if (call.method === '') call.method = call.body === undefined && !call.bodyFile ? 'GET' : 'POST';
  return { call, shows };
}

function takeOption(call: Call, option: string, word: Word, { files }: ShellState): void {
  const value = word.text;
  const colon = value.indexOf(':');
  if (option === '-X') call.method = value;
  if (option === '-H') call.headers.push([value.slice(0, colon), value.slice(colon + 1).trim()]);
  if (option === '--data' || option === '-d') {
    const body = value.startsWith('@') ? files.get(value.slice(1)) : word;
    Object.assign(call, { body: body?.text, bodyPlace: body?.place });
    if (!body) call.bodyFile = value.slice(1);
  }
  if (option === '--data-urlencode') call.body = joinForm(call.body, value);
  if (option === '-w') call.printsStatus = value.includes('%{http_code}');
}

/** `--data-urlencode name=value`, which may occur several times. */
function joinForm(body: string | undefined, entry: string): string {
  const at = entry.indexOf('=');
  const field = `${entry.slice(0, at)}=${encodeURIComponent(entry.slice(at + 1))}`;
  return body === undefined ? field : `${body}&${field}`;
}
