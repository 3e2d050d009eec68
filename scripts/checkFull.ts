import { formatProblems } from '../plugins/shared/problem.ts';
import { missingTools } from '../tests/content/run/tools.ts';
import { type FullReport, fullCheck } from './check/fullCheck.ts';
import { isBelow } from './check/isBelow.ts';

/** `npm run check -- --full <pages>` runs this once the pages keep every rule. */
const args = process.argv.slice(2);
const isJson = args[0] === '--json';
const names = args.slice(isJson ? 1 : 0);

function tell({ file, problems, done, skipped }: FullReport): void {
  const what = done.length > 0 ? done.join(', ') : 'nothing in it can be run';
  console.log(`${file}: ${what}${problems.length === 0 ? ', no problems.' : '.'}`);
  for (const one of skipped) console.log(`  Not run: ${one}`);
}

/** What nobody's page is to blame for: no problem of a file, and no run either. */
function giveUp(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

async function follow(): Promise<void> {
  const missing = missingTools();
  if (missing.length > 0) return giveUp(`The steps of pages need ${missing.join(', ')}. Install these first.`);
  const reports = await fullCheck((file) => names.some((name) => isBelow(file, name)));
  const problems = reports.flatMap((report) => report.problems);
  if (isJson) {
    const followed = reports.map(({ file, done, skipped }) => ({ file, done, skipped }));
    console.log(JSON.stringify({ pages: reports.length, problems, followed }, null, 2));
  } else {
    reports.forEach(tell);
    if (problems.length > 0) console.error(formatProblems(problems));
  }
  if (reports.length === 0) return giveUp('No page was followed.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await follow().catch((error: Error) => giveUp(`The steps could not be followed: ${error.message}`));
// Programs of samples may leave connections open.
process.exit();
