import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import {
  type Catalog,
  type ErrorText,
  type Inspection,
  inspect,
  type Settings,
} from '../../../tools-core/verify/index.ts';
import { index, read, secured } from '../examples/published.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The core configuration of the verifier, as published. */
export const core = JSON.parse(
  readFileSync(path.join(root, 'docs/public/spec/configuration/verifier.core.json'), 'utf8'),
) as JsonObject;

const { errors } = JSON.parse(readFileSync(path.join(root, 'docs/public/spec/errors.json'), 'utf8')) as {
  errors: (ErrorText & { slug: string; policies: string[] })[];
};
export const publishedErrors = Object.fromEntries(errors.map((entry) => [entry.slug, entry]));
export const catalog: Catalog = { docs: 'https://docs.example.com/docs', loadErrors: async () => publishedErrors };

/** Everything of the published examples that a verifier fetches elsewhere. */
const BESIDE = ['did-document', 'status-list', 'status-list-token', 'schema'];
export const material = [
  ...index.files.filter(({ kind }) => BESIDE.includes(kind)).map((file) => read(file.path)),
  read('certificates/root.pem'),
];

export const signed = secured;

/** Settings for an example: what is beside it, its time, and for presentations what they answer. */
export function settingsOf(file: string, changes: Partial<Settings> = {}): Settings {
  const isShown = file.startsWith('presentations/') || file.endsWith('-kb') || file.includes('device-response');
  return {
    configuration: core,
    now: new Date(index.now),
    expected: isShown ? { ...index.expected, responseMode: 'direct_post' } : {},
    material,
    catalog,
    ...changes,
  };
}

/** Inspects a text as if it were a file of the examples. */
export const inspectAs = (file: string, text: string, changes: Partial<Settings> = {}): Promise<Inspection> =>
  inspect(text, settingsOf(file, changes));

/** Checks that report an error which is not one of their policy, as `errors.json` lists them. */
export const misplacedIn = ({ checks }: Inspection): string[] =>
  checks.flatMap(({ policy, fault }) =>
    fault && publishedErrors[fault.slug]?.policies.includes(policy) === false ? [`${policy}: ${fault.slug}`] : [],
  );

/** Faults in short: policy, error, cause and place. */
export const faultsIn = ({ checks }: Inspection): string[] =>
  checks.flatMap(({ policy, state, fault }) =>
    fault && state === 'failed' ? [`${policy}: ${fault.slug}, ${fault.key} at ${fault.place}`] : [],
  );
