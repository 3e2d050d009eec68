import { isObject, type JsonObject, type JsonValue } from '../schemas/jsonValue.ts';
import { schemaDefaults } from '../schemas/schemaDefaults.ts';
import { type SchemaPlace, SchemaReferenceError, SchemaSet } from '../schemas/schemaSet.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { SiteData } from './siteData.ts';

/** What a schema says of one key: plain values, which can be kept. */
export interface KeyFact {
  /** Service that a configuration belongs to; empty for a parameter or a member of an API. */
  service: string;
  /** Way from the top, such as `methods.web.timeout`; of an API only the name. */
  path: string;
  default?: JsonValue;
  least?: number;
  most?: number;
  /** Every value that a key, or each item of it, may have. */
  values?: JsonValue[];
  /** What its numbers count, where the description says so. */
  unit?: 'milliseconds' | 'seconds' | 'bytes';
}

const CONFIGURATION = /(?:^|\/)([\w-]+)\.configuration\.json$/;
const LEAST = ['minimum', 'minLength', 'minItems', 'minProperties'];
const MOST = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];

/** The keys of all configurations, and the parameters and members of the APIs, that have a default or a limit. */
export function keyFacts({ spec, descriptions }: SiteData): KeyFact[] {
  const documents = spec.schemas.map(({ value }) => value).filter(isObject);
  const set = new SchemaSet(documents);
  const configured = spec.schemas.flatMap((file) => configurationFacts(file, set));
  const named = [...descriptions.files.values()].flatMap(({ value }) => namedFacts(value as JsonValue));
  return [...configured, ...named];
}

function configurationFacts({ file }: JsonFile, set: SchemaSet): KeyFact[] {
  const service = CONFIGURATION.exec(file)?.[1];
  const place = service && set.find(`${service}.configuration.json`);
  if (!place) return [];
  try {
    return factsBelow(place, [], service, set);
  } catch (error) {
    // The rules for schemas tell of it, at its line.
    if (error instanceof SchemaReferenceError) return [];
    throw error;
  }
}

function factsBelow(place: SchemaPlace, path: string[], service: string, set: SchemaSet): KeyFact[] {
  const own =
    path.length > 0
      ? factOf(service, path.join('.'), (name) =>
          name === 'default' ? schemaDefaults(set, place) : set.keyword(place, name),
        )
      : [];
  return [
    ...own,
    ...[...set.properties(place)].flatMap(([name, child]) => factsBelow(child, [...path, name], service, set)),
  ];
}

/** Parameters, and members of objects, of an API description. */
function namedFacts(value: JsonValue): KeyFact[] {
  if (Array.isArray(value)) return value.flatMap(namedFacts);
  if (!isObject(value)) return [];
  const parameter =
    typeof value.name === 'string' && isObject(value.schema) ? [[value.name, value.schema] as const] : [];
  const members = Object.entries(isObject(value.properties) ? value.properties : {});
  const own = [...parameter, ...members].flatMap(([name, schema]) =>
    isObject(schema) ? factOf('', name, (keyword) => (schema as JsonObject)[keyword]) : [],
  );
  const below = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples');
  return [...own, ...below.flatMap(([, child]) => namedFacts(child))];
}

function factOf(service: string, path: string, keyword: (name: string) => JsonValue | undefined): KeyFact[] {
  const standard = keyword('default');
  const number = (names: string[]) => names.map(keyword).find((value) => typeof value === 'number');
  const items = keyword('items');
  const listed = keyword('enum') ?? (isObject(items) ? items.enum : undefined);
  const fact: KeyFact = {
    service,
    path,
    ...(standard !== undefined && (!isObject(standard) || Array.isArray(standard)) && { default: standard }),
    ...defined('least', number(LEAST)),
    ...defined('most', number(MOST)),
    ...(Array.isArray(listed) && { values: listed }),
    ...defined('unit', unitIn(String(keyword('description') ?? ''))),
  };
  const isKnown = fact.default !== undefined || fact.least !== undefined || fact.most !== undefined;
  return isKnown ? [fact] : [];
}

const defined = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

const unitIn = (description: string) =>
  (['milliseconds', 'seconds', 'bytes'] as const).find((unit) => new RegExp(`\\b${unit}\\b`, 'i').test(description));
