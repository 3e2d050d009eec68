import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { data } from './data.ts';

/** A problem object (RFC 9457) of the published catalog, for one occurrence. */
export function problemOf(slug: string, detail: string): JsonObject {
  const title = data.errors[slug]?.title;
  return {
    type: `${data.docs}/reference/errors/${slug}`,
    ...(title ? { title } : {}),
    status: 422,
    detail,
    instance: `urn:uuid:${randomUUID()}`,
    platformType: slug,
  };
}
