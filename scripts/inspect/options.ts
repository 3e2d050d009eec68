import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { fromBase64url, isObject, type JsonObject, parseJson } from '../../tools-core/base/index.ts';
import {
  type ErrorText,
  type ErrorTexts,
  type Expected,
  merged,
  type Settings,
} from '../../tools-core/verify/index.ts';
import { readFlags } from '../flags.ts';
import { repositoryRoot } from '../run.ts';

const USAGE = `npm run inspect -- <file or -> [options]

  --with <file>            what stands beside the input: a DID document, status list, root certificate, schema or key;
                           give it once for each file
  --configuration <file>   configuration of the verifier, laid over the core
  --now <time>             time of the check, as in 2026-06-01T09:31:00Z; now without it
  --challenge, --domain    what a presentation with a Data Integrity proof has to answer
  --audience, --nonce      what a presentation as a token has to answer
  --response-uri           where the answer goes, to which an mdoc is bound
  --session-transcript     session transcript of an mdoc, in base64url
  --json                   the result as JSON

Exit codes: 0 nothing fails, 1 a policy fails, 2 the call is wrong or the input cannot be read,
3 nothing fails and something could not be checked here.`;

/** A call that is wrong, in words. */
export class UsageError extends Error {}

export interface Call {
  input: string;
  isJson: boolean;
  settings: Settings;
}

/** Reads the arguments of the command and the files that they name. @throws UsageError */
export function readCall(args: string[]): Call {
  const text = { type: 'string' } as const;
  const { values, positionals } = readFlags(USAGE, {
    args,
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true },
      configuration: text,
      now: text,
      challenge: text,
      domain: text,
      audience: text,
      nonce: text,
      'response-uri': text,
      'session-transcript': text,
      json: { type: 'boolean' },
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(USAGE);
  const { challenge, domain, audience, nonce, 'response-uri': responseUri, 'session-transcript': transcript } = values;
  const expected: Expected = {
    ...(challenge ? { challenge } : {}),
    ...(domain ? { domain } : {}),
    ...(audience ? { audience } : {}),
    ...(nonce ? { nonce } : {}),
    ...(responseUri ? { responseUri } : {}),
    ...(transcript ? { sessionTranscript: bytesOf(transcript) } : {}),
  };
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime())) throw new UsageError(`${values.now} is no time, such as 2026-06-01T09:31:00Z.`);
  const tokens = brandTokens(readBrand(path.join(repositoryRoot, 'brand.json')), BASE);
  const [core, resolver] = ['verifier', 'resolver'].map((service) =>
    objectIn(path.join(repositoryRoot, `docs/public/spec/configuration/${service}.core.json`)),
  );
  return {
    input: textOf(name),
    isJson: values.json ?? false,
    settings: {
      configuration: values.configuration ? merged(core, objectIn(values.configuration)) : core,
      resolver,
      now,
      expected,
      material: (values.with ?? []).map(textOf),
      catalog: { docs: tokens['%brand.docs%'] as string, errors: errorTexts() },
    },
  };
}

/** The published errors. */
function errorTexts(): ErrorTexts {
  const { errors } = objectIn(path.join(repositoryRoot, 'docs/public/spec/errors.json'));
  const entries = errors as unknown as (ErrorText & { slug: string })[];
  return Object.fromEntries(entries.map((entry) => [entry.slug, entry]));
}

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
    return text.includes('\uFFFD') ? bytes.toString('base64url') : text;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${(error as Error).message}`);
  }
}

function objectIn(name: string): JsonObject {
  const value = parseJson(textOf(name));
  if (!isObject(value)) throw new UsageError(`${name} holds no JSON object.`);
  return value;
}
