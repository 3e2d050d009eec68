import type { JsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { formProblems } from './formProblems.ts';
import { isObject, type JsonValue, segmentsOf } from './jsonValue.ts';
import { placeOf } from './place.ts';
import type { Concern, ErrorCatalogue, Error as ErrorEntry, Fix as ErrorFix } from './published/error-catalogue.ts';
import type { Spec } from './readSpec.ts';
import { type SchemaPlace, SchemaSet } from './schemaSet.ts';
import { validatorOf } from './schemaValidator.ts';

export type { Concern, ErrorEntry, ErrorFix };

/** What the catalogue is held against. */
export interface CatalogueContext {
  /** Address of the site, without a trailing slash. */
  docs: string;
  /** Routes of all pages. */
  routes: ReadonlySet<string>;
  /** Whether other data have a text. */
  isSaidElsewhere?: (text: string) => boolean;
}

/** Folder of the error pages, as a route. */
export const ERROR_PAGES = '/reference/errors/';

/** The entries of the catalogue. Their form is checked by `checkErrorCatalogue`. */
export function errorEntries(file: JsonFile): ErrorEntry[] {
  return (file.value as unknown as ErrorCatalogue).errors;
}

/**
 * Rules `errors/*`: the catalogue has the form of its schema, each error is at its own address, its example is an
 * example of it, every page and configuration key that it names exists, and each error page has its entry.
 */
export function checkErrorCatalogue(spec: Spec, context: CatalogueContext): Problem[] {
  const file = spec.errors;
  const { routes } = context;
  if (!file || file.value === undefined) return [];
  const documents = spec.schemas.map(({ value }) => value).filter(isObject);
  const set = new SchemaSet(documents);
  const form = set.find('error-catalogue.json');
  if (!form) {
    const fix = 'Publish error-catalogue.json in json-schema.';
    return [at(file, '', 'data/form', 'The schema of the catalogue is missing.', fix)];
  }
  const findings = validatorOf(set, form)(file.value as JsonValue);
  if (findings.length > 0) return formProblems(file, findings, 'data/form', 'error-catalogue.json');
  const entries = errorEntries(file);
  const renamed = entries.flatMap((entry, index) => checkRenamed(file, entry, `/errors/${index}`, routes));
  if (renamed.length > 0) return renamed;
  return [
    ...entries.flatMap((entry, index) => [
      ...checkIdentity(file, entry, `/errors/${index}`, context),
      ...checkRoutes(file, entry, `/errors/${index}`, routes),
      ...checkKeys(file, entry, `/errors/${index}`, set),
    ]),
    ...checkSlugs(file, entries, routes),
  ];
}

function at(file: JsonFile, pointer: string, rule: RuleName, message: string, fix: string): Problem {
  return { file: file.file, ...placeOf(file, pointer), rule, message, fix };
}

/** An entry whose slug alone is another than that of its page; what else follows from it would mislead. */
function checkRenamed(
  file: JsonFile,
  { slug, example, type }: ErrorEntry,
  pointer: string,
  routes: ReadonlySet<string>,
): Problem[] {
  const meant = String(example.platformType);
  const page = `${ERROR_PAGES}${meant}`;
  if (slug === meant || routes.has(ERROR_PAGES + slug) || !routes.has(page) || !type.endsWith(page)) return [];
  const message = `"${slug}" has no page at ${ERROR_PAGES}${slug}, and the rest of the entry is about ${meant}.`;
  return [at(file, `${pointer}/slug`, 'data/mismatch', message, `Write "${meant}".`)];
}

function checkIdentity(
  file: JsonFile,
  entry: ErrorEntry,
  pointer: string,
  { docs, isSaidElsewhere = () => false }: CatalogueContext,
): Problem[] {
  const { slug, type, title, status, example } = entry;
  const address = `${docs}${ERROR_PAGES}${slug}`;
  const expected: [member: string, found: JsonValue | undefined, wanted: JsonValue][] = [
    ['/type', type, address],
    // Where both are wrong alike, that is one mistake.
    ['/example/type', example.type, example.type === type ? type : address],
    // Of the two, what others have as well is right.
    isSaidElsewhere(String(example.title)) && !isSaidElsewhere(title)
      ? ['/title', title, example.title]
      : ['/example/title', example.title, title],
    ['/example/status', example.status, status],
    ['/example/platformType', example.platformType, slug],
  ];
  return expected
    .filter(([, found, wanted]) => found !== wanted)
    .map(([member, found, wanted]) => {
      const message = `${pointer}${member} is ${JSON.stringify(found)}, which is not that of ${slug}.`;
      return at(file, pointer + member, 'data/mismatch', message, `Write ${JSON.stringify(wanted)}.`);
    });
}

function checkRoutes(file: JsonFile, entry: ErrorEntry, pointer: string, routes: ReadonlySet<string>): Problem[] {
  const named = [
    ...entry.fixes.map(({ page }, index) => [`/fixes/${index}/page`, page]),
    ...entry.related.map((route, index) => [`/related/${index}`, route]),
  ];
  return named
    .filter(([, route]) => !routes.has(route))
    .map(([member, route]) => {
      const guess = nearest(route, routes);
      const fix = guess ? `Did you mean ${guess}?` : 'Name the route of a page.';
      return at(file, pointer + member, 'data/reference', `There is no page at ${route}.`, fix);
    });
}

function checkKeys(file: JsonFile, entry: ErrorEntry, pointer: string, set: SchemaSet): Problem[] {
  return entry.fixes.flatMap(({ concerns }, fix) =>
    concerns.flatMap((concern, index) => {
      if (concern.in !== 'configuration') return [];
      const configuration = set.document(`${concern.service}.configuration.json`);
      if (set.at(configuration, segmentsOf(concern.key)).length > 0) return [];
      const message = `The configuration of the ${concern.service} has no key ${concern.key}.`;
      const place = `${pointer}/fixes/${fix}/concerns/${index}/key`;
      const guess = nearestKey(concern.key, (segments) => set.at(configuration, segments), set);
      return [
        at(file, place, 'data/reference', message, guess ? `Write "${guess}".` : 'Point at a key of its schema.'),
      ];
    }),
  );
}

/** The pointer beside a wrong one that was most likely meant. */
function nearestKey(key: string, placesAt: (segments: string[]) => SchemaPlace[], set: SchemaSet): string | undefined {
  const segments = segmentsOf(key);
  const name = segments.pop() ?? '';
  const guess = nearest(
    name,
    placesAt(segments).flatMap((place) => [...set.properties(place).keys()]),
  );
  return guess && `${key.slice(0, -name.length)}${guess}`;
}

function checkSlugs(file: JsonFile, entries: ErrorEntry[], routes: ReadonlySet<string>): Problem[] {
  const slugs = entries.map(({ slug }) => slug);
  const twice = entries.flatMap(({ slug }, index) => {
    if (slugs.indexOf(slug) === index) return [];
    return [at(file, `/errors/${index}/slug`, 'data/mismatch', `"${slug}" stands twice.`, 'Keep one of the two.')];
  });
  const pages = [...routes].filter((route) => route.startsWith(ERROR_PAGES) && route !== ERROR_PAGES);
  const documented = pages.map((route) => route.slice(ERROR_PAGES.length));
  const unlisted = documented.filter((slug) => !slugs.includes(slug));
  const unwritten = entries.filter(({ slug }) => !documented.includes(slug));
  return [
    ...twice,
    ...unlisted.map((slug) =>
      at(file, '/errors', 'data/mismatch', `The page of "${slug}" has no entry.`, 'Add the error to the list.'),
    ),
    ...unwritten.map((entry) => {
      const place = `/errors/${entries.indexOf(entry)}/slug`;
      return at(
        file,
        place,
        'data/mismatch',
        `"${entry.slug}" has no page.`,
        `Write docs${ERROR_PAGES}${entry.slug}.mdx.`,
      );
    }),
  ];
}
