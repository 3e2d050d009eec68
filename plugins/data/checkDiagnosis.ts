import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import { count, type Problem } from '../shared/problem.ts';
import { DataReport } from './dataReport.ts';
import { DIAGNOSIS_FILE, type DiagnosisData } from './diagnosis.ts';

/**
 * Rule `data/form` for what the decoder knows of errors: each cause has its list of signs, which may be empty; a sign
 * leads to a fix and a page that exist, and patterns can be read.
 * @param text of `docs/_diagnosis.json`, which has its form
 * @param routes of all pages
 */
export function checkDiagnosis(text: string, errors: readonly ErrorEntry[], routes: ReadonlySet<string>): Problem[] {
  const { json } = parseJsonFile(`docs/${DIAGNOSIS_FILE}`, text);
  const data = json.value as Pick<DiagnosisData, 'signs'> & Partial<DiagnosisData>;
  const report = new DataReport(json, routes);
  const slugs = errors.map(({ slug }) => slug);
  for (const slug of Object.keys(data.signs)) report.known(`/signs/${slug}`, 'error', slug, slugs, 'data/form');
  checkValues(report, data, '');
  for (const { slug, causes, fixes } of errors) {
    const signs = data.signs[slug] ?? [];
    if (!checkLists(report, slug, causes, signs, `/signs/${slug}`, '/signs')) continue;
    for (const [cause, list] of signs.entries())
      for (const [index, { fix = 0 }] of list.entries()) {
        if (fix < fixes.length) continue;
        const message = `${slug} has no fix ${fix}: numbers start at 0, and there ${fixes.length === 1 ? 'is' : 'are'} ${fixes.length}.`;
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
  const fix = 'Write one list for each cause, in the same order. A cause without signs has an empty list.';
  report.add(signs.length > 0 ? `${place}/${signs.length - 1}` : none, 'data/form', message, fix);
  return false;
}
