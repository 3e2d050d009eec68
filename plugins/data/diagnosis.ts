import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCatalog } from '../../tools-core/diagnose/index.ts';
import { ERROR_PAGES, type ErrorEntry } from '../schemas/errorCatalogue.ts';
import * as z from '../shared/zod.ts';
import { readForm } from './readForm.ts';

/** What the decoder of errors knows beside the catalog, inside the docs folder. */
export const DIAGNOSIS_FILE = '_diagnosis.json';

const explained = { page: z.string(), cause: z.string() };
const caused = { cause: z.string(), page: z.string(), next: z.array(z.string()).optional() };
const titled = { title: z.string(), ...caused };
/** At least one of them: what is misspelled here is a sign that never matches. */
const sign = z.strictObject({
  words: z.string().optional(),
  pointer: z.string().optional(),
  code: z.string().optional(),
  around: z.string().optional(),
});
export const diagnosisSchema = z.strictObject({
  all: z.strictObject(explained),
  refused: z.strictObject(explained),
  credential: z.strictObject({ ...explained, title: z.string() }).optional(),
  did: z.strictObject({
    page: z.string(),
    errors: z.record(z.string(), z.string()),
    next: z.record(z.string(), z.array(z.string())).optional(),
    unknown: z.string(),
    deactivated: z.string(),
  }),
  rejections: z.array(
    z.strictObject({ status: z.number(), words: z.string(), around: z.string().optional(), ...caused }),
  ),
  faults: z.array(z.strictObject({ words: z.string(), ...titled })),
  /** How something ends that no problem object is about. A site may have none. */
  outcomes: z.array(z.strictObject({ member: z.string(), value: z.string(), ...titled })).optional(),
  failed: z.strictObject({ full: z.array(z.string()), false: z.array(z.string()), ...titled }).optional(),
  /** By error and the IDs of its causes. */
  signs: z.record(z.string(), z.record(z.string(), z.array(sign))),
  /** Errors of single policies, which don't have their own page. */
  own: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      page: z.string(),
      causes: z.array(z.strictObject({ text: z.string(), signs: z.array(sign).optional() })).min(1),
    }),
  ),
});

/** `docs/_diagnosis.json`, as it is written. */
export type DiagnosisData = z.infer<typeof diagnosisSchema>;

/**
 * Reads the file; undefined where a docs folder has none.
 * @throws {ProblemsError} where it is not JSON or has another form
 */
export function readDiagnosis(docsDir: string): DiagnosisData | undefined {
  const file = path.join(docsDir, DIAGNOSIS_FILE);
  return existsSync(file) ? readForm(file, docsDir, diagnosisSchema) : undefined;
}

/**
 * All that is published about errors, for the decoder.
 * @param errors of the catalog
 */
export function errorCatalog(errors: readonly ErrorEntry[], data: DiagnosisData): ErrorCatalog {
  const known = errors.map(({ slug, title, when, causes, fixes }) => [
    slug,
    {
      title,
      page: ERROR_PAGES + slug,
      when,
      causes: causes.map((cause) => ({ ...cause, signs: data.signs[slug]?.[cause.id] })),
      fixes: fixes.map(({ text, causes, page }) => ({ text, causes, page })),
    },
  ]);
  const { credential, faults, outcomes, failed } = data;
  const own = data.own.map(({ name, ...error }) => [name, error]);
  return { ...shared(data), errors: Object.fromEntries([...known, ...own]), credential, faults, outcomes, failed };
}

/** Titles, causes and fixes of all errors, for the credential inspector. */
export function errorTexts(errors: readonly ErrorEntry[]) {
  const texts = errors.map(({ slug, title, causes, fixes }) => [
    slug,
    { title, causes, fixes: fixes.map(({ text, causes }) => ({ text, causes })) },
  ]);
  return Object.fromEntries(texts);
}

/** Title and first cause of each error, a sixth of it all: for "Check your response", as plain text. */
export function errorSummaries(errors: readonly ErrorEntry[], data: DiagnosisData): ErrorCatalog {
  const known = errors.map(({ slug, title, causes: [first] }) => [
    slug,
    { title, page: ERROR_PAGES + slug, causes: [{ text: first.text.replaceAll('`', '') }] },
  ]);
  return { ...shared(data), errors: Object.fromEntries(known) };
}

function shared({ all, refused, did, rejections }: DiagnosisData): Omit<ErrorCatalog, 'errors'> {
  return { all, refused, did, rejections };
}
