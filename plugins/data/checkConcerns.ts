import { dereference, requestBodies } from '../openapi/operations.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import { type Concern, errorEntries } from '../schemas/errorCatalogue.ts';
import { isObject, type JsonObject, type JsonValue, segmentsOf } from '../schemas/jsonValue.ts';
import type { SchemaPlace, SchemaSet } from '../schemas/schemaSet.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { dataProblem } from './ruleHelpers.ts';
import type { SiteData } from './siteData.ts';

/**
 * Rule `data/reference`: a member of a body, or a header, that a fix concerns is one of the API of its service. What a body
 * leaves open, such as a credential, has members that the schema of some standard names.
 */
export function checkConcerns(file: JsonFile, { spec, descriptions }: SiteData): Problem[] {
  const apis = apisOf(descriptions.files);
  const names = namesOfMembers(spec.standards.map(({ value }) => value as JsonValue));
  return errorEntries(file).flatMap(({ fixes }, entry) =>
    fixes.flatMap(({ concerns }, fix) =>
      concerns.flatMap((concern, index) => {
        const api = apis.get(concern.service);
        const at = `/errors/${entry}/fixes/${fix}/concerns/${index}`;
        return api ? checkConcern(file, at, concern, api, names) : [];
      }),
    ),
  );
}

function checkConcern(file: JsonFile, at: string, concern: Concern, api: Api, names: ReadonlySet<string>): Problem[] {
  if (concern.in === 'configuration') return [];
  const { service } = concern;
  if (concern.in === 'header') {
    const known = headersOf(api);
    if (known.includes(concern.header)) return [];
    const message = `No operation of the ${service} has a header ${concern.header}.`;
    return [problemAt(file, `${at}/header`, message, nearest(concern.header, known))];
  }
  const segments = segmentsOf(concern.field);
  for (const [depth, name] of segments.entries()) {
    const known = membersAt(bodiesOf(api), api.schemas, segments.slice(0, depth));
    if (known ? known.includes(name) : name === '*' || names.has(name)) continue;
    const guess = nearest(name, known ?? names);
    const meant = guess && `/${segments.with(depth, guess).join('/')}`;
    return [problemAt(file, `${at}/field`, `No body of the ${service} has a member ${concern.field}.`, meant)];
  }
  return [];
}

function problemAt(file: JsonFile, pointer: string, message: string, meant: string | undefined): Problem {
  const fix = meant ? `Write "${meant}".` : 'Name one of its API description.';
  return dataProblem(file, pointer, 'data/reference', message, fix);
}

/** The schemas of all bodies that the operations of an API take. */
function bodiesOf({ document, operations, base }: Api): SchemaPlace[] {
  return operations.flatMap((operation) =>
    requestBodies(document, operation).flatMap(({ value: { schema } }) => (isObject(schema) ? [{ base, schema }] : [])),
  );
}

/** @returns undefined where a body may have any member there */
function membersAt(bodies: readonly SchemaPlace[], set: SchemaSet, way: readonly string[]): string[] | undefined {
  const places = bodies.flatMap((body) => set.at(body, way));
  const known = places.flatMap((place) => memberNames(place, set));
  return known.length > 0 ? known : undefined;
}

function memberNames(place: SchemaPlace, set: SchemaSet): string[] {
  return set.chain(place).flatMap(({ base, schema }) => {
    const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => schema[name] ?? []).filter(isObject);
    return [
      ...Object.keys(isObject(schema.properties) ? schema.properties : {}),
      ...('items' in schema ? ['*'] : []),
      ...branches.flatMap((branch) => memberNames({ base, schema: branch }, set)),
    ];
  });
}

/** The headers that an API reads or sends. */
function headersOf({ document, operations }: Api): string[] {
  return operations.flatMap(({ parameters, value }) => [
    ...parameters.flatMap((parameter) => (parameter.in === 'header' ? [String(parameter.name)] : [])),
    ...Object.values((value.responses ?? {}) as JsonObject).flatMap((answer) => {
      const { headers } = dereference(document, answer).value as JsonObject;
      return Object.keys(isObject(headers) ? headers : {});
    }),
  ]);
}

/** Every name of a member that schemas describe. */
function namesOfMembers(schemas: readonly (JsonValue | undefined)[]): Set<string> {
  const names = new Set<string>();
  const walk = (value: JsonValue | undefined): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (isObject(value)) {
      if (isObject(value.properties)) for (const name of Object.keys(value.properties)) names.add(name);
      for (const inner of Object.values(value)) walk(inner);
    }
  };
  for (const schema of schemas) walk(schema);
  return names;
}
