import type { Api } from '../openapi/readApis.ts';
import type { Json, JsonObject } from '../schemas/jsonValue.ts';
import { closedSchema } from '../schemas/kindValidators.ts';
import { type Finding, SchemaValidator } from '../schemas/schemaValidator.ts';
import { memoizeByObject } from '../shared/memoize.ts';

/** What requests and responses are checked against. */
export interface RequestContext {
  apis: readonly Api[];
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Whether the documentation publishes a file, by its path from the root of the site. */
  isPublished(path: string): boolean;
}

const validatorsOf = memoizeByObject((api: Api) => {
  const validator = (document: JsonObject) => new SchemaValidator([{ ...document, $id: api.base }], false);
  return { open: validator(api.document), closed: validator(closedDocument(api)) };
});

/**
 * Validates a value against the schema at a JSON Pointer of a description. Of several findings, those deepest in the
 * value are returned: those above follow from them, or are about other forms that the value may have.
 * @param isClosed true to reject members that the schema does not name, as a reader of a sample would expect
 */
export function findingsIn(api: Api, pointer: string, value: Json, isClosed = false): Finding[] {
  const validator = isClosed ? validatorsOf(api).closed : validatorsOf(api).open;
  const findings = validator.compile(`${api.base}#${encodeURI(pointer)}`)(value);
  const depthOf = ({ pointer: at, kind }: Finding) => at.split('/').length - (kind ? 1 : 0);
  const deepest = Math.max(...findings.map(depthOf));
  return findings.filter((finding) => depthOf(finding) === deepest);
}

/** A JSON Schema states itself whether further members are welcome. */
function closedDocument({ document, fromSchemas }: Api): JsonObject {
  const closed = closedSchema(document) as { components?: { schemas?: JsonObject } } & JsonObject;
  const { schemas = {} } = (document.components ?? {}) as { schemas?: JsonObject };
  for (const name of fromSchemas) if (closed.components?.schemas) closed.components.schemas[name] = schemas[name];
  return closed;
}
