import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import { isOneSlip } from '../shared/nearest.ts';
import { count, type Problem } from '../shared/problem.ts';
import { DataReport } from './dataReport.ts';
import { DIAGNOSIS_FILE, type DiagnosisData } from './diagnosis.ts';

/**
 * Rule `data/form` for what the decoder knows of errors: each cause has its list of signs, which may be empty; a sign
 * leads to a fix and a page that exist; patterns can be read, and names are those that responses show.
 * @param text of `docs/_diagnosis.json`, which has its form
 * @param routes of all pages
 * @param spec texts of the published data, which have the names that responses show
 */
export function checkDiagnosis(
  text: string,
  errors: readonly ErrorEntry[],
  routes: ReadonlySet<string>,
  spec: readonly string[] = [],
): Problem[] {
  const { json } = parseJsonFile(`docs/${DIAGNOSIS_FILE}`, text);
  const data = json.value as Pick<DiagnosisData, 'signs'> & Partial<DiagnosisData>;
  const report = new DataReport(json, { set: new SchemaSet([]), routes });
  const slugs = errors.map(({ slug }) => slug);
  for (const slug of Object.keys(data.signs)) report.known(`/signs/${slug}`, 'error', slug, slugs, 'data/form');
  checkValues(report, data, '');
  checkNames(report, data, spec);
  for (const { slug, causes, fixes } of errors) {
    const signs = data.signs[slug] ?? [];
    if (!checkLists(report, slug, causes, signs, `/signs/${slug}`, '/signs')) continue;
    for (const [cause, list] of signs.entries())
      for (const [index, { fix = 0 }] of list.entries()) {
        if (fix < fixes.length) continue;
        const message = `${slug} has no fix ${fix}: they count from 0, and there ${fixes.length === 1 ? 'is' : 'are'} ${fixes.length}.`;
        const write = `Write a number from 0 to ${fixes.length - 1}.`;
        report.add(`/signs/${slug}/${cause}/${index}/fix`, 'data/form', message, write);
      }
  }
  for (const [at, { name, causes, signs }] of (data.own ?? []).entries())
    if (signs) checkLists(report, name, causes, signs, `/own/${at}/signs`, '/own');
  return report.problems;
}

const PATTERNS = ['words', 'pointer', 'code', 'around'];

/** Every page exists, and every pattern can be read. */
function checkValues(report: DataReport, value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = `${pointer}/${key}`;
    if (typeof inner !== 'string') checkValues(report, inner, place);
    else if (key === 'page') report.page(place, inner.replace(/#.*/, ''));
    else if (PATTERNS.includes(key)) checkPattern(report, inner, place);
  }
}

function checkPattern(report: DataReport, pattern: string, pointer: string): void {
  try {
    new RegExp(pattern, 'i');
  } catch (error) {
    report.add(pointer, 'data/form', `${(error as Error).message}.`, 'Fix the regular expression.');
  }
}

/**
 * Whether an error has a list of signs for each of its causes.
 * @param none where an error without any list is reported
 */
function checkLists(
  report: DataReport,
  name: string,
  causes: readonly string[],
  signs: readonly unknown[],
  place: string,
  none: string,
): boolean {
  if (signs.length === causes.length) return true;
  const message = `${name} has ${count(causes.length, 'cause')} and ${count(signs.length, 'list')} of signs.`;
  const fix = 'Write one list for each cause, in their order; a cause without a sign has an empty one.';
  report.add(signs.length > 0 ? `${place}/${signs.length - 1}` : none, 'data/form', message, fix);
  return false;
}

/** A code that a response may have, as a pattern of a sign has it. */
const CODE = /[a-z]+(?:-[a-z]+)+/g;

/**
 * The names by which the decoder recognizes a response are those that the published data show: under another name it
 * waits for a response that never comes. A kind of which the data show none is not checked.
 */
function checkNames(report: DataReport, data: Partial<DiagnosisData>, spec: readonly string[]): void {
  const { did, own = [], refusals = [], signs = {} } = data;
  const shown = (form: RegExp) => [...new Set(spec.flatMap((text) => matchesOf(text, form).map(([, name]) => name)))];
  const check = (what: string, form: RegExp, named: [pointer: string, name: string][]) => {
    const names = shown(form);
    if (names.length > 0) for (const [pointer, name] of named) report.known(pointer, what, name, names, 'data/form');
  };
  // The last segment of the type of an error of DID Resolution, section 11.
  const ofDids = Object.keys(did?.errors ?? {}).map((name): [string, string] => [`/did/errors/${name}`, name]);
  check('error of a resolution', /\bns\/did#([A-Z][A-Z_]+)\b/g, ofDids);
  const ofPolicies = own.map(({ name }, at): [string, string] => [`/own/${at}/name`, name]);
  check('error of a policy', /"platformType":\s*"([\w-]+)"/g, ofPolicies);
  const statuses = refusals.map(({ status }, at): [string, string] => [`/refusals/${at}/status`, String(status)]);
  check('answer with status', /^ +"?([45]\d\d)"?:\s*(?:&\S+\s*)?$/gm, statuses);
  const codes = shown(/"?\bcode"?:\s*"?([a-z]+(?:-[a-z]+)+)\b/g);
  for (const [slug, causes] of Object.entries(signs))
    for (const [cause, list] of causes.entries())
      for (const [at, { code: pattern = '' }] of list.entries())
        for (const code of pattern.match(CODE) ?? []) {
          // Examples don't show every code, so only what is one slip away from a code that they show is reported.
          const meant = codes.includes(code) ? undefined : codes.find((one) => isOneSlip(one, code));
          const pointer = `/signs/${slug}/${cause}/${at}/code`;
          if (meant) report.add(pointer, 'data/form', `There is no code ${code}.`, `Did you mean ${meant}?`);
        }
}
