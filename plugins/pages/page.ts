import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { LineCounter, parseDocument } from 'yaml';
import { eachNode } from '../shared/eachNode.ts';
import { type Problem, problemIn } from '../shared/problem.ts';
import { routeOfFile } from '../shared/routes.ts';
import { yamlErrors } from '../shared/yamlError.ts';
import { yamlValue } from '../shared/yamlValue.ts';
import type { Expansion, ShortcodeFault } from './expandShortcodes.ts';
import { FRONT_MATTER, rowsOutsideCode } from './sourceRows.ts';

/** One page as the checks see it. */
export interface Page {
  /** Path from the repository root, for messages. */
  file: string;
  /** Route of the page, without base. */
  route: string;
  /** As it is written. */
  source: string;
  /** With the Markdown of the shortcodes. */
  tree: Root;
  /** What the tree was parsed from. */
  parsedText?: string;
  /** Line of the source for each line of that text; empty if they are the same. */
  parsedLines?: readonly number[];
  frontMatter: Record<string, unknown>;
  /** Line of each top-level key of the front matter. */
  frontMatterLines: Record<string, number>;
  /** Shortcodes that are missing in the tree, since their data can't be read. */
  unwritten?: ShortcodeFault[];
}

// What Rspress parses pages with, in its order.
const syntax = [remarkGfm, remarkCjkFriendly, remarkCjkStrikethrough];
const markdownParser = unified().use(remarkParse).use(syntax).freeze();
const mdxParser = unified().use(remarkParse).use(remarkMdx).use(syntax).freeze();

/**
 * Parses a page and its front matter.
 * @param file path for messages
 * @param relativePath path inside the docs folder
 * @param expansion the page with the Markdown of its shortcodes; places in the tree are those of the source all the same
 * @param routeOf gives the route of a path inside the docs folder
 * @returns the page, or the problems that keep it from being read.
 */
export function parsePage(
  file: string,
  relativePath: string,
  source: string,
  expansion: Expansion = { text: source, lines: [], faults: [] },
  routeOf: (relativePath: string) => string = routeOfFile,
): Page | { problems: Problem[] } {
  const front = parseFrontMatter(file, source);
  const { text, lines, faults } = expansion;
  const unwritten = faults.filter(({ isOfData }) => isOfData);
  const problems = [
    ...front.problems,
    ...faults.filter(({ isOfData }) => !isOfData).map((fault) => shortcodeProblem(file, fault)),
  ];
  if (problems.length > 0) return { problems };
  try {
    const parser = relativePath.endsWith('.mdx') ? mdxParser : markdownParser;
    const rows = text.replace(FRONT_MATTER, (front) => front.replace(/[^\n]/g, '')).split('\n');
    // Rspress reads the id of a heading with and without a backslash.
    for (const [line, row] of rowsOutsideCode(text))
      if (/^#{1,6}(?!#)/.test(row)) rows[line - 1] = row.replace(/(?<!\\)\{#/, '\\{#');
    const body = rows.join('\n');
    const tree = parser.parse(body);
    if (lines.length > 0) placeInSource(tree, lines);
    return {
      file,
      route: routeOf(relativePath),
      source,
      tree,
      parsedText: body,
      parsedLines: lines,
      frontMatter: front.value,
      frontMatterLines: front.lines,
      ...(unwritten.length > 0 && { unwritten }),
    };
  } catch (error) {
    return { problems: [syntaxProblem(file, error, source, lines)] };
  }
}

/** @param file path for messages */
export function parseFrontMatter(file: string, source: string) {
  const match = FRONT_MATTER.exec(source);
  if (!match) {
    const problems = source.startsWith('---\n') ? [unclosedProblem(file, source)] : [];
    return { value: {}, lines: {}, problems };
  }
  const read = yamlValue(match[1]);
  const { value, problems } = read ? { ...read, problems: [] } : explainYaml(file, match[1]);
  const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
  const lines: Record<string, number> = {};
  if (isMap) {
    for (const key of Object.keys(value)) {
      const row = match[1].split('\n').findIndex((text) => text.startsWith(`${key}:`));
      lines[key] = row + 2;
    }
  }
  return { value: isMap ? (value as Record<string, unknown>) : {}, lines, problems };
}

/** What is wrong in front matter, and where. */
function explainYaml(file: string, text: string): { value: unknown; problems: Problem[] } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems = yamlErrors(document).map(({ message, offset }) => {
    const { line, col } = counter.linePos(offset);
    const fix = 'Put quotes around a value that contains a colon, a quote or a leading symbol.';
    const place = { line: line + 1, column: col };
    return problemIn(file, place, 'front-matter/yaml', `The front matter is not YAML: ${message}.`, fix);
  });
  return { value: problems.length === 0 ? document.toJS() : {}, problems };
}

