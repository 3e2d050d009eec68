import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { isObject, type JsonObject, type JsonValue, segmentsOf } from './jsonValue.ts';
import { placeOf } from './place.ts';
import type { Spec } from './readSpec.ts';
import { SchemaSet } from './schemaSet.ts';
import { SchemaValidator } from './schemaValidator.ts';
import { withDiscriminators } from './taggedUnions.ts';

/** What a fix is about. Keys and fields are JSON Pointers, with `*` for each item. */
export type Concern =
  | { in: 'configuration'; service: string; key: string }
  | { in: 'body'; service: string; field: string }
  | { in: 'header'; service: string; header: string };

/** One thing to do about an error. */
export interface ErrorFix {
  text: string;
  concerns: Concern[];
  /** Route of the page that explains it. */
  page: string;
}

/** One kind of problem, as `docs/public/spec/errors.json` holds it. */
export interface ErrorEntry {
  slug: string;
  type: string;
  title: string;
  status: number;
  raisedBy: string[];
  policies: string[];
  formats: string[];
  when: string;
  /** The most likely first. */
  causes: string[];
  fixes: ErrorFix[];
  example: JsonObject;
  related: string[];
}

/** What the catalogue is held against. */
export interface CatalogueContext {
  /** Address of the site, without a trailing slash. */
  docs: string;
  /** Routes of all pages. */
  routes: ReadonlySet<string>;
}

/** Folder of the error pages, as a route. */
export const ERROR_PAGES = '/reference/errors/';

/** The entries of the catalogue. Their form is checked by `checkErrorCatalogue`. */
export function errorEntries(file: JsonFile): ErrorEntry[] {
  const value = file.value as unknown as { errors: ErrorEntry[] };
  return value.errors;
}

/**
 * Rules `errors/*`: the catalogue has the form of its schema, each error is at its own address, its example is an
 * example of it, every page and configuration key that it names exists, and each error page has its entry.
 */
export function checkErrorCatalogue(spec: Spec, { docs, routes }: CatalogueContext): Problem[] {
  const file = spec.errors;
  if (!file || file.value === undefined) return [];
  const documents = spec.schemas.map(({ value }) => value).filter(isObject);
  const set = new SchemaSet(documents);
  const form = set.find('error-catalogue.json');
  if (!form) {
    const mend = 'Publish error-catalogue.json in json-schema.';
    return [at(file, '', 'errors/form', 'The schema of the catalogue is missing.', mend)];
  }
  const validator = new SchemaValidator(documents.map((document) => withDiscriminators(set, document)));
  const findings = validator.compile(form.base)(file.value as JsonValue);
  if (findings.length > 0) {
    return findings.map(({ pointer, expected }) =>
      at(file, pointer, 'errors/form', `${pointer} ${expected}.`, 'See error-catalogue.json for what an error holds.'),
    );
  }
  const entries = errorEntries(file);
  return [
    ...entries.flatMap((entry, index) => [
      ...checkIdentity(file, entry, `/errors/${index}`, docs),
      ...checkRoutes(file, entry, `/errors/${index}`, routes),
      ...checkKeys(file, entry, `/errors/${index}`, set),
    ]),
    ...checkSlugs(file, entries, routes),
  ];
}

function at(file: JsonFile, pointer: string, rule: string, message: string, mend: string): Problem {
  return { file: file.file, ...placeOf(file, pointer), rule, message, mend };
}

function checkIdentity(file: JsonFile, entry: ErrorEntry, pointer: string, docs: string): Problem[] {
  const { slug, type, title, status, example } = entry;
  const expected: [member: string, found: JsonValue | undefined, wanted: JsonValue][] = [
    ['/type', type, `${docs}${ERROR_PAGES}${slug}`],
    ['/example/type', example.type, type],
    ['/example/title', example.title, title],
    ['/example/status', example.status, status],
    ['/example/platformType', example.platformType, slug],
  ];
  return expected
    .filter(([, found, wanted]) => found !== wanted)
    .map(([member, found, wanted]) => {
      const message = `${pointer}${member} is ${JSON.stringify(found)}, which is not that of ${slug}.`;
      return at(file, pointer + member, 'errors/identity', message, `Write ${JSON.stringify(wanted)}.`);
    });
}

function checkRoutes(file: JsonFile, entry: ErrorEntry, pointer: string, routes: ReadonlySet<string>): Problem[] {
  const named = [
    ...entry.fixes.map(({ page }, index) => [`/fixes/${index}/page`, page]),
    ...entry.related.map((route, index) => [`/related/${index}`, route]),
  ];
  return named
    .filter(([, route]) => !routes.has(route))
    .map(([member, route]) =>
      at(file, pointer + member, 'errors/page', `There is no page at ${route}.`, 'Name the route of a page.'),
    );
}

function checkKeys(file: JsonFile, entry: ErrorEntry, pointer: string, set: SchemaSet): Problem[] {
  return entry.fixes.flatMap(({ concerns }, fix) =>
    concerns.flatMap((concern, index) => {
      if (concern.in !== 'configuration') return [];
      const configuration = set.document(`${concern.service}.configuration.json`);
      if (set.at(configuration, segmentsOf(concern.key)).length > 0) return [];
      const message = `The configuration of the ${concern.service} has no key ${concern.key}.`;
      const place = `${pointer}/fixes/${fix}/concerns/${index}/key`;
      return [at(file, place, 'errors/key', message, 'Point at a key of its schema.')];
    }),
  );
}

function checkSlugs(file: JsonFile, entries: ErrorEntry[], routes: ReadonlySet<string>): Problem[] {
  const slugs = entries.map(({ slug }) => slug);
  const twice = entries.flatMap(({ slug }, index) => {
    if (slugs.indexOf(slug) === index) return [];
    return [at(file, `/errors/${index}/slug`, 'errors/slug', `"${slug}" stands twice.`, 'Keep one of the two.')];
  });
  const pages = [...routes].filter((route) => route.startsWith(ERROR_PAGES) && route !== ERROR_PAGES);
  const documented = pages.map((route) => route.slice(ERROR_PAGES.length));
  const unlisted = documented.filter((slug) => !slugs.includes(slug));
  const unwritten = entries.filter(({ slug }) => !documented.includes(slug));
  return [
    ...twice,
    ...unlisted.map((slug) =>
      at(file, '/errors', 'errors/slug', `The page of "${slug}" has no entry.`, 'Add the error to the list.'),
    ),
    ...unwritten.map((entry) => {
      const place = `/errors/${entries.indexOf(entry)}/slug`;
      return at(
        file,
        place,
        'errors/slug',
        `"${entry.slug}" has no page.`,
        `Write docs${ERROR_PAGES}${entry.slug}.mdx.`,
      );
    }),
  ];
}
