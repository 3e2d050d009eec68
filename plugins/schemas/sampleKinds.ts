import { JSON_SCHEMA } from './sampleSchema.ts';

/** What a JSON text on a page is, which decides the schema that it is held against. */
export type SampleKind =
  /** Part of a configuration; with `core` the complete one. */
  | { is: 'configuration'; service: string; core: boolean }
  /** A configuration of which only the key `cors` is shown; with `core` the complete `cors`. */
  | { is: 'cors'; core: boolean }
  | { is: 'instance reference' | 'role reference' | 'policy document' | 'policy result' | 'platform error' }
  /** A list of results under `data`, as answers carry it. */
  | { is: 'results' }
  /** A value of the schema that the fence names, or that its members tell; with `part` only some members are shown. */
  | { is: 'schema'; name: string; definition?: string; part?: boolean }
  /** A JSON Schema. */
  | { is: 'json schema' };

/** Where a sample stands and what it is called. */
export interface SampleLabel {
  title: string;
  route: string;
}

const SERVICES = ['authorizer', 'gateway', 'resolver', 'validator', 'verifier'];
const serviceName = new RegExp(`\\b(?:${SERVICES.join('|')})\\b`, 'i');
const serviceRoute = new RegExp(`/services/(${SERVICES.join('|')})(?:/|$)`);

/** Titles of bodies that belong to the request above them. */
const bodyTitles = /^request body|answer|result|output|error|DID document/i;

/** True for a JSON sample that is, by its title, the body of a request or of its answer. */
export function isBodyTitle(title: string): boolean {
  return bodyTitles.test(title);
}

/** Published schemas of objects of the platform, by the name that a fence gives. */
const PLATFORM_OBJECTS: Record<string, SampleKind> = {
  'service-instance': { is: 'instance reference' },
  'service-role': { is: 'role reference' },
  'policy-document': { is: 'policy document' },
  'policy-result': { is: 'policy result' },
  'platform-error': { is: 'platform error' },
};

/** What a sample is that its fence gives the name of a schema. */
export function kindOfSchema(name: string, definition?: string, part?: boolean): SampleKind {
  if (name === JSON_SCHEMA) return { is: 'json schema' };
  const own = definition === undefined && !part ? PLATFORM_OBJECTS[name] : undefined;
  return own ?? { is: 'schema', name, definition, part };
}

/** The service that a sample is for: the one in its title, else the one in its route. */
export function serviceOf({ title, route }: SampleLabel): string | undefined {
  return serviceName.exec(title)?.[0].toLowerCase() ?? serviceRoute.exec(route)?.[1];
}

/** The service that a request goes to, by the host in its text. */
export function serviceOfHost(text: string): string | undefined {
  return new RegExp(`\\b(${SERVICES.join('|')})\\.(?:management|service)\\.`).exec(text)?.[1];
}
