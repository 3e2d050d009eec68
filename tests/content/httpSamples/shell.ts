/**
 * Reads shell samples far enough to know the HTTP calls that they make: variables, functions, here documents, pipes,
 * `curl` and what `jq` shows of an answer. Nothing is run.
 */

/** One call of `curl`. */
export interface Call {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: string | undefined;
  /** File of the body, if no sample of the page writes it as text. */
  bodyFile?: string;
  /** Whether the sample prints the status. */
  printsStatus: boolean;
  /** Line of the sample, from 0. */
  line: number;
  /** Status that the page shows, once it is known. */
  status?: number;
}

/** What a reader sees of the answer to a call. */
export interface View {
  call: Call;
  /** `body`: all of it; `member`: one member of it, or the items of that member; `none`: nothing that can be told. */
  shows: 'body' | 'member' | 'none';
  member?: string;
  isItem?: boolean;
}

/** What earlier samples of a page leave behind. */
export interface ShellState {
  variables: Map<string, string>;
  functions: Map<string, string>;
  files: Map<string, string>;
  outputs: Map<string, Call>;
}

export function newShell(): ShellState {
  return { variables: new Map(), functions: new Map(), files: new Map(), outputs: new Map() };
}

interface Command {
  words: string[];
  line: number;
  isPiped: boolean;
}

/** Reads one sample and tells what it shows, in order. */
export function readShell(code: string, state: ShellState): View[] {
  const rest = takeFunctions(takeHereDocuments(code, state), state);
  return runCommands(rest, state);
}

function takeHereDocuments(code: string, state: ShellState): string {
  return code.replace(/cat > (\S+) <<'(\w+)'\n([\s\S]*?)\n\2(?=\n|$)/g, (whole, file: string, _tag, text: string) => {
    state.files.set(file, text);
    return blankLines(whole);
  });
}

function takeFunctions(code: string, state: ShellState): string {
  return code.replace(/^(\w+)\(\) \{([\s\S]*?)\}$/gm, (whole, name: string, body: string) => {
    state.functions.set(name, body);
    return blankLines(whole);
  });
}

/** Keeps the line numbers of what follows. */
function blankLines(text: string): string {
  return text.replace(/[^\n]/g, '');
}

function runCommands(code: string, state: ShellState): View[] {
  const views: View[] = [];
  for (const command of splitCommands(code, state)) runCommand(command, state, views);
  return views;
}

function runCommand({ words, line, isPiped }: Command, state: ShellState, views: View[]): void {
  const assignments = words[0] === 'export' ? words.slice(1) : words;
  if (assignments.length > 0 && assignments.every((word) => /^\w+=/.test(word))) {
    for (const word of assignments)
      state.variables.set(word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1));
  } else if (words[0] === 'curl') views.push(runCurl(words.slice(1), line, state));
  else if (words[0] === 'jq')
    showMember(words, isPiped ? views.at(-1)?.call : state.outputs.get(words.at(-1) ?? ''), views);
  else if (words[0] === 'sed') runSed(words, state);
  else if (isPiped && views.length > 0) views[views.length - 1] = { call: views[views.length - 1].call, shows: 'none' };
  else if (state.functions.has(words[0])) {
    const inner: ShellState = { ...state, variables: new Map(state.variables) };
    words.slice(1).forEach((word, index) => {
      inner.variables.set(String(index + 1), word);
    });
    views.push(
      ...runCommands(state.functions.get(words[0]) ?? '', inner).map((view) => ({
        ...view,
        call: { ...view.call, line },
      })),
    );
  }
}

/** `sed 's/from/to/' file > copy` */
function runSed([, script, file, operator, copy]: string[], state: ShellState): void {
  const [, from, to] = /^s\/([^/]*)\/([^/]*)\/$/.exec(script) ?? [];
  const text = state.files.get(file);
  if (from !== undefined && text !== undefined && operator === '>') state.files.set(copy, text.replace(from, to));
}

function showMember(words: string[], call: Call | undefined, views: View[]): void {
  if (!call) return;
  const filter = words.slice(1).find((word) => !word.startsWith('-')) ?? '.';
  const view = viewOf(filter, call);
  if (views.at(-1)?.call === call) views[views.length - 1] = view;
  else views.push(view);
}

/** Only filters that pick one member, or some items of it, tell which part of the answer a page shows. */
function viewOf(filter: string, call: Call): View {
  if (filter === '.') return { call, shows: 'body' };
  const match = /^\.(\w+)(\[\] \| select\(.*\))?$/.exec(filter);
  return match ? { call, shows: 'member', member: match[1], isItem: Boolean(match[2]) } : { call, shows: 'none' };
}

const OPTIONS_WITH_VALUE = new Set(['-X', '-H', '--data', '--data-urlencode', '-d', '-o', '-w', '-D']);

