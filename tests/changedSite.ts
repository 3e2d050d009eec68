import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../plugins/shared/problem.ts';
import { carryOut } from '../scripts/chores/carryOut.ts';
import { type NewOptions, newThing } from '../scripts/chores/new/index.ts';
import { readSite } from '../scripts/chores/site.ts';

// A site of another name, to which a writer adds one of each kind by the commands alone.

/** What a site is made of, as far as writers and companies change it. */
const ENTRIES = ['docs', 'brand.json', 'redirects.json', 'tests/content/decoder'];

/** Copies what writers change from one folder to another. */
export function copySite(from: string, to: string): void {
  for (const entry of ENTRIES) cpSync(path.join(from, entry), path.join(to, entry), { recursive: true });
}

const upperFirst = (word: string) => word[0].toUpperCase() + word.slice(1);

/** Gives a site the name of another product. */
export function renameSite(root: string): void {
  const brand = path.join(root, 'brand.json');
  writeFileSync(brand, readFileSync(brand, 'utf8').replaceAll('Acme', 'Umbra').replaceAll('acme', 'umbra'));
}

const ON = '/explanations/threat-model';
/**
 * What is added: a kind, with the names and options that a writer gives to the command.
 * @param word stands in each name, so that a site to which things were added can take more of them
 */
export const things = (word: string): Record<string, [names: string[], options: NewOptions]> => ({
  page: [[`/guides/services/resolver/resolve-${word}`], { title: `Resolve ${word} DIDs`, label: `Resolve ${word}` }],
  error: [[`proof-${word}`], { title: `Proof is not ${word}`, by: 'verifier', policy: 'proof' }],
  operation: [
    ['resolver', `GET /${word}/{network}`],
    { id: `read${upperFirst(word)}Network`, action: 'resolve', title: `Read a ${word} network` },
  ],
  key: [['resolver', `${word}Cache`], { type: 'boolean', default: 'true' }],
  method: [[`${word}sample`], { group: 'web', address: 'https://www.w3.org/TR/did-1.1/' }],
  term: [[`${word} window`], { page: ON }],
  diagram: [[`${word}-replay`], { title: `A ${word} replay`, on: ON }],
  sample: [[`count-${word}`], { title: `Count ${word} letters`, on: ON }],
});

const LONG =
  'Readers of this part follow one request through the service. They see what is asked, what is checked and what the answer says. Each value has the place where it is set, and each outcome has the reason that a log shows. Compare the two before you change a setting, and write down what you found.';
/** What a writer puts in place of the words in brackets, where any words would not do. */
const WRITTEN: [left: RegExp, words: (file: string) => string][] = [
  [
    /^\[one sentence of 80/,
    (file) =>
      `A new entry of the site that tells its readers what they can do now, and which service does it: ${path.basename(file, '.mdx')}.`,
  ],
  [/^\[a link with a reason/, () => '[Threat model](/explanations/threat-model): what to expect'],
  [
    /^\[a link to the guide/,
    () => '[Configure a resolver](/guides/services/resolver/configure): what it may resolve, and how it answers',
  ],
  [/^\[a lead of/, () => 'This guide resolves a list of identifiers in one run, so that you wait once.'],
  [
    /^\[all that the drawing shows/,
    () => 'A request goes from the sender to the verifier, and the same request goes there once more.',
  ],
  [/^\[Do the first thing/, () => 'Send the list'],
  [/^\[(?:how the reader sees|what was checked)/, () => `${LONG} ${LONG.replaceAll('the ', 'its ')}`],
  [/^\[(?:what the reader needs|the first step)/, () => LONG],
  [/^\[a sentence that says/, () => 'Ask its sender for a fresh one, and compare the clocks of both sides.'],
  [/^\[/, () => 'what it is for'],
];

/**
 * Adds one thing of each kind.
 * @param word as in `things`
 * @returns the files of pages and data that were written
 */
export function addThings(root: string, word: string): Set<string> {
  const written = new Set<string>();
  for (const [kind, [names, options]] of Object.entries(things(word))) {
    const { changes } = newThing(readSite(root), [kind, ...names], options);
    for (const { file } of changes) if (file.startsWith('docs/')) written.add(file);
    carryOut(root, changes);
  }
  return written;
}

/** Writes words in place of what the check says is left to a writer. */
export function fillIn(root: string, problems: readonly Problem[]): void {
  for (const { file, line, message } of problems) {
    const left = /^\[.*?\](?= stands for)/.exec(message)?.[0] ?? '';
    const words = WRITTEN.find(([start]) => start.test(left))?.[1](file) ?? '';
    const rows = readFileSync(path.join(root, file), 'utf8').split('\n');
    rows[line - 1] = rows[line - 1].replace(left, () => words);
    writeFileSync(path.join(root, file), rows.join('\n'));
  }
}
