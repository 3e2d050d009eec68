import type { StatedFact } from '../data/factLedger.ts';
import { iamData, policyData } from '../data/publishedData.ts';
import { isSoundAt, type SiteData } from '../data/siteData.ts';
import type { OperationFact } from './rules/answerFacts.ts';
import { writtenAs } from './rules/numberWords.ts';

/** What the data have a number of, as sentences say it. */
export function countedFacts(data: SiteData, operations: readonly OperationFact[]): StatedFact[] {
  const { policies, iam } = data.published;
  const ofServices = isSoundAt(data, 'policies.json') ? policyData(policies).policies : [];
  const managed = isSoundAt(data, 'iam-actions.json') ? iamData(iam).managedPolicies : [];
  return [
    ...tally(ofServices.map(({ service }) => service)).map(([of, count]) => ({
      says: `${inWords(count)} policies`,
      of,
    })),
    ...tally(operations.map(({ api }) => api)).map(([api, count]) => ({
      says: `${count} operations`,
      about: [`${api} API has`],
    })),
    ...tally(managed.map(({ scope }) => scope)).map(([scope, count]) => ({
      says: `${inWords(count)} managed policies`,
      about: [scope === 'service' ? 'policies for services' : `scope ${scope}`],
    })),
  ];
}

const inWords = (count: number) => writtenAs(count, 'two');

function tally(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
