import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KeptChecks } from '../../plugins/checks/keptChecks.ts';
import { type Checker, siteChecker } from '../../plugins/checks/siteChecker.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import type { Problem } from '../../plugins/shared/problem.ts';
import { keptInMemory } from './keptInMemory.ts';
import { type Mistake, type MistakeKind, siteOfMistakes, takeSome } from './mistake.ts';

/** How the check did on one mistake. */
export interface Verdict {
  kind: MistakeKind;
  mistake: Mistake;
  isFound: boolean;
  isAtLine: boolean;
  isFixed: boolean;
  /** Problems beyond the one that says it. */
  followUps: number;
  problems: Problem[];
  /** Of the check, in milliseconds. */
  time: number;
  crash?: string;
}

const SITE = ['docs', 'brand.json', 'redirects.json', 'biome.json'];

/**
 * Makes each mistake on a copy of the site, and looks what the check says of it.
 * @param count places of each kind
 * @param seed decides the places
 * @param kept what was found before; by itself nothing
 */
export async function seedMistakes(
  root: string,
  kinds: MistakeKind[],
  count: number,
  seed: string,
  kept?: Omit<KeptChecks, 'keep'>,
): Promise<Verdict[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  try {
    for (const entry of SITE) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
    const site = siteOfMistakes(readTexts(copy));
    // As the command has it, which remembers single pages.
    const checker = siteChecker(copy, {}, kept ?? keptInMemory(path.join(copy, '.cache')));
    const before = await checker.check();
    if (before.problems.length > 0) throw new Error(`The site has problems of its own: ${before.problems[0].message}`);
    const verdicts: Verdict[] = [];
    for (const kind of kinds)
      for (const mistake of takeSome(kind, site, count, seed)) verdicts.push(await judge(copy, checker, kind, mistake));
    return verdicts;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function readTexts(root: string): Map<string, string> {
  const files = listFilesBelow(path.join(root, 'docs'))
    .map((name) => `docs/${name}`)
    .filter(
      (file) => /\.(?:mdx|json|yaml|svg)$|\/_words\.txt$/.test(file) && !file.startsWith('docs/public/examples/'),
    );
  return new Map(
    [...files, 'brand.json', 'redirects.json'].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

async function judge(root: string, checker: Checker, kind: MistakeKind, mistake: Mistake): Promise<Verdict> {
  const undo = apply(root, mistake);
  await nextTurn();
  const start = performance.now();
  let problems: Problem[] = [];
  let crash: string | undefined;
  try {
    ({ problems } = await checker.check());
  } catch (error) {
    crash = String((error as Error).stack).slice(0, 300);
  }
  const time = performance.now() - start;
  undo();
  await nextTurn();
  const isHere = ({ file, line }: Problem) =>
    file === mistake.file && (mistake.line === 0 || Math.abs(line - mistake.line) <= 1);
  const here = problems.filter(isHere);
  const said = here.filter((problem) => mistake.fix.test(problem.fix));
  const isFound = problems.length > 0;
  const isAtLine = here.length > 0;
  const isFixed = said.length > 0;
  return {
    kind,
    mistake,
    isFound,
    isAtLine,
    isFixed,
    followUps: Math.max(0, problems.length - 1),
    problems,
    time,
    crash,
  };
}

/** Writes the files of a mistake. @returns what takes them back */
function apply(root: string, { edits }: Mistake): () => void {
  const undo = Object.entries(edits).map(([file, text]) => {
    const target = path.join(root, file);
    const old = readIfThere(target);
    if (text === undefined) rmSync(target);
    else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return () => (old === undefined ? rmSync(target) : writeFileSync(target, old));
  });
  return () => {
    for (const take of undo) take();
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
