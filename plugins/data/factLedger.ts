import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from '../shared/forms.ts';
import { readForm } from './readForm.ts';

/** What the site says of the platform in numbers that no schema holds, inside the docs folder. */
export const FACTS_FILE = '_facts.json';

/** A number with what it counts, and what a sentence has to name to be about it. */
export const statedFactSchema = z.object({
  /** As a sentence has it: "1 MiB", "64 hexadecimal characters", "six policies". */
  says: z.string().regex(/^[\w.]+[ -]\S/),
  /** Words that a sentence about it has, each with others for the same behind a bar: "request body|body of a request". */
  about: z.array(z.string()).optional(),
  /** The service that it is said of. */
  of: z.string().optional(),
  /** The page that is about it, or that a sentence about it links to. */
  page: z.string().regex(/^\//).optional(),
});

/** One entry of `docs/_facts.json`. */
export type StatedFact = z.infer<typeof statedFactSchema>;

/**
 * Reads the file; empty where a docs folder has none.
 * @throws {ProblemsError} where it is not JSON or has another form
 */
export function readFacts(docsDir: string): StatedFact[] {
  const file = path.join(docsDir, FACTS_FILE);
  return existsSync(file) ? readForm(file, docsDir, z.array(statedFactSchema)) : [];
}
