import type { Concern, ErrorEntry } from '../../../plugins/schemas/errorCatalogue.ts';
import { withItem, withMember } from '../jsonEdits.ts';
import { addEntry } from '../sidebars.ts';
import { CodemodError, type Draft } from '../site.ts';
import { placeholder } from './page.ts';

export interface NewError {
  slug: string;
  title: string;
  status: number;
  /** Service that reports it. */
  by: string;
  /** Policy that reports it, as its results name it. */
  policy: string;
}

interface Policies {
  policies: {
    service: ErrorEntry['raisedBy'][number];
    id: ErrorEntry['policies'][number];
    page: string;
    errors: string[];
  }[];
}

/**
 * Plans a new error: its entry in the catalogue, its policy, its page with its place in the sidebar, the words by
 * which the decoder knows it, and its row in the list of values.
 * @throws CodemodError where there is one of that name, or no such policy
 */
export function newError(draft: Draft, { slug, title, status, by, policy }: NewError): void {
  const { docs } = draft.site;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug))
    throw new CodemodError(`"${slug}" is no name for an error: use small letters, digits and hyphens.`);
  const page = `${docs}/reference/errors/${slug}.mdx`;
  if (draft.texts.has(page)) throw new CodemodError(`${page} is there already.`);
  const [errors, policies] = ['errors', 'policies'].map((name) => `${docs}/public/spec/${name}.json`);
  const known = (JSON.parse(draft.text(policies)) as Policies).policies;
  const index = known.findIndex(({ service, id }) => service === by && id === policy);
  if (index < 0) {
    const names = known.map(({ service, id }) => `--by ${service} --policy ${id}`);
    throw new CodemodError(`The ${by} has no policy ${policy}. There are:\n  ${names.join('\n  ')}`);
  }
  const others = (JSON.parse(draft.text(errors)) as { errors: ErrorEntry[] }).errors;
  const entry = entryOf({ slug, title, status }, known[index], others);
  const neighbor = neighborOf(entry, others);
  const after = (slugs: readonly string[]) => {
    const place = neighbor === undefined ? -1 : slugs.indexOf(neighbor);
    return place < 0 ? undefined : place + 1;
  };
  const edit = (file: string, edited: (text: string) => string) => {
    if (draft.texts.has(file)) draft.write(file, edited(draft.text(file)));
  };
  draft.write(page, pageOf(entry));
  edit(errors, (text) => withItem(text, ['errors'], entry, after(others.map((one) => one.slug))));
  edit(policies, (text) => withItem(text, ['policies', index, 'errors'], slug, after(known[index].errors)));
  const signs = [[{ words: title.replace(/[^\w ]/g, '.'), fix: 0 }]];
  edit(`${docs}/_diagnosis.json`, (text) => withMember(text, ['signs'], slug, signs, neighbor));
  edit(`${docs}/reference/values.mdx`, (text) => withRow(text, entry, neighbor));
  addEntry(draft, page, upperWords(slug), neighbor);
}

function entryOf(
  { slug, title, status }: Pick<NewError, 'slug' | 'title' | 'status'>,
  { service, id, page }: Policies['policies'][number],
  others: readonly ErrorEntry[],
): ErrorEntry {
  const type = `%brand.docs%/reference/errors/${slug}`;
  // Errors of every policy are like none of its own.
  const like = others.find((one) => one.policies.length === 1 && one.policies[0] === id);
  const concern: Concern = { in: 'body', service, field: `/${placeholder('the member')}` };
  const concerns = [like?.fixes[0].concerns[0] ?? concern];
  const detail = placeholder('what the service says of one case');
  const instance = 'urn:uuid:00000000-0000-4000-8000-000000000000';
  return {
    slug,
    type,
    title,
    status,
    raisedBy: [service],
    policies: [id],
    formats: like?.formats ?? ['w3c', 'jwt', 'sd-jwt', 'mdoc'],
    when: `It ${placeholder('what has happened when it is reported')}.`,
    causes: [`It ${placeholder('the most likely cause')}.`],
    fixes: [{ text: `Do ${placeholder('the first thing that helps')}.`, concerns, page }],
    example: { type, title, status, detail, instance, platformType: slug },
    related: [page],
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
function withRow(text: string, { slug, title, status }: ErrorEntry, neighbor: string | undefined): string {
  const rows = text.split('\n');
  const isRow = (row: string) => /^\| `[a-z-]+` \| \d+ \| \[[^\]]+\]\(\/reference\/errors\//.test(row);
  const beside = rows.findIndex((row) => isRow(row) && row.startsWith(`| \`${neighbor}\` |`));
  const last = beside < 0 ? rows.findLastIndex(isRow) : beside;
  if (last < 0) return text;
  const row = `| \`${slug}\` | ${status} | [${title}](/reference/errors/${slug}) |`;
  return [...rows.slice(0, last + 1), row, ...rows.slice(last + 1)].join('\n');
}

/** The error that a new one follows everywhere: the last whose name begins as its does, or of its policy. */
function neighborOf({ slug, policies }: ErrorEntry, others: readonly ErrorEntry[]): string | undefined {
  const [first] = slug.split('-');
  const beside = others.findLast((one) => one.slug.split('-')[0] === first);
  // Some errors belong to every policy and have their own place.
  return (beside ?? others.findLast((one) => one.policies.length === 1 && one.policies[0] === policies[0]))?.slug;
}

function upperWords(slug: string, all = true): string {
  const words = slug.split('-');
  return words.map((word, index) => (all || index === 0 ? word[0].toUpperCase() + word.slice(1) : word)).join(' ');
}
