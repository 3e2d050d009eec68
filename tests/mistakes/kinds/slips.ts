import type { MistakeKind } from '../mistake.ts';
import { lineKind } from '../mistake.ts';

/** A file of data that is not there any more. */
const gone = (name: string, file: string, told: string, fix: RegExp): MistakeKind => ({
  group: 'Data',
  name,
  isSlow: true,
  places: () => [() => ({ edits: { [file]: undefined }, file: told, line: 0, fix })],
});

/** What is left of an edit that somebody broke off: sentences twice, notes, sections without a text, lost files. */
export const leftoverKinds: MistakeKind[] = [
  lineKind({
    group: 'Words',
    name: 'sentence twice in a line',
    where: ({ region, text }) => region === 'prose' && /^[A-Z][a-z ]{50,}\.$/.test(text),
    write: (text) => `${text} ${text}`,
    fix: /one of the two/,
  }),
  lineKind({
    group: 'Words',
    name: 'note to the writer',
    where: ({ region, text }) => region === 'prose' && /^[A-Z].*[a-z]\.$/.test(text),
    write: (text) => `${text} (ask Maria if this holds)`,
    fix: /take the note out/,
  }),
  lineKind({
    group: 'Words',
    name: 'your in place of you',
    where: ({ region, text }) => region === 'prose' && /\byou (?:create|send|keep|add) (?:an?|the)\b/.test(text),
    write: (text) => text.replace(/\byou (?=(?:create|send|keep|add) (?:an?|the)\b)/, 'your '),
    fix: /Write "you"/,
  }),
  lineKind({
    group: 'Markdown',
    name: 'section without a text',
    where: ({ region, text, file }) =>
      region === 'heading' && /^## [A-Z]/.test(text) && /^docs\/explanations\/.*\.mdx$/.test(file),
    write: (text) => `## Look ahead\n\n${text}`,
    fix: /take the heading out/,
  }),
  lineKind({
    group: 'Markdown',
    name: 'rest of a merge',
    where: ({ region, text }) => region === 'prose' && /^[A-Z].*\.$/.test(text),
    write: (text) => `${text}\n=======\n${text}\n>>>>>>> feature/keys`,
    fix: /Keep one of the two sides/,
    offset: 1,
  }),
  lineKind({
    group: 'Data',
    name: 'rest of a merge in the data',
    isSlow: true,
    where: ({ file, text }) =>
      /(?:spec\/(?:errors|policies|did-methods|iam-actions|standards)|_glossary|_meta|_nav|redirects)\.json$|openapi\/\w+\.yaml$/.test(
        file,
      ) && /^ {4,}\S.*[\w",}]$/.test(text),
    write: (text) => `<<<<<<< HEAD\n${text}\n=======\n${text.replace(/(\w)(?=\W*$)/, '$1s')}\n>>>>>>> feature/keys`,
    fix: /Keep one of the two sides/,
  }),
  lineKind({
    group: 'Markdown',
    name: 'drawing that is none',
    where: ({ region, text }) => region === 'front matter' && /^ +icon: [a-z]+$/.test(text),
    write: (text) => `${text.slice(0, -1)}ing`,
    fix: /Write "/,
  }),
  lineKind({
    group: 'Links',
    name: 'title of another error',
    where: ({ text }) => /\[[A-Z][a-z]+(?: [a-z]+)+\]\(\/reference\/errors\/proof-[\w-]+\)/.test(text),
    write: (text) =>
      text.replace(/(?<=\/reference\/errors\/)proof-[\w-]+/, (name) =>
        name === 'proof-resolve-issuer' ? 'invalid-format' : 'proof-resolve-issuer',
      ),
    fix: /reference\/errors\/proof-/,
  }),
  lineKind({
    group: 'Data',
    name: 'number of a policy twice',
    isSlow: true,
    where: ({ file, text }) => /spec\/policies\.json$/.test(file) && /^ {6}"order": [2-9],?$/.test(text),
    write: (text) => text.replace(/\d/, (digit) => String(Number(digit) - 1)),
    fix: /Write \d/,
  }),
  gone(
    'API description that others refer to is gone',
    'docs/public/spec/openapi/common.yaml',
    'docs/public/spec/openapi/common.yaml',
    /Bring it back/,
  ),
  gone(
    'schema that others refer to is gone',
    'docs/public/spec/json-schema/outcome.json',
    'docs/public/spec/json-schema/outcome.json',
    /Bring it back/,
  ),
  gone('glossary is gone', 'docs/_glossary.json', 'docs/explanations/glossary.mdx', /Bring it back/),
  lineKind({
    group: 'Data',
    name: 'address of another schema',
    isSlow: true,
    where: ({ file, text }) => /json-schema\/\w+\.configuration\.json$/.test(file) && text.includes('"$id"'),
    write: (text) => text.replace(/\w+(?=\.configuration)/, 'other'),
    fix: /configuration\.json/,
  }),
  lineKind({
    group: 'Data',
    name: 'term that is refused as the name of another',
    isSlow: true,
    where: ({ file, text }) => file.endsWith('/_glossary.json') && /^ {4}"not": \["/.test(text),
    write: (text) => text.replace('["', '["wallet", "'),
    fix: /Take it out/,
  }),
];
