import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputError, type Outcome, worst } from '../tools-core/base/index.ts';
import { splitLocation } from '../tools-core/decode/index.ts';
import { inspectionReport } from '../tools-core/inspect/index.ts';
import { inspect } from '../tools-core/verify/index.ts';
import { type Call, readCall, textOf, UsageError } from './inspect/options.ts';
import { report } from './inspect/report.ts';

/** `npm run inspect -- <file, folder or ->`: decodes credentials and anything near them, and checks them offline. */
const EXIT_CODES: Record<Outcome, number> = { success: 0, warning: 0, error: 1, skipped: 3 };
const UNREADABLE = 2;

async function inspectCall(args: string[]): Promise<number> {
  try {
    const call = readCall(args);
    if (call.name === '-' || !statSync(call.name, { throwIfNoEntry: false })?.isDirectory()) {
      const { outcome, lines } = await inspectFile(call.name, call);
      // A pipe may take less than a long text at once, so the process ends by itself.
      process.stdout.write(`${lines.join('\n')}\n`);
      return EXIT_CODES[outcome];
    }
    return await inspectFolder(call);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof InputError)) throw error;
    console.error(error.message);
    return UNREADABLE;
  }
}

async function inspectFile(name: string, { settings, isJson }: Call): Promise<{ outcome: Outcome; lines: string[] }> {
  const inspection = await inspect(textOf(name), settings);
  const { decoded, checks, notes, body, status, unused } = inspection;
  const { outcome, reason, summary } = await inspectionReport(inspection, settings);
  const { format, name: title, why, level } = decoded;
  if (!isJson) return { outcome, lines: [`${outcome}: ${summary}`, '', ...report(inspection)] };
  const parts = decoded.parts.map(({ id, title: part, value }) => ({ id, title: part, value }));
  const data = { outcome, reason, format, name: title, why, level, status, body, checks, notes, unused, parts };
  const written = (name: string, value: unknown) =>
    name === 'place' && typeof value === 'string' ? splitLocation(value) : value;
  return { outcome, lines: [JSON.stringify(data, written, 2)] };
}

/** One line for each file of a folder; the exit code is that of the worst. */
async function inspectFolder(call: Call): Promise<number> {
  const files = readdirSync(call.name, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const outcomes: Outcome[] = [];
  let isUnreadable = false;
  const print = (file: string, words: string, data: () => object) =>
    process.stdout.write(`${call.isJson ? JSON.stringify({ file, ...data() }) : `${file}: ${words}`}\n`);
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
    try {
      const { outcome, lines } = await inspectFile(file, call);
      outcomes.push(outcome);
      print(file, lines[0], () => JSON.parse(lines.join('\n')));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      isUnreadable = true;
      const { message } = error;
      print(file, `unreadable: ${message}`, () => ({ unreadable: message }));
    }
  }
  if (isUnreadable && !outcomes.includes('error')) return UNREADABLE;
  // A file that lacks something counts more than those that are valid.
  return !outcomes.includes('error') && outcomes.includes('skipped') ? EXIT_CODES.skipped : EXIT_CODES[worst(outcomes)];
}

// No `await` here, so that the program can be bundled as CommonJS.
inspectCall(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
