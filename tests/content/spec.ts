import path from 'node:path';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { isObject, type Json, type JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { SchemaSet } from '../../plugins/schemas/schemaSet.ts';
import { pages } from './pages.ts';
import { docsDir, root, tokens } from './site.ts';

export { pages } from './pages.ts';
export { docsDir, root, tokens } from './site.ts';

/** The published data, the pages and their samples, with the brand. */
export const docsAddress = tokens['%brand.docs%'];
export const samples = samplesOf(pages);
export const spec = readSpec(docsDir, root, tokens, path.join(root, 'redirects.json'));
export const documents: JsonObject[] = spec.schemas.map(({ value }) => value).filter(isObject);
export const set = new SchemaSet(documents);
export const services = ['authorizer', 'gateway', 'resolver', 'validator', 'verifier'];

/** The published complete configuration of a service. */
export const core = (service: string) => spec.cores.get(service)?.value as Json;
