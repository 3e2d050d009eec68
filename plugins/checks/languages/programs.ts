import { escapePattern } from '../../shared/escapePattern.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { isOneSlip, nearest } from '../../shared/nearest.ts';
import { globalNames, isGlobal, namesIn } from './declaredNames.ts';
import { type AsyncNames, asyncNames, lostPromises } from './lostPromises.ts';
import { calleeOf, nodesOf, parseProgram, type Visited } from './programTree.ts';
import type { TextFault } from './textFault.ts';
import { javaScriptOf } from './typeScript.ts';

/** What is wrong with a program that parses. */
export interface ProgramFault extends TextFault {
  rule: 'samples/name' | 'samples/await';
}

interface Program {
  text: string;
  nodes: Visited[];
  declared: ReadonlySet<string>;
  used: ReadonlySet<string>;
}

/**
 * Rules `samples/name` and `samples/await` of programs of a page: each name that one uses is declared in it or in another
 * one, and what a promise will be is waited for.
 * @returns the faults of each text, in their order
 */
export function programFaults(texts: readonly { text: string; language: string }[]): ProgramFault[][] {
  const programs = texts.map(({ text, language }) => readProgram(text, language));
  const all = programs.filter((program) => program !== undefined);
  const declared = new Set(all.flatMap((program) => [...program.declared]));
  const known = asyncNames(all.flatMap(({ nodes }) => nodes));
  return programs.map((program) => (program ? [...unknownNames(program, declared), ...lost(program, known)] : []));
}

function readProgram(text: string, language: string): Program | undefined {
  const code = javaScriptOf(text, language);
  const tree = code === undefined ? undefined : parseProgram(code);
  if (!tree) return undefined;
  const nodes = nodesOf(tree);
  const { declared, used } = namesIn(nodes);
  // What is declared for types alone is gone from the code.
  for (const [, name] of matchesOf(text, /\bdeclare (?:const|let|var|function|class|namespace) (\w+)/g))
    declared.add(name);
  return { text, nodes, declared, used };
}

function unknownNames(program: Program, ofPage: ReadonlySet<string>): ProgramFault[] {
  const { text, declared, used } = program;
  const unused = [...declared].filter((name) => !used.has(name));
  return [...used].flatMap((name): ProgramFault[] => {
    if (ofPage.has(name) || isGlobal(name)) return [];
    const use = placeOf(text, new RegExp(`(?<![\\w$.'"\`/-])${escapePattern(name)}(?![\\w$])`));
    const slip = [...declared, ...globalNames()].find((one) => isSlip(one, name));
    const meant = slip ?? (importFor(name, text)?.isKnown ? undefined : nearest(name, unused));
    const message = `Nothing on this page declares "${name}", which is used here.`;
    if (meant) return [{ rule: 'samples/name', ...use, message, fix: `Write "${meant}".` }];
    const place = importFor(name, text);
    const fix = `Declare "${name}" or import it, in this sample or in one above.`;
    if (!place) return [{ rule: 'samples/name', ...use, message, fix }];
    const told = `Nothing on this page declares "${name}", which row ${use.row} of this sample uses.`;
    return [
      { rule: 'samples/name', ...place, message: told, fix: `Import "${name}" here, or declare it above that row.` },
    ];
  });
}

const isSlip = (one: string, other: string) =>
  isOneSlip(one, other) && Math.min(one.length, other.length) >= SHORT && one.toLowerCase() !== other.toLowerCase();
/** Shorter names have neighbours. */
const SHORT = 3;

const IMPORT = /^import\b.*\bfrom ['"](.*)['"]/;
/** Letters that two names of a package begin or end with. */
const ALIKE = 4;

/** The import that a name is missing in: of a module of Node that has it, else of a name like it, else the last one. */
function importFor(name: string, text: string): { row: number; column: number; isKnown: boolean } | undefined {
  const imports = text.split('\n').flatMap((row, index) => {
    const from = IMPORT.exec(row)?.[1];
    return from === undefined ? [] : [{ row, from, index }];
  });
  const known = imports.find(({ from }) => name in ((from.startsWith('node:') && builtin(from)) || {}));
  const ends = [name.slice(0, ALIKE), name.slice(-ALIKE)].map((end) => end.toLowerCase());
  const like = imports.find(({ row }) => ends.some((end) => row.toLowerCase().includes(end)));
  const found = known ?? like ?? imports.at(-1);
  return found && { row: found.index + 1, column: 1, isKnown: found === known };
}

function builtin(name: string): object | undefined {
  return process.getBuiltinModule(name);
}

function lost({ text, nodes }: Program, known: AsyncNames): ProgramFault[] {
  return lostPromises(nodes, known).map((call): ProgramFault => {
    const name = calleeOf(call) ?? '';
    const start = name.startsWith('.') ? '(?<!\\bawait [\\w$.()]*)' : '(?<![\\w$.])(?<!\\b(?:await|function) )';
    const written = name.replace(/^\./, '');
    const message = `${written}() gives a promise, which is taken for its value here.`;
    const place = placeOf(text, new RegExp(`${start}${escapePattern(name)}\\(`));
    return { rule: 'samples/await', ...place, message, fix: `Write "await" before the call of ${written}().` };
  });
}

/** Of the first row that has a pattern, outside comments. */
function placeOf(text: string, pattern: RegExp): { row: number; column: number } {
  const rows = text.split('\n').map((row) => row.replace(/^\s*(?:\/\/|\/?\*).*/, ''));
  const at = Math.max(
    0,
    rows.findIndex((row) => pattern.test(row)),
  );
  return { row: at + 1, column: Math.max(0, rows[at].search(pattern)) + 1 };
}
