import { INSPECTED } from '../../tools-core/verify/causes.ts';
import { dereference, requestBodies } from '../openapi/operations.ts';
import { type Api, apisOf, placesOf } from '../openapi/readApis.ts';
import type { SpecFiles } from '../openapi/specFiles.ts';
import { type Concern, ERROR_PAGES, type ErrorEntry } from '../schemas/errorCatalogue.ts';
import { isObject, type Json, type JsonObject, segmentsOf } from '../schemas/jsonValue.ts';
import { suggestion } from '../shared/nearest.ts';
import type { DataReport } from './dataReport.ts';

/**
 * Rules `data/*` for the error catalog: each error is at its own address, its example is an example of it, every page
 * and configuration key that it names exists, and each error page has its entry.
 * @param docs address of the site, without a trailing slash
 */
export function checkErrors(report: DataReport, entries: readonly ErrorEntry[], docs: string): void {
  for (const [index, entry] of entries.entries()) {
    const at = `/errors/${index}`;
    checkIdentity(report, entry, at, docs);
    const ids = checkCauses(report, entry, at);
    for (const [fix, { page, causes = [], concerns }] of entry.fixes.entries()) {
      for (const [place, id] of causes.entries())
        report.known(`${at}/fixes/${fix}/causes/${place}`, 'cause', id, ids, 'data/reference');
      report.page(`${at}/fixes/${fix}/page`, page);
      for (const [place, concern] of concerns.entries())
        if (concern.in === 'configuration')
          report.key(`${at}/fixes/${fix}/concerns/${place}/key`, concern.service, concern.key);
    }
    for (const [place, route] of entry.related.entries()) report.page(`${at}/related/${place}`, route);
  }
  checkSlugs(report, entries);
}

/** The IDs of the causes: each is there once, and so are those that the credential inspector reports. */
function checkCauses(report: DataReport, { slug, causes }: ErrorEntry, at: string): string[] {
  const ids = causes.map(({ id }) => id);
  report.unique(`${at}/causes`, 'id', ids);
  for (const id of (INSPECTED[slug] ?? []).filter((one) => !ids.includes(one))) {
    const message = `The cause ${id} of ${slug} is missing, but the credential inspector reports it.`;
    report.add(`${at}/causes`, 'data/mismatch', message, 'Add it, or move it to OWN in tools-core/verify/causes.ts.');
  }
  return ids;
}

function checkIdentity(report: DataReport, entry: ErrorEntry, at: string, docs: string): void {
  const { slug, type, title, status, example } = entry;
  const address = `${docs}${ERROR_PAGES}${slug}`;
  const expected: [member: string, found: Json | undefined, wanted: Json][] = [
    ['/type', type, address],
    // Where both are wrong alike, that is one mistake.
    ['/example/type', example.type, example.type === type ? type : address],
    ['/example/status', example.status, status],
    ['/example/platformType', example.platformType, slug],
  ];
  for (const [member, found, wanted] of expected) {
    if (found === wanted) continue;
    const message = `${at}${member} is ${JSON.stringify(found)}, which doesn't match ${slug}.`;
    report.add(at + member, 'data/mismatch', message, `Write ${JSON.stringify(wanted)}.`, wanted);
  }
  if (example.title === title) return;
  const message = `The title of ${slug} is ${JSON.stringify(title)}, but its example has ${JSON.stringify(example.title)}.`;
  report.add(`${at}/example/title`, 'data/mismatch', message, 'Write the same title in both.');
}

function checkSlugs(report: DataReport, entries: readonly ErrorEntry[]): void {
  const slugs = entries.map(({ slug }) => slug);
  report.unique('/errors', 'slug', slugs);
  const pages = [...report.routes].filter((route) => route.startsWith(ERROR_PAGES) && route !== ERROR_PAGES);
  const documented = pages.map((route) => route.slice(ERROR_PAGES.length));
  for (const slug of documented.filter((one) => !slugs.includes(one)))
    report.add('/errors', 'data/mismatch', `The page of "${slug}" has no entry.`, 'Add the error to the list.');
  for (const [index, slug] of slugs.entries()) {
    if (documented.includes(slug)) continue;
    const fix = `Write docs${ERROR_PAGES}${slug}.mdx.`;
    report.add(`/errors/${index}/slug`, 'data/mismatch', `"${slug}" has no page.`, fix);
  }
}

/**
 * Rule `data/reference`: a member of a body, or a header, that a fix concerns is one of the API of its service. What a
 * body leaves open, such as a credential, has members that the schema of some standard names.
 * @param standards the schemas of standards
 */
export function checkConcerns(
  report: DataReport,
  entries: readonly ErrorEntry[],
  descriptions: SpecFiles,
  standards: readonly unknown[],
): void {
  const apis = apisOf(descriptions);
  const names = new Set(standards.flatMap((schema) => memberNames(schema)));
  for (const [index, { fixes }] of entries.entries())
    for (const [fix, { concerns }] of fixes.entries())
      for (const [place, concern] of concerns.entries()) {
        const api = apis.get(concern.service);
        if (api) checkConcern(report, `/errors/${index}/fixes/${fix}/concerns/${place}`, concern, api, names);
      }
}

function checkConcern(report: DataReport, at: string, concern: Concern, api: Api, names: ReadonlySet<string>): void {
  const other = 'Use a name from its API.';
  if (concern.in === 'header') {
    const known = headersOf(api);
    if (known.includes(concern.header)) return;
    const message = `No operation of the ${concern.service} has a header ${concern.header}.`;
    report.add(`${at}/header`, 'data/reference', message, suggestion(concern.header, known, other));
  }
  if (concern.in !== 'body') return;
  const { document, operations, schemas } = api;
  const bodies = operations.flatMap((operation) => placesOf(api, requestBodies(document, operation)));
  const segments = segmentsOf(concern.field);
  for (const [depth, name] of segments.entries()) {
    const places = bodies.flatMap((body) => schemas.at(body, segments.slice(0, depth)));
    const known = places.flatMap((place) => schemas.members(place)).map(([member]) => member);
    // A body that describes no members there takes any.
    if (known.length > 0 ? known.includes(name) : name === '*' || names.has(name)) continue;
    const written = (guess: string) => `/${segments.with(depth, guess).join('/')}`;
    const message = `No body of the ${concern.service} has a member ${concern.field}.`;
    const fix = suggestion(name, known.length > 0 ? known : names, other, written);
    report.add(`${at}/field`, 'data/reference', message, fix);
    return;
  }
}

/** The headers that an API reads or sends. */
function headersOf({ document, operations }: Api): string[] {
  return operations.flatMap(({ parameters, value }) => [
    ...parameters.flatMap((parameter) => (parameter.in === 'header' ? [String(parameter.name)] : [])),
    ...Object.values((value.responses ?? {}) as JsonObject).flatMap((response) => {
      const { headers } = dereference(document, response).value as JsonObject;
      return Object.keys(isObject(headers) ? headers : {});
    }),
  ]);
}

/** Every name of a member that a schema describes. */
function memberNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(memberNames);
  if (!isObject(schema)) return [];
  const own = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(memberNames)];
}
