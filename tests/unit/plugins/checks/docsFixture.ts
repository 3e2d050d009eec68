import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDocs } from '../../../../plugins/checks/checkDocs.ts';
import { readDocs } from '../../../../plugins/checks/readDocs.ts';

export const description =
  'A sentence that says what this page gives its reader, and that is long enough to be one of ours.';
export const words = 'A lead of ten words or more says why this page is here.';
const bulk = `\n\n${'A few words stand here. '.repeat(32).trim()}`;
/** A page with its front matter, its body and enough words. */
export const page = (body: string, front = `description: ${description}`, rest = bulk) =>
  `---\n${front}\n---\n\n${body}${rest}\n`;
export const longSentences = Array.from(
  { length: 12 },
  (_, index) => `This is sentence ${index} of eighteen words, which is not too long for one but for all.`,
).join(' ');
export const glossary = JSON.stringify([
  { term: 'presentation definition', definition: 'A query.', page: '/good', not: ['proof request'] },
]);
export const good = page(`# Good page\n\n${words}`);

const context = {
  tokens: { '%brand.name%': 'Acme Identity', '%brand.apiDomain%': 'acme.example' },
  redirects: new Map([['/old', '/good']]),
  generatedFiles: ['/sitemap.xml'],
  partNames: () => ['CoreConfiguration', 'Diagram'],
  operations: ['createInstance'],
  hosts: ['www.w3.org'],
};

/** Checks a docs folder made of the given files. */
export function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const problems = checkDocs(readDocs(path.join(root, 'docs'), root), context);
  return problems.map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} ${fix}`);
}
