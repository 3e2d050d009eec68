import { isObject } from '../../schemas/jsonValue.ts';
import type { Spec } from '../../schemas/readSpec.ts';
import type { SampleKind } from '../../schemas/sampleSchema.ts';
import { SchemaSet } from '../../schemas/schemaSet.ts';
import { type ConfigurationKey, listConfigurationKeys } from './listConfigurationKeys.ts';
import type { SchemaPages } from './schemaText.ts';

/** A page that describes every key of a schema. */
export interface ConfigurationPage {
  /** Name for writers: `<ConfigurationKeys of="…" />`. */
  name: string;
  route: string;
  /** File name of the schema. */
  schema: string;
  keys: ConfigurationKey[];
}

const SHARED_PAGES = '/reference/configuration';

const SHARED: { name: string; page: string; schema: string; at: string[] }[] = [
  { name: 'cors', page: 'cors', schema: 'cors.json', at: ['cors'] },
  { name: 'service-instance', page: 'service-instances', schema: 'service-instance.json', at: [] },
  { name: 'service-role', page: 'service-roles', schema: 'service-role.json', at: [] },
];

/**
 * Addresses of the pages about schemas that others refer to.
 * @param service the service whose keys are described; its own page says what each outcome does
 */
export function sharedPages(service: string): SchemaPages {
  return new Map([
    ...SHARED.map(({ schema, page }) => [schema, `${SHARED_PAGES}/${page}`] as const),
    ['outcome.json', `${configurationRoute(service)}#outcomes`],
  ]);
}

/** Route of the page with the configuration of a service. */
export function configurationRoute(service: string): string {
  return `/reference/services/${service}/configuration`;
}

/** Lists the pages that describe configurations, by name, with the keys of their schemas. */
export function configurationPages(spec: Spec): Map<string, ConfigurationPage> {
  const set = schemaSetOf(spec);
  const pages = new Map<string, ConfigurationPage>();
  const straight = (route: string) => spec.moved.get(route)?.replace(/#.*/, '') ?? route;
  for (const { name, page, schema, at } of SHARED) {
    if (!hasSchema(set, schema)) continue;
    const holder = { base: set.document(schema).base, schema: { properties: { [at[0]]: { $ref: schema } } } };
    const place = at.length > 0 ? holder : set.document(schema);
    pages.set(name, {
      name,
      route: straight(`${SHARED_PAGES}/${page}`),
      schema,
      keys: listConfigurationKeys(set, place),
    });
  }
  for (const service of spec.cores.keys()) {
    const schema = `${service}.configuration.json`;
    if (!hasSchema(set, schema)) continue;
    const keys = listConfigurationKeys(set, set.document(schema));
    pages.set(service, { name: service, route: straight(configurationRoute(service)), schema, keys });
  }
  return pages;
}

/** The page that describes the keys of a sample; undefined for samples that are no configuration. */
export function pageOfSample(
  pages: ReadonlyMap<string, ConfigurationPage>,
  kind: SampleKind,
): ConfigurationPage | undefined {
  if (kind.is === 'configuration') return pages.get(kind.service);
  if (kind.is === 'cors') return pages.get('cors');
  const isReference = kind.is === 'schema' && !kind.definition && !kind.part && /^service-/.test(kind.name);
  return isReference ? pages.get(kind.name) : undefined;
}

/** The published schemas as a set. Where the brand is not in place yet, a host that is none replaces it. */
export function schemaSetOf(spec: Spec): SchemaSet {
  const documents = spec.schemas.map(({ value }) => value).filter(isObject);
  const address = (id: string) => (URL.canParse(id) ? id : `https://docs.invalid/${id.replace(/^%[^/]*\//, '')}`);
  return new SchemaSet(documents.map((document) => ({ ...document, $id: address(String(document.$id)) })));
}

function hasSchema(set: SchemaSet, name: string): boolean {
  return [...set.documents.keys()].some((id) => id.endsWith(`/${name}`));
}
