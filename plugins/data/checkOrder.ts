import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { PolicyEntry } from './publishedData.ts';
import { dataProblem } from './ruleHelpers.ts';

/** The policies of a service are numbered as they run, without a gap; those of which one runs have the same number. */
export function checkOrder(file: JsonFile, policies: readonly PolicyEntry[]): Problem[] {
  return policies.flatMap(({ service, order }, index): Problem[] => {
    const [before, earlier] = [1, 2].map((back) => {
      const other = policies[index - back];
      return other?.service === service ? other.order : 0;
    });
    if (order <= before + 1) return [];
    // Of two with the same number, the second one is meant to have the next.
    const at = before === earlier && before > 0 ? index - 1 : index;
    const message = `No policy of the ${service} has the order ${before + 1}.`;
    return [dataProblem(file, `/policies/${at}/order`, 'data/form', message, `Write ${before + 1}.`)];
  });
}
