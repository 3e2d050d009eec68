/** What a JSON text on a page is, which decides the schema that it is checked against. */
export type SampleKind =
  /** Part of the configuration of a service; with `core` the complete one. */
  | { is: 'configuration'; service: string; core: boolean }
  /** A configuration of which only the key `cors` is shown; with `core` the complete `cors`. */
  | { is: 'cors'; core: boolean }
  /** A list of results under `data`, as responses carry it. */
  | { is: 'results' }
  /** A value of a published schema, or of one of its definitions; with `part` only some members are shown. */
  | { is: 'schema'; name: string; definition?: string; part?: boolean };

/** The body of a request to an operation, or of one of its responses. */
export type BodySchema =
  | { is: 'request'; operation: string }
  | { is: 'response'; operation: string; status: number | undefined };

/** What the `schema` attribute of a fence says about it; with `list` it is a list of such values. */
export type SampleSchema = BodySchema | (SampleKind & { list?: boolean });

/** Name for a sample that is a JSON Schema itself. */
export const JSON_SCHEMA = 'json-schema';

const operationForm = /^(request|response)(?: ([1-5]\d\d))? of (\w+)$/;
const configurationForm = /^(core )?(?:configuration of (\w+)|cors configuration)$/;
const schemaForm = /^(list of )?(parts? of )?([a-z0-9][a-z0-9.-]*)(?:#(\w+))?$/;

/**
 * Reads the value of a `schema` attribute: `did-document`, `presentation-definition#inputDescriptor`,
 * `part of verifiable-credential-v2`, `list of verification-method`, `request of createInstance`,
 * `response 422 of verifyCredential`, `configuration of resolver`, `core configuration of resolver`, `cors configuration`,
 * `results`.
 * @returns undefined for a text of another form
 */
export function parseSampleSchema(text: string): SampleSchema | undefined {
  const [, side, status, operation] = operationForm.exec(text) ?? [];
  if (side === 'request' && status === undefined) return { is: 'request', operation };
  if (side === 'response') return { is: 'response', operation, status: status ? Number(status) : undefined };
  if (text === 'results') return { is: 'results' };
  const [configuration, isCore, service] = configurationForm.exec(text) ?? [];
  const core = isCore !== undefined;
  if (configuration) return service ? { is: 'configuration', service, core } : { is: 'cors', core };
  const [, list, part, name, definition] = schemaForm.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { is: 'schema', name, definition, list: list !== undefined, part: part !== undefined };
}

/** True for what an operation takes or gives. */
export function isBody(schema: SampleSchema | undefined): schema is BodySchema {
  return schema?.is === 'request' || schema?.is === 'response';
}

/** True for a JSON sample that is, by its title, the body of a request or of its response. */
export function isBodyTitle(title: string): boolean {
  return /^request body|response|result|output|error|DID document/i.test(title);
}

/** An entry of the results is a part of a response, and checked as such. */
export const isEntryTitle = (title: string): boolean => /^result entry\b/i.test(title);

const SERVICES = '(authorizer|gateway|resolver|validator|verifier)';

/** The service that a sample is for: the one in its title, otherwise the one in the route of its page. */
export function serviceOf({ title, route }: { title: string; route: string }): string | undefined {
  const inTitle = new RegExp(`\\b${SERVICES}\\b`, 'i').exec(title)?.[1].toLowerCase();
  return inTitle ?? new RegExp(`/services/${SERVICES}(?:/|$)`).exec(route)?.[1];
}

/** The service that a request goes to, by the host in its text. */
export function serviceOfHost(text: string): string | undefined {
  return new RegExp(`\\b${SERVICES}\\.(?:management|service)\\.`).exec(text)?.[1];
}
