import { InputError } from '../tools-core/base/index.ts';
import { type Inspection, inspect } from '../tools-core/verify/index.ts';
import { readCall, UsageError } from './inspect/options.ts';
import { report } from './inspect/report.ts';

/**
 * `npm run inspect -- <file or ->`: says what a credential or anything beside it is, explains its members, and runs the
 * policies of the verifier on it, without a network.
 */
const EXIT_CODES: Record<Inspection['verdict'], number> = {
  valid: 0,
  warning: 0,
  none: 0,
  failed: 1,
  'not-checked': 3,
};

async function inspectCall(args: string[]): Promise<number> {
  try {
    const { input, settings, isJson } = readCall(args);
    const inspection = await inspect(input, settings);
    const { decoded, checks, notes, body, status, verdict } = inspection;
    const { format, name, why, level } = decoded;
    const parts = inspection.parts.map(({ id, title, value }) => ({ id, title, value }));
    const lines = isJson
      ? [JSON.stringify({ format, name, why, level, verdict, status, body, checks, notes, parts }, null, 2)]
      : report(inspection);
    // A pipe may take less than a long text at once, so the process ends by itself.
    process.stdout.write(`${lines.join('\n')}\n`);
    return EXIT_CODES[verdict];
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof InputError)) throw error;
    console.error(error.message);
    return 2;
  }
}

inspectCall(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
