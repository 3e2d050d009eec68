import type { JsonFile } from '../base/jsonFile.ts';
import type { Problem } from '../base/problem.ts';
import { type PolicyData, standardEntries } from './publishedData.ts';
import { checkForm, checkKnown, checkOnce, type DataContext } from './ruleHelpers.ts';

/**
 * Rules `standards/*`: the standards have the form of their schema; each is named once; the page that explains it and
 * the policies that read it exist.
 */
export function checkStandards(file: JsonFile | undefined, { policies }: PolicyData, context: DataContext): Problem[] {
  if (!file || file.value === undefined) return [];
  const form = checkForm(file, 'standards', 'standards.json', context);
  if (form.length > 0) return form;
  const standards = standardEntries(file);
  const ids = standards.map(({ id }) => id);
  return [
    ...checkOnce(file, 'standards/name', ids, (index) => `/standards/${index}/id`),
    ...standards.flatMap(({ page, uses }, index) => {
      const at = `/standards/${index}`;
      const known = (service: string) => policies.filter((one) => one.service === service).map(({ id }) => id);
      return [
        ...(page ? checkKnown(file, `${at}/page`, 'standards/page', 'page at', page, [...context.routes]) : []),
        ...uses.flatMap(({ service, policies: names }, use) =>
          names.flatMap((name, place) => {
            const pointer = `${at}/uses/${use}/policies/${place}`;
            return checkKnown(file, pointer, 'standards/policy', `policy of the ${service}`, name, known(service));
          }),
        ),
      ];
    }),
  ];
}
