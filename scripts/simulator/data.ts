import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { makeApi } from '../../plugins/openapi/makeApi.ts';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import type { SimulatorData } from '../../plugins/simulator/simulatorFile.ts';

/** The data as JSON in Brotli and base64. The bundler replaces this name by the text. */
declare const SIMULATOR_DATA: string;

export const data: SimulatorData = JSON.parse(brotliDecompressSync(Buffer.from(SIMULATOR_DATA, 'base64')).toString());

/** The API descriptions with their operations. */
export const apis = data.apis.map(({ name, document, fromSchemas }) => makeApi(name, document, new Set(fromSchemas)));

/** The core configuration of a service, which cannot be changed. */
export const coreConfiguration = (service: string): JsonObject => data.cores[service] ?? {};

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
