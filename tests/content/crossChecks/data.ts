import { listOperations } from '../../../plugins/openapi/operations.ts';
import { errorEntries } from '../../../plugins/schemas/errorCatalogue.ts';
import { isObject, type JsonValue, segmentsOf, valueAt } from '../../../plugins/schemas/jsonValue.ts';
import { type SchemaPlace, SchemaSet } from '../../../plugins/schemas/schemaSet.ts';
import { descriptions } from '../apiDescriptions.ts';
import { documents, services, set, spec } from '../spec.ts';

/** Everything that the published data names, for the checks of prose. */

/** Ways to all keys of a schema as dotted names, with `*` for each item or member of a map. */
function keyPaths(schemas: SchemaSet, place: SchemaPlace, base: string[] = []): string[] {
  const own = schemas.properties(place);
  const any = schemas.at(place, ['*']);
  const children: [string, SchemaPlace][] = [...own, ...any.map((child): [string, SchemaPlace] => ['*', child])];
  const branches = schemas.chain(place).flatMap(({ base: at, schema }) =>
    [schema.oneOf]
      .flat()
      .filter(isObject)
      .map((branch) => ({ base: at, schema: branch })),
  );
  return [
    ...children.flatMap(([name, child]) => {
      const path = [...base, name];
      return [path.join('.'), ...keyPaths(schemas, child, path)];
    }),
    ...branches.flatMap((branch) => keyPaths(schemas, branch, base)),
  ];
}

/** Dotted names of all configuration keys, by service. */
export const configurationKeys = new Map(
  services.map((service) => [service, [...new Set(keyPaths(set, set.document(`${service}.configuration.json`)))]]),
);

/** `METHOD /path` of all operations but those of the gateway, which forwards any path. */
export const calls = descriptions
  .filter(({ name }) => name !== 'gateway')
  .flatMap(({ document }) => listOperations(document).map(({ method, path }) => ({ method, path })));

/** The same as texts for the gateway, and what its target gets of each call. */
export const forwarded = descriptions
  .filter(({ name }) => name === 'gateway')
  .flatMap(({ document }) => listOperations(document))
  .flatMap(({ method, path }) => [`${method} ${path}`, `${method} ${path.replace('/{pathKey}', '')}`]);

export const slugs = spec.errors ? errorEntries(spec.errors).map(({ slug }) => slug) : [];

const enumOf = (name: string, pointer: string[]) => set.at(set.document(name), pointer)[0].schema.enum as string[];
export const policies = set.document('policy-name.json').schema.enum as string[];
export const actions = enumOf('policy-document.json', ['permissions', '*', 'actions', '*']).filter(
  (name) => name !== '*',
);

/** DID methods, as their names stand in DIDs. The key `iden3` stands for two. */
export const didMethods = [
  ...set.properties(set.properties(set.document('resolver.configuration.json')).get('methods') as SchemaPlace).keys(),
  'polygonid',
];

/** Names of members, pairs of a member and one inside it, and texts, anywhere in the data. */
export interface Vocabulary {
  names: Set<string>;
  pairs: Set<string>;
  texts: Set<string>;
}

/** Finds what a reference leads to. */
type Follow = (ref: string) => JsonValue | undefined;

/** Collects the vocabulary of values: of schemas, descriptions and samples alike. */
export function vocabularyOf(values: JsonValue[], follow: Follow = () => undefined): Vocabulary {
  const vocabulary: Vocabulary = { names: new Set(), pairs: new Set(), texts: new Set() };
  const walk = (value: JsonValue, holder: string | undefined): void => {
    if (typeof value === 'string') vocabulary.texts.add(value);
    if (Array.isArray(value)) for (const item of value) walk(item, holder);
    if (!isObject(value)) return;
    const target = typeof value.$ref === 'string' ? follow(value.$ref) : undefined;
    // The members of an object that a member refers to are one step below it.
    if (isObject(target) && isObject(target.properties) && holder !== undefined) {
      for (const name of Object.keys(target.properties)) vocabulary.pairs.add(`${holder}.${name}`);
    }
    for (const [key, child] of Object.entries(value)) {
      // In a schema, what stands under these belongs to the same member.
      const isWrapper = ['properties', 'items', 'then', 'else', 'additionalProperties'].includes(key);
      if (!isWrapper) {
        vocabulary.names.add(key);
        if (holder !== undefined) vocabulary.pairs.add(`${holder}.${key}`);
      }
      walk(child, isWrapper ? holder : key);
    }
  };
  for (const value of values) walk(value, undefined);
  return vocabulary;
}

const standards = new SchemaSet(spec.standards.map(({ value }) => value).filter(isObject));

/** A schema of the descriptions, which share those of the same name. */
function componentOf(ref: string): JsonValue | undefined {
  if (!ref.startsWith('#/components/schemas/')) return undefined;
  const segments = segmentsOf(ref.slice(1));
  const found = descriptions.map(({ document }) => valueAt(document as JsonValue, segments));
  return found.find((schema) => schema !== undefined);
}

/** The vocabulary of all published data. */
export const published = vocabularyOf(
  [
    ...documents,
    ...spec.standards.map(({ value }) => value as JsonValue),
    ...descriptions.map(({ document }) => document as JsonValue),
    (spec.errors?.value ?? null) as JsonValue,
  ],
  (ref) => standards.find(ref)?.schema ?? componentOf(ref),
);
