import { errorEntries } from '../schemas/errorCatalogue.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { checkConcerns, checkErrors } from './checkErrors.ts';
import { checkIam } from './checkIam.ts';
import { checkMethods } from './checkMethods.ts';
import { checkErrorsOfPolicies, checkPolicies } from './checkPolicies.ts';
import { checkStandards } from './checkStandards.ts';
import { DataReport, dataContext } from './dataReport.ts';
import { didMethods, iamData, policyData, standardEntries } from './publishedData.ts';
import { isSoundAt, type SiteData } from './siteData.ts';

/**
 * Gives the checks of the published data against the configurations, each other and the pages. Data that match no schema
 * are left out, and so is what depends on them.
 * @param routes routes of all pages
 * @param docs address of the site, without a trailing slash
 */
export function dataChecks(data: SiteData, routes: ReadonlySet<string>, docs: string): (() => Problem[])[] {
  const { spec, descriptions, unsound } = data;
  const { errors, standards: schemas, cores } = spec;
  const { policies, didMethods: methods, iam, standards } = spec.published;
  if (spec.schemas.length === 0) return [];
  const context = dataContext(spec, routes);
  const check =
    (file: JsonFile | undefined, others: (JsonFile | undefined)[], run: (report: DataReport) => void) => () => {
      if (file?.value === undefined || [file, ...others].some((one) => one && unsound.has(one.file))) return [];
      const report = new DataReport(file, context);
      run(report);
      return report.problems;
    };
  const entries = () => (errors?.value === undefined ? [] : errorEntries(errors));
  const ofPolicies = [policies, errors, ...cores.values()];
  return [
    check(errors, [], (report) => checkErrors(report, entries(), docs)),
    check(errors, [], (report) => {
      const values = schemas.map(({ value }) => value);
      if (isSoundAt(data, 'openapi/')) checkConcerns(report, entries(), descriptions.files, values);
    }),
    check(policies, ofPolicies, (report) => checkPolicies(report, policyData(policies), spec)),
    check(errors, ofPolicies, (report) => checkErrorsOfPolicies(report, entries(), policyData(policies).policies)),
    check(methods, [], (report) => checkMethods(report, didMethods(methods))),
    check(iam, [], (report) => checkIam(report, iamData(iam))),
    check(standards, [policies], (report) =>
      checkStandards(report, standardEntries(standards), policyData(policies).policies),
    ),
  ];
}
