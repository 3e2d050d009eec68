import { iamData, policyData } from '../data/publishedData.ts';
import { isSoundAt, type SiteData } from '../data/siteData.ts';
import type { Relation } from './rules/relatedFacts.ts';

const KEY_TYPE = /P-\d+|Ed\d+|BLS12-381|secp256k1/g;

/** What the data have together: algorithms with their keys, and actions, policies and roles with their services. */
export function relationsOf(data: SiteData): Relation[] {
  // A relation lacks what stands in a file that cannot be read.
  const [hasPolicies, hasActions] = [isSoundAt(data, 'policies.json'), isSoundAt(data, 'iam-actions.json')];
  const { proofs, policies } = hasPolicies ? policyData(data.published.policies) : { proofs: [], policies: [] };
  const { actions, managedPolicies } = hasActions ? iamData(data.published.iam) : { actions: [], managedPolicies: [] };
  const ofService = actions.filter(({ scope }) => scope === 'service');
  const acting = ofService.flatMap(({ action, on }) =>
    pairsOf(
      [action],
      on.flatMap(({ services }) => services),
    ),
  );
  const keys = proofs.flatMap(({ names, keys }) => pairsOf(names, keys.match(KEY_TYPE) ?? []));
  return [
    { is: 'key', of: grouped(keys) },
    { is: 'service', of: grouped(acting), column: 'action' },
    {
      is: 'service',
      // A policy of the authorizer is called as an action of the verifier.
      of:
        hasPolicies && hasActions
          ? grouped([
              ...acting,
              ...policies.map(({ id, service }): Pair => [id, service]),
              ...managedPolicies.flatMap(({ resourceId, services }) => pairsOf([resourceId], services)),
              ...acting.map(([, service]): Pair => [`${service}_all_actions`, service]),
            ])
          : {},
    },
  ];
}

type Pair = [left: string, right: string];

const pairsOf = (lefts: readonly string[], rights: readonly string[]): Pair[] =>
  lefts.flatMap((left) => rights.map((right): Pair => [left, right]));

function grouped(pairs: readonly Pair[]): Relation['of'] {
  const of: Relation['of'] = {};
  for (const [left, right] of pairs.map((pair) => pair.map((name) => name.toLowerCase()))) {
    of[left] ??= [];
    if (!of[left].includes(right)) of[left].push(right);
  }
  return of;
}
