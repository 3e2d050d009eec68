import { readFileSync } from 'node:fs';
import { type Evaluation, evaluateQuery } from '../tools-core/query/index.ts';
import { readFlags } from './flags.ts';
import { reportText } from './terminalReport.ts';

const USAGE = `npm run evaluate -- <query> <credentials…> [--json]

Checks whether credentials meet a query, without a network. The query is DCQL, a presentation definition, or a request
that contains one. No signature is verified.

  <query>          file with the query, or - for standard input
  <credentials…>   files with credentials, or - for standard input
  --json           the result as JSON
  --help           this text

Exit codes:
  0  the query is met
  1  the query is not met
  2  the call is wrong, or the query or the credentials can't be read`;

const [MET, NOT_MET, UNREADABLE] = [0, 1, 2];

/**
 * `npm run evaluate -- <query> <credentials…>`: evaluates a query as the query evaluator does.
 * @returns the exit code
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
    const { report } = evaluation;
    print(values.json ? JSON.stringify(asData(evaluation), null, 2) : `${report.summary}\n\n${reportText(report)}`);
    if (evaluation.credentials.length === 0) return UNREADABLE;
    return evaluation.around.length === 0 && evaluation.results.every(({ isMet }) => isMet) ? MET : NOT_MET;
  } catch (error) {
    print((error as Error).message);
    return UNREADABLE;
  }
}

const readInput = (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8').trim();

/** The result for programs, without the credentials themselves. */
function asData({ results, around, draft, unread }: Evaluation) {
  return {
    around,
    results: results.map(({ parts, ...result }) => ({
      ...result,
      parts: parts.map(({ id, pointer, candidates }) => ({
        id,
        pointer,
        candidates: candidates.map(({ credential: { title, format }, isMatch, matches }) => ({
          credential: title,
          format,
          isMatch,
          matches,
        })),
      })),
    })),
    ...(draft && { draft }),
    unread: unread.map(({ why }) => why),
  };
}

if (process.argv[1] === import.meta.filename) process.exitCode = await evaluate(process.argv.slice(2));
