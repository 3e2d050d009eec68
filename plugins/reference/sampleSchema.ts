/** What the `schema` attribute of a fence says about it. */
export type SampleSchema =
  /** A value of a published schema, or of one of its definitions. */
  | { is: 'schema'; name: string; definition: string | undefined; list: boolean; part: boolean }
  /** The body of a request to an operation, or of one of its answers. */
  | { is: 'request'; operation: string }
  | { is: 'answer'; operation: string; status: number | undefined };

/** Name for a sample that is a JSON Schema itself. */
export const JSON_SCHEMA = 'json-schema';

const operationForm = /^(request|answer)(?: ([1-5]\d\d))? of (\w+)$/;
const schemaForm = /^(list of )?(parts? of )?([a-z0-9][a-z0-9.-]*)(?:#(\w+))?$/;

/**
 * Reads the value of a `schema` attribute: `did-document`, `presentation-definition#inputDescriptor`,
 * `part of verifiable-credential-v2`, `list of verification-method`, `request of createInstance`,
 * `answer 422 of verifyCredential`.
 * @returns undefined for a text of another form.
 */
export function parseSampleSchema(text: string): SampleSchema | undefined {
  const [, side, status, operation] = operationForm.exec(text) ?? [];
  if (side === 'request' && status === undefined) return { is: 'request', operation };
  if (side === 'answer') return { is: 'answer', operation, status: status ? Number(status) : undefined };
  const [, list, part, name, definition] = schemaForm.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { is: 'schema', name, definition, list: list !== undefined, part: part !== undefined };
}
