/**
 * Reads shell samples far enough to know the HTTP calls that they make: variables, functions, pipes, `curl` and what `jq`
 * shows of a response. Nothing is run.
 */

import { type Call, readCurl, type ShellPlace, type ShellState, type View, type Word } from './curl.ts';

interface Command {
  words: Word[];
  line: number;
  isPiped: boolean;
}

/** Reads one sample. @returns what it shows, in order */
export function readShell(code: string, state: ShellState): View[] {
  return runCommands(takeFunctions(code, state), state);
}

function takeFunctions(code: string, state: ShellState): string {
  return code.replace(/^(\w+)\(\) \{([\s\S]*?)\}$/gm, (whole, name: string, body: string) => {
    state.functions.set(name, body);
    // What follows keeps its line.
    return whole.replace(/[^\n]/g, '');
  });
}

function runCommands(code: string, state: ShellState): View[] {
  const views: View[] = [];
  for (const command of splitCommands(code, state)) runCommand(command, state, views);
  return views;
}

function runCommand({ words: placed, line, isPiped }: Command, state: ShellState, views: View[]): void {
  const words = placed.map(({ text }) => text);
  const assignments = words[0] === 'export' ? words.slice(1) : words;
  if (assignments.length > 0 && assignments.every((word) => /^\w+=/.test(word))) {
    for (const word of assignments)
      state.variables.set(word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1));
  } else if (words[0] === 'curl') views.push(readCurl(placed.slice(1), line, state));
  else if (words[0] === 'jq')
    showOutput(words, isPiped ? views.at(-1)?.call : state.outputs.get(words.at(-1) ?? ''), views);
  else if (isPiped && views.length > 0) views[views.length - 1] = { call: views[views.length - 1].call, shows: 'none' };
  else if (state.functions.has(words[0])) {
    const inner: ShellState = { ...state, variables: new Map(state.variables) };
    words.slice(1).forEach((word, index) => {
      inner.variables.set(String(index + 1), word);
    });
    views.push(
      ...runCommands(state.functions.get(words[0]) ?? '', inner).map((view) => ({
        ...view,
        // The function is elsewhere.
        call: { ...view.call, line, urlPlace: undefined, bodyPlace: undefined },
      })),
    );
  }
}

function showOutput(words: string[], call: Call | undefined, views: View[]): void {
  if (!call) return;
  const filter = words.slice(1).find((word) => !word.startsWith('-')) ?? '.';
  if (views.at(-1)?.call === call) views.pop();
  views.push({ call, shows: filter === '.' ? 'body' : 'none' });
}

/** What is between the parentheses of a substitution, which may have two more inside each other. */
const INSIDE = '(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*';
/** A piece of a script: quoted text, an escape, a substitution, a variable, or one other character. */
const PIECE = new RegExp(
  `\\\\[^]|'([^']*)'?|"((?:\\\\[^]|\\$\\(${INSIDE}\\)|[^"\\\\])*)"?|\\$\\(${INSIDE}\\)|\\$\\{?\\w+\\}?|[^]`,
  'g',
);
const EXPANDED = new RegExp(`\\\\(["$\\\\])|\\$\\((${INSIDE})\\)|\\$(?:\\{(\\w+)\\}|(\\w+))`, 'g');

/** Splits a script into commands with their words, and expands variables and substitutions. */
function splitCommands(code: string, state: ShellState): Command[] {
  const commands: Command[] = [];
  let command: Command = { words: [], line: 0, isPiped: false };
  let word: Word | undefined;
  const endWord = () => {
    if (word !== undefined) command.words.push(word);
    word = undefined;
  };
  const endCommand = (isPiped: boolean) => {
    endWord();
    if (command.words.length > 0) {
      commands.push(command);
      // Words that follow may use what this command sets.
      if (command.words.every(({ text }) => /^export$|^\w+=/.test(text))) runCommand(command, state, []);
    }
    command = { words: [], line: 0, isPiped };
  };
  for (const { 0: piece, 1: single, 2: double, index } of code.matchAll(PIECE)) {
    if (/^[\n;&|]/.test(piece)) endCommand(piece === '|');
    else if (piece === '\\\n' || /^\s/.test(piece)) endWord();
    else {
      if (word === undefined && command.words.length === 0) command.line = lineAt(code, index);
      const unquoted = double ?? (piece.startsWith('$') ? piece : undefined);
      const text = single ?? (unquoted === undefined ? piece.replace(/^\\/, '') : expand(unquoted, state));
      word = { place: word?.place ?? placeIn(code, index), text: (word?.text ?? '') + text };
    }
  }
  endCommand(false);
  return commands;
}

/** Number of the line, from 0, of a place in a script. */
function lineAt(code: string, at: number): number {
  return code.slice(0, at).split('\n').length - 1;
}

/** The place of the text of a word; it begins behind a quote. */
function placeIn(code: string, at: number): ShellPlace {
  const start = /['"]/.test(code[at]) ? at + 1 : at;
  return { line: lineAt(code, start), column: start - code.lastIndexOf('\n', start - 1) };
}

/** Expands `$NAME`, `${NAME}` and `$(encode …)`. A variable that the page does not set stays as it is. */
function expand(text: string, state: ShellState): string {
  return text.replace(EXPANDED, (whole, escaped?: string, command?: string, braced?: string, name?: string) =>
    command === undefined
      ? (escaped ?? state.variables.get(braced ?? name ?? '') ?? whole)
      : substitute(command, state),
  );
}

/** The one function that samples define for use inside a word percent-encodes its argument. */
function substitute(command: string, state: ShellState): string {
  const [name, argument] = splitCommands(command, state)[0]?.words.map(({ text }) => text) ?? [];
  const body = state.functions.get(name) ?? '';
  return body.includes('@uri') ? encodeURIComponent(argument ?? '') : `$(${command})`;
}
