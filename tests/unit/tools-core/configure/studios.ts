import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyBrand, brandTokens, readBrand } from '../../../../plugins/shared/brand.ts';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { Studio } from '../../../../tools-core/configure/index.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const spec = path.join(root, 'docs/public/spec');
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), '/docs/');
const read = (file: string): JsonObject => JSON.parse(applyBrand(readFileSync(path.join(spec, file), 'utf8'), tokens));

export const SERVICES = ['authorizer', 'gateway', 'resolver', 'validator', 'verifier'];

/** The published schemas that are not part of a standard. */
export const documents = readdirSync(path.join(spec, 'json-schema'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => read(`json-schema/${name}`));

export const coreOf = (service: string): JsonObject => read(`configuration/${service}.core.json`);
export const schemaOf = (service: string): JsonObject => read(`json-schema/${service}.configuration.json`);

export function studioOf(service: string): Studio {
  const cores = Object.fromEntries(SERVICES.map((name) => [name, coreOf(name)]));
  return new Studio({ service, schema: schemaOf(service), documents, cores });
}
