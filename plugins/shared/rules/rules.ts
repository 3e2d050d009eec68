import { dataRules } from './dataRules.ts';
import { linkRules } from './linkRules.ts';
import { pageRules } from './pageRules.ts';
import { sampleRules } from './sampleRules.ts';
import { wordRules } from './wordRules.ts';

/** Every rule of the check by its name. The compiler refuses a problem of a rule that is not here. */
export const rules = { ...pageRules, ...wordRules, ...linkRules, ...sampleRules, ...dataRules };

/** Name of a rule, e.g. `links/page-exists`. */
export type RuleName = keyof typeof rules;

/** Names of the rules of a group without the group: those of `links` hold `page-exists`. */
export type RuleOf<Group extends string> = RuleName extends infer Name
  ? Name extends `${Group}/${infer Rest}`
    ? Rest
    : never
  : never;
