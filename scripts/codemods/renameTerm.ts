import { slug } from 'github-slugger';
import { articleOf } from '../../plugins/checks/rules/words.ts';
import { nameFinder, pluralOf } from '../../plugins/data/findNames.ts';
import { GLOSSARY_FILE, GLOSSARY_ROUTE } from '../../plugins/data/glossary.ts';
import { ownFrontMatterTexts } from '../../plugins/pages/frontMatterTexts.ts';
import { parsePage } from '../../plugins/pages/page.ts';
import { passagesOf } from '../../plugins/pages/prose.ts';
import { headingIds, writtenId } from '../../plugins/shared/headingIds.ts';
import {
  assertFreeName,
  entriesOf,
  findEntry,
  type GlossaryEntry,
  glossaryFile,
  idOf,
  withEntry,
  withoutEntry,
} from './glossary.ts';
import { CodemodError, Draft, type Plan, type Site } from './site.ts';

/**
 * Plans another name for a term: its entry with its anchor, the links to it, and its uses in the prose of pages. The
 * old anchor leads on, and the old name becomes one that the check finds. A word that means something else on some
 * pages is left to the writer.
 * @param old the term as the glossary has it
 * @throws CodemodError where there is no such term, or the new name is taken
 */
export function renameTerm(site: Site, old: string, next: string): Plan {
  const entries = entriesOf(site);
  const entry = findEntry(entries, old);
  const others = entries.filter((one) => one !== entry);
  if (entry.term === next) throw new CodemodError(`The term is "${next}" already.`);
  assertFreeName(others, next);
  const id = slug(next);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new CodemodError(`"${next}" makes no anchor: begin with a letter.`);
  const use = findUsesOf(entry.term, next);
  const draft = new Draft(site);
  const link = new RegExp(`(${GLOSSARY_ROUTE}(?:\\.html)?#)${idOf(entry)}(?![\\w-])`, 'g');
  for (const [file, text] of draft.texts) draft.write(file, text.replace(link, `$1${id}`));
  const left: string[] = [];
  for (const file of site.pages.values()) {
    if (use(draft.text(file)).length === 0) continue;
    const page = inPage(file, site.docs, draft.text(file), use);
    if (entry.ambiguous) left.push(...page.places.map((place) => `${place}  decide whether this is the term`));
    else draft.write(file, page.text);
  }
  const file = glossaryFile(site);
  draft.write(file, withEntry(withoutEntry(draft.text(file), entry.term), entryAs(entry, next, id)));
  for (const [name, text] of draft.texts)
    if (name.startsWith(`${site.docs}/`)) left.push(...remaining(name, text, entry, use));
  return draft.plan(left.sort());
}

function entryAs(entry: GlossaryEntry, next: string, id: string): GlossaryEntry {
  const { term, id: _, formerIds = [], forms, definition, standard, page, not = [], ...flags } = entry;
  const without = (names: readonly string[]) => names.filter((name) => name.toLowerCase() !== next.toLowerCase());
  const former = [...formerIds, idOf(entry)].filter((one) => one !== id);
  const kept = forms && without(forms);
  // The check would find the old name in every use of the new one.
  const isInside = term.toLowerCase() === next.toLowerCase() || nameFinder([[term, true]])(next).length > 0;
  const elsewhere = [...without(not), ...(isInside ? [] : [term])];
  return {
    term: next,
    ...(former.length > 0 && { formerIds: [...new Set(former)] }),
    ...(kept?.length && { forms: kept }),
    definition,
    ...(standard && { standard }),
    page,
    ...(elsewhere.length > 0 && { not: elsewhere }),
    ...flags,
  };
}

type Use = { index: number; text: string; next: string };

/** Finds a name in running text, with what to write there: as many, and with a capital where it has one. */
function findUsesOf(old: string, next: string): (text: string) => Use[] {
  const find = nameFinder([[old, next]]);
  return (text) =>
    find(text).map(({ text: found, index }) => {
      const isMany = found.replace(/\s+/g, ' ').length > old.length;
      const isCapital = /^[A-Z]/.test(found) && !/^[A-Z]/.test(old);
      const name = isMany ? pluralOf(next) : next;
      return { index, text: found, next: isCapital ? name[0].toUpperCase() + name.slice(1) : name };
    });
}

/** Writes another name into the prose and the front matter of a page. Code, emphasis and links that leave the site keep theirs. */
function inPage(file: string, docs: string, text: string, use: ReturnType<typeof findUsesOf>) {
  const page = parsePage(file, file.slice(docs.length + 1), text);
  const places: string[] = [];
  if ('problems' in page) return { text, places };
  const rows = text.split('\n');
  const uses = [...ownFrontMatterTexts(page), ...passagesOf(page, { withoutMentions: true })]
    .flatMap(({ text: prose, positionAt }) => use(prose).map((one) => ({ ...one, ...positionAt(one.index) })))
    // From the end, so that the places before stay where they are.
    .sort((a, b) => b.line - a.line || b.column - a.column);
  const anchors = new Map(headingIds(page.tree).map(({ id, heading }) => [heading.position?.start.line, id]));
  for (const { line, column, text: found, next } of uses) {
    const row = rows[line - 1] ?? '';
    if (row.slice(column - 1, column - 1 + found.length) !== found) continue;
    places.push(`${file}:${line}`);
    rows[line - 1] = withArticle(row.slice(0, column - 1), next) + next + row.slice(column - 1 + found.length);
    // Links of others name the heading as it was.
    const isHeading = /^#{2,} /.test(row) && writtenId(row) === undefined && anchors.has(line);
    if (isHeading) rows[line - 1] += ` ${file.endsWith('.mdx') ? '\\' : ''}{#${anchors.get(line)}}`;
  }
  return { text: rows.join('\n'), places };
}

/** Gives the words before a name the article that its sound asks for. */
function withArticle(before: string, name: string): string {
  const article = articleOf(name);
  return before.replace(/\b([Aa])n? $/, (_, first: string) => `${first}${article.slice(1)} `);
}

/** Lines that still have the old name and that no program should change: data, labels, questions of readers, drawings. */
function remaining(file: string, text: string, { term }: GlossaryEntry, use: ReturnType<typeof findUsesOf>): string[] {
  const isPage = /\.mdx?$/.test(file);
  const rows = text.split('\n');
  const end = isPage && rows[0] === '---' ? rows.indexOf('---', 1) : isPage ? 0 : rows.length;
  return rows.slice(0, Math.max(end, 0)).flatMap((row, index) => {
    // The entry itself lists the name as one that isn't used.
    if (use(row).length === 0 || (file.endsWith(GLOSSARY_FILE) && !row.includes('"definition"'))) return [];
    return [`${file}:${index + 1}  still has "${term}"`];
  });
}
