import { missingTools } from '../tests/content/run/tools.ts';
import { type FullReport, fullCheck } from './check/fullCheck.ts';
import { isBelow } from './check/isBelow.ts';

/** `npm run check -- --full <pages>` runs this once the pages keep every rule. */
const names = process.argv.slice(2);

function tell({ file, problems, done, skipped }: FullReport): void {
  const what = done.length > 0 ? done.join(', ') : 'nothing in it can be run';
  console.log(`${file}: ${what}${problems.length === 0 ? ', no problems.' : '.'}`);
  for (const one of skipped) console.log(`  Not run: ${one}`);
  for (const problem of problems) console.error(`  ${problem}`);
}

const missing = missingTools();
if (missing.length > 0) {
  console.error(`The steps of pages need ${missing.join(', ')}. Install these first.`);
  process.exitCode = 1;
} else {
  const reports = await fullCheck((file) => names.some((name) => isBelow(file, name)));
  for (const report of reports) tell(report);
  if (reports.length === 0) console.error('No page was followed.');
  process.exitCode = reports.length > 0 && reports.every(({ problems }) => problems.length === 0) ? 0 : 1;
  // Programs of samples may leave connections open.
  process.exit();
}
