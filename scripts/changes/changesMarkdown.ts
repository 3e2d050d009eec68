import { segmentsOf } from '../../plugins/schemas/jsonValue.ts';
import type { SiteChanges } from './compareSites.ts';
import type { Difference } from './differences.ts';

/** A reviewer reads this many lines of a list; the rest is counted. */
const MOST_LINES = 40;
const MOST_INSIDE = 8;
/** A value is shown to this length. */
const LONGEST = 100;
/** Of a statement, its end counts as much as its beginning. */
const LONGEST_STATEMENT = 300;

/**
 * Writes what a change touches as Markdown for a pull request. Sections without a line are left out.
 * @param base name of what it is compared with
 */
export function changesMarkdown(changes: SiteChanges, base: string): string {
  const sections: [title: string, lines: string[]][] = [
    ['Addresses', addresses(changes)],
    [
      'Headings that are gone',
      changes.anchors.map(
        ({ route, anchor }) => `- ${code(`${route}#${anchor}`)}: links of others lead to the top of the page`,
      ),
    ],
    [
      'Titles and descriptions',
      changes.titles.map(
        ({ route, what, before, after }) => `- ${code(route)}, ${what}: ${quoted(before)} → ${quoted(after)}`,
      ),
    ],
    ['Pages with another text', changes.changed.map((route) => `- ${code(route)}`)],
    ['Statements to look up', changes.statements.map(statementLine)],
    ['Samples', changes.samples.map(({ route, name, kind }) => `- ${kind}: ${quoted(name)} on ${code(route)}`)],
    ['Published files', changes.files.flatMap(fileLines)],
    ['Redirects', changes.redirects.map(redirectLine)],
    ['Brand', changes.brand.map(differenceLine)],
  ];
  const written = sections.filter(([, lines]) => lines.length > 0);
  if (written.length === 0) return `Nothing that readers see differs from ${code(base)}.\n`;
  const parts = written.map(([title, lines]) => `### ${title}\n\n${shortened(lines).join('\n')}`);
  return `## What readers see, compared with ${code(base)}\n\n${parts.join('\n\n')}\n`;
}

function addresses({ added, moved, removed }: SiteChanges): string[] {
  return [
    ...moved.map(({ route, title, from }) => `- moved: ${code(from)} → ${code(route)}, ${quoted(title)}`),
    ...added.map(({ route, title }) => `- new: ${code(route)}, ${quoted(title)}`),
    ...removed.map(({ route, title, to }) =>
      to
        ? `- gone: ${code(route)}, ${quoted(title)}, leads to ${code(to)}`
        : `- **gone, and leads nowhere**: ${code(route)}, ${quoted(title)}`,
    ),
  ];
}

function statementLine({ route, before, after }: SiteChanges['statements'][number]): string {
  const now = quoted(after, LONGEST_STATEMENT);
  return `- ${code(route)}: ${before === undefined ? 'new, ' : `${quoted(before, LONGEST_STATEMENT)} → `}${now}`;
}

/** What a published file is, by its place. */
const KINDS: [place: RegExp, kind: string][] = [
  [/^\/spec\/json-schema\//, 'schema'],
  [/^\/spec\/openapi\//, 'API description'],
  [/^\/spec\/configuration\//, 'core configuration'],
  [/^\/spec\//, 'data'],
  [/^\/examples\//, 'signed example'],
  [/\.(?:svg|png|webp|avif|jpe?g|ico)$/, 'image'],
];

function fileLines({ name, kind, differences }: SiteChanges['files'][number]): string[] {
  const what = KINDS.find(([place]) => place.test(name))?.[1] ?? 'file';
  return [
    `- ${kind}: ${code(name)}, ${what}`,
    ...shortened(
      differences.map((one) => `  ${differenceLine(one)}`),
      MOST_INSIDE,
      '  ',
    ),
  ];
}

function differenceLine({ pointer, kind, before, after }: Difference): string {
  const values =
    before !== undefined && after !== undefined
      ? `: ${code(before)} → ${code(after)}`
      : (after ?? before) === undefined
        ? ''
        : `: ${code((after ?? before) as string)}`;
  return `- ${kind} ${code(pointer || '/')}${values}`;
}

/** The names are addresses, and readers of a pull request know them without the signs of a pointer. */
function redirectLine({ pointer, kind, before, after }: Difference): string {
  const targets = [before, after].filter((text) => text !== undefined).map((text) => code(JSON.parse(text)));
  return `- ${kind}: ${code(segmentsOf(pointer).join('/'))}, leads to ${targets.join(', now to ')}`;
}

function shortened(lines: string[], most = MOST_LINES, indent = ''): string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most), `${indent}- and ${lines.length - most} more`];
}

const cut = (text: string, longest = LONGEST) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
/** A code span whose text may hold backticks (CommonMark 0.31, section 6.1). */
function code(text: string): string {
  const inside = cut(text).replaceAll('\n', ' ');
  return inside.includes('`') ? `\`\` ${inside} \`\`` : `\`${inside}\``;
}
const quoted = (text: string, longest?: number) => `"${cut(text, longest)}"`;
