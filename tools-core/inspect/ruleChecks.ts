import { type Check, type Reason, worst } from '../base/index.ts';
import type { Rule, RuleSet } from '../request/index.ts';
import type { Inspection } from '../verify/index.ts';
import { placeInInput } from './places.ts';

const RANK = ['error', 'warning', 'skipped', 'success'];

/** The rules of each standard as checks, the worst first. A profile that a request need not follow has no outcome. */
export const ruleChecks = ({ rules: sets, decoded }: Inspection): Check[] =>
  sets.map(({ title, rules, linkOf, isOptional }: RuleSet): Check => {
    const checkOf = ({ section, text, outcome, value, place }: Rule): Check => {
      const shown = decoded.format === 'openid4vp-request' && place ? placeInInput(decoded, place) : undefined;
      const links = [{ title: `${title.replace(/,.*/, '')}, ${section}`, href: linkOf(section) }];
      return { outcome, title: text, text: value, links, ...(shown ? { place: shown } : {}) };
    };
    const met = rules.filter(({ outcome }) => outcome === 'success').length;
    const checks = rules
      .map(checkOf)
      .sort((one, other) => RANK.indexOf(one.outcome ?? '') - RANK.indexOf(other.outcome ?? ''));
    const outcome = worst(rules.map((rule) => rule.outcome));
    return { ...(isOptional ? {} : { outcome }), title: `${title}: ${met} of ${rules.length} rules are met`, checks };
  });

/** The first broken rule as the reason for an outcome, or that there is none. The worst rule of each standard comes first. */
export function reasonOfRules(sets: readonly Check[]): Reason {
  const [first] = sets.find(({ outcome }) => outcome)?.checks ?? [];
  if (!first || (first.outcome !== 'error' && first.outcome !== 'warning'))
    return { text: 'It meets all rules of OpenID4VP 1.0 that can be checked here.' };
  const { title, text = '', place, links = [] } = first;
  return { text: `This rule is not met: ${title}. ${text.replace(/\.$/, '')}.`, ...(place ? { place } : {}), links };
}
