import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import { type JsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import { count, type Problem } from '../shared/problem.ts';
import { DIAGNOSIS_FILE, type DiagnosisData } from './diagnosis.ts';
import { checkDiagnosisNames } from './diagnosisNames.ts';
import { dataProblem } from './ruleHelpers.ts';

/**
 * Holds what the decoder knows of errors against their catalogue: each cause has its list of signs, which may be empty,
 * and a sign leads to a fix that is there.
 * @param text of `docs/_diagnosis.json`, which has its form
 * @param routes of all pages
 * @param spec texts of the published data, which have the names that answers show
 */
export function checkDiagnosis(
  text: string,
  errors: readonly ErrorEntry[],
  routes: ReadonlySet<string>,
  spec: readonly string[] = [],
): Problem[] {
  const { json } = parseJsonFile(`docs/${DIAGNOSIS_FILE}`, text);
  const { signs, own = [] } = json.value as Pick<DiagnosisData, 'signs'> & Partial<DiagnosisData>;
  const slugs = errors.map(({ slug }) => slug);
  const unknown = Object.keys(signs).filter((slug) => !slugs.includes(slug));
  return [
    ...unknown.map((slug) => {
      const guess = nearest(slug, slugs);
      const fix = guess ? `Did you mean ${guess}?` : 'Take it out, or add the error to errors.json.';
      return dataProblem(json, `/signs/${slug}`, 'data/form', `There is no error ${slug}.`, fix);
    }),
    ...checkValues(json, json.value, '', routes),
    ...checkDiagnosisNames(json, spec),
    ...errors.flatMap((error) => checkSigns(json, error, signs[error.slug])),
    ...own.flatMap((error, at) => (error.signs ? checkLists(json, error.name, error, `/own/${at}/signs`, '/own') : [])),
  ];
}

/** Members that are regular expressions. */
const PATTERNS = ['words', 'pointer', 'code', 'around'];

/** A page that is named is there, and a pattern can be read. */
function checkValues(json: JsonFile, value: unknown, pointer: string, routes: ReadonlySet<string>): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Problem[] => {
    const place = `${pointer}/${key}`;
    if (typeof inner !== 'string') return checkValues(json, inner, place, routes);
    const route = inner.replace(/#.*/, '');
    if (key === 'page' && !routes.has(route)) {
      const guess = nearest(route, [...routes]);
      const fix = guess ? `Did you mean ${guess}?` : 'Write the address of a page.';
      return [dataProblem(json, place, 'data/form', `There is no page at ${route}.`, fix)];
    }
    const fault = PATTERNS.includes(key) ? faultOf(inner) : undefined;
    return fault ? [dataProblem(json, place, 'data/form', fault, 'Mend the regular expression.')] : [];
  });
}

function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'i');
    return undefined;
  } catch (error) {
    return `${(error as Error).message}.`;
  }
}

function checkSigns(json: JsonFile, { slug, causes, fixes }: ErrorEntry, signs: DiagnosisData['signs'][string] = []) {
  const place = `/signs/${slug}`;
  const problems = checkLists(json, slug, { causes, signs }, place, '/signs');
  if (problems.length > 0) return problems;
  return signs.flatMap((list, cause) =>
    list.flatMap(({ fix = 0 }, index) => {
      if (fix < fixes.length) return [];
      const message = `${slug} has no fix ${fix}: they count from 0, and there ${fixes.length === 1 ? 'is' : 'are'} ${fixes.length}.`;
      const write = `Write a number from 0 to ${fixes.length - 1}.`;
      return [dataProblem(json, `${place}/${cause}/${index}/fix`, 'data/form', message, write)];
    }),
  );
}

/** @param none where an error without any list is told */
function checkLists(
  json: JsonFile,
  name: string,
  { causes, signs = [] }: { causes: readonly string[]; signs?: readonly unknown[] },
  place: string,
  none: string,
): Problem[] {
  if (signs.length === causes.length) return [];
  const message = `${name} has ${count(causes.length, 'cause')} and ${count(signs.length, 'list')} of signs.`;
  const fix = 'Write one list for each cause, in their order; a cause without a sign has an empty one.';
  const pointer = signs.length > 0 ? `${place}/${signs.length - 1}` : none;
  return [dataProblem(json, pointer, 'data/form', message, fix)];
}
