import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../plugins/shared/brand.ts';
import { BASE } from '../plugins/shared/site.ts';
import {
  fromBase64url,
  InputError,
  isObject,
  type JsonObject,
  type Outcome,
  parseJson,
  worst,
} from '../tools-core/base/index.ts';
import { splitLocation } from '../tools-core/decode/index.ts';
import { inspectionReport } from '../tools-core/inspect/index.ts';
import { type ErrorText, EXPECTED, type Expected, inspect, merged, type Settings } from '../tools-core/verify/index.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { reportText } from './terminalReport.ts';

/** `npm run inspect -- <file, folder or ->`: decodes credentials and anything near them, and checks them offline. */
const EXIT_CODES: Record<Outcome, number> = { success: 0, warning: 0, error: 1, skipped: 3 };
const UNREADABLE = 2;

async function inspectCall(args: string[]): Promise<number> {
  try {
    const call = readCall(args);
    if (call.name === '-' || !statSync(call.name, { throwIfNoEntry: false })?.isDirectory()) {
      const { outcome, text } = await inspectFile(call.name, call);
      // A pipe may take less than a long text at once, so the process ends by itself.
      process.stdout.write(`${text}\n`);
      return EXIT_CODES[outcome];
    }
    return await inspectFolder(call);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof InputError)) throw error;
    console.error(error.message);
    return UNREADABLE;
  }
}

async function inspectFile(name: string, { settings, isJson }: Call): Promise<{ outcome: Outcome; text: string }> {
  const inspection = await inspect(textOf(name), settings);
  const { decoded, checks, notes, body, status, unused } = inspection;
  const { outcome, reason, summary, sections } = await inspectionReport(inspection, settings);
  const { format, name: title, why, level } = decoded;
  if (!isJson) {
    const response = status ? `\nThe verifier responds with ${status}.` : '';
    const shown = sections.filter((section) => section.title !== 'Settings');
    return { outcome, text: `${outcome}: ${title}: ${summary}${response}\n\n${reportText({ sections: shown })}` };
  }
  const parts = decoded.parts.map(({ id, title: part, value }) => ({ id, title: part, value }));
  const data = { outcome, reason, format, name: title, why, level, status, body, checks, notes, unused, parts };
  const written = (name: string, value: unknown) =>
    name === 'place' && typeof value === 'string' ? splitLocation(value) : value;
  return { outcome, text: JSON.stringify(data, written, 2) };
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
      const { outcome, text } = await inspectFile(file, call);
      outcomes.push(outcome);
      print(file, text.split('\n', 1)[0], () => JSON.parse(text));
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

const USAGE = `npm run inspect -- <file, folder or -> [options]

Decodes a credential or anything near it, and checks it offline. The outcome comes first: success, warning, error or
skipped. It accepts what the credential inspector accepts: tokens, JSON, mdocs, PEM, DER, links and text around them.
Of a folder, it prints one line for each file.

  --with <file>            what is needed beside the input: a DID document, status list, root certificate, schema, JSON-LD
                           context or key; give it once for each file
  --configuration <file>   configuration of the verifier, merged over the core
  --now <time>             time of the check, such as 2026-06-01T09:31:00Z; now by default
  --challenge, --domain    what a presentation with a Data Integrity proof has to contain
  --audience, --nonce      what a presentation as a token has to contain
  --response-uri, --response-mode, --origin, --mdoc-generated-nonce, --encryption-info
                           what the device of an mdoc signed besides
  --session-transcript     session transcript of an mdoc, in base64url
  --json                   the result as JSON; of a folder, one object in each line
  --help                   this text

Exit codes:
  0  success or warning
  1  error: a check fails
  2  the call is wrong, or an input cannot be read
  3  skipped: nothing fails, but something is missing or there is nothing to verify`;

/** A call that is wrong, in words. */
class UsageError extends Error {}

interface Call {
  /** File, folder, or - for what is piped in. */
  name: string;
  isJson: boolean;
  settings: Settings;
}

/** The flag of a member: `responseUri` is `response-uri`. */
const flagOf = (member: string) => member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reads the arguments of the command and the files that they name. @throws UsageError */
function readCall(args: string[]): Call {
  const text = { type: 'string' } as const;
  const { values, positionals } = readFlags(USAGE, {
    args,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(EXPECTED.map((member) => [flagOf(member), text])),
      with: { type: 'string', multiple: true },
      configuration: text,
      now: text,
      'session-transcript': text,
      json: { type: 'boolean' },
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(USAGE);
  const { 'session-transcript': transcript } = values;
  const flags: Record<string, unknown> = values;
  const texts = EXPECTED.flatMap((member) => (flags[flagOf(member)] ? [[member, flags[flagOf(member)]]] : []));
  const expected: Expected = {
    ...Object.fromEntries(texts),
    ...(transcript ? { sessionTranscript: bytesOf(transcript) } : {}),
  };
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime())) throw new UsageError(`${values.now} is no time, such as 2026-06-01T09:31:00Z.`);
  const { '%brand.docs%': docs } = brandTokens(readBrand(path.join(repositoryRoot, 'brand.json')), BASE);
  const [core, resolver] = ['verifier', 'resolver'].map((service) => published(`configuration/${service}.core.json`));
  const { errors } = published('errors.json') as unknown as { errors: (ErrorText & { slug: string })[] };
  return {
    name,
    isJson: values.json ?? false,
    settings: {
      configuration: values.configuration ? merged(core, objectIn(values.configuration)) : core,
      resolver,
      now,
      expected,
      material: (values.with ?? []).map(textOf),
      catalog: { docs, loadErrors: async () => Object.fromEntries(errors.map((entry) => [entry.slug, entry])) },
    },
  };
}

const published = (file: string) => objectIn(path.join(repositoryRoot, 'docs/public/spec', file));

function bytesOf(transcript: string): Uint8Array {
  const bytes = fromBase64url(transcript);
  if (!bytes) throw new UsageError('The session transcript is no base64url.');
  return bytes;
}

/** Text of a file, or of what is piped in for `-`. */
function textOf(name: string): string {
  try {
    const bytes = readFileSync(name === '-' ? 0 : name);
    const text = bytes.toString('utf8');
    // An mdoc or a certificate may come as its raw bytes.
    return text.includes('\uFFFD') || text.includes('\0') ? bytes.toString('base64url') : text;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${(error as Error).message}`);
  }
}

function objectIn(name: string): JsonObject {
  const value = parseJson(textOf(name));
  if (!isObject(value)) throw new UsageError(`${name} contains no JSON object.`);
  return value;
}

// No `await` here, so that the program can be bundled as CommonJS.
inspectCall(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