/** A tag that can't be replaced, for a writer. */
export function shortcodeProblem(file: string, { line, message, fix, isOfData }: ShortcodeFault): Problem {
  return { file, line, column: 1, rule: isOfData ? 'data/readable' : 'components/known', message, fix };
}

/** Moves the Markdown of a shortcode to the line of its tag. */
function placeInSource(tree: Root, lines: number[]): void {
  eachNode(tree, ({ position }) => {
    if (position) for (const point of [position.start, position.end]) point.line = lines[point.line] ?? point.line;
  });
}

function unclosedProblem(file: string, source: string): Problem {
  const rows = source.split('\n');
  const after = rows.findIndex((row, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|- )/.test(row));
  const place = { line: after === -1 ? rows.length : after + 1 };
  const fix = 'Write a line with three hyphens after the last key.';
  return problemIn(file, place, 'front-matter/yaml', 'The front matter is not closed.', fix);
}

type VFileMessage = VFile['messages'][number];

/** @param lines line of the page for each line of what was parsed, where those differ */
function syntaxProblem(file: string, error: unknown, source: string, lines: readonly number[]): Problem {
  const { reason, message, line, column } = error as VFileMessage;
  // A tag that is never closed has its place in the message only.
  const [, row, offset] = /\((\d+):(\d+)-/.exec(message) ?? [];
  const [, tag, opened] = /closing tag for `<(\w+)>` \((\d+):/.exec(message) ?? [];
  const written = (parsed: number) => lines[parsed] ?? parsed;
  const found = {
    file,
    line: written(line ?? Number(row ?? 1)),
    column: column ?? Number(offset ?? 1),
    rule: 'mdx/syntax' as const,
    message: `This is not MDX: ${(reason ?? message).replace(/\((\d+):(\d+)-(\d+):(\d+)\)/g, (_, from) => `(line ${written(Number(from))})`)}`,
  };
  const text = source.split('\n')[found.line - 1] ?? '';
  if (!tag && /<!--/.test(text)) return { ...found, fix: 'Write {/* */} around a comment.' };
  if (!tag) return { ...found, fix: 'Put code characters such as { } and < in backticks, and close every tag.' };
  const start = written(Number(opened));
  const next = nextOfKind(source, start, tag);
  if (next !== undefined && next < found.line)
    return {
      ...found,
      line: next,
      column: 1,
      fix: `Write </${tag}> above this line, for the <${tag}> of line ${start}.`,
    };
  const fix = `Write </${tag}> where <${tag}> of line ${start} ends; code characters such as < belong in backticks.`;
  return { ...found, fix };
}

/** The line of the next tag of the same kind and indentation: one of them seldom contains another. */
function nextOfKind(source: string, line: number, tag: string): number | undefined {
  const rows = source.split('\n');
  const opening = /^(\s*)</.exec(rows[line - 1] ?? '')?.[0];
  if (opening === undefined) return undefined;
  const next = rows.findIndex(
    (row, index) => index >= line && row.startsWith(`${opening}${tag}`) && !row.includes('/>'),
  );
  return next < 0 ? undefined : next + 1;
}
