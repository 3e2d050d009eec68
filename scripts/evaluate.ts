import { readFileSync } from 'node:fs';
import type { Check, Section } from '../tools-core/base/index.ts';
import { type Evaluation, evaluateQuery } from '../tools-core/query/index.ts';
import { readFlags } from './flags.ts';

const USAGE = `Usage: npm run evaluate -- [--json] <query> <files…>
Evaluates a query against credentials. A file named - is what is piped in, and --json prints the result as data.
Exit codes: 0 the query is met, 1 it is not, 2 the call is wrong or an input cannot be read.`;

/** Ends of the command: the query is met, is not met, or an input cannot be read. */
const MET = 0;
const NOT_MET = 1;
const UNREADABLE = 2;

/**
 * `npm run evaluate -- <query> <files…>`: evaluates a query against credentials, with the engine of the tool.
 * @param args with `--json`, the result is printed as data
 * @returns 0 where the query is met, 1 where it is not, 2 where an input cannot be read
 */
export async function evaluate(args: string[], print: (text: string) => void = console.log): Promise<number> {
  const { values, positionals } = readFlags(USAGE, {
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [query, ...files] = positionals;
  if (query === undefined || files.length === 0) {
    print(USAGE);
    return UNREADABLE;
  }
  try {
    const evaluation = await evaluateQuery(readInput(query), files.map(readInput).join('\n\n'));
    print(values.json ? JSON.stringify(asData(evaluation), null, 2) : asText(evaluation));
    if (evaluation.credentials.length === 0) return UNREADABLE;
    return evaluation.around.length === 0 && evaluation.results.every(({ isMet }) => isMet) ? MET : NOT_MET;
  } catch (error) {
    print((error as Error).message);
    return UNREADABLE;
  }
}

function readInput(file: string): string {
  return readFileSync(file === '-' ? 0 : file, 'utf8').trim();
}

/** What programs want to know, without the credentials themselves. */
function asData({ results, around, draft, unread }: Evaluation) {
  return {
    around,
    results: results.map(({ parts, ...result }) => ({
      ...result,
      parts: parts.map(({ id, pointer, candidates }) => ({
        id,
        pointer,
        candidates: candidates.map(({ credential, isMatch, matches }) => ({
          credential: credential.title,
          format: credential.format,
          isMatch,
          matches,
        })),
      })),
    })),
    ...(draft && { draft }),
    unread: unread.map(({ why }) => why),
  };
}

function asText({ report }: Evaluation): string {
  return [report.summary, ...report.sections.map(sectionText)].join('\n\n');
}

function sectionText(section: Section): string {
  const lines = () => {
    switch (section.kind) {
      case 'checks':
        return section.checks.flatMap((check) => checkLines(check, '  '));
      case 'table':
        return section.rows.map((row) => `  ${row.map((cell, index) => `${section.head[index]}: ${cell}`).join('; ')}`);
      case 'text':
        return [section.text];
      default:
        return [];
    }
  };
  return [section.title, ...lines()].join('\n');
}

function checkLines({ outcome, title, text, checks = [] }: Check, indent: string): string[] {
  const line = `${indent}${outcome}: ${title}${text ? ` - ${text}` : ''}`;
  return [line, ...checks.flatMap((check) => checkLines(check, `${indent}  `))];
}

if (process.argv[1] === import.meta.filename) process.exitCode = await evaluate(process.argv.slice(2));
