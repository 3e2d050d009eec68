import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Edit, measureEdits } from './bench/measureEdits.ts';
import { readFlags, refuseCall } from './flags.ts';
import { repositoryRoot } from './run.ts';

const TIMES = Number(process.env.BENCH_ROUNDS ?? 5);

const replacing =
  (from: string | RegExp, to: (found: string, mark: string) => string) => (text: string, mark: string) =>
    text.replace(from, (found) => to(found, mark));
const after = (found: string, mark: string) => `${found} ${mark}.`;

/** Every kind of file that a writer edits, in a place that a page shows. */
const EDITS: Edit[] = [
  {
    name: 'prose',
    file: 'explanations/services/gateway.mdx',
    page: 'explanations/services/gateway.html',
    change: replacing(/^# .*\n\n/m, (found, mark) => `${found}${mark}. `),
  },
  {
    name: 'title',
    file: 'explanations/services/gateway.mdx',
    page: 'explanations/services/gateway.html',
    change: replacing(/^# .*/m, after),
  },
  {
    name: 'front matter',
    file: 'explanations/services/gateway.mdx',
    page: 'explanations/services/gateway.html',
    change: replacing(/^description: .*/m, after),
    isSeen: (mark) => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.includes(mark),
  },
  {
    name: 'sidebar',
    file: 'explanations/services/_meta.json',
    page: 'explanations/services/gateway.html',
    change: replacing(/"label": "/, (found, mark) => `${found}${mark} `),
  },
  {
    name: 'navigation',
    file: '_nav.json',
    page: 'explanations/services/gateway.html',
    change: replacing('"Tutorials"', (_, mark) => JSON.stringify(mark)),
  },
  {
    name: 'glossary',
    file: '_glossary.json',
    page: 'explanations/glossary.html',
    change: replacing(/"definition": "/, (found, mark) => `${found}${mark}. `),
  },
  {
    name: 'error',
    file: 'public/spec/errors.json',
    page: 'reference/errors/credential-query-evaluation.html',
    change: replacing(/"causes": \[\s*"/, (found, mark) => `${found}${mark}. `),
  },
  {
    name: 'schema',
    file: 'public/spec/json-schema/verifier.configuration.json',
    page: 'reference/services/verifier/configuration.html',
    change: replacing(/(?<="resolver": \{[^}]*)"description": "/, (found, mark) => `${found}${mark}. `),
  },
  {
    name: 'API description',
    file: 'public/spec/openapi/verifier.yaml',
    page: 'reference/services/verifier/api.html',
    change: replacing(/^ {6}summary: /m, (found, mark) => `${found}${mark} `),
  },
  {
    name: 'diagram',
    file: '_diagrams/verification-steps.svg',
    page: 'explanations/services/verifier.html',
    change: replacing(/<title>[^<]*/, after),
  },
  {
    name: 'live sample',
    file: '_samples/create-did-key.ts',
    page: 'tutorials/services/resolver/onyx-create-did.html',
    change: (text, mark) => `${text.trimEnd()}\n// ${mark}\n`,
  },
  {
    name: 'redirect',
    file: 'redirects.json',
    page: 'explanations/services/gateway.html',
    change: replacing(
      /^\{/,
      (found, mark) => `${found}"/once-${mark.replaceAll(' ', '-').toLowerCase()}": "/tutorials/",`,
    ),
    isSeen: async (mark) => {
      const answer = await fetch(`/docs/once-${mark.replaceAll(' ', '-').toLowerCase()}.html`);
      return (await answer.text()).includes('http-equiv="refresh"');
    },
  },
  {
    name: 'style',
    file: path.join(repositoryRoot, 'theme/styles/base.css'),
    page: 'explanations/services/gateway.html',
    change: (text, mark) => `${text}:root{--bench-mark:"${mark}"}\n`,
    isSeen: (mark) => getComputedStyle(document.documentElement).getPropertyValue('--bench-mark').includes(mark),
  },
];

const usage = `npm run bench:edits -- [edits]
Makes edits on the dev server of our own pages, and prints how long each takes until it is seen. BENCH_ROUNDS=5 says how
often each is made. Without names, all of these are made:
  ${EDITS.map(({ name }) => name).join('\n  ')}`;
const { positionals: names } = readFlags(usage, { allowPositionals: true });
const unknown = names.find((name) => !EDITS.some((edit) => edit.name === name));
if (unknown !== undefined) refuseCall(`There is no edit "${unknown}".`, usage);
// The samples of the pages import packages, which are looked for in the folders above.
const parent = path.join(repositoryRoot, 'test-results');
mkdirSync(parent, { recursive: true });
const docs = mkdtempSync(path.join(parent, 'edits-'));
const clean = () => rmSync(docs, { recursive: true, force: true });
process.once('exit', clean);
// Without a listener, a signal ends the process before anything is taken back.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
try {
  cpSync(path.join(repositoryRoot, 'docs'), docs, { recursive: true });
  cpSync(path.join(repositoryRoot, 'redirects.json'), path.join(docs, 'redirects.json'));
  const chosen = EDITS.filter(({ name }) => names.length === 0 || names.includes(name));
  console.log(`Until seen, ms: median and slowest of ${TIMES}`);
  for await (const { name, seenMs, isReload } of measureEdits(docs, chosen, TIMES)) {
    const sorted = seenMs.toSorted((a, b) => a - b);
    const [median, most] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]];
    console.log(
      `${name.padEnd(20)}${String(median).padStart(8)}${String(most).padStart(8)}${isReload ? '  reload' : ''}`,
    );
  }
} finally {
  clean();
}
