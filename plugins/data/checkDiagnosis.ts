import type { ErrorEntry } from '../schemas/errorCatalogue.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { DataReport } from './dataReport.ts';
import { DIAGNOSIS_FILE, type DiagnosisData } from './diagnosis.ts';

/**
 * Rule `data/form` for what the decoder knows of errors: each cause has its list of signs, which may be empty; pages
 * exist, and patterns can be read.
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
  for (const { slug, causes } of errors) {
    const signs = data.signs[slug];
    const ids = causes.map(({ id }) => id);
    for (const id of Object.keys(signs ?? {})) report.known(`/signs/${slug}/${id}`, 'cause', id, ids, 'data/form');
    for (const id of ids.filter((one) => !Object.hasOwn(signs ?? {}, one))) {
      const message = `The cause ${id} of ${slug} has no signs.`;
      const fix = `Add "${id}" to signs/${slug}, with an empty list if no words point to it.`;
      report.add(signs ? `/signs/${slug}` : '/signs', 'data/form', message, fix);
    }
  }
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
