/** What the `schema` attribute of a fence says about it. */
export type SampleSchema =
  /** A value of a published schema, or of one of its definitions. */
  | { is: 'schema'; name: string; definition: string | undefined; list: boolean; part: boolean }
  /** Part of the configuration of a service; with `core` the complete one. */
  | { is: 'configuration'; service: string; core: boolean }
  /** A configuration of which only the key `cors` is shown; with `core` the complete `cors`. */
  | { is: 'cors'; core: boolean }
  /** A list of results under `data`, as answers carry it. */
  | { is: 'results' }
  /** The body of a request to an operation, or of one of its answers. */
  | { is: 'request'; operation: string }
  | { is: 'answer'; operation: string; status: number | undefined };

/** Name for a sample that is a JSON Schema itself. */
export const JSON_SCHEMA = 'json-schema';

const operationForm = /^(request|answer)(?: ([1-5]\d\d))? of (\w+)$/;
const configurationForm = /^(core )?(?:configuration of (\w+)|cors configuration)$/;
const schemaForm = /^(list of )?(parts? of )?([a-z0-9][a-z0-9.-]*)(?:#(\w+))?$/;

/**
 * Reads the value of a `schema` attribute: `did-document`, `presentation-definition#inputDescriptor`,
 * `part of verifiable-credential-v2`, `list of verification-method`, `request of createInstance`,
 * `answer 422 of verifyCredential`, `configuration of resolver`, `core configuration of resolver`, `cors configuration`,
 * `results`.
 * @returns undefined for a text of another form.
 */
export function parseSampleSchema(text: string): SampleSchema | undefined {
  const [, side, status, operation] = operationForm.exec(text) ?? [];
  if (side === 'request' && status === undefined) return { is: 'request', operation };
  if (side === 'answer') return { is: 'answer', operation, status: status ? Number(status) : undefined };
  if (text === 'results') return { is: 'results' };
  const configuration = configurationForm.exec(text);
  if (configuration) {
    const [, isCore, service] = configuration;
    const core = isCore !== undefined;
    return service ? { is: 'configuration', service, core } : { is: 'cors', core };
  }
  const [, list, part, name, definition] = schemaForm.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { is: 'schema', name, definition, list: list !== undefined, part: part !== undefined };
}

/** True for what an operation takes or gives. */
export function isBody(schema: SampleSchema): schema is Extract<SampleSchema, { operation: string }> {
  return schema.is === 'request' || schema.is === 'answer';
}
