import { tryOr } from '../../tools-core/base/tryOr.ts';
import { isObject, type Json } from '../schemas/jsonValue.ts';
import { problemAt } from '../schemas/problemAt.ts';
import type { Spec } from '../schemas/readSpec.ts';
import { type Finding, validatorOf } from '../schemas/schemaValidator.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { checkConcerns, checkErrors } from './checkErrors.ts';
import { checkIam } from './checkIam.ts';
import { checkMethods } from './checkMethods.ts';
import { checkErrorsOfPolicies, checkPolicies } from './checkPolicies.ts';
import { checkStandards } from './checkStandards.ts';
import { DataReport, publishedSet } from './dataReport.ts';
import { publishedData } from './publishedData.ts';
import type { SiteData } from './siteData.ts';

/**
 * Returns the checks of the published data, all of which are valid, against the configurations, each other and the pages.
 * @param routes routes of all pages
 * @param docs address of the site, without a trailing slash
 */
export function dataChecks(
  { spec, descriptions }: Pick<SiteData, 'spec' | 'descriptions'>,
  routes: ReadonlySet<string>,
  docs: string,
): (() => Problem[])[] {
  const files = spec.published;
  const { errors, policies, methods, iam, standards } = publishedData(spec);
  if (spec.schemas.length === 0) return [];
  const set = publishedSet(spec);
  const check = (file: JsonFile | undefined, run: (report: DataReport) => void) => () => {
    if (file?.value === undefined) return [];
    const report = new DataReport(file, routes, set);
    run(report);
    return report.problems;
  };
  return [
    check(files.errors, (report) => checkErrors(report, errors, docs)),
    check(files.errors, (report) => {
      const schemas = spec.standards.map(({ value }) => value);
      checkConcerns(report, errors, descriptions.files, schemas);
    }),
    check(files.policies, (report) => checkPolicies(report, policies, errors, spec.cores)),
    check(files.errors, (report) => checkErrorsOfPolicies(report, errors, policies.policies)),
    check(files.didMethods, (report) => checkMethods(report, methods)),
    check(files.iam, (report) => checkIam(report, iam)),
    check(files.standards, (report) => checkStandards(report, standards, policies.policies)),
  ];
}

/**
 * Rule `data/form`: each file of data matches its schema. One that doesn't is checked no further.
 * @param unread names files that could not be read. Other rules report a schema that is among them or doesn't compile.
 */
export function checkDataForms(spec: Spec, unread: { has(file: string): boolean }): Problem[] {
  const schemas = spec.schemas.filter(({ file, value }) => !unread.has(file) && isObject(value));
  const set = publishedSet({ schemas });
  const files: [JsonFile | undefined, schema: string][] = [
    [spec.published.policies, 'policies.json'],
    [spec.published.didMethods, 'did-methods.json'],
    [spec.published.iam, 'iam-actions.json'],
    [spec.published.standards, 'standards.json'],
    [spec.published.errors, 'error-catalogue.json'],
  ];
  return files.flatMap(([file, schema]) => {
    const isUnread = spec.schemas.some((one) => !schemas.includes(one) && one.file.endsWith(`/${schema}`));
    if (!file || unread.has(file.file) || file.value === undefined || isUnread || schemas.length === 0) return [];
    const place = set.find(schema);
    const fix = `Publish ${schema} in json-schema.`;
    if (!place) return [problemAt(file, '', 'data/form', `There is no schema ${schema}.`, fix)];
    const findings = tryOr(() => validatorOf(set, place)(file.value as Json)) ?? [];
    return formProblems(file, findings, schema);
  });
}

/** @param schema name of the file with the schema */
function formProblems(file: JsonFile, findings: readonly Finding[], schema: string): Problem[] {
  return findings.map((finding) => {
    const message = `${finding.pointer || 'The file'} ${finding.expected}.`;
    return problemAt(file, finding.pointer, 'data/form', message, fixOf(finding, schema));
  });
}

function fixOf({ pointer, expected, meant, example }: Finding, schema: string): string {
  if (meant) return `Did you mean "${meant}"?`;
  const see = `See ${schema} for its members.`;
  // A pattern says little to whoever has not written it.
  if (example) return `Use the format of ${JSON.stringify(example)}. ${see}`;
  return expected === 'is required' ? `Add "${pointer.slice(pointer.lastIndexOf('/') + 1)}". ${see}` : see;
}