function runCurl(words: string[], line: number, state: ShellState): View {
  const call: Call = { method: '', url: '', headers: [], body: undefined, printsStatus: false, line };
  let shows: View['shows'] = 'body';
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!OPTIONS_WITH_VALUE.has(word)) {
      if (!word.startsWith('-')) call.url = word;
      continue;
    }
    const value = words[++index];
    if (word === '-X') call.method = value;
    if (word === '-H')
      call.headers.push([value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1).trim()]);
    if (word === '--data' || word === '-d') {
      call.body = value.startsWith('@') ? state.files.get(value.slice(1)) : value;
      if (call.body === undefined) call.bodyFile = value.slice(1);
    }
    if (word === '--data-urlencode') call.body = joinForm(call.body, value);
    if (word === '-w') call.printsStatus = value.includes('%{http_code}');
    if (word === '-o') {
      shows = 'none';
      state.outputs.set(value, call);
    }
  }
  if (call.method === '') call.method = call.body === undefined && !call.bodyFile ? 'GET' : 'POST';
  return { call, shows };
}

/** `--data-urlencode name=value`, which may stand several times. */
function joinForm(body: string | undefined, entry: string): string {
  const at = entry.indexOf('=');
  const field = `${entry.slice(0, at)}=${encodeURIComponent(entry.slice(at + 1))}`;
  return body === undefined ? field : `${body}&${field}`;
}

/** Splits a script into commands with their words, and expands variables and substitutions. */
function splitCommands(code: string, state: ShellState): Command[] {
  const commands: Command[] = [];
  let command: Command = { words: [], line: 0, isPiped: false };
  let word: string | undefined;
  let line = 0;
  const endWord = () => {
    if (word !== undefined) command.words.push(word);
    word = undefined;
  };
  const endCommand = (isPiped: boolean) => {
    endWord();
    if (command.words.length > 0) {
      commands.push(command);
      // Words that follow may use what this command sets.
      if (command.words.every((part) => /^export$|^\w+=/.test(part))) runCommand(command, state, []);
    }
    command = { words: [], line, isPiped };
  };
  for (let at = 0; at < code.length; at++) {
    const char = code[at];
    if (char === '\n') line++;
    if (char === '\\' && code[at + 1] === '\n') {
      at++;
      line++;
      endWord();
    } else if (char === '\\') {
      at++;
      word = (word ?? '') + (code[at] ?? '');
    } else if (char === "'") {
      const end = code.indexOf("'", at + 1);
      word = (word ?? '') + code.slice(at + 1, end);
      line += code.slice(at, end).split('\n').length - 1;
      at = end;
    } else if (char === '"') {
      const end = endOfQuote(code, at + 1);
      word = (word ?? '') + expand(code.slice(at + 1, end), state);
      at = end;
    } else if (char === '$' && code[at + 1] === '(') {
      const end = endOfSubstitution(code, at + 1);
      word = (word ?? '') + expand(code.slice(at, end + 1), state);
      at = end;
    } else if (char === '\n' || char === ';' || char === '&') endCommand(false);
    else if (char === '|') endCommand(true);
    else if (/\s/.test(char)) endWord();
    else {
      if (word === undefined && command.words.length === 0) command.line = line;
      const name = /^\$\{?\w+\}?/.exec(code.slice(at))?.[0];
      word = (word ?? '') + (name ? expand(name, state) : char);
      at += (name?.length ?? 1) - 1;
    }
  }
  endCommand(false);
  return commands;
}

function endOfQuote(code: string, from: number): number {
  for (let at = from; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === '$' && code[at + 1] === '(') at = endOfSubstitution(code, at + 1);
    else if (code[at] === '"') return at;
  }
  return code.length;
}

function endOfSubstitution(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at;
  }
  return code.length;
}

/** Expands `$NAME`, `${NAME}` and `$(encode …)`. A variable that the page does not set stays as it is. */
function expand(text: string, state: ShellState): string {
  let result = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\' && '"$\\'.includes(text[at + 1])) result += text[++at];
    else if (text[at] === '$' && text[at + 1] === '(') {
      const end = endOfSubstitution(text, at + 1);
      result += substitute(text.slice(at + 2, end), state);
      at = end;
    } else {
      const match = /^\$(?:\{(\w+)\}|(\w+))/.exec(text.slice(at));
      result += match ? (state.variables.get(match[1] ?? match[2]) ?? match[0]) : text[at];
      at += (match?.[0].length ?? 1) - 1;
    }
  }
  return result;
}

/** The one function that samples define for use inside a word percent-encodes its argument. */
function substitute(command: string, state: ShellState): string {
  const [{ words } = { words: [] as string[] }] = splitCommands(command, state);
  const body = state.functions.get(words[0]) ?? '';
  return body.includes('@uri') ? encodeURIComponent(words[1] ?? '') : `$(${command})`;
}
