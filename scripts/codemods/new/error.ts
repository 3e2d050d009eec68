import type { ErrorEntry } from '../../../plugins/schemas/errorCatalogue.ts';
import type { Policies } from '../../../plugins/schemas/published/policies.ts';
import { withItem, withMember } from '../jsonEdits.ts';
import { addEntry } from '../sidebars.ts';
import { CodemodError, type Draft } from '../site.ts';
import { placeholder } from './page.ts';

export interface NewError {
  slug: string;
  title: string;
  status: number;
  /** Slug of an error that the same policies report for similar reasons. The new one follows it wherever errors are listed. */
  like: string;
}

/**
 * Plans a new error: its entry in the catalog, its policies, its page with its place in the sidebar, the words by
 * which the decoder knows it, and its row in the list of values.
 * @throws CodemodError where there is one of that name, or none that it could be like
 */
export function newError(draft: Draft, { like, ...written }: NewError): void {
  const { docs } = draft.site;
  const { slug, title } = written;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug))
    throw new CodemodError(`"${slug}" is no name for an error: use small letters, digits and hyphens.`);
  const page = `${docs}/reference/errors/${slug}.mdx`;
  if (draft.texts.has(page)) throw new CodemodError(`${page} is there already.`);
  const [errors, policies] = ['errors', 'policies'].map((name) => `${docs}/public/spec/${name}.json`);
  const known: ErrorEntry[] = JSON.parse(draft.text(errors)).errors;
  const at = known.findIndex((one) => one.slug === like);
  if (at < 0)
    throw new CodemodError(`There is no error ${like}. There are:\n  ${known.map((one) => one.slug).join('\n  ')}`);
  const entry = entryOf(written, known[at]);
  draft.texts.set(page, pageOf(entry));
  draft.texts.set(errors, withItem(draft.text(errors), ['errors'], entry, at + 1));
  for (const [index, policy] of (JSON.parse(draft.text(policies)) as Policies).policies.entries()) {
    const place = policy.errors.indexOf(like);
    if (place < 0) continue;
    draft.texts.set(policies, withItem(draft.text(policies), ['policies', index, 'errors'], slug, place + 1));
  }
  const edit = (file: string, edited: (text: string) => string) => {
    if (draft.texts.has(file)) draft.texts.set(file, edited(draft.text(file)));
  };
  const signs = { [slug]: [{ words: title.replace(/[^\w ]/g, '.') }] };
  edit(`${docs}/_diagnosis.json`, (text) => withMember(text, ['signs'], slug, signs, like));
  edit(`${docs}/reference/values.mdx`, (text) => withRow(text, entry, like));
  addEntry(draft, page, upperWords(slug), like);
}

/** The entry of the other error, with what is its own in brackets. */
function entryOf({ slug, title, status }: Omit<NewError, 'like'>, like: ErrorEntry): ErrorEntry {
  const type = `%brand.docs%/reference/errors/${slug}`;
  const detail = placeholder('what the service says of one case');
  const instance = 'urn:uuid:00000000-0000-4000-8000-000000000000';
  return {
    ...like,
    slug,
    type,
    title,
    status,
    when: `It ${placeholder('what has happened when it is reported')}.`,
    causes: [{ id: slug, text: `It ${placeholder('the most likely cause')}.` }],
    fixes: [{ ...like.fixes[0], causes: undefined, text: `Do ${placeholder('the first thing that helps')}.` }],
    example: { type, title, status, detail, instance, platformType: slug },
    related: like.related.slice(0, 1),
  };
}

function pageOf({ slug, title, related: [page] }: ErrorEntry): string {
  const description = placeholder(
    'one sentence of 80 to 160 characters that says what the error means, why, and what helps',
  );
  const part = (name: string) => `<${name} of="${slug}" />`;
  return `${[
    `---\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${upperWords(slug, false)} error`,
    `${title}. ${placeholder('a sentence that says what the reader has to know first')}`,
    part('ErrorFirstFix'),
    `## What it means\n\n${placeholder('what was checked, and what the answer says and does not say')}`,
    part('ErrorSummary'),
    `## Example response

This is the entry of the failing policy in the \`data\` list of the response.`,
    part('ErrorExample'),
    `## Causes\n\n${part('ErrorCauses')}`,
    `## How to fix\n\n${part('ErrorFixes')}`,
    `## Related\n\n- [The policy](${page}): ${placeholder('what it checks')}\n- [All errors](/reference/errors/): the other results of a service`,
  ].join('\n\n')}\n`;
}

/** The list of values has a row for each error. */
function withRow(text: string, { slug, title, status }: ErrorEntry, like: string): string {
  const rows = text.split('\n');
  const isRow = (row: string) => /^\| `[a-z-]+` \| \d+ \| \[[^\]]+\]\(\/reference\/errors\//.test(row);
  const beside = rows.findIndex((row) => isRow(row) && row.startsWith(`| \`${like}\` |`));
  const last = beside < 0 ? rows.findLastIndex(isRow) : beside;
  if (last < 0) return text;
  const row = `| \`${slug}\` | ${status} | [${title}](/reference/errors/${slug}) |`;
  return [...rows.slice(0, last + 1), row, ...rows.slice(last + 1)].join('\n');
}

function upperWords(slug: string, all = true): string {
  const words = slug.split('-');
  return words.map((word, index) => (all || index === 0 ? word[0].toUpperCase() + word.slice(1) : word)).join(' ');
}
