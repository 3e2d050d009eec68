import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { isObject, type JsonObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { readSpec } from '../../plugins/schemas/readSpec.ts';
import { SchemaSet } from '../../plugins/schemas/schemaSet.ts';
import { docs } from './pages.ts';
import { docsDir, root, tokens } from './site.ts';

export { docs } from './pages.ts';
export { docsDir, root, tokens } from './site.ts';

/** The published data, the pages and their samples, with the brand. */
export const docsAddress = tokens['%brand.docs%'];
export const samples = samplesOf(docs.pages);
export const spec = readSpec(docsDir, root, tokens);
export const documents: JsonObject[] = spec.schemas.map(({ value }) => value).filter(isObject);
export const set = new SchemaSet(documents);
export const services = ['authorizer', 'gateway', 'resolver', 'validator', 'verifier'];

/** The published complete configuration of a service. */
export const core = (service: string) => spec.cores.get(service)?.value as JsonValue;

/** Members that have to be there, by schema, as the ends of pointers. Everything else may be left out. */
const REFERENCE = '(?:type|resourceId|serviceRole(?:/(?:owner|resourceId))?)';
const RESULT = String.raw`(?:path|policy|service|data|error|(?:error|warnings/\d+)(?:/external/\w+)?/(?:type|errors/\d+/detail))`;
const REQUIRED: Record<string, RegExp> = {
  'authorizer.configuration.json': new RegExp(`/(?:validator|verifier)/${REFERENCE}$`),
  'gateway.configuration.json': new RegExp(`^/paths/[^/]+/(?:service|${REFERENCE})$`),
  'resolver.configuration.json': /^$/,
  'validator.configuration.json': /\/trustedIssuerRootCertificates\/\d+\/\w+$/,
  'verifier.configuration.json': new RegExp(`^/resolver/${REFERENCE}$`),
  'service-instance.json': new RegExp(`^/${REFERENCE}$`),
  'service-role.json': /^\/(?:owner|resourceId)$/,
  'policy-document.json':
    /^\/(?:version|permissions)$|^\/permissions\/\d+\/(?:effect|scope|actions|resources)$|\/resources\/\d+\/\w+$/,
  'problem.json': /^(?:\/external\/\w+)?\/type$|^\/errors\/\d+\/detail$/,
  'platform-error.json': /^\/message$/,
  'policy-result.json': new RegExp(`^/${RESULT}$`),
  'did-methods.json': /^\//,
  'iam-actions.json': /^\//,
  'standards.json': /^\//,
  'policies.json': /^(?!.*\/results\/0\/)\/|\/results\/0\/(?:path|policy|service|data|error|error\/type)$/,
  'error-catalogue.json': /^(?!\/\$schema$)(?!.*\/example\/(?!type$|errors\/\d+\/detail$))/,
};

/** True for a member that a value of a schema cannot do without. */
export const isRequired = (schema: string, pointer: string) => REQUIRED[schema]?.test(pointer) ?? false;

/** The same for the kinds of samples that wrap a schema. */
export const isRequiredInResults = (pointer: string) => new RegExp(`^/data(?:/\\d+/${RESULT})?$`).test(pointer);
