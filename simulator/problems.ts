import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { root } from '../tests/content/apiDescriptions.ts';
import { memoizeByText } from '../theme/shared/memoize.ts';
import { docs } from './addresses.ts';

/** Read once: tests of answers ask for thousands of problems. */
const published = memoizeByText((name: string) =>
  JSON.parse(readFileSync(path.join(root, 'docs/public/spec', name), 'utf8')),
);

/** A problem object of the published catalogue, for one occurrence. */
export function problemOf(slug: string, detail: string, errors: JsonObject[] = []): JsonObject {
  const entries = published('errors.json').errors as { slug: string; title: string; status: number }[];
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`The catalogue has no ${slug}.`);
  return {
    type: `${docs}/reference/errors/${slug}`,
    title: entry.title,
    status: entry.status,
    detail,
    instance: `urn:uuid:${randomUUID()}`,
    platformType: slug,
    ...(errors.length > 0 ? { errors } : {}),
  };
}

/** Name of a format in results, as the published policies give it. */
export function resultNameOf(id: string): string {
  const formats = published('policies.json').formats as { id: string; resultName: string }[];
  const found = formats.find((format) => format.id === id);
  if (!found) throw new Error(`There is no format ${id}.`);
  return found.resultName;
}
