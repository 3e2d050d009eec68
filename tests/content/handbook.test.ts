import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { kinds, NEW_OPTIONS, newThing } from '../../scripts/chores/new/index.ts';
import { renameTerm } from '../../scripts/chores/renameTerm.ts';
import { readSite } from '../../scripts/chores/site.ts';
import { budgets } from '../../scripts/weigh/budgets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'tests/README.md',
  ...readdirSync(path.join(root, 'handbook'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `handbook/${name}`),
];
const textOf = (document: string) => readFileSync(path.join(root, document), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
// What a command makes is not there in a fresh clone.
const rooms = readdirSync(root).filter((name) => !['doc_build', 'test-results', 'node_modules'].includes(name));

/** What stands in backticks in a line. */
const codeOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

/** Paths of the repository that a document names, without those that only show a form. */
function pathsIn(text: string): string[] {
  return codeOf(text)
    .filter((code) => rooms.includes(code.split('/')[0]) && /^[\w./-]+$/.test(code) && code.includes('/'))
    .filter((code) => !/my-guide|\/x\b/.test(code));
}

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  test('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    // A new page of the instructions is not there yet, and what a check remembers comes with the first one.
    const missing = pathsIn(text).filter(
      (name) => !existsSync(path.join(root, name)) && !/^(?:docs\/guides|\.cache)\//.test(name),
    );
    expect(missing).toEqual([]);
  });

  test('has links that lead somewhere', () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
    const local = targets.filter((target) => !/^(?:https?:|\/)/.test(target));
    const folder = path.dirname(path.join(root, document));
    expect(local.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });
});

test('the README is for the first hour, and leads to every document of the handbook', () => {
  const text = textOf('README.md');
  expect(text.split('\n').length).toBeLessThanOrEqual(75);
  for (const document of documents.filter((name) => name.startsWith('handbook/'))) expect(text).toContain(document);
});

test('every command of the package stands in the README or the handbook', () => {
  const all = documents.map(textOf).join('\n');
  const own = Object.keys(scripts).filter((name) => name !== 'start' && name !== 'test');
  expect(own.filter((name) => !all.includes(`npm run ${name}`) && !['types', 'lint'].includes(name))).toEqual([]);
});

test('the workarounds are those for the Rspress that is installed', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  expect(textOf('handbook/engine.md')).toContain(`what Rspress ${dependencies['@rspress/core']} does`);
});

test('the budgets for operators are those that are kept', () => {
  const sentence = /fails above these budgets[^:]*: (.+?)\. /.exec(textOf('handbook/operating.md'))?.[1] ?? '';
  const figures = [...sentence.matchAll(/\d+/g)].map(Number);
  expect(figures).toEqual(budgets.map(({ limit }) => limit / 1000));
});

test('every kind of new thing has an example in the handbook, which the command understands', () => {
  const site = readSite(root);
  const text = textOf('handbook/writing.md');
  const examples = [...text.matchAll(/^\| `npm run new -- ([^`]+)` \|/gm)].map(([, command]) => wordsOf(command));
  expect(examples.map(([kind]) => kind).sort()).toEqual(Object.keys(kinds).sort());
  for (const words of examples) {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: newOptions });
    expect(newThing(site, positionals, values).changes.length, words.join(' ')).toBeGreaterThan(0);
  }
});

test('the term that the handbook renames is there, and its new name is free', () => {
  const [, old, next] = /npm run rename-term -- "([^"]+)" "([^"]+)"/.exec(textOf('handbook/writing.md')) ?? [];
  const { changes, left } = renameTerm(readSite(root), old, next);
  expect(changes.length).toBeGreaterThan(3);
  expect(left.length).toBeGreaterThan(0);
});

/** The words of a command, as a shell splits them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
const newOptions = Object.fromEntries(NEW_OPTIONS.map((name) => [name, { type: 'string' } as const]));
